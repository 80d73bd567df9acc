import { FRACTION_SIGN, fractionNumber } from '../../../../text/numbers/fractions.ts';
import { SPOON_WORDS, VOLUME_WORDS, WEIGHT_WORDS } from '../../../../text/vocabulary/unit-words.ts';

const NUMBER = String.raw`(?:\d[\d.,]*(?:\s?${FRACTION_SIGN}|\s\d/\d)?|\d/\d|${FRACTION_SIGN})`;
const SPOONS = `cups?|tassen?|${SPOON_WORDS}`;
const WEIGHTS = `${WEIGHT_WORDS}|mg|${VOLUME_WORDS}|pints?|quarts?`;
const MEASURE = `(?:${SPOONS}|${WEIGHTS}|sticks?|prisen?|pinch(?:es)?)`;
const AMOUNT = String.raw`${NUMBER}\s*${MEASURE}(?!\p{L})\.?`;
const ABOUT = String.raw`(?:(?:about|approx\.?|approximately|roughly|around|from|ca\.?|circa|etwa|=)\s*)?`;

/** "¾ cup sugar ((150g))", in the form of a plugin that many pages use. */
const DOUBLE = /\(\(([^()]*)\)\)/g;

/**
 * "2 cups (281 g) flour", "1/2 cup (8 Tbsp; 113g) butter": the weight of the content of the cup or spoon, which counts
 * before its volume.
 */
const WEIGHED_CUPS =
  /^[^()]{1,20}\b(?:cups?|tbsps?\.?|tsps?\.?|tablespoons?|teaspoons?|sticks?|tassen?|el|tl)\s*\((?:[^()]{1,30}(?:[;,/]|\sor|\s=)\s*)?\s*(?:about |approx\.? |ca\. |etwa |~)?(\d+(?:[.,]\d+)?)\s*-?\s*(g|kg|oz|lbs?|ounces?|grams?|gramm|pounds?)\b[^()]*\)\s*/i;

/** "1 rounded tbsp or 4 tsp curry paste", "2 tbsp / 30 ml milk": the same amount in two measures. */
const TWO_MEASURES = new RegExp(
  String.raw`^(${NUMBER}\s*(?:(?:rounded|heaped|heaping|level|scant|gehäufte[rn]?|gestrichene[rn]?)\s+)?${MEASURE}\.?)\s+(?:or|oder|=)\s+${ABOUT}${NUMBER}\s*(?:(?:rounded|heaped|heaping|level|scant|gehäufte[rn]?|gestrichene[rn]?)\s+)?${MEASURE}(?!\p{L})\.?(?=\s+\p{L})`,
  'iu',
);

/** "2 sticks (1 cup) butter": the same amount in cups, which says more than a package, but no more than a stick or a weight. */
const IN_CUPS = new RegExp(
  String.raw`^(${NUMBER}\s*(\p{L}+)\.?)\s*\(${ABOUT}(${NUMBER}\s*(?:${SPOONS}))\)\s*`,
  'iu',
);
const SAYS_ENOUGH = new RegExp(`^(?:sticks?|${WEIGHTS}|${SPOONS})$`, 'iu');

/** "1 lb carrots (about 6 medium)", "1 cup chopped onion (1 medium)": the number of pieces in an amount. */
const PIECES_OF_AMOUNT = new RegExp(
  String.raw`^((?:${NUMBER}\s*(?:-|–|to|bis)\s*)?${AMOUNT}[^()]*\p{L}[^()]*?)\s*\((?:\p{L}[\p{L}\s-]*,\s*)?${ABOUT}(?:${NUMBER}\s*(?:-|–|to|bis)\s*)?${NUMBER}(?!\s*(?:${WEIGHTS}|%|min|x)(?!\p{L}))(?!\d)[^()\d]*\)`,
  'iu',
);

/** "3 ripe bananas (mashed, about 1 1/3 cups)", "1 onion, chopped (1 cup)": the amount that some pieces make. */
const CUPS_OF_PIECES = new RegExp(
  String.raw`^((?:${NUMBER}\s?(?:-|–|to)\s?)?${NUMBER}\s(?!(?:${MEASURE}|cans?|tins?|jars?|dosen?|packages?|packs?|bags?)(?!\p{L}))\p{L}[^()\d]*?)\s*\((?:\p{L}[\p{L}\s-]*,\s*)?${ABOUT}${NUMBER}\s*(?:${SPOONS})(?!\p{L})[^()]*\)`,
  'iu',
);

/** "2 6-oz salmon fillets": two of that weight. */
const WEIGHT_OF_EACH = /^(\d{1,2})\s+\(?(\d+(?:\.\d+)?)-(oz|ounces?|g|gram|lb|pound)\.?\)?(?=\s)/i;

/** "1 1/2-inch piece ginger", "5 cm piece of ginger": by their length. */
const LENGTH = new RegExp(
  String.raw`^(?:(?:1|an?|one|ein)\s+(?=\d{1,2}[- ]?cm))?(${NUMBER})[- ]?(inch|cm)[- ]?(?:piece|knob|chunk|stück)\s+(?:of\s+)?(?:(?:fresh|peeled|frischer)\s+)*(?=ginger|turmeric|ingwer|kurkuma)`,
  'iu',
);

/** "4 tablespoons/55 grams butter", "1 cup/240 ml milk": the weight or volume of the content of the spoons or cups. */
const BEHIND_SLASH = new RegExp(
  String.raw`^(${NUMBER}\s*(?:(?:packed|heaping|heaped|scant|generous)\s+)?(?:${SPOONS}|sticks?))\.?\s?\/\s?${ABOUT}(${NUMBER}\s*(${WEIGHTS}))(?=\s+\(?\p{L})`,
  'iu',
);

/** "2 tbsp butter 30 ml", "12 oz penne 375 g": the same amount in another measure behind the food. */
const BEHIND_FOOD = new RegExp(
  String.raw`^(${NUMBER}\s*(${SPOONS}|${WEIGHTS})(?!\p{L})\.?)\s+(\p{L}[^\d()]*?\p{L}{3})(?<!\s(?:auf|per|pro|für|for|with|mit|und|and|to))\s+(\d[\d.,]*\s?(ml|l|g|kg))$`,
  'iu',
);

/** A measure of weight says more than cups or spoons; of two weights or two volumes, the first counts. */
function withoutAmountBehind(text: string): string {
  return text.replace(
    BEHIND_FOOD,
    (_, first: string, measure: string, food: string, second: string, unit: string) =>
      IS_WEIGHT.test(unit) && !SAYS_WEIGHT.test(measure) ? `${second} ${food}` : `${first} ${food}`,
  );
}

/** An ingredient with each of its two amounts, one before and one behind the food; empty for other lines. */
export function amountsAround(text: string): readonly string[] {
  const [, first, , food, second] = BEHIND_FOOD.exec(text.trim()) ?? [];
  return food === undefined ? [] : [`${first} ${food}`, `${second} ${food}`];
}

/** Whether something is to be taken away from an amount or a food: "100 g minus 20 g sugar". */
export function isDifference(text: string): boolean {
  return /(?<!\p{L})(?:minus|abzüglich)(?!\p{L})/iu.test(text);
}

const IS_WEIGHT = /^k?g$/i;
const SAYS_WEIGHT = new RegExp(`^(?:${WEIGHT_WORDS})$`, 'iu');

/** "2 cups minus 2 tablespoons flour": an amount that lacks another one. */
const DIFFERENCE =
  /^(\d[\d./ ½⅓⅔¼¾⅛]*?)\s?cups?\s(?:minus|less)\s(\d)\s?(?:(tbsps?|tablespoons?)|tsps?|teaspoons?)\.?\s(?=\p{L})/iu;

/** Millilitres of a US cup and of spoons. */
const ML = { cup: 240, tablespoon: 15, teaspoon: 5 } as const;

function withDifference(_: string, cups: string, spoons: string, large?: string): string {
  const lacking = Number(spoons) * (large === undefined ? ML.teaspoon : ML.tablespoon);
  return `${Math.round(ML.cup * fractionNumber(cups)) - lacking} ml `;
}

const IS_VOLUME = /^(?:ml|cl|dl|l|lit|pint|quart)/i;

/** "2 x 400g tins (480g drained weight) chickpeas": the drained weight of all, or of each if it is less than a tin. */
const DRAINED_BEFORE_FOOD =
  /^(\d{1,2})\s?(?:x\s)?(\d{2,4})\s?g[ -](?:tins?|cans?|jars?|dosen?|gläser|glas)\s\((?:drained(?: weight)?:?\s)?(\d{2,4})\s?g(?:\s(?:drained(?: weight)?|abgetropft))?\)\s(?:of\s)?(\p{L}.*)$/iu;

function withDrainedOfAll(text: string): string {
  return text.replace(
    DRAINED_BEFORE_FOOD,
    (whole, count: string, size: string, drained: string, food: string) => {
      if (!/drained|abgetropft/i.test(whole)) return whole;
      const all =
        Number(drained) > Number(size) ? Number(drained) : Number(count) * Number(drained);
      return `${food}, drained weight ${all} g`;
    },
  );
}

/** An ingredient without a second amount that repeats the first in another measure. */
export function withoutSecondAmount(text: string): string {
  const once = text.includes('(') ? withoutBrackets(withDrainedOfAll(text)) : text;
  return withoutAmountBehind(once)
    .replace(DIFFERENCE, withDifference)
    .replace(BEHIND_SLASH, (_, spoons: string, second: string, unit: string) =>
      IS_VOLUME.test(unit) ? spoons : second,
    )
    .replace(TWO_MEASURES, '$1')
    .replace(WEIGHT_OF_EACH, '$1 x $2 $3')
    .replace(LENGTH, (whole, number: string, unit: string) =>
      unit.toLowerCase() === 'inch' && /^\d$/.test(number) ? whole : `${number} ${unit} `,
    );
}

function withoutBrackets(text: string): string {
  return text
    .replace(DOUBLE, '($1)')
    .replace(WEIGHED_CUPS, '$1 $2 ')
    .replace(IN_CUPS, (_, first: string, measure: string, cups: string) =>
      SAYS_ENOUGH.test(measure) ? `${first} ` : `${cups} `,
    )
    .replace(PIECES_OF_AMOUNT, '$1')
    .replace(CUPS_OF_PIECES, '$1');
}

/** "¼ cup + 2 tbsp sugar" */
const SUM_BEFORE = new RegExp(
  String.raw`^(${AMOUNT})\s*(?:\+|plus|und|and)\s*(${AMOUNT})\s+(\p{L}.*)$`,
  'iu',
);

const PURPOSE = String.raw`(?:\s(?:extra|more|mehr)|,?\s(?:extra\s)?(?:for|to|zum|zur|für|fürs)\s[^\d]*)?`;

/** "100 g sugar, plus 2 tbsp for sprinkling" */
const SUM_BEHIND = new RegExp(
  String.raw`^(${AMOUNT})\s+(\p{L}[^\d()+]*?),?\s*(?:\+|(?<=\s)plus)\s*(?:(?:an?\s)?(?:extra|additional)\s)?(${AMOUNT})${PURPOSE}$`,
  'iu',
);

/** "Thyme, plus a few sprigs to garnish": a garnish, whose amount nobody states. */
const ON_TOP =
  /,?\s*(?:\+|(?<=\s)plus)\s*[^\d,()½⅓⅔¼¾⅛]*\s(?:for|to)\s(?:finish(?:ing)?|garnish(?:ing)?|serv(?:e|ing)|decorat(?:e|ing|ion)|sprinkl(?:e|ing)|drizzl(?:e|ing)|dust(?:ing)?|scatter(?:ing)?|top(?:ping)?|greas(?:e|ing)|brush(?:ing)?|taste)(?!\p{L})[^\d]*$/iu;

/** "300 g flour + extra for dusting", "100 g Butter + etwas für die Form": an amount that nobody states. */
const EXTRA =
  /,?\s*(?:\+|(?<=\s)(?:plus|und|and))\s*(?:(?:an?|noch)\s)?(?:extra|more|some|etwas|little|mehr|additional)(?!\p{L})(?:\s(?:more|extra|mehr))?(?:\s(?:for|to|zum|zur|für|fürs)\s[^\d]*)?$/iu;

/** The two amounts of one food that a line adds up, each with the food; undefined for other lines. */
export function summands(text: string): readonly [string, string] | undefined {
  const before = SUM_BEFORE.exec(text);
  if (before !== null) return [`${before[1]} ${before[3]}`, `${before[2]} ${before[3]}`];
  const behind = SUM_BEHIND.exec(text);
  if (behind === null) return undefined;
  return [`${behind[1]} ${behind[2]}`, `${behind[3]} ${behind[2]}`];
}

/** An ingredient without an additional amount that nobody states. */
export function withoutExtra(text: string): string {
  return text.replace(EXTRA, '').replace(ON_TOP, '');
}
