import { PLACE_WORDS } from '../asides/places.ts';

const MEAL =
  /^(?:(?:[1-3]\.|1st|2nd|first|second|erstes|zweites) )?(?:breakfast|brunch|lunch|dinner|supper|elevenses|snacks?|(?:morning|tea|coffee|lunch|afternoon) break|(?:evening|midday|night) meal|midday|noon|(?:mid[- ]?)?(?:morning|afternoon|evening)(?: snacks?)?|bedtime snack|(?:gabel)?frühstück|früh|(?:mittag|abend|morgen|nacht)essen|abendbrot|b[/-]?fast|bkfst|brekk(?:ie|y)|din-?dins|brotzeit|vesper|jause|nachmittagskaffee|kaffee(?:zeit|pause|trinken)|zwischenm(?:ahlzeit(?:en)?|\.)?|zwischendurch|(?:throughout|during|over) the day|(?:über den|während des) tag(?:e?s)?(?: verteilt)?|vormittags?|nachmittags?|abends?|morgens|mittags?|(?:spät|nacht)mahlzeit|(?:meal|mahlzeit) ?#?[1-9]|nachtmahl|spätstück|spät(?:abends)?|nachts?|z['’]?(?:morge[nd]?|nüni|mittag|vieri|abig|nacht))$/i;
/** Meals by their first letters, before a colon or a dash: "B: 2 eggs", "ZM - 1 Apfel", "bf- toast". */
const MEAL_LETTER =
  /^(?:[BLDSFMAZ]|ZM|Sn|AE|ME|FS|Sp|VM|NM|[Bb][Ff]|BF|[Bb]rk(?:fst)?|[Ll]un|[Dd]in|[Ss]up|[Ss]nax|[Zz]w|(?:[Mm]id[- ]?)?(?:[AaPp]m|AM|PM))\.?$/;
const FURTHER_MEAL =
  /^(?:drinks|beverages|fluids|alcohol|treats?|extras|(?:afternoon |high )?tea|dessert|pudding|late(?: night)?|other|getränke|getrunken|trinken|alkohol|süßes|nachtisch|sonstiges|außerdem)$/i;

/** Courses of a meal. Each may have a column of its own. */
const COURSE =
  /^(?:starters?|appeti[sz]ers?|(?:first|second|main) (?:course|dish)|mains?|(?:side|main) dish(?:es)?|sides?|desserts?|puddings?|vorspeisen?|vorsuppe|haupt(?:speisen?|gerichte?|gang|komponente)|(?:gemüse|sättigungs|stärke)?beilagen?|nach(?:tisch|speisen?)|(?:tages)?suppen?|soups?|(?:beilagen)?salate?|(?:side )?salads?)(?: ?\d)?$/i;

/** Names of columns of foods between those of meals. In a line, some of them are foods. */
const COLUMN_OF_MEALS =
  /^(?:(?:\d\. ?)?zm ?\d?|snack ?\d|break(?: ?\d)?|(?:pre|post|before|after|during)[- ]?(?:workout|training|exercise|sports?|gym|school|work|dinner|lunch|bed(?:time)?)|bedtime|at bedtime|(?:packed|school) lunch|lunch ?box|(?:late|bedtime|night|midnight|am|pm|evening|morning)[- ](?:snacks?|dinner|evening)|overnight|night(?:time)?|(?:anything|everything) else|other foods?|in[- ]between|between meals|sweets?|nibbles|tea ?time|in der nacht|(?:mitter)?nacht(?:snack|imbiss)|imbiss|kaffee(?: ?(?:&|und|\+|\/) ?kuchen)?|bett?hupferl|süß(?:igkeiten|es|waren)|nasch(?:ereien|erei|en)|knabbereien|leckereien|(?:vormittags|nachmittags|abend|spät|zwischen)-?(?:snacks?|imbiss|pause)|(?:(?:schul|große|kleine|erste|zweite|[1-3]\.) ?)?pause|pausenbrot|vor dem (?:schlafen|sport|training|zubettgehen)|nach dem (?:sport|training)|trinken|weiteres|sonst(?:iges|ige)?(?: speisen)?|zusätzliches?|dazwischen)$/i;

/** "Am Morgen" is a meal if somebody writes about it; alone, it is the morning or the next day. */
export function isToldMeal(name: string): boolean {
  return name === 'Morgen' || isMeal(name);
}

/** "Drinks: 2 l water", "Break: 1 apple": what people eat between meals, unlike "Tea: 1 cup". */
export function isExtraBefore(title: string, rest: string): boolean {
  const bare = title.replace(BEHIND_MEAL, '');
  if (!FURTHER_MEAL.test(bare) && !COLUMN_OF_MEALS.test(bare)) return false;
  return rest !== '' && !(ALSO_FOOD.test(title) && AMOUNT_ONLY.test(rest));
}

/** Names of meals that are foods, too. */
const ALSO_FOOD = /^(?:tea|pudding|dessert|kaffee|sweets?|süßigkeiten)$/i;

/** A number, and nothing but its measure. */
const AMOUNT_ONLY = /^[\d.,/½¼¾]+\s*\p{L}*\.?$/u;

/** A time, a number or a place after the name of a meal: "Lunch 1.30", "Breakfast 8am", "Snack 2", "Mittag Kantine". */
const BEHIND_MEAL = new RegExp(
  String.raw`\s+(?:#?\d{1,2}(?:[.:]\d{2})?\s*(?:[ap]\.?m\.?|uhr|h)?|${PLACE_WORDS})$`,
  'i',
);

/** Whether a title names a meal, in English or German. */
export function isMeal(title: string): boolean {
  const bare = title.trim().replace(/\s*[:(].*$/, '');
  return MEAL.test(bare) || MEAL.test(bare.replace(BEHIND_MEAL, ''));
}

/** Whether a text is the first letter of a meal: "F", "M" and "A" for Frühstück, Mittag and Abend. */
export function isMealLetter(text: string): boolean {
  return MEAL_LETTER.test(text.trim());
}

/** Whether the name of a column is that of a course of a meal: "Main dish", "Beilage". */
export function isCourse(title: string): boolean {
  return COURSE.test(title.trim());
}

/** "Tea 6pm", "Kaffee (15 Uhr)": a drink at a time, or the meal that is named after it. */
const DRINK_AT_TIME =
  /^(?:tea|coffee|tee|kaffee)[\s,(–-]+(?:at |um |@ ?)?(?:[01]?\d|2[0-4])(?:[:.][0-5]\d)?\s?(?:uhr|h|[ap]\.?m\.?)?\)?$/i;

/** Whether a line is a drink at a time, which may be a meal. */
export function isDrinkAtTime(title: string): boolean {
  return DRINK_AT_TIME.test(title.trim());
}

/** Whether a title names what people eat or drink between meals or after them: "Drinks", "Nachtisch". */
export function isFurtherMeal(title: string): boolean {
  return FURTHER_MEAL.test(title.trim());
}

/** Whether a title of a line names a meal, or what people eat and drink between meals. */
export function isMealOrExtra(title: string): boolean {
  return isMeal(title) || isFurtherMeal(title);
}

/** Between the names of two meals: "Snacks/Getränke". */
const BETWEEN_MEALS = /[/,+&]|\s(?:und|and|oder|or)\s/i;

/** Whether a column next to those of meals also has foods. */
export function isMealColumn(title: string): boolean {
  const bare = title.trim().replace(/\s*[:(].*$/, '');
  if (isMealOrExtra(title) || isCourse(bare) || COLUMN_OF_MEALS.test(bare)) return true;
  const parts = bare.split(BETWEEN_MEALS);
  return parts.length > 1 && parts.every((part) => isMealColumn(part));
}
