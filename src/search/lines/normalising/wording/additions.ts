import { lazily } from '../../../../collections/lazily.ts';
import { FRACTION_SIGN } from '../../../../text/numbers/fractions.ts';
import { HOT_DRINK_WORDS } from '../../words/foods-with-additions.ts';
import { isPreparation } from '../../words/preparation-words.ts';

/** "Brot, dünn mit Butter bestrichen": an addition on a food. */
const PUT_ON =
  /,?\s(?:dünn |dick |leicht |thinly |lightly )?((?:mit|with)\s[^,()]*?\p{L})\s(?:bestrichen|belegt|bestreut|beträufelt|übergossen|on top|on it|drauf|darauf|drüber|darüber|on the side)(?=\s*(?:$|,))|,?\s(?:thinly |lightly )?(?:spread|topped|drizzled|sprinkled|covered|served|mixed|tossed) (?=with\s)|(?<=\p{L}),?\s(?:gemischt|vermischt|verrührt|vermengt|serviert) (?=mit\s)/giu;

/** "Potatoes, boiled, with quark": an addition, unless a food is sold with it. */
const BEHIND_COMMA =
  /(?:,(\s[\p{L}-]+))?,(?=\s(?:with|mit)\s(?!(?:(?:the|their|its|der|dem|ihrem|ihrer)\s)?(?:skin|peel|bones?|stones?|juices?|liquid|lids?|haut|schale|knochen|gräten|kern\p{L}*|saft|flüssigkeit|\d)(?!\p{L})))/giu;

/** "Tea 2 sugars", "2 crumpets lots of butter": an addition without a joining word. */
const UNJOINED = new RegExp(
  String.raw`(?<=(?<!\p{L})(?:${HOT_DRINK_WORDS}) )(?=(?:\d|one|ein|eine) (?:sugars?|zucker|sweeteners?|süßstoff|(?:tsps?|tl|stück|würfel|löffel) (?:of )?(?:sugar|zucker|honey|honig))(?!\p{L}))|(?<=\p{L}{3} )(?:(?:with )?(?:lots|loads|plenty) of |mit viel |viel )(?=\p{L})`,
  'giu',
);

/** "Bagel, thin spread of cream cheese" */
const LAYER_OF =
  /(?<=\p{L}{2}|[\d)]),?\s(?:with\s)?(?:a\s)?(?:(?:thin|light|thick|generous|small)\s)?(?:spread|spreading|schmear|smear|scrap(?:e|ing)|layer|smidge) of\s(?=\p{L})/giu;

/** "Buttered crumpet", "soda bread, buttered". Toast and rolls with butter are dishes that have this name. */
const BUTTERED_BREAD = String.raw`(?:(?:english )?muffins?|crumpets?|bagels?|scones?|tea ?cakes?|(?:\p{L}+ )?bread|malt loaf|baguette|corn(?: on the cob)?|potato(?:es)?|crackers?|waffles?|pancakes?)`;
const BUTTERED = new RegExp(
  String.raw`(?<!\p{L})(?:lightly |thickly |hot )?buttered ((?:\p{L}+ )?${BUTTERED_BREAD})(?!\p{L})(?! toast)|(?<=(?<!\p{L})${BUTTERED_BREAD}),?\s\(?(?:lightly |thickly )?buttered\)?(?=\s*(?:$|[,;]))`,
  'giu',
);

const FAT =
  '(?:\\p{L}*öl|\\p{L}*butter|butterschmalz|margarine|schmalz|(?:olive |rapeseed |sunflower |vegetable |coconut )?oil|ghee|lard|dripping)';
const FRIED = '(?:an)?gebraten|gebacken|angeschwitzt|fried|saut[eé]ed|cooked|scrambled|roasted';

/** "Bread dipped in olive oil", "Brot, in Öl getunkt": the part that stays on it; a hot drink is drunk as well. */
const DIPPED = '(?:dipped|dunked|tossed|drenched|coated|(?:ein)?getunkt|getaucht|gedippt|gewälzt)';
const HOT_DRINK =
  '(?:(?:(?:my|the|a|her|his|meine[nm]?|den|einen) )?(?:hot |black )?(?:cup of )?(?:tea|coffee|tee|kaffee))';
const DIPPED_IN = new RegExp(
  String.raw`,?\s${DIPPED} in (?:(${HOT_DRINK})(?=\s*(?:$|[,;]))|(?:a little |some |etwas |wenig )?(?!water|wasser|flour|mehl|ei(?:gelb)?(?!\p{L})|eggs?(?!\p{L}))(\p{L}[^,;()\d]*?))(?=\s*(?:$|[,;]))((?:,\s)(?:\d|${FRACTION_SIGN}|ein)[^,;()]*$)?`,
  'iu',
);
const IN_DIPPED = new RegExp(
  String.raw`,?\sin (?:(${HOT_DRINK})|(?:etwas |wenig )?(?!Wasser|Mehl|Ei)(\p{L}[^,;()\d]*?)) ${DIPPED}(?=\s*(?:$|[,;]))`,
  'iu',
);

/** "Whey in 300 ml milk", "collagen in coffee": what a powder is stirred into. */
const POWDER_IN =
  /(?<=(?<!\p{L})(?:whey|protein|\p{L}*pulver|powder|casein|huel|peptides|collagen|kollagen|creatine|kreatin|psyllium|flohsamenschalen))\sin\s(?:(?:my|the|a|den|dem|einem|im)\s)?(?=(?:ca\.? |about )?\d+\s?ml|(?:black |hot )?(?:coffee|tea|milk|smoothie|juice|yogh?urt|porridge|kaffee|tee|milch|saft|joghurt|quark)(?!\p{L}))/giu;

/** "Salmon fried in 1 tbsp oil", "Huhn, in Butter gebraten": the fat is an addition. Tuna is sold in oil, though. */
const friedIn = lazily(
  () =>
    new RegExp(
      String.raw`,?\s(?:(?:pan|shallow|stir)[- ])?(${FRIED})\sin\s((?:(?:\d\S*|${FRACTION_SIGN}|einem?|an?|wenig|etwas|a little|some)\s?(?:(?:EL|TL|g|ml|tbsp|tsp|teaspoons?|tablespoons?)(?: of)?\s)?)?${FAT})(?=\s*(?:$|[,;]))`,
      'giu',
    ),
);
const inFatFried = lazily(
  () =>
    new RegExp(
      String.raw`,?\sin\s((?:(?:\d\S*|${FRACTION_SIGN}|einem?|wenig|etwas)\s?(?:(?:EL|TL|g|ml)\s)?)?${FAT})\s(${FRIED})(?=\s*(?:$|[,;]))`,
      'giu',
    ),
);

/** "Schweinsbraten mit Saft", "Huhn im eigenen Saft": gravy rather than fruit juice, which people drink with a schnitzel. */
const JUICE_OF_MEAT =
  /(?<=(?:(?:braten|stelze|haxe|knödeln?)(?:\s\d+\s?g)?\smit|(?:braten|fleisch|stelze|haxe|hendl|hähnchen|huhn|ente|gans|schnitzel|knödeln?)(?:\s\d+\s?g)?\sim)\s(?:(?:eigene[mn]|etwas|wenig|viel)\s)?)(?:Natur)?saft(?=\s*(?:$|[,;+&]|(?:und|mit)\s))/giu;

/** "Salat mit Dressing": nobody says which, and it is not the dressing of a product. */
const DRESSED =
  /(?<=(?:salat|salad),?\s(?:\d+\s?g\s)?(?:with|mit)\s)dressing(?=\s*(?:$|[,;]|\d))/giu;

/** "Pancakes with syrup": nobody says which. */
const SYRUP_ON_PANCAKES =
  /(?<=(?<!\p{L})(?:pancakes?|waffles?|french toast),?\s(?:with|and|&)\s(?:butter and\s)?)syrup(?=\s*(?:$|[,;&+]|and\s))/iu;

/** "2 slices jam on toast": the number counts the toast, unlike that of "2 tbsp jam on toast" and "30 g jam on toast". */
const SPREAD_ON_TOAST =
  /(?<!\p{L})(?<!(?<!\p{L})(?:g|gr|grams?|gramm|kg|oz|ounces?|ml|cl|cups?|tbsps?|tsps?|tablespoons?|teaspoons?|dessertspoons?|spoons?|(?:table|tea)?spoonfuls?|el|tl|kcal)\.?\s(?:of\s)?)(jam|honey|marmalade|nutella|lemon curd)(?: on)? ((?:(?:wholemeal|white|brown|granary) )?toast)(?!\p{L})/iu;

/** "1 Brötchen Salami": what is on it, without a joining word. A "Toast Hawaii" is a dish. */
const TOPPING_BEHIND_BREAD =
  /(?<=(?<!\p{L})(?:\p{L}*(?:[bB]rötchen|[sS]emmeln?)|Brot|(?:Misch|Vollkorn|Roggen|Schwarz|Grau|Bauern)brot|Toast)\s)(?=(?:Salami|Gouda|Emmentaler|Leberwurst|Teewurst|Lyoner|Mortadella|Kochschinken|Schinken|Wurst|Käse|Butter|Honig|Marmelade|Nutella|Frischkäse|Mett|Lachs|Räucherlachs)\s*(?:$|[,;+&]|und\s|mit\s))/gu;

/** "Brötchen, dünn Frischkäse" */
const THINLY = /(?<=(?:[,;+&]|\s(?:mit|und))\s)(?:hauchdünn|dünn|dick)\s(?=\p{Lu})/gu;

function withDipAdded(text: string): string {
  if (!HAS_DIPPED.test(text)) return text;
  const [found, hot, dip, amount] = DIPPED_IN.exec(text) ?? [];
  if (found === undefined) {
    return text.replace(IN_DIPPED, (_, drink?: string, into = '') =>
      drink === undefined ? ` mit ${into}` : `, ${drink}`,
    );
  }
  const added = hot === undefined ? ` with ${dip}` : `, ${hot}`;
  // "Bread, dipped in oil, 3 slices" counts the bread.
  return amount === undefined
    ? text.replace(found, added)
    : `${amount.slice(2)} ${text.slice(0, -found.length)}${added}`;
}

const HAS_DIPPED = new RegExp(`${DIPPED} in |\\sin .*${DIPPED}`, 'iu');

/**
 * Names additions on a food with a joining word, and omits the way they were put on it: "Brot mit Butter bestrichen".
 */
export function withAdditionsJoined(text: string): string {
  return text
    .replace(friedIn(), ' $1 with $2')
    .replace(inFatFried(), ' $2 with $1')
    .replace(/^.*$/su, withDipAdded)
    .replace(POWDER_IN, ' with ')
    .replace(BUTTERED, (_, bread?: string) => `${bread ?? ''} with butter`)
    .replace(JUICE_OF_MEAT, 'Bratensaft')
    .replace(DRESSED, 'salad dressing')
    .replace(SYRUP_ON_PANCAKES, 'pancake syrup')
    .replace(THINLY, '')
    .replace(SPREAD_ON_TOAST, '$2 with $1')
    .replace(TOPPING_BEHIND_BREAD, 'mit ')
    .replace(LAYER_OF, ' with ')
    .replace(UNJOINED, 'with ')
    .replace(PUT_ON, (_, added?: string) => ` ${added ?? ''}`)
    .replace(BEHIND_COMMA, (_, before?: string) => {
      const isDescribed = before !== undefined && !isPreparation(before.trim());
      return `${isDescribed ? ',' : ''}${before ?? ''}`;
    });
}
