import { lazily } from '../../../../collections/lazily.ts';
import { anyWordOf } from '../../../../text/words/word-patterns.ts';
import { FRUIT_WORDS, VEGETABLE_WORDS } from '../../words/general-words.ts';

/** Meals, courses and places before the food. */
const MEALS = String.raw`
  (?:\p{L}+ )?meal deal; breakfast; brunch; lunch; dinner; supper; tea; snacks?; elevenses
  dessert; pud(?:ding)?; afters; starter; main(?: course)?; drinks?; drank; ate
  (?:school|packed|hospital|work) (?:breakfast|lunch|dinner|meal)
  (?:pre|post|before|after|during)[- ](?:workout|training|gym|run|ride|swim|match|race)
  (?:soft|pur[ée]e|pur[ée]ed|light|bland) diet
  canteen; caf[eé]; restaurant
`;
const GERMAN_MEALS = `
  frühstück; mittagessen; abendessen; abendbrot; zwischenmahlzeit; jause; znüni; zvieri; znacht
  vesper; brotzeit; nachtisch; vorspeise; hauptspeise; hauptgericht; beilage
  getränke?; getrunken; gegessen
  (?:2. |zweites )frühstück; schulessen; pausensnack; spätmahlzeit; spätstück
  (?:vor|nach) dem (?:training|sport|lauf|laufen|spiel|wettkampf)
  (?:schon|voll)kost; (?:passierte|weiche|leichte|pürierte) kost
  kantine; mensa; imbiss
`;

/** Times of day before it. */
const DAYTIMES = `
  (?:mid-?)?(?:morning|afternoon); evening; bedtime
  morgens; vormittags?; mittags?; nachmittags?; abends?; zwischendurch
`;

/** The meal or time of day before what was eaten: "breakfast: 2 eggs", "abends: 1 Brot". */
const mealTime = lazily(
  () => new RegExp(String.raw`^\s*${anyWordOf(MEALS, GERMAN_MEALS, DAYTIMES)}\s*:\s+(?=\S)`, 'iu'),
);

/** Collective words for foods, with a colon after them. */
const FOODS = `
  rohkost; ${FRUIT_WORDS}; (?:raw )?(?:${VEGETABLE_WORDS}); crudit[ée]s
  salad bar; salatbar; beilagen?; sides?; toppings?; belag; brotbelag; extras?
  süßes; süßigkeiten; sweets; nachspeise
`;

/** Kitchens that deliver food. */
const CUISINES = 'chinese; indian; thai; italian; mexican; japanese';
const DELIVERIES = 'take-?(?:out|away); delivery; lieferdienst; lieferservice';

/** A collective word before the foods that were eaten: "Rohkost: Paprika, Gurke", "Chinese takeaway - fried rice". */
const heading = lazily(() => {
  const before = `(?:${anyWordOf(CUISINES, 'chippy; asia')}[- ])?`;
  const delivered = `${before}${anyWordOf(DELIVERIES)}(?: ${anyWordOf(CUISINES)})?`;
  return new RegExp(
    String.raw`^\s*(?:${anyWordOf(FOODS)}\s*:|${delivered}\s*(?::|\s[-–]))\s+(?=\p{L})`,
    'iu',
  );
});

/** A text without the meal before it, or without a collective word for its foods: "Breakfast: 2 eggs". */
export function withoutMealTime(text: string): string {
  const plain = text.includes(':') ? text.replace(mealTime(), '') : text;
  return plain.replace(heading(), '');
}

/** The time of eating, before the food: "7:30 Uhr 1 Brot", "8am coffee", "8h30 2 eggs". */
const CLOCK_TIME =
  /^\s*(?:\d{1,2}(?:[:.]\d{2})?\s*(?:uhr|[ap]\.?m\b\.?)|\d{1,2}[:h][0-5]\d)\s*[:,–-]?\s+(?=\S)/iu;

/**
 * A time with a full stop before the food, at an hour at which people eat: "10.30 2 digestives". A number and a word
 * follow it, so that it cannot be an amount: "6.50 g".
 */
const CLOCK_TIME_WITH_STOP =
  /^\s*(?:0?[5-9]|1\d|2[0-3])\.[0-5]\d\s+(?=(?:\d+(?:[.,/]\d+)?[½¼¾]?|[½¼¾])\s?\p{L})/u;

/** A time after the food: "coffee at 8", "Apfel um 10:30 Uhr". No amount follows "at". */
const CLOCK_TIME_BEHIND =
  /(?<=\p{L}),?\s(?:at|um|gegen|around)\s(?:[01]?\d|2[0-4])(?:[:.]\d{2})?\s*(?:uhr|[ap]\.?m\b\.?|o['’]clock)?(?=\s*$)/iu;

/** A text without the time of day before or after it: "8:30 porridge". */
export function withoutClockTime(text: string): string {
  return text
    .replace(CLOCK_TIME, '')
    .replace(CLOCK_TIME_WITH_STOP, '')
    .replace(CLOCK_TIME_BEHIND, '');
}

/** "Reste vom Gulasch", "leftover curry": the same food on another day. */
const LEFT_OVER =
  /^\s*(?:(?:the |den |die |(?:ein(?:en)? )?(?:kleine[rn]? )?)?(?:reste?|remains?|restliche[nrs]?)|übrige[nrs]?|left-?overs?|what was left)(?:(?: (?:vom vortag|von gestern|from (?:yesterday|last night)))?:| (?:vom|von|der|des|from|of)(?: (?:the|my|der|dem))?)?\s+(?=\p{L})/iu;

/** A text without the remark that its food was left over: "leftover pizza". */
export function withoutLeftover(text: string): string {
  return text.replace(LEFT_OVER, '');
}
