import { lazily } from '../../../../text/lazily.ts';

/** The meal or time of day before what was eaten: "breakfast: 2 eggs", "abends: 1 Brot". */
const mealTime = lazily(
  () =>
    /^\s*(?:(?:\p{L}+ )?meal deal|canteen|caf[eé]|restaurant|kantine|mensa|imbiss|breakfast|brunch|lunch|dinner|supper|tea|snacks?|dessert|pud(?:ding)?|afters|starter|main(?: course)?|vorspeise|hauptspeise|hauptgericht|beilage|getränke?|getrunken|gegessen|drinks?|drank|ate|evening|frühstück|mittagessen|abendessen|abendbrot|zwischenmahlzeit|jause|znüni|zvieri|znacht|vesper|brotzeit|zwischendurch|elevenses|(?:mid-?)?(?:morning|afternoon)|bedtime|nachtisch|morgens|vormittags?|mittags?|nachmittags?|abends?)\s*:\s+(?=\S)/iu,
);

/** A word for many foods before those that were eaten: "Rohkost: Paprika, Gurke", "Chinese takeaway - fried rice". */
const heading = lazily(
  () =>
    /^\s*(?:(?:rohkost|obst|gemüse|früchte|fruits?|(?:raw )?veg(?:gies|etables)?|crudit[ée]s|salad bar|salatbar|beilagen?|sides?|toppings?|belag|brotbelag|extras?|süßes|süßigkeiten|sweets|nachspeise)\s*:|(?:(?:chinese|indian|thai|italian|mexican|japanese|chippy|asia)[- ])?(?:take-?(?:out|away)|delivery|lieferdienst|lieferservice)(?: (?:chinese|indian|thai|italian|mexican|japanese))?\s*(?::|\s[-–]))\s+(?=\p{L})/iu,
);

/** A text without the meal before it, or a word for all of its foods. */
export function withoutMealTime(text: string): string {
  const plain = text.includes(':') ? text.replace(mealTime(), '') : text;
  return plain.replace(heading(), '');
}

/** The time at which it was eaten, before it: "7:30 Uhr 1 Brot", "8am coffee". */
const CLOCK_TIME =
  /^\s*(?:\d{1,2}(?:[:.]\d{2})?\s*(?:uhr|[ap]\.?m\b\.?)|\d{1,2}:\d{2})\s*[:,–-]?\s+(?=\S)/iu;

/** The same behind it: "coffee at 8", "Apfel um 10:30 Uhr". Nobody eats at an amount. */
const CLOCK_TIME_BEHIND =
  /(?<=\p{L}),?\s(?:at|um|gegen|around)\s(?:[01]?\d|2[0-4])(?:[:.]\d{2})?\s*(?:uhr|[ap]\.?m\b\.?|o['’]clock)?(?=\s*$)/iu;

/** A text without the time of day before or behind it. */
export function withoutClockTime(text: string): string {
  return text.replace(CLOCK_TIME, '').replace(CLOCK_TIME_BEHIND, '');
}

/** "Reste vom Gulasch", "leftover curry": the same food on another day. */
const LEFT_OVER =
  /^\s*(?:(?:the |den |die |(?:ein(?:en)? )?(?:kleine[rn]? )?)?(?:reste?|remains?|restliche[nrs]?)|übrige[nrs]?|left-?overs?|what was left)(?:(?: (?:vom vortag|von gestern|from (?:yesterday|last night)))?:| (?:vom|von|der|des|from|of)(?: (?:the|my|der|dem))?)?\s+(?=\p{L})/iu;

/** A text without the remark that its food was left over. */
export function withoutLeftover(text: string): string {
  return text.replace(LEFT_OVER, '');
}
