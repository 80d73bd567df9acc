/** "Coffee with a splash of milk": an unknown amount of an addition. */
const LITTLE =
  /(?<=\s(?:with|mit)\s)(?:(?:a|an|einem|nem|etwas|bisschen|wenig|some|little|ein)\s)*(?:(?:splash|dash|drop|bit|drizzle) of|schuss|spritzer|tropfen|bisschen|wenig|etwas|little|some)\s(?=\p{L})/giu;

const A_LITTLE =
  /^\s*(?:etwas|(?:ein |a )?(?:klein(?:es)? )?(?:bisschen|bissl|bisserl|bissle)|ein wenig|(?:just )?a (?:little(?! gem)(?: bit of)?|touch of)|(?:just )?(?:a )?(?:tiny |wee |little )?bit of)\s+(?:von |vom )?(?=\p{L})/iu;
/** Liquids: a little of one is a dash, and a little of anything else is less than an unknown amount. */
const POURED =
  /^[\p{L} -]*(?:milk|milch|sahne|rahm|cream|öl|oil|essig|vinegar|wasser|water|saft|juice|so(?:ße|sse)|sauce|wein|wine|ketchup|sirup|syrup)(?!\p{L})/iu;

/** "A drop of milk" is more than a drop, unlike that of a hot sauce. */
const A_DROP =
  /^\s*(?:(?:just )?a (?:(?:tiny|wee|small) )?drop of|(?:(?:nur )?ein(?:en)? (?:kleine[rn]? )?)?(?:tropfen|tröpfchen))\s+(?=\p{L})/iu;

/** "Etwas Milch", "a little oil": a dash, at the beginning of a line. */
function withLittleAsDash(text: string): string {
  const drunk = text.replace(A_DROP, '');
  if (drunk !== text && POURED.test(drunk)) return `1 alittle ${drunk}`;
  const rest = text.replace(A_LITTLE, '');
  return rest === text ? text : POURED.test(rest) ? `1 alittle ${rest}` : rest;
}

/** "1 onion (like Vidalia)", "1 stock cube (I use Knorr)": one of several kinds that would do. */
const FOR_EXAMPLE =
  /\s*\((?:like|such as|e\.\s?g\.|z\.\s?b\.|zum beispiel|wie|(?:i|we|ich|wir) (?:usually |always |normally |meistens |meist |immer )?(?:used?|like|love|prefer|buy|bought|recommend|nehmen?|nutzen?|verwenden?|benutzen?|mag|mögen|kaufen?))\s[^()]*\)/giu;

/** "A splash of oat milk in coffee": a measure of milk or cream, rather than a cup of coffee. */
const MEASURED_INTO_A_DRINK =
  /(?<=^\s*(?:(?:an?|some|etwas|ein(?:en)?|\d\S*|[½⅓⅔¼¾⅛]) ?)?(?:schuss|splash|dash|drop|drizzle|bit|spritzer|tropfen|m?l|cl|el|tl|esslöffel|teelöffel|tsp|tbsp|teaspoons?|tablespoons?)(?: of)? [\p{L} -]*(?:milk|milch|drink|cream|sahne|creamer))\s(?:in (?:my |the )?(?:coffee|tea|cuppa)|i(?:m|n den) (?:kaffee|tee))\s*$/iu;

/** "1/2 TL Zimt aufs Porridge": the food to which a spoon of something was added. */
const ON_ANOTHER =
  /(?<=^\s*(?:\d\S*|[½⅓⅔¼¾⅛]|ein(?:en)?)\s?(?:TL|EL|Teelöffel|Esslöffel|Prise|Klecks|Schuss|tsp|tbsp|teaspoons?|tablespoons?)(?: of)? \p{L}+),?\s(?:aufs|ins|übers|auf(?: das| die| den| meine?[mn]?| dem)|über (?:das|die|den)|on (?:the |my )|over (?:the |my )|in (?:the |my ))\s?\p{L}+\s*$/iu;

/** "Protein powder in water": powders are eaten in water. */
const IN_WATER =
  /(?<=(?:powder|pulver|whey|protein|collagen|kollagen|psyllium|flohsamenschalen))\s(?:in|with|mit|mixed with)\s(?:(?:a |some |etwas )?(?:glass of )?water|(?:einem Glas )?wasser)\s*$/iu;

/** "Protein bar, 20 g protein", "whey (24g protein)": a content of the food. Sugar and fat may be added to it, too. */
const CONTENT =
  /(?<=\p{L}{2}[^,;]*)[\s,–-]*(?:(?:with|mit|has|hat)\s)?\(?\s*\d+(?:[.,]\d+)?\s?g(?:rams?|ramm)?\s(?:of\s)?(?:protein|carbs?|carbohydrates?|fib(?:re|er)|eiwei(?:ß|ss)|kohlenhydrate|kh|ballaststoffe)\)?(?=\s*(?:[,;)]|$))|\s*\(\s*\d+(?:[.,]\d+)?\s?g(?:rams?|ramm)?\s(?:of\s)?(?:fat|sugars?|fett|zucker)\)/giu;

/** A quick test for the weight, because {@link CONTENT} looks back from each position in a text. */
const HAS_CONTENT =
  /\d\s?g(?:rams?|ramm)?\s(?:of\s)?(?:protein|carb|fib|eiwei|kohlen|kh|ballast|fat|sugar|fett|zucker)/iu;

/** "Crisps, salt & vinegar": a flavour. */
const SALT_AND_VINEGAR = /(?<=(?:crisps?|chips)[ ,(]+)salt (?:and|n|&|['’]n['’]) vinegar/giu;

/** "Minced lamb, not too lean": a property that a food should not have. */
const NOT_TOO =
  /,?\s\(?(?:not (?:too|very|overly)|nicht (?:zu|allzu))\s\p{L}+\)?(?=\s*(?:$|[,;)]))/iu;

/** "Nothing, just water": a drink alone. */
const NOTHING_BUT = /^\s*(?:nothing|nichts),?\s(?:but|just|only|except|nur|außer)\s(?=\S)/iu;

/** "1 small side dish" */
const SIDE_DISH =
  /(?<=(?:\d|an?|eine?) (?:small |large |kleine |große )?)side (?:dish|portion|serving)(?!\p{L})/giu;

/** A helping with a meal: "2 sides of fries". A side of salmon or bacon is a cut. */
const SIDE_OF =
  /^\s*(\d+ |an? |one )?sides? of (?!(?:\p{L}+ )*(?:salmon|trout|cod|fish|beef|pork|lamb|bacon|venison)(?!\p{L}))(?=\p{L})/iu;

/** "Beilage Reis": a helping of it. */
const BEILAGE = /^\s*(\d+ |eine )?Beilagen?:?\s(?=\p{Lu})/u;

/** "Hüttenkäse mit Kräutern": herbs on cottage cheese weigh next to nothing. */
const HERBS_ON_IT =
  /(?<=(?:hüttenkäse|körniger frischkäse|cottage cheese)(?:\s[^,;]{0,20})?)\s(?:mit|with) (?:frischen |fresh )?(?:kräutern|schnittlauch|herbs|chives)(?!\p{L})/iu;

/** Removes remarks that change neither the food nor its amount. */
export function withoutSideRemarks(text: string): string {
  const own = HAS_CONTENT.test(text) ? text.replace(CONTENT, '') : text;
  return withLittleAsDash(own)
    .replace(SIDE_DISH, 'portion')
    .replace(FOR_EXAMPLE, '')
    .replace(NOT_TOO, '')
    .replace(NOTHING_BUT, '')
    .replace(SALT_AND_VINEGAR, 'flavoured')
    .replace(LITTLE, '')
    .replace(MEASURED_INTO_A_DRINK, '')
    .replace(ON_ANOTHER, '')
    .replace(IN_WATER, '')
    .replace(HERBS_ON_IT, '')
    .replace(SIDE_OF, (_, count = '1 ') => `${count}portion `)
    .replace(BEILAGE, (_, count = '1 ') => `${count}Portion `);
}
