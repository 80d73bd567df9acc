import { readHeading } from '../headings/read-heading.ts';
import { withoutReplaced } from './replaced-foods.ts';

/** Why foods in a diary were not eaten: somebody wanted to buy or planned them, or left them. */
export type ReasonNotEaten = 'bought' | 'planned' | 'uneaten';

/** The words of each reason, as a part of a pattern. */
type Words = readonly (readonly [ReasonNotEaten, string])[];

/** A few words behind a title: "for next week", "für morgen", "(Samstag)". */
const BEHIND = String.raw`(?:\s+(?:(?:for|on|at|in|fürs?|am|im|zum|zur)(?:\s[\p{L}'’]+){1,3}|tomorrow|today|tonight|later|morgen|heute|später|(?:this|next|diese|nächste)\s(?:week|woche|weekend)))?(?:\s*\([^()]*\))?`;

const LIST_TO_BUY = String.raw`(?:(?!(?:after|before|during|while|at|on|from|out|nach|vor|beim?|während|im|vom|auf)\s)\p{L}+\s){0,2}(?:shopping(?: list)?|grocery list|groceries|\p{L}*eink(?:auf|äufe)|\p{L}*einkaufs?-?(?:liste|zettel))|(?:weekly |food |big )shop|(?:(?:still |things |foods? |what )?(?:need |have |want |got )?to (?:buy|get))|buy|shopping needed|(?:still )?need(?:ed)?|(?:noch |morgen |heute )?(?:ein)?kaufen|(?:was |noch )*(?:ein|zu |einzu)kaufen|(?:noch |morgen |heute )?(?:zu )?besorgen|besorgungen|(?:ich )?brauchen? (?:ich )?noch|noch brauchen`;
const PLAN = String.raw`(?:(?:my |mein |unser )?(?:meal |menu |food |week |weekly |\p{L}*(?:essens|mahlzeiten|menü|wochen|speisen)-?)?(?:plan(?:s|ned|ning|nung)?))|(?:meals? |foods? )planned|planned (?:meals?|foods?)|soll|geplant(?:es?|e mahlzeiten|e lebensmittel|es essen)?|vorgesehen|(?:(?:new |meal |food |recipe |dinner |lunch |snack )*ideas?)|\p{L}*ideen?|(?:new )?recipes? (?:to try|ideas?)|to try|rezepte? (?:zum (?:ausprobieren|testen|nachkochen)|für)|(?:zum )?ausprobieren|tomorrow|next (?:time|week)|nächste woche|nächstes mal|übermorgen|(?:meal )?prep(?:are)? for\s\p{L}+|vorbereiten|vorkochen|(?:for |für )(?:tomorrow|morgen|übermorgen|later|später) (?:planned|geplant)|(?:my |meine? )?(?:goals?|targets?|ziele?|vorsätze?)`;
const NOT_EATEN = `(?:i |we |ich |wir )?(?:not (?:yet )?(?:been )?(?:eaten|touched|drunk)|uneaten|(?:did|was|were)(?:n['’]t| not) (?:eat(?:en)?|drink|drunk|touch(?:ed)?)|(?:noch )?nicht (?:mehr )?(?:gegessen|getrunken|angerührt)|(?:doch )?weggelassen|weggeworfen|thrown (?:away|out)|threw (?:away|out)|given away|verschenkt|(?:for |für )?(?:the |my |den |die |unseren? |meinen? )?(?:dog|cat|pet|hund|katze|haustier))`;

const REASONS: Words = [
  ['bought', LIST_TO_BUY],
  ['planned', PLAN],
  ['uneaten', NOT_EATEN],
];

/** The pattern of each reason. */
function patternsByReason(
  words: Words,
  pattern: (words: string, reason: ReasonNotEaten) => string,
) {
  return words.map(([reason, one]) => [reason, new RegExp(pattern(one, reason), 'iu')] as const);
}

/** A label with its colon or dash, before what it is about. */
const LABEL = patternsByReason(
  REASONS,
  (words) => String.raw`^(?:${words})${BEHIND}\s*(?::|\s[–—-]\s)\s*(?=\S)`,
);
const TITLE = patternsByReason(REASONS, (words) => String.raw`^(?:${words})${BEHIND}\s*:?$`);

/** Titles that are lists even without a colon or the marks of a heading. */
const CERTAIN_LIST =
  /^(?:(?:\p{L}+ )?(?:\p{L}*einkauf(?:s(?:liste|zettel))?|shopping list|grocer(?:y list|ies)|to buy)|weekly shop)$/iu;

/** Titles that are plans even without a colon: "Plan for tomorrow", "Nächste Woche (geplant)". */
const CERTAIN_PLAN =
  /^(?:(?:meal |food |\p{L}+)?plan (?:for|für) (?:tomorrow|morgen|übermorgen|next week|(?:die )?nächste woche)|(?:next week|nächste woche|tomorrow|morgen)\s*\((?:plan(?:ned)?|geplant)\)|(?:my |mein |the )?plan)$/iu;

/** Titles of records of what was eaten, which may mention a plan: "Meal plan and food log". */
const OF_EATING = /(?<!\p{L})(?:log|diary|journal|record|\p{L}*(?:protokoll|tagebuch))(?!\p{L})/iu;

/** A line that says what somebody has to buy: "Buy 500 g strawberries", "500 g Erdbeeren kaufen". */
const BUYING =
  /^(?:(?:i |we )?(?:must |should |need to |have to |want to |will |remember to |don['’]t forget to |please )?(?:buy|pick up)\s+\S|(?:\S+\s+){1,6}(?:einkaufen|kaufen|besorgen)[.!]?$)/iu;

/** The cart before what somebody wants to buy. */
const CART = /^\s*(?:[-*•·–—+]\s+)?🛒\uFE0F?\s*(?=\p{L}|\d)/u;

/**
 * Why the foods in a line were not eaten, according to its label or its verb: "To buy: eggs, 1 l milk", "Geplant: 1
 * Joghurt". Undefined for any other line.
 */
export function reasonOfLine(line: string): ReasonNotEaten | undefined {
  if (CART.test(line) || BUYING.test(line)) return 'bought';
  return LABEL.find(([, pattern]) => pattern.test(line))?.[0];
}

/** What was bought, planned or left, without the label before it: "2 eggs" of "Planned: 2 eggs". */
export function behindLabel(line: string): string {
  return LABEL.reduce((text, [, pattern]) => text.replace(pattern, ''), line);
}

/**
 * Why the foods below a title were not eaten: "## To buy", "Geplant für morgen:". Undefined for any other line.
 *
 * @param isHeading whether the line has the marks of a heading; without them, it ends with a colon or is certainly a list
 */
export function reasonOfTitle(title: string, isHeading: boolean): ReasonNotEaten | undefined {
  const text = title.trim();
  if (OF_EATING.test(text)) return undefined;
  if (!isHeading && !text.endsWith(':')) {
    if (CERTAIN_LIST.test(text)) return 'bought';
    return CERTAIN_PLAN.test(text) ? 'planned' : undefined;
  }
  return TITLE.find(([, pattern]) => pattern.test(text))?.[0];
}

/** "Actual lunch: 1 burger", "Actual lunch", "Mittag tatsächlich: 1 Burger", "Monday (actual)" */
const ACTUAL =
  /^(?:(?:actual|real|tatsächliche[rs]?)\s(\p{L}+)|(\p{L}+)\s(?:actual|tatsächlich))(?=\s*(?::|$))|^([^:()]{2,40}?)\s*\((?:actual(?:ly)?|eaten|tatsächlich|gegessen|ist)\)(?=\s*(?::|$))/iu;

/** "What I really ate", "Was ich gegessen habe": titles without a colon. */
const WHAT_I_ATE =
  /^(?:what (?:i|we) (?:(?:actually|really|then|did) )*(?:ate|eat|had)|was (?:ich|wir) (?:(?:dann|wirklich|tatsächlich|eigentlich) )*gegessen haben?|actual(?:ly)?(?: eaten)?|eaten|reality|tatsächlich(?: gegessen)?|gegessen|realität)$/iu;

/** Whether a line is nothing but a title of what was eaten, and has no colon. */
export function isWhatWasEaten(line: string): boolean {
  return WHAT_I_ATE.test(line.trim());
}

/** Whether a line begins what was eaten, below what was planned: "Eaten:", "Tatsächlich: 100 g Fisch". */
export function isEatenInstead(line: string): boolean {
  return (
    withoutActual(line) !== line ||
    isWhatWasEaten(line) ||
    /^(?:(?:actually |really |tatsächlich |wirklich )?(?:eaten|gegessen)|actual(?:ly)?|tatsächlich|ist|reality|realität|instead|stattdessen)\s*:/iu.test(
      line.trim(),
    )
  );
}

/** Whether a line is the title of what was eaten instead of a plan: "Actual:", "What I really ate". */
export function isTitleOfEatenInstead(line: string): boolean {
  return isEatenInstead(line) && readHeading(line.replace(/:?\s*$/, ':'))?.rest === '';
}

/** A line without the word that its meal was eaten instead of a planned one: "Actual lunch: 1 burger". */
export function withoutActual(line: string): string {
  return line.replace(ACTUAL, (whole, behind?: string, before?: string, heading?: string) => {
    if (heading !== undefined) return readHeading(heading) === undefined ? whole : heading;
    const named = behind ?? before ?? '';
    // Without a colon, "real butter" is a food.
    return line.includes(':') || readHeading(named)?.column === 'meal' ? named : whole;
  });
}

/** Whether a title is that of a plan, such as dietitians write: "Wochenplan", "Meal plan". */
export function isPlan(title: string): boolean {
  return /(?<!\p{L})\p{L}*plan(?:s|ning|nung)?(?!\p{L})/iu.test(title) && !OF_TOMORROW.test(title);
}

const OF_TOMORROW = /(?<!\p{L})(?:tomorrow|morgen|next|nächste\p{L}*)(?!\p{L})/iu;

/** Whether a title is that of what was eaten: "Eaten", "Tatsächlich gegessen", "Food log". */
export function isTitleOfEating(title: string): boolean {
  return OF_EATING.test(title) || EATEN.test(title);
}

const EATEN = /(?<!\p{L})(?:eaten|ate|actual(?:ly)?|gegessen|tatsächlich|ist)(?!\p{L})/iu;

/** Whether a title is that of a plan for several days, whose days do not end it. */
export function isOfDays(title: string): boolean {
  return /(?<!\p{L})(?:\p{L}*wochen?|\p{L}*wochenplan|tage|weeks?|weekly|days)(?!\p{L})/iu.test(
    title,
  );
}

const PLANNED_MARK =
  'planned|geplant|plan|for tomorrow|für morgen|for later|für später|tomorrow|vorgesehen';
const UNEATEN = `(?:${NOT_EATEN})(?: (?:it|that|this|them))?|cancell?ed|gestrichen`;
/** A skipped meal has no foods below it. These last marks therefore count only at a food. */
const UNEATEN_MARK = `${UNEATEN}|skipped|ausgefallen|ausgelassen`;
const TO_BUY_MARK = 'to buy|zu kaufen|noch kaufen|einkaufen';
const MARKS: Words = [
  ['planned', PLANNED_MARK],
  ['uneaten', UNEATEN_MARK],
  ['bought', TO_BUY_MARK],
];

/** A mark behind a food: "1 apple (not eaten)", "1 Banane - nicht gegessen". */
const MARK_BEHIND = patternsByReason(
  MARKS,
  (words) => String.raw`^(\S.*?)(?:\s*[([]\s*(?:${words})\s*[)\]]|\s+[–—-]\s+(?:${words}))[.!]?$`,
);
/** A mark before a food: "(cancelled) pizza 300 g". */
const MARK_BEFORE = patternsByReason(
  MARKS,
  (words) => String.raw`^[([]\s*(?:${words})\s*[)\]]\s*(\S.*)$`,
);

/** What separates the foods of a line, unlike a decimal comma. */
const SEVERAL = /,(?!\d)|;|\s(?:and|und|with|mit|&|\+|\/)\s/iu;

/** A whole line in brackets: "(1 banana – didn't eat)". */
const IN_BRACKETS = /^\(([^()]*)\)$/;

/**
 * Why the only food of a text was not eaten, according to a mark: "1 ham sandwich (planned)". Undefined for any other
 * text. If a text has several foods, the mark does not say which of them it means.
 */
export function reasonOfMark(text: string): ReasonNotEaten | undefined {
  const line = text.trim();
  const bare = IN_BRACKETS.exec(line)?.[1] ?? line;
  for (const [reason, pattern] of [...MARK_BEHIND, ...MARK_BEFORE]) {
    const food = pattern.exec(bare)?.[1];
    if (food !== undefined && !SEVERAL.test(food)) return reason;
  }
  return undefined;
}

/** A food of a line without its marked parts, and these. */
export interface WithoutMarked {
  readonly eaten: string;
  readonly skipped: readonly (readonly [ReasonNotEaten, string])[];
}

/** Between the foods of a line, but not in brackets. */
const BETWEEN_FOODS = /[,;](?!\d)(?![^()]*\))\s*/u;

/**
 * A line without the foods that were not eaten: "2 eggs, 1 apple (not eaten), toast" has eggs and toast. A mark behind
 * the last of several foods may mean all of them. The line then stays as it is.
 */
export function withoutMarked(whole: string): WithoutMarked {
  const read = whole.split(BETWEEN_FOODS).map(withoutReplaced);
  const replaced = read.flatMap((part) => (part.replaced === '' ? [] : [part.replaced]));
  const parts = read.flatMap(({ eaten }) => (eaten === '' ? [] : [eaten]));
  const text = replaced.length === 0 ? whole : parts.join(', ');
  const { eaten, skipped } = withoutMarkedParts(text, parts);
  return { eaten, skipped: [...replaced.map((one) => ['uneaten', one] as const), ...skipped] };
}

function withoutMarkedParts(text: string, parts: readonly string[]): WithoutMarked {
  const reasons = parts.map((part) => reasonOfMark(part));
  if (parts.length > 1 && reasons.at(-1) !== undefined) return { eaten: text, skipped: [] };
  const skipped = parts.flatMap((part, at) => {
    const reason = reasons[at];
    return reason === undefined ? [] : [[reason, part.trim()] as const];
  });
  if (skipped.length === 0) return { eaten: text, skipped };
  return { eaten: parts.filter((_, at) => reasons[at] === undefined).join(', '), skipped };
}

/** A day or a meal with a mark, as a heading without it. */
export interface MarkedHeading {
  /** The heading without the mark, and what follows it. */
  readonly line: string;
  readonly column: 'day' | 'meal';
  readonly reason: ReasonNotEaten;
}

const MARKS_OF_HEADINGS = [
  ['planned', PLANNED_MARK],
  ['uneaten', UNEATEN],
] as const;
const HEADING_MARKS = patternsByReason(MARKS_OF_HEADINGS, (words, reason) => {
  const bare = reason === 'planned' ? 'planned|geplant|plan' : 'not eaten|nicht gegessen';
  const behind = String.raw`(?:\s*[([]\s*(?:${words})\s*[)\]]|\s+[–—-]\s+(?:${words})(?=\s*(?::|$))|,?\s+(?:${bare})(?=\s*(?::|$)))`;
  return String.raw`^([^:,;]{2,40}?(?:,\s[^:,;]{2,20}?)?)${behind}(.*)$`;
});
/** "Planned lunch: salad", "Geplantes Mittagessen" */
const PLANNED_BEFORE = /^(?:planned|geplante[rs]?)\s+(.*)$/iu;

/** A time before a meal: "19:00 dinner (not eaten)". */
const TIME_BEFORE = /^(?:[01]?\d|2[0-4])[:.][0-5]\d(?:\s*(?:uhr|h))?[\s,–-]+(?=\p{L})/iu;

/** Reads a day or a meal that was not eaten: "Dinner (planned)", "Day 3 (geplant)", "Planned lunch: salad". */
export function markedHeading(whole: string): MarkedHeading | undefined {
  const text = whole.replace(TIME_BEFORE, '');
  for (const [reason, pattern] of HEADING_MARKS) {
    const [, title = '', rest = ''] = pattern.exec(text) ?? [];
    const found = title === '' ? undefined : asHeading(`${title}${rest}`, reason);
    // A mark behind what was eaten is not one of the heading.
    if (found !== undefined && readHeading(title)?.rest === '') return found;
  }
  const before = PLANNED_BEFORE.exec(text)?.[1];
  return before === undefined ? undefined : asHeading(before, 'planned');
}

function asHeading(line: string, reason: ReasonNotEaten): MarkedHeading | undefined {
  const column = readHeading(line)?.column;
  return column === 'day' || column === 'meal' ? { line, column, reason } : undefined;
}

/** "Foods to avoid", "Verbotene Lebensmittel:" */
const LIST_TO_AVOID =
  /^(?:#{1,6}\s+)?(?:(?:foods? (?:to |you should ))?(?:avoid|limit)(?: (?:or|and) (?:avoid|limit))?|(?:lebensmittel,? )?(?:zu )?(?:ver)?meiden|verbotene lebensmittel)\s*:?$/iu;

/** Whether a title is that of a list of food to avoid. */
export function isListToAvoid(title: string): boolean {
  return LIST_TO_AVOID.test(title);
}
