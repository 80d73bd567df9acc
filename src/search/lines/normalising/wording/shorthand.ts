/** Abbreviations of foods, with or without a full stop. They have no other meaning. */
const FOODS: readonly (readonly [short: RegExp, word: string])[] = [
  [/(?<!\p{L})alk(?:ohol)?\.?[- ]?fr(?:ei|\.)?(?![\p{L}])/giu, 'alkoholfrei'],
  [/(?<!\p{L})chx(?!\p{L})/giu, 'chicken'],
  [/(?<![\p{L}&])s ?(?:&|\+|n) ?p(?![\p{L}&])/giu, 'salt and pepper'],
  [/(?<!\p{L})pbj(?!\p{L})/giu, 'PB&J'],
  [/(?<=\d\s?|(?<!\p{L})(?:a|half an?)\s)do?z\.?(?=\s\p{L})/giu, 'dozen'],
  [/(?<!\p{L})griech\.\s?(?=jogh?urt)/giu, 'griechischer '],
  [/(?<!\p{L})g ?(?:&|and|n) ?t(?=s?(?!\p{L}))/giu, 'gin and tonic'],
  [/(?<!\p{L})hot choc(?!\p{L})/giu, 'hot chocolate'],
  // Fried, rather than a second egg.
  [
    /(?<=(?<!\p{L})eggs?(?:\s?[–—-]\s?\d+(?:\s\p{L}+)?)?),?\s(?:over[- ](?:easy|medium|hard)|sunny[- ]side[- ]up)(?!\p{L})/giu,
    ', fried',
  ],
  [/(?<!\p{L})p['’]?nut(?=s?(?!\p{L}))/giu, 'peanut'],
  [
    /(?<=(?<!\p{L})(?:new|roast(?:ed)?|roastie|mash(?:ed)?|boiled|baby|salad) )pots(?!\p{L})/giu,
    'potatoes',
  ],
  [/(?<=(?<!\p{L})(?:jacket|baked) )pot(?=s?(?!\p{L}))/giu, 'potato'],
  [/(?<!\p{L})Br(?:(?:ö|oe)t?|(?:ö|oe)?tch)(?:\.|(?!\p{L}))/gu, 'Brötchen'],
  [
    /(?<!\p{L})pb(?=\s(?:sandwich|toast|sarnie|bagel|on|cookies?|crackers|cups?)(?!\p{L}))/giu,
    'peanut butter',
  ],
  [/(?<!\p{L})Haferfl(?:\.|(?!\p{L}))/giu, 'Haferflocken'],
  [/(?<!\p{L})tom(?= (?:soup|sauce|puree|purée|juice|ketchup|salad)(?!\p{L}))/giu, 'tomato'],
  [/(?<!\p{L})Frischk(?:\.|(?!\p{L}))/gu, 'Frischkäse'],
  [/(?<!\p{L})Marm(?:\.|(?!\p{L}))/gu, 'Marmelade'],
  [/(?<!\p{L})Marg\./gu, 'Margarine'],
  [/(?<!\p{L})Kart\./gu, 'Kartoffeln'],
  [/(?<!\p{L})Vollk\.[- ]?br(?:\.|ot(?!\p{L})|(?!\p{L}))/giu, 'Vollkornbrot'],
  [/(?<!\p{L})Vollk\.[- ]?(?=\p{L})/giu, 'Vollkorn'],
  [/(?<!\p{L})harte?(?:[ -]gekochte)?(s?)(?= Eie?r?(?!\p{L}))/giu, 'hartgekochte$1'],
  [/(?<!\p{L})gek\.\s?(?=Schinken)/giu, 'gekochter '],
  [/(?<!\p{L})ger\.\s?(?=(?:Lachs|Forelle|Schinken|Speck)(?!\p{L}))/giu, 'geräucherter '],
];

/** "1 Sch. Br." and "Br. Käse" are bread, and any other "Br." may be a roll or a slice of bread. */
const SLICE_OF_BREAD = /(?<=(?<!\p{L})(?:Scheiben?|Schb?\.|Schn\.)\s?)Br\./gu;
const BREAD_WITH = /^(\s*)Br\.\s?(?:(?:m\.|mit)\s?)?(?=\p{Lu}\p{Ll}{2})/u;
const ROLL = /(?<=^\s*(?:(?:\d\S*|[½¼¾]|ein(?:e|es)?|halbes)\s?)?)Br\.(?!\p{L})/gu;

/** Words from the east and north of Germany for an open sandwich. */
const STULLE = /(?<!\p{L})(?:Stulle|Bemme|Knifft?e)(n)?(?!\p{L})(?=(\smit\s)?)/gu;

/** "Mashed spuds", "a baked spud" */
const SPUDS = /(?<!\p{L})spud(s?)(?!\p{L})/giu;

/** "2 slices ww toast", "PB&J on ww" */
const WHOLE_WHEAT =
  /(?<!\p{L})ww(?=\s(?:bread|toast|pasta|rolls?|bagels?|wraps?|tortillas?|pitas?|flour|buns?|spaghetti|noodles|english muffins?|crackers)(?!\p{L}))/giu;
const ON_WHOLE_WHEAT = /(?<=(?<!\p{L})on )ww(?=\s*(?:$|[,;)]|w(?:ith\s|\/)|and\s))/giu;

/** Beans on toast, on a baked potato or with an English breakfast are baked beans. */
const BEANS_ON_IT =
  /(?<=(?<!\p{L})(?:eggs?|sausages?|bacon|hash browns?|fish fingers|waffles|chips|toast)(?:,? and|,| &| with| \+) )beans(?=\s*(?:$|[,;&+)]|and\s|with\s|on\s))|(?<!\p{L})(?<!(?:green|black|kidney|butter|runner|broad|french|white|pinto|rice and|refried) )beans(?=(?:,? and|,| &| with| \+) (?:(?:\d|a|fried|poached|scrambled|hash|fish) ?)*(?:eggs?|sausages?|bacon|browns?|fingers|toast)(?!\p{L}))|(?<!\p{L})beans(?= on (?:\d |two )(?:slices? (?:of )?|x )?(?:\p{L}+ )?toast)|(?<=(?<!\p{L})(?:jacket|baked) (?:potato(?:es)?|spud) (?:with|w\/|and|&) (?:\p{L}+ (?:and|&) )?)beans(?!\p{L})/giu;

/** "Bagel w/ cc": cream cheese on bread. After a number, "cc" means millilitres. */
const CREAM_CHEESE =
  /(?<=(?<!\p{L})(?:bagels?|toast|crumpets?|crackers?|rolls?|bread|muffins?|celery|sticks?)(?:,?\s|\s(?:with\s|w\/?\s?|and\s|[&+]\s?)))cc(?!\p{L})|(?<!\p{L})cc(?=\s(?:bagels?|(?:and|&) lox|(?:and|&) jelly)(?!\p{L}))/giu;

/** "Beer (non-alcoholic)": the word after the drink makes it a different drink. */
const NON_ALCOHOLIC =
  /(?<!\p{L})((?:wheat )?(?:beer|lager|wine|cider|gin))s?(?:,\s?|\s?\()non[- ]?alcoholic\)?(?!\p{L})/giu;

/** "Free" says that a food lacks something, except in these. */
const FREE_RANGE = /(?<!\p{L})free[- ]range(?!\p{L})/giu;

/** Spells out foods that people abbreviate: "1/2 Brö. m. Frischk.", "chx on ww". */
export function withShorthandInFull(text: string): string {
  return FOODS.reduce((plain, [short, word]) => plain.replace(short, word), text)
    .replace(NON_ALCOHOLIC, 'non-alcoholic $1')
    .replace(FREE_RANGE, 'freerange')
    .replace(SLICE_OF_BREAD, 'Brot')
    .replace(BREAD_WITH, '$1Brot mit ')
    .replace(ROLL, 'Brötchen/Brot')
    .replace(STULLE, (_, many = '', filled?: string) =>
      filled === undefined ? 'belegtes Brot' : `Scheibe${many} Brot`,
    )
    .replace(SPUDS, (_, many: string) => (many === '' ? 'potato' : 'potatoes'))
    .replace(WHOLE_WHEAT, 'whole wheat')
    .replace(BEANS_ON_IT, 'baked beans')
    .replace(CREAM_CHEESE, 'cream cheese')
    .replace(ON_WHOLE_WHEAT, 'whole wheat bread');
}
