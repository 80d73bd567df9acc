import { PART_OF_ONE } from '../../../text/numbers/fractions.ts';
import { beginsWithAmount } from '../amounts/begins-with-amount.ts';
import { isDay, isRelativeDay } from '../headings/days.ts';
import { readHeading } from '../headings/read-heading.ts';
import { timeStampOf } from '../headings/time-stamp.ts';
import { foodsInAside } from './foods-in-asides.ts';
import { markedHeading, withoutActual } from './foods-not-eaten.ts';

/** A heading of Markdown whose title goes on after a dash or a dot: "## Monday — rest day · 71.5 kg". */
const HEADING_WITH_REMARK =
  /^([ \t]*#{1,6}[ \t]+)(\S[^\n]*?)([ \t]+[–—·|-][ \t]+)([^\n]*\S)[ \t]*$/gmu;

/**
 * A text without remarks behind the days in its headings, such as a weight. A food with its amount, a meal or another
 * day behind a day is no remark.
 *
 * @param isTable whether the text has tables, whose rows of days hold neither meals nor foods
 * @returns also the remarks
 * @example withoutRemarksOnDays('## Monday — rest day\n2 eggs') // { text: '## Monday\n2 eggs', remarks: ['rest day'] }
 */
export function withoutRemarksOnDays(
  whole: string,
  isTable: boolean,
): {
  readonly text: string;
  readonly remarks: readonly string[];
} {
  const remarks: string[] = [];
  const text = whole.replace(HEADING_WITH_REMARK, (line, marks: string, day: string, _, said) => {
    if (isDay(line.replace(/^[#\s]+/, '')) || !isDay(day)) return line;
    // Behind a colon, the reader of headings finds meals and foods.
    if (readHeading(said) !== undefined) return isTable ? line : `${marks}${day}: ${said}`;
    const { foods, remark } = isTable ? { foods: '', remark: said } : foodsInAside(said, true);
    if (remark !== '') remarks.push(foods === '' ? said : remark);
    return foods === '' ? `${marks}${day}` : `${marks}${day}: ${foods}`;
  });
  return { text, remarks };
}

/** A day at the beginning of a line, and what follows it. */
export interface DayOfLine {
  /** The day alone, or the day before a colon and what was eaten. */
  readonly line: string;
  /** What was not read; blank if everything was. */
  readonly remark: string;
}

/** Between a day and what follows it: a dash, a comma, a picture, or the beginning of a remark in brackets. */
const BEHIND_DAY = /\s+[–—·|-]\s+|,\s+|\s*(?=\()|\s*\p{Extended_Pictographic}[\uFE0F\s]*/gu;

/** Days that no other word is: "Monday", "2.3." and "Mo 2.3.", but not "so" and "sun". */
const CERTAIN_DAY = /\d|(?:day|tag|abend|woch)\.?$/i;

/** "Di, 1 Apfel", "Thurs 2 eggs": before an amount, such a word is a day. */
const SHORT_WEEKDAY = /^\p{Lu}\p{L}{1,4}\.?$/u;

/** The most words of a day: "Monday the 2nd of March 2026". */
const WORDS_OF_DAY = 6;

const ENDS_IN_PART = new RegExp(`\\s${PART_OF_ONE}$`);

/** An amount with its food, unlike a time without its word: "8.30 eggs". */
const AMOUNT_OF_FOOD = /^(?!\d{1,2}\.[0-5]\d\s(?!\s*(?:k?g|[mcd]?l|oz)(?!\p{L})))\d[^:]*\p{L}{3}/u;

/** A line with a day before an amount of a food or a meal: "Mon 2 eggs", "Di 3.3.26 1 Apfel", "Montag früh 2 Eier". */
function dayBeforeFood(line: string): DayOfLine | undefined {
  const ends = [...line.matchAll(/,?\s+/g)].slice(0, WORDS_OF_DAY);
  const end = ends.findLast(({ index }) => {
    const day = line.slice(0, index);
    return !ENDS_IN_PART.test(day) && isDay(day);
  });
  if (end === undefined) return undefined;
  const day = line.slice(0, end.index);
  const eaten = line.slice(end.index + end[0].length);
  const isCertain = CERTAIN_DAY.test(day) || SHORT_WEEKDAY.test(day) || isRelativeDay(day);
  const isEaten =
    (AMOUNT_OF_FOOD.test(eaten) && beginsWithAmount(eaten)) ||
    readHeading(eaten)?.column === 'meal';
  return isCertain && isEaten ? { line: `${day}: ${eaten}`, remark: '' } : undefined;
}

/** Words of what makes a day special, and of how people felt. */
const OCCASION =
  /(?<!\p{L})(?:\p{L}*(?:birthday|geburtstag|wedding|hochzeit|party|feier|jubiläum|anniversary|funeral|beerdigung|taufe|konfirmation|kommunion)(?:s?(?:party|feier)|s)?|sick|ill|unwell|krank|erkältet|erkältung|cold|flu|grippe|fieber|fever|migraine|migräne|headache|kopfschmerzen|hangover|kater|holidays?|vacation|urlaub|ferien|feiertag|bank holiday|(?:rest|off|free|work|working|training|gym|travel|busy|normal|cheat|fasting|late|long|good|bad|first|last)[- ]?days?|day off|(?:ruhe|fasten|trainings|reise|arbeits|frei|sonn|werk|umzugs)tag|frei|work(?:ed|ing)?(?: from home)?|home ?office|office|büro|arbeit|dienst|schule|school|training|gym|sport|travel(?:l?ing)?|trip|reise|ausflug|besuch|visitors?|guests?|gäste|friends|freunden|family|familie|stress\p{L}*|tired|müde|christmas|weihnachten|easter|ostern|ramadan|pms|periode?|felt|feeling|gefühlt)(?!\p{L})/iu;

const OCCASIONS = new RegExp(OCCASION.source, 'giu');

/** Behind an occasion, anything else may be a food: "cold pizza", "Party sausages". */
const GOES_ON =
  /^[.!?)\s]*$|^(?:\s+(?:again|all|today|of|from|for|at|in|to|on|with|and|after|before|until|heute|wieder|von|vom|am|im|bei|beim|mit|bis|und|zum?|zur|nach|vor|den|der|ganzen)(?!\p{L})|\s*\(\p{L})/iu;

/** "felt sick", "feeling better" */
const OF_FEELING = /(?<!\p{L})(?:felt|feeling|gefühlt)(?!\p{L})/iu;

/** Numbers other than times and distances, which foods have. */
const NUMBER = /\d(?![\d:.,]*\s?(?:uhr|h|[ap]\.?m|km|std|min|[–-]\s?\d|:\d)|\d)/iu;

/** Whether all parts of a remark are about an occasion or how somebody felt, so that none of them may be a food. */
function isOfOccasion(remark: string): boolean {
  return (
    !NUMBER.test(remark) &&
    remark.split(/[,;]\s|\s[–—-]\s/u).every((part) => {
      if (OF_FEELING.test(part)) return true;
      const last = [...part.matchAll(OCCASIONS)].at(-1);
      return last !== undefined && GOES_ON.test(part.slice(last.index + last[0].length));
    })
  );
}

/**
 * Reads a line that begins with a day and goes on: "Monday (felt sick)", "Dienstag - Omas Geburtstag, Kuchen", "Monday - 2
 * eggs". Undefined for any other line. What is neither a remark nor a meal stays, so that the food is asked for.
 *
 * @param isHeading whether the line has the marks of a heading, in which brackets hold a remark
 */
export function dayOfLine(written: string, isHeading = false): DayOfLine | undefined {
  const line = written.trim();
  const stamp = timeStampOf(line);
  if (stamp !== undefined)
    return { line: `${stamp.day}: ${stamp.time} ${stamp.rest}`.trim(), remark: '' };
  if (!MAY_BE_DAY.test(line) || isDay(line) || readHeading(line) !== undefined) return undefined;
  if (markedHeading(line) !== undefined || withoutActual(line) !== line) return undefined;
  const ofNothing = DAY_OF_NOTHING.exec(line)?.[1] ?? '';
  if (isDay(ofNothing)) return { line: ofNothing, remark: '' };
  const eaten = dayBeforeFood(line);
  if (eaten !== undefined) return eaten;
  for (const { index, 0: between } of [...line.matchAll(BEHIND_DAY)].reverse()) {
    const day = line.slice(0, index).trim();
    const said = line.slice(index + between.length).replace(/:$/, '');
    if (!isDay(day) || (between.startsWith(',') && !CERTAIN_DAY.test(day))) continue;
    if (said === '') return { line: day, remark: '' };
    const occasion = occasionBeforeFood(said);
    if (occasion !== undefined)
      return { line: `${day}: ${occasion.eaten}`, remark: occasion.remark };
    const bare = said.replace(/^\((.*)\)$/, '$1');
    // Two days are no day and its remark.
    if (isDay(bare)) return undefined;
    const isRemark =
      readHeading(bare) === undefined &&
      foodsInAside(bare, true).foods === '' &&
      (isOfOccasion(bare) || (isHeading && bare !== said));
    return isRemark ? { line: day, remark: line } : { line: `${day}: ${bare}`, remark: '' };
  }
  return undefined;
}

/** "training: 60 g oats", "(travel): 100 g rice": what makes the day special, before what was eaten. */
function occasionBeforeFood(said: string) {
  const [, remark = '', eaten = ''] = /^\(?([^:()]{2,40})\)?:\s+(\S.*)$/.exec(said) ?? [];
  const isRemark = remark !== '' && readHeading(`${remark}:`)?.column === 'heading';
  return isRemark && (isOfOccasion(remark) || /^rest$/i.test(remark))
    ? { remark, eaten }
    : undefined;
}

/** "Mi. -": a day without food. */
const DAY_OF_NOTHING = /^(.*[^\s–—-])\s*(?:\s[–—-]+|:\s*[–—-]+)$/;

/** A day has a digit or a letter at its beginning, and two characters. */
const MAY_BE_DAY = /^[\p{L}\d]\S*[\s,(]/u;
