import {
  DECIMAL_NUMBER,
  FRACTION_SIGN,
  fractionNumber,
} from '../../../../text/numbers/fractions.ts';
import { COUNT_WORDS } from '../../../../text/numbers/number-words.ts';
import { weightText } from '../../../../text/numbers/rounding.ts';
import {
  BOWL_WORDS,
  CUP_WORDS,
  HELPING_WORDS,
  PIECE_WORDS,
  SOLD_IN_WORDS,
} from '../../../../text/vocabulary/container-words.ts';
import { VOLUME_WORDS, WEIGHT_WORDS } from '../../../../text/vocabulary/unit-words.ts';

const NUMBER = String.raw`(?:${DECIMAL_NUMBER}(?:\s?${FRACTION_SIGN}|\s\d/\d)?|\d/\d|${FRACTION_SIGN})`;
const COUNTS = [...COUNT_WORDS.keys()].join('|');
const WEIGHT = String.raw`${NUMBER}\s?(?:${WEIGHT_WORDS}|${VOLUME_WORDS})(?!\p{L})`;

/** Words for measures, which are no foods: "6 tbsp butter (85 g total)". */
const MEASURE = String.raw`(?:${[
  SOLD_IN_WORDS,
  CUP_WORDS,
  BOWL_WORDS,
  PIECE_WORDS,
  HELPING_WORDS,
  WEIGHT_WORDS,
  VOLUME_WORDS,
  'el|tl|esslöffel|teelöffel|tbsps?|tsps?|tablespoons?|teaspoons?|sticks?|bund|bunch(?:es)?|handfuls?|heads?|stalks?|sprigs?|sheets?|blatt|blätter|würfel|cubes?|knollen?|stangen?|zweige?|cloves?|zehen?',
].join('|')})\.?(?!\p{L})`;

/** Amounts in the wordings of some recipes, and the same amounts as most recipes write them. */
const WORDINGS: readonly (readonly [RegExp, string])[] = [
  // "1 - 14.5 oz can tomatoes", "2 – 400 g tins beans": a number of tins and their size, not a range.
  [
    /^(\d{1,2})\s?[-–—]\s?(\d{1,4}(?:\.\d+)?)[ -]?(oz|ounces?|g|ml)\.?[ -](?=(?:cans?|tins?|jars?|pkgs?\.?|packages?|packets?|bags?|box(?:es)?|bottles?|cartons?)(?!\p{L}))/iu,
    '$1 x $2 $3 ',
  ],
  // "1 package (12 ounce) chocolate chips (2 cups)": the volume of a weight.
  [
    new RegExp(
      String.raw`^([^()]*\(${NUMBER}[ -]?(?:oz|ounces?|g|grams?)\.?\)[^()]*?)\s?\((?:about\s)?${NUMBER}\s?cups?\)$`,
      'iu',
    ),
    '$1',
  ],
  // "1 cup, plus 2 tbsp salsa"
  [/(?<=^[\d¼-¾⅐-⅞][\d¼-¾⅐-⅞./ –-]*\s?(?:cups?|tbsps?|tablespoons?)),(?= plus [\d¼-¾⅐-⅞])/iu, ''],
  // "1 tbsp cumin ((optional))", "2 carrots (, finely chopped)": brackets of a plugin around those of the author.
  [/\(\s*\(([^()]*)\)\s*\)/gu, '($1)'],
  [/\s*\(\s*,\s*([^()]*)\)/gu, ', $1'],
  // "500 g or more diced beef", "2 or more cloves"
  [/(?<=^[\d¼-¾⅐-⅞][\d¼-¾⅐-⅞.,/–-]*\s?\p{L}{0,12}) (?:or|oder) (?:so|more|mehr)(?=\s\p{L})/iu, ''],
  // "3. Cider vinegar - 2 cups": the number of a line in a list, before a food with its amount behind it.
  [/^\d{1,2}[.)]\s+(?=\p{L}[^\d¼-¾⅐-⅞]*\s?[-–—:]\s?[\d¼-¾⅐-⅞])/u, ''],
  // "Two (2) teaspoons", "Three quarter (¾) cup", "One-two (1-2) tablespoons", "half (½) a lemon"
  [
    new RegExp(
      String.raw`(?<!\p{L})(?:about\s)?(?:(?:${COUNTS}|half|quarters?|thirds?|halbe[rn]?)[ -]?){1,4}\s?\((${NUMBER}(?:\s?[-–]\s?\d+)?)\)(?:\san?(?=\s\p{L}))?`,
      'giu',
    ),
    '$1',
  ],
  // "3- to 4-pound roast": a range between words with hyphens.
  [
    /^(\d+(?:\.\d+)?)-?\s?(?:to|or|–|-)\s?(\d+(?:\.\d+)?)-(?=(?:pound|lb|ounce|oz|kg|g)(?!\p{L}))/iu,
    '$1-$2 ',
  ],
  // "3 lbs potatoes (as many as you can fit)": no tin.
  [/\s?\((?:as (?:much|many) as|whatever)\s[^()\d]*\)/giu, ''],
  // "3 -5 lbs chuck roast": a range with a space on one side.
  [/^(\d{1,4}) [-–](\d{1,4})(?=\s?\p{L})/u, '$1-$2'],
  // "1 Tb oregano", "1 1/2 tb cornflour"
  [/(?<=^[\d¼-¾⅐-⅞][\d¼-¾⅐-⅞./ –-]*)(?:tbs?|tbps?)\.?\s(?=\p{L})/iu, 'tbsp '],
  // "10 branches thyme"
  [/(?<=^\d+(?:\s?[-–]\s?\d+)?\s)branch(?:es)?\s(?:of\s)?(?=\p{L})/iu, 'sprigs '],
  // "2.5 cm (1 inch) piece of fresh root ginger": a length in two units.
  [
    /^((?:an?\s)?\d+(?:[.,]\d+)?[ -]?cm)\s?\([^()]*(?:in(?:ch(?:es)?)?|["”])\)[ -](?=(?:piece|knob|chunk|length)(?!\p{L}))/iu,
    '$1 ',
  ],
  [/(?<=^[^()]*\bpiece of )fresh root (?=ginger)/iu, 'fresh '],
  // "Squeeze of lemon juice"
  [
    /^(?:(?:an?|1|good|generous|big)\s){0,2}squeeze (?:of )?(?:fresh )?(?=(?:lemon|lime))/iu,
    'a dash of ',
  ],
  [/^\((?:semi-?)?optional(?:ly)?\)\s*(?=\p{L})/iu, ''],
  // "400g punnet of strawberries": the weight of the only package.
  [
    new RegExp(
      String.raw`^(?:(?:1|an?|one)\s)?(?:x\s)?(${WEIGHT})[ -](?:punnet|tray|tub|pot|bag|packet|pack|carton|block|ball|box)\s(?:of\s)?(?=\p{L})`,
      'iu',
    ),
    '$1 ',
  ],
  // "2 EL Olivenöl, 20 g": the weight of the spoons.
  [
    new RegExp(
      String.raw`^(${NUMBER}\s?(?:el|tl|tbsps?|tsps?|cups?|tassen?)\.?\s[^,()\d]+),\s(${NUMBER}\s?g)$`,
      'iu',
    ),
    '$1 ($2)',
  ],
  // "2 Zwiebeln (geschält 170 g)", "3 Eier (156 g essbarer Anteil)": the weight of what is eaten of the pieces.
  [
    /\(\s*(?:geschält|geputzt|entkernt|entsteint|netto|peeled|trimmed|prepared)(?:\s(?:gewogen|weight))?:?\s(\d[\d.,]*\s?g)\s*\)/giu,
    '($1)',
  ],
  [
    /\(\s*(\d[\d.,]*\s?g)\s(?:essbarer anteil|geschält|geputzt|entkernt|entsteint|netto|peeled|trimmed|edible(?: part| portion)?|prepared weight)\s*\)/giu,
    '($1)',
  ],
  // "30 g Datteln (ca. 3 Stück)": the number of pieces in a weight.
  [
    new RegExp(
      String.raw`^(${WEIGHT}\s[^()]*?)\s?\((?:ca\.?\s|etwa\s|about\s)?\d+(?:\s?[-–]\s?\d+)?\s(?:stück|stk\.?|pieces|pcs)\)`,
      'iu',
    ),
    '$1',
  ],
  // "1 ½ Cups Kichererbsen (1 Dose mit 240 g Abtropfgewicht)": the tin that a cup comes from.
  [
    new RegExp(
      String.raw`^(${NUMBER}\s?(?:cups?|tassen?)\s[^()]*?)\s?\((?:ca\.?\s|about\s|from\s|aus\s)?\d+\s(?:dosen?|tins?|cans?|gläser|glas|jars?)(?!\p{L})[^()]*\)`,
      'iu',
    ),
    '$1',
  ],
  // "3 potatoes; 600 g total", "3 chicken breasts (2-3 lb total)": the weight of all pieces.
  [
    new RegExp(
      String.raw`^(?:${NUMBER}|${COUNTS})\s(?!${MEASURE})(\p{L}[^()\d;]*?)[\s,;–-]*\(?(?:about\s|approx\.?\s|approximately\s|around\s|roughly\s|ca\.?\s?|etwa\s|~\s?)?(\d[\d.,]*(?:\s?[-–]\s?\d[\d.,]*|\s(?:to|bis)\s\d[\d.,]*)?\s?(?:${WEIGHT_WORDS}))\.?,?\s(?:in total|total(?: weight)?|altogether|combined|insgesamt|zusammen|gesamt)\)?((?:,\s[^\d()]*)?)$`,
      'iu',
    ),
    '$2 $1$3',
  ],
  [
    new RegExp(
      String.raw`^(?:${NUMBER}|${COUNTS})\s(?!${MEASURE})(\p{L}[^()\d;]*?)[\s,;–-]*\(?(?:total(?: weight)?:?|insgesamt|zusammen|zus\.|gesamt:?)\s(?:about\s|ca\.?\s?|etwa\s|~\s?)?(\d[\d.,]*\s?(?:${WEIGHT_WORDS}))\.?\)?$`,
      'iu',
    ),
    '$2 $1',
  ],
  // "200gMayonnaise", "1kgfestkochende Kartoffeln", "ein PäckchenTrockenhefe": copied without the space of a column.
  [/(?<=^\d[\d.,/]*)(k?g|m?l)(?=\p{Lu}\p{Ll}{2})/gu, ' $1 '],
  [/(?<=^\d[\d.,/]*\s?)(kg|ml|EL|TL)(?=\p{L}{3})/gu, ' $1 '],
  [
    /(?<=(?<!\p{L})(?:päckchen|packung|dose|bund|becher|flasche|prise|würfel|tüte))(?=\p{Lu}\p{Ll}{3})/gu,
    ' ',
  ],
  [
    /(?<=(?<!\p{L})(?:Päckchen|Packung|Dose|Bund|Becher|Flasche|Prise|Würfel|Tüte|Stück))(?=\p{Lu}\p{Ll}{3})/gu,
    ' ',
  ],
  // "2 bottles (750 ml ea)"
  [
    /(?<=\(\s?\d[\d.,]*\s?(?:ml|cl|l|g|kg|oz|lbs?))\s(?:ea\.?|a piece|apiece|per piece)(?=\s?\))/giu,
    ' each',
  ],
  // "½ Zitronenschale", "1/2 Orangenabrieb": the peel of half a fruit.
  [
    /^(½|1\/2|¼|1\/4|[1-9])\s(zitrone|orange|limette)n-?(?:schale|abrieb|zeste)(?=$|\s*[,(])/giu,
    'Schale von $1 $2',
  ],
  [/(?<=(?<!\p{L})(?:juice|zest|rind|peel)) from (?=(?:an?\s|[\d½¼]|(?:half|one)\s))/giu, ' of '],
  // "1 squash (red kuri or other)": no alternative.
  [
    /\s(?:or|oder)\s(?:others?|another(?: kind)?|similar|ähnliche[rsn]?|andere[rsn]?)(?=\s*(?:\)|$|,))/giu,
    '',
  ],
  // "1 large or 2 small onions": the same amount in pieces of two sizes.
  [
    /^(\d{1,2}) (large|medium|big) or \d{1,2} (?:small|medium|smaller)(?:er)? (?=\p{L})/iu,
    '$1 $2 ',
  ],
  // "knob of butter (around 20g)", "1 Bund Petersilie (ca. 30 g)": the weight of a measure without one.
  [
    /^(?:(?:an?|1|eine?n?)\s)?(?:(?:small|large|generous|good|kleine[rns]?|große[rns]?)\s)?(?:knob|handful|bunch|dash|splash|glug|dollop|bund|handvoll|stück)\s(?:of\s)?(\p{L}[^()\d]*?)\s\((?:around|about|approx\.?|ca\.?|etwa|~)?\s?(\d+\s?(?:g|ml))\)$/iu,
    '$2 $1',
  ],
  // "salt and pepper, around 1 teaspoon of each"
  [
    /^([^\d,()]+(?:\sand\s|\sund\s)[^\d,()]+),\s(?:around\s|about\s|je(?:weils)?\s)?([\d½¼¾]+\s?(?:tsps?|tbsps?|teaspoons?|tablespoons?|el|tl))(?:\s(?:of\s)?each)?$/iu,
    '$2 each $1',
  ],
  [/(?<=\d\s?\p{L}*\s(?:[\p{L}-]+\s)*\p{L}+) of (?:your )?choice(?!\p{L})/giu, ''],
  // "12 whole cloves", "2 tbsp whole allspice"
  [
    /(?<=^[\d½][\d½.,/–-]*\s(?:(?:tsps?|tbsps?|teaspoons?|tablespoons?)\.?\s)?)whole (allspice|pimento)(?: berries)?(?!\p{L})/giu,
    '$1 berries',
  ],
  [
    /(?<=^[\d½][\d½.,/–-]*\s(?:(?:tsps?|tbsps?|teaspoons?|tablespoons?)\.?\s)?)whole cloves(?=$|\s*[,(])/giu,
    'Gewürznelken',
  ],
  [
    /^(?:(?:very )?(?:thin|thick)(?:ly)? )?(lemon|lime|orange|apple|cucumber) (?:slices|wedges)(?=$|\s*[,(]|\s(?:for|&|and|und)\s)/giu,
    '$1',
  ],
  [/(?<=^\d+\s)(?:(?:thin|thick)\s)?(lemon|lime|orange) slices(?=$|\s*[,(])/giu, 'slices $1'],
  // "Stir in 3 tbsp milk", "Add 2 eggs": the step of a list that tells what to do with each ingredient.
  [
    /^(?:(?:stir|mix|whisk|beat|fold|rub|sift|pour|blend) in|add(?: in)?|serve[sd]? with|gib|füge|dazu(?:geben)?|rühre)\s(?=[\d½⅓⅔¼¾⅛][\d½⅓⅔¼¾⅛./]*\s?(?:tbsps?|tsps?|tablespoons?|teaspoons?|cups?|oz|g|ml|kg|l|lbs?|el|tl)(?!\p{L}))/iu,
    '',
  ],
  // "50 g brauner Zucker für Streusel": the part of the dish it is for.
  [
    /(?<=\p{L}),?\sfür (?:(?:die|den|das) )?(?:streusel|teig|boden|guss|glasur|füllung|belag|creme|sauce|soße|deko(?:ration)?)$/iu,
    '',
  ],
  [
    /(?<=^[\d½¼¾][\d½¼¾./ ]*\s?\p{L}*\s)((?:beef|chicken|vegetable) )?(?:stock|broth|bouillon) (?:powder|granules)(?!\p{L})/giu,
    '$1stock cube',
  ],
  // "Cajun spice (see recipe)", "Paste (20 g; siehe Rezept)": a reference, which is no food.
  [/\s?\((?:siehe|see)\s[^()\d]*\)|[;,]\s?(?:siehe|see)\s[^(),;\d]*(?=\)|$)/giu, ''],
];

/** "1 (10 3/4 ounce) can", "1 x 14½-ounce can": a size that would be a number of tins and a part of an ounce. */
const SIZE_WITH_FRACTION =
  /\d{1,2}(?:\s\d\/\d|\s?[½⅓⅔¼¾⅛])(?=[\s-](?:oz|ounces?)\.?\)?\s(?:(?:can|tin|jar|package|pkg|packet|box|bag|container|carton|bottle|tube|pouch|envelope)s?)(?!\p{L}))/giu;

/** "800g – 1kg potatoes": a range in two units. */
const GRAMS_TO_KILOGRAMS =
  /^(\d{2,3})\s?g\s?(?:[-–—]|to|bis)\s?(\d)(?:[.,](\d{1,3}))?\s?kg(?!\p{L})/iu;

/** An ingredient with an amount as most recipes write it. */
export function withPlainAmount(text: string): string {
  const inGrams = text.replace(
    GRAMS_TO_KILOGRAMS,
    (_, first: string, whole: string, part = '') =>
      `${first}-${Math.round(1000 * Number(`${whole}.${part}`))} g`,
  );
  return WORDINGS.reduce(
    (plain, [wording, words]) => plain.replace(wording, words),
    inGrams,
  ).replace(SIZE_WITH_FRACTION, (ounces) => weightText(fractionNumber(ounces)));
}
