import { MONTH_NAMES } from './calendar-days.ts';
import { withoutEnergy } from './energy-text.ts';
import { isGivenName } from './given-names.ts';
import { isPlace, PLACE_WORDS } from './places.ts';

/** The columns of a meal file that headings fill for the lines below them, the highest first. */
export const HEADING_COLUMNS = ['person', 'heading', 'day', 'meal'] as const;

/** A heading of a diary, such as a day or a meal, and the column that it becomes. */
export interface Heading {
  readonly column: (typeof HEADING_COLUMNS)[number];
  readonly title: string;
}

/** The headings above a line, by their columns. */
export type HeadingsAbove = ReadonlyMap<Heading['column'], string>;

/**
 * A heading resets the headings of its rank and below: the next day begins without a meal. Another heading below a day
 * or a meal is a part of it, such as "Sauce:" below "Lunch", up to the next day or meal, unless headings stand above
 * the days.
 */
export function placed({ column, title }: Heading, under: HeadingsAbove): HeadingsAbove {
  const names = [...under.keys()];
  const isBelowEating = (at: number) =>
    names.slice(0, at).some((name) => name === 'day' || name === 'meal');
  const other = names.indexOf('heading');
  const isPart = (at: number) => at === other && isBelowEating(at);
  const above = HEADING_COLUMNS.slice(0, HEADING_COLUMNS.indexOf(column));
  const kept =
    column === 'heading' && isBelowEating(other < 0 ? names.length : other)
      ? [...under].filter(([name]) => name !== 'heading')
      : [...under].filter(([name], at) => above.some((one) => one === name) && !isPart(at));
  return new Map([...kept, [column, title] as const]);
}

const WEEKDAY =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|mon|tues?|weds?|thu(?:rs?)?|fri|sat|sun|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag|mo|di|mi|do|fr|sa|so|(?:day|tag) ?\d+|\d+\. ?tag)\.?$/i;
/** The day of a month after a weekday: "Sat 6th", "Fr 5.". */
const DAY_OF_MONTH = /^\d{1,2}(?:st|nd|rd|th|\.)$/i;
const MONTH = `(?:${MONTH_NAMES})`;
/** "2. März", "2nd of March 2026" and "March 2, 2026". */
const DATE_IN_WORDS = new RegExp(
  `^(?:\\d{1,2}(?:\\.|st|nd|rd|th)? ?(?:of )?${MONTH}\\.?|${MONTH}\\.? \\d{1,2}(?:st|nd|rd|th)?)(?:,? \\d{4})?$`,
  'i',
);
const DATE = /^(?:\d{4}-\d{2}-\d{2}|\d{1,2}[./]\d{1,2}[./]?(?:\d{2}|\d{4})?)$/;
const MEAL =
  /^(?:(?:[1-3]\.|1st|2nd|first|second|erstes|zweites) )?(?:breakfast|brunch|lunch|dinner|supper|elevenses|snacks?|(?:evening|midday|night) meal|midday|noon|(?:mid[- ]?)?(?:morning|afternoon|evening)(?: snacks?)?|bedtime snack|(?:gabel)?frühstück|früh|(?:mittag|abend|morgen|nacht)essen|abendbrot|bfast|bkfst|brekk(?:ie|y)|din-?dins|brotzeit|vesper|jause|nachmittagskaffee|kaffee(?:zeit|pause|trinken)|zwischenm(?:ahlzeit(?:en)?|\.)?|zwischendurch|vormittags?|nachmittags?|abends?|morgens|mittags?|(?:spät|nacht)mahlzeit|(?:meal|mahlzeit) ?#?[1-9]|nachtmahl|spätstück|spät(?:abends)?|nachts?|z['’]?(?:morge[nd]?|nüni|mittag|vieri|abig|nacht))$/i;
/** Meals by their first letters, before a colon or a dash: "B: 2 eggs", "ZM - 1 Apfel". */
const MEAL_LETTER = /^(?:[BLDSFMAZ]|ZM|Sn|AE|ME|FS|Sp)\.?$/;
const FURTHER_MEAL =
  /^(?:drinks|beverages|fluids|alcohol|treats?|extras|(?:afternoon |high )?tea|dessert|pudding|late(?: night)?|other|getränke|getrunken|trinken|alkohol|süßes|nachtisch|sonstiges|außerdem)$/i;

/** Courses of a meal. Each may have a column of its own. */
const COURSE =
  /^(?:starters?|appeti[sz]ers?|(?:first|second|main) (?:course|dish)|mains?|(?:side|main) dish(?:es)?|sides?|desserts?|puddings?|vorspeisen?|vorsuppe|haupt(?:speisen?|gerichte?|gang|komponente)|(?:gemüse|sättigungs|stärke)?beilagen?|nach(?:tisch|speisen?)|(?:tages)?suppen?|soups?|(?:beilagen)?salate?|(?:side )?salads?)(?: ?\d)?$/i;

/** Names of columns of foods between those of meals. In a line, some of them are foods. */
const COLUMN_OF_MEALS =
  /^(?:(?:\d\. ?)?zm ?\d?|snack ?\d|(?:morning|tea|coffee|lunch|afternoon) break|break(?: ?\d)?|(?:pre|post|before|after|during)[- ]?(?:workout|training|exercise|sports?|gym|school|work|dinner|lunch|bed(?:time)?)|bedtime|at bedtime|(?:packed|school) lunch|lunch ?box|(?:late|bedtime|night|midnight|am|pm|evening|morning)[- ](?:snacks?|dinner|evening)|overnight|night(?:time)?|(?:anything|everything) else|other foods?|in[- ]between|between meals|sweets?|nibbles|tea ?time|in der nacht|(?:mitter)?nacht(?:snack|imbiss)|imbiss|kaffee(?: ?(?:&|und|\+|\/) ?kuchen)?|bett?hupferl|süß(?:igkeiten|es|waren)|nasch(?:ereien|erei|en)|knabbereien|leckereien|(?:vormittags|nachmittags|abend|spät|zwischen)-?(?:snacks?|imbiss|pause)|(?:(?:schul|große|kleine|erste|zweite|[1-3]\.) ?)?pause|pausenbrot|vor dem (?:schlafen|sport|training|zubettgehen)|nach dem (?:sport|training)|trinken|weiteres|sonst(?:iges|ige)?(?: speisen)?|zusätzliches?|dazwischen)$/i;

/** A time of day before what was eaten: "07:30 2 eggs", "8 Uhr: Kaffee", "7.30-8.00 Uhr", "8 am". */
const TIME =
  /^((?:(?:[01]?\d|2[0-4])[:.][0-5]\d\s*(?:-|–|bis|to)\s*)?(?:[01]?\d|2[0-4])(?::[0-5]\d(?:\s*(?:uhr|h|[ap]\.?m\.?))?|(?:\.[0-5]\d)?\s*(?:uhr|[ap]\.?m\.?)))(?![\p{L}\d])\s*[:,–-]?\s*(.*)$/iu;

/** Reads a line as a heading, a time, or a heading after a time; `rest` is the food in the same line. */
export function readHeading(line: string): (Heading & { readonly rest: string }) | undefined {
  const bare = withoutEnergy(line);
  const sum = bare === line ? undefined : readHeading(bare);
  // An app sums up the foods below: "Breakfast (420 kcal)".
  if (sum !== undefined && sum.column !== 'heading' && sum.rest === '') return sum;
  const [, time = '', eaten = ''] =
    TIME.exec(line.trim().replace(/^(?:um|gegen|at)\s+(?=\d)/i, '')) ?? [];
  if (time === '') return readTitle(line);
  const named = readTitle(eaten);
  return named?.column === 'meal' ? named : { column: 'meal', title: time, rest: eaten };
}

/** "B - 2 eggs", "Drinks – 2 l water": a meal or its letter before a dash. */
const BEFORE_DASH = /^\s*(\p{L}[\p{L} ]*?)\s+[-–—]\s+(\S.*)$/u;

/** A meal with its time, and what was eaten: "Lunch 12:30", "Dinner (18:00): 1 banana". */
const MEAL_AT =
  /^\s*(?:[4-9]\.\s)?((?:[1-3]\.\s)?[^\d:(]{1,30}?)[\s,(–-]+(?:ca\.? |um |at )?(?:[01]?\d|2[0-4])[:.][0-5]\d(?:\s*(?:uhr|h|[ap]\.?m\.?))?(?![\p{L}\d]|\s?(?:k?g|[mcd]?l|oz)(?!\p{L}))\)?\s*[:,–-]?\s*(.*)$/iu;

/** "For breakfast I had two eggs", "Zum Mittagessen gab es Suppe" */
const IN_PROSE =
  /^\s*(?:and |then |und |dann )?(?:for|at|in the|zum|zu|beim|am)\s+(\p{L}+)(?:\s+(?:time|today|heute))?,?\s+(?:i|we|there was|gab(?:['’]s| es)|hatte(?:n)? (?:ich|wir)|hab(?:e|en)? (?:ich|wir)|aß ich|ich hatte|ich habe)\s+(?:had |ate |have |eaten |drank )?(\S.*?)(?:\s(?:gegessen|getrunken))?[.!]?\s*$/iu;

/** "Lunch was 150 g chicken", "Das Mittagessen war Suppe" */
const MEAL_WAS =
  /^\s*(?:my |the |mein |das )?(\p{L}+)(?: (?:today|heute))?\s+(?:was|were|war|waren|consisted of|bestand aus)\s*:?\s+(\S.*)$/iu;

/** "Abends 1 Teller Suppe", "for dinner 100 g rice", "Frühstück 2 Brötchen": a meal before an amount of a food. */
const BEFORE_AMOUNT =
  /^\s*((?:(?:for|at|in the|zum|beim|am)\s+)?(?:(?:1|2)\.\s)?\p{L}+)[\s,]+(?!\d+(?:[.:]\d\d)?\s*(?:uhr|h|[ap]\.?m)(?!\p{L}))((?:\d|[½¼¾]|an?\s|one\s|two\s|eine?n?\s|zwei\s|drei\s)[^:]*\p{L}{3}.*)$/iu;
/** "Abends Suppe": words that cannot be foods. */
const ADVERB =
  /^\s*((?:früh)?morgens|vormittags|mittags|nachmittags|(?:spät)?abends|nachts|zwischendurch)[\s,]+(\p{L}.*)$/iu;
const WORD_BEFORE_MEAL = /^(?:for|at|in the|zum|beim|am)\s+/i;

/** "Abends beim Italiener: pizza", "Lunch at work: soup": a place or company after the name of a meal. */
const MEAL_SOMEWHERE = /^(\p{L}+)\s+(?:bei|beim|im|in|mit|zu|at|with|out|on)\s[\p{L}\s]+$/iu;

/** "Brunch mit Rührei", "Dinner with wine": a meal with what was eaten, or with whom. */
const MEAL_WITH = /^\s*(\p{L}+)\s+(?:mit|with)\s+([^:]*\p{L})[.!]?\s*$/iu;

/** "Freunden", "my parents", "der Familie" */
const COMPANY =
  /^(?:(?:my|the|our|a|den|der|dem|meine[nmr]?|unsere[nmr]?|einer|einem)\s)?(?:\p{L}*(?:freund|kolleg|famil|eltern|kind|gäst|nachbar|bekannt|verein|mutter|vater|oma|opa)\p{L}*|friends?|colleagues?|coworkers?|family|parents|kids|children|guests|neighbou?rs|mum|mom|dad|partner|wife|husband|frau|mann|team|girls|boys|mama|papa)$/iu;

/** "Mittwoch Frühstück" */
const DAY_AND_MEAL = /^(\p{L}+)[\s,–-]+(\S.*)$/u;

/** "Am Morgen" is a meal if somebody writes about it; alone, it is the morning or the next day. */
export function isToldMeal(name: string): boolean {
  return name === 'Morgen' || isMeal(name);
}

/** Reads a line as a title; `rest` is the food in the same line, if any. */
function readTitle(line: string): (Heading & { readonly rest: string }) | undefined {
  if (isDay(line)) return { column: 'day', title: line.trim(), rest: '' };
  const [, before = '', behind = ''] = BEFORE_DASH.exec(line) ?? [];
  if (MEAL_LETTER.test(before) || isMealOrExtra(before))
    return { column: 'meal', title: before, rest: behind };
  const [, meal = '', eaten = ''] = MEAL_AT.exec(line) ?? [];
  if (isMealOrExtra(meal)) {
    const isAlone = eaten === '' || isPlace(eaten);
    return isAlone
      ? { column: 'meal', title: line.trim().replace(/\s*:$/, ''), rest: '' }
      : { column: 'meal', title: meal, rest: eaten };
  }
  const [, named = '', told = ''] = IN_PROSE.exec(line) ?? [];
  if (isToldMeal(named)) return { column: 'meal', title: named, rest: told };
  const [, was = '', eatenThen = ''] = MEAL_WAS.exec(line) ?? [];
  if (isMeal(was)) return { column: 'meal', title: was, rest: eatenThen };
  const [, adverb = '', behindAdverb = ''] = ADVERB.exec(line) ?? [];
  if (adverb !== '' && !line.includes(':') && !isPlace(behindAdverb))
    return { column: 'meal', title: adverb, rest: behindAdverb };
  const [, prefixed = '', amount = ''] = BEFORE_AMOUNT.exec(line) ?? [];
  const first = prefixed.replace(WORD_BEFORE_MEAL, '');
  if (isMeal(first) || (first !== prefixed && isToldMeal(first)))
    return { column: 'meal', title: first, rest: amount };
  const colon = line.indexOf(':');
  const [, whole = '', withFood = ''] = MEAL_WITH.exec(line) ?? [];
  if (isMeal(whole)) {
    const isCompany = isPlace(`mit ${withFood}`) || COMPANY.test(withFood) || isGivenName(withFood);
    return {
      column: 'meal',
      title: isCompany ? line.trim() : whole,
      rest: isCompany ? '' : withFood,
    };
  }
  const title = (colon < 0 ? line : line.slice(0, colon)).trim();
  const rest = colon < 0 ? '' : line.slice(colon + 1).trim();
  if (isDay(title)) return { column: 'day', title, rest };
  if (rest !== '' && MEAL_LETTER.test(title)) return { column: 'meal', title, rest };
  const toldTitle = title.replace(WORD_BEFORE_MEAL, '');
  if (toldTitle !== title && isToldMeal(toldTitle))
    return { column: 'meal', title: toldTitle, rest };
  const somewhere = colon < 0 ? '' : (MEAL_SOMEWHERE.exec(title)?.[1] ?? '');
  if (isMeal(title) || isMeal(somewhere) || isExtraBefore(title, rest))
    return { column: 'meal', title, rest };
  const [, day = '', mealOfDay = ''] = DAY_AND_MEAL.exec(title) ?? [];
  if (colon >= 0 && isDay(day) && isMeal(mealOfDay))
    return { column: 'day', title: day, rest: `${mealOfDay}: ${rest}` };
  if (rest === '' && colon >= 0 && FURTHER_MEAL.test(title)) return { column: 'meal', title, rest };
  // Any other line is a heading only if it ends with a colon and does not begin with an amount.
  return colon === line.length - 1 && !/^\d/.test(title)
    ? { column: 'heading', title, rest }
    : undefined;
}

/** "Drinks: 2 l water", "Break: 1 apple": what people eat between meals, unlike "Tea: 1 cup". */
function isExtraBefore(title: string, rest: string): boolean {
  const bare = title.replace(BEHIND_MEAL, '');
  if (!FURTHER_MEAL.test(bare) && !COLUMN_OF_MEALS.test(bare)) return false;
  return rest !== '' && !(ALSO_FOOD.test(title) && AMOUNT_ONLY.test(rest));
}

/** Names of meals that are foods, too. */
const ALSO_FOOD = /^(?:tea|pudding|dessert|kaffee|sweets?|süßigkeiten)$/i;

/** A number, and nothing but its measure. */
const AMOUNT_ONLY = /^[\d.,/½¼¾]+\s*\p{L}*\.?$/u;

/** Words before a day: "Essen am 5.3.", "Food on Monday". */
const EATEN_ON =
  /^(?:essen|ernährung|mahlzeiten|protokoll|tagebuch|gegessen|food|meals|eaten|diary|date|datum)\s*(?:am|vom|für|on|for|:)\s*|^(?:datum|date|essen|ernährung|mahlzeiten|food|meals)\s+(?=\d{1,2}[./])/i;

/** "Mittwoch, den 4. März", "Montag, dem 2.3." */
const ARTICLE_OF_DATE = /(?<=^\p{L}+,?\s)(?:de[nm]|the)\s(?=\d)/iu;

/** The shift of somebody who does not work in the daytime, before or after the day: "Nachtschicht Mi 5.6.". */
const SHIFT =
  '(?:(?:früh|spät|nacht|tag)-?(?:dienst|schicht)|frei(?:er tag)?|urlaub|(?:early|late|day|night) shift|day off)';
const SHIFT_OF_DAY = new RegExp(String.raw`^${SHIFT}[\s,:–-]+|[\s,:–-]+${SHIFT}$`, 'i');

/** A remark on a day with a date: "Mi. 8.5. (krank)". */
const REMARK_ON_DAY = /\s*\([^()\d]{1,40}\)$/;

/** The most characters in the title of a day. Longer text, such as a row of numbers, is not checked. */
const LONGEST_DAY = 100;

/** "Monday", "Day 3", "2026-03-02", "Mon 2.3.2026", "2026-03-02 Mon", "Montag, 02.03.", "Sat 6th", "Tag 1 (Mi)", "Tag 1 – 04.11.", "Tag 1: Montag, 4.3.". */
export function isDay(title: string): boolean {
  const text = title.trim().replace(EATEN_ON, '').replace(ARTICLE_OF_DATE, '');
  if (WEEKDAY.test(text) || isDate(text)) return true;
  if (text.length > LONGEST_DAY) return false;
  const bare = text.replace(REMARK_ON_DAY, '').replace(SHIFT_OF_DAY, '');
  if (bare !== text && /\d/.test(bare) && isDay(bare)) return true;
  const parts = text.split(/[\s,():]+|\s[–—-]\s/).filter((part) => !/^[–—-]?$/.test(part));
  const last = parts.at(-1) ?? '';
  // "2026-03-02 Mon", "2. März, Montag"; "1.5 So" may be an amount.
  if (WEEKDAY.test(last) && isWholeDate(parts.slice(0, -1).join(' '))) return true;
  // "Tag 1" and "2. Tag" are two words.
  return [1, 2].some((words) => {
    const first = parts.slice(0, words).join(' ');
    if (!WEEKDAY.test(first)) return false;
    const rest = parts.slice(words).join(' ');
    if (DAY_OF_MONTH.test(rest) || isDate(rest)) return true;
    // "Tag 1: Montag, 04.03.2024" has a number, a weekday and a date; "Mon, Tue" are two days.
    return /\d/.test(first) && rest !== '' && isDay(rest);
  });
}

function isDate(text: string): boolean {
  return (DATE.test(text) && isOfCalendar(text)) || DATE_IN_WORDS.test(text);
}

/** A date that cannot be another number: it has a year, the point behind its month, or the name of a month. */
function isWholeDate(text: string): boolean {
  return isDate(text) && (/\d{4}|\.$/.test(text) || DATE_IN_WORDS.test(text));
}

/** "48.2" is a weight: no month has 48 days. */
function isOfCalendar(text: string): boolean {
  const [, first = '', second = ''] = /^(\d{1,2})[./](\d{1,2})/.exec(text) ?? [];
  if (first === '') return true;
  const [low, high] = [Number(first), Number(second)].sort((a, b) => a - b) as [number, number];
  return low >= 1 && low <= 12 && high <= 31;
}

/**
 * Whether a line above all headings is about the record rather than a food: its title, or a line about the person. The
 * pattern takes milliseconds to compile, so that only files with such lines wait for it.
 */
export function isTitle(line: string): boolean {
  return /^(?:(?:[\p{L}\d.]+ ){0,3}(?:[-–] )?\p{L}*(?:protokoll|tagebuch)|(?:[\p{L}\d.]+ ){0,3}(?:[-–] )?(?:diary|journal|food log|food record|[\p{L}\d-]*recall)|(?:name|client|patient|klient|klientin|patientin|participant|teilnehmer|teilnehmerin|dietitian|code|kürzel|interviewer(?:in)?|date of birth|geburtsdatum|alter|age|gewicht|weight)\s*:)(?!\p{L})/iu.test(
    line.trim(),
  );
}

/** Whether a line above all headings is the title of a menu or a plan, whose date is not the day of the foods. */
export function isPlanTitle(line: string): boolean {
  return PLAN_TITLE.test(line.trim());
}

const PLAN_TITLE =
  /^(?:[^\s:]+ ){0,2}(?:\p{L}*(?:speise|speisen|ernährungs|wochen|kost)plan|(?:weekly|daily|lunch|canteen) menu|(?:meal|diet|nutrition|cutting|bulking) plan)(?!\p{L})/iu;

/** A time, a number or a place after the name of a meal: "Lunch 1.30", "Breakfast 8am", "Snack 2", "Mittag Kantine". */
const BEHIND_MEAL = new RegExp(
  String.raw`\s+(?:\d{1,2}(?:[.:]\d{2})?\s*(?:[ap]\.?m\.?|uhr|h)?|${PLACE_WORDS})$`,
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

/** Whether a title of a line names a meal, or what people eat and drink between meals. */
export function isMealOrExtra(title: string): boolean {
  return isMeal(title) || FURTHER_MEAL.test(title.trim());
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
