import { withCountsInDigits } from '../../../../text/numbers/number-words.ts';
import { isServingsLine } from '../../servings/servings-line.ts';
import { isLongSentence } from '../lines/long-sentence.ts';
import { isAmountOfFood } from './above-ingredients.ts';
import { FACT, isIngredientsHeading, withoutHashes } from './recipe-headings.ts';

/** Text of the page around a list of ingredients. */
export interface AroundIngredients {
  /** The position of the first item of a list with bullets; 0 if the ingredients have no bullets. */
  readonly start: number;
  /** The positions of lines that may be text of the page: those that name no food with certainty are not ingredients. */
  readonly remarks: ReadonlySet<number>;
}

/** "A pound of venison", "eine große Dose Tomaten" */
const MEASURE_IN_WORDS =
  /^(?:an?|one|two|three|half an?|eine?n?|zwei|drei|halbe[rsn]?)\s(?:\p{L}+\s)?(?:pounds?|cups?|tins?|cans?|pfund|kilo|liter|dosen?|tassen?)(?!\p{L})/iu;
/** "Seitan, 200 g", but not "Calories per serving 200 g". */
const WEIGHT_BEHIND =
  /^(?!.*(?<!\p{L})(?:per|pro|je)(?!\p{L}))\p{L}[^:=\d]*\s\d[\d.,]*\s?(?:g|kg|ml|l|oz|lbs?)$/iu;

const NONE: AroundIngredients = { start: 0, remarks: new Set() };

/** The fewest lines with amounts of a list whose bullets mark all ingredients. */
const LEAST_BULLETS = 3;

/** "- 2 eggs", "▢ 1 onion": an item of a list, but not "**Sauce**" or "-5". */
const BULLET = /^\s*(?:[-–*+]\s|[•·▢☐□◻]|\[[ xX]?\])/u;

/**
 * The text around the ingredients of a page: its header above them, in other paragraphs, and comments and links below
 * them. Where every amount has a bullet, so has every ingredient.
 *
 * @param written the lines with their bullets
 * @param lines the same lines without bullets
 */
export function aroundIngredients(
  written: readonly string[],
  lines: readonly string[],
): AroundIngredients {
  const amounts = amountsIn(lines);
  const [first] = amounts;
  const last = amounts.at(-1);
  if (first === undefined || last === undefined) return aroundAmountsBehind(written, lines);
  const hasBullet = (at: number) => BULLET.test(written[at] ?? '');
  const areBulleted = amounts.length >= LEAST_BULLETS && amounts.every(hasBullet);
  const begin = beginOfParagraph(lines, first);
  const isApart = areApart(lines, amounts);
  const isBelow = (at: number) =>
    at > last && !isApart && lines.slice(last, at).some((line) => line === '');
  const heading = lines.findIndex((line) => isIngredientsHeading(withoutHashes(line)));
  const isAboveHeading = (at: number) => at < heading && amounts.some((one) => one > heading);
  const remarks = lines.flatMap((line, at) => {
    // Tools and times above the heading of the ingredients have numbers, too.
    if (amounts.includes(at) && isAboveHeading(at)) return [at];
    if (line === '' || amounts.includes(at) || hasMeasure(line)) return [];
    const isRemark =
      at < begin || isBelow(at) || (areBulleted && !hasBullet(at)) || isLongSentence(line);
    return isRemark ? [at] : [];
  });
  return {
    start: areBulleted ? startOfBullets(first, begin, hasBullet) : 0,
    remarks: new Set(remarks),
  };
}

/**
 * The text around ingredients that all have their amounts behind their names, as in "- Rice, 200 g": sentences without a
 * bullet. All other lines may be ingredients.
 */
function aroundAmountsBehind(
  written: readonly string[],
  lines: readonly string[],
): AroundIngredients {
  const behind = lines.flatMap((line, at) => (WEIGHT_BEHIND.test(line) ? [at] : []));
  if (behind.length < LEAST_BULLETS || !behind.every((at) => BULLET.test(written[at] ?? '')))
    return NONE;
  const remarks = lines.flatMap((line, at) =>
    /^\p{Lu}[^\d]*\p{Ll}[.!]["”»]?$/u.test(line) && !BULLET.test(written[at] ?? '') ? [at] : [],
  );
  return { start: 0, remarks: new Set(remarks) };
}

/** Whether a line states the measure of a food in words or behind its name: "a pound of venison", "Seitan, 200 g". */
function hasMeasure(line: string): boolean {
  return MEASURE_IN_WORDS.test(line) || WEIGHT_BEHIND.test(line);
}

/** The positions of lines with amounts of foods, in digits or, if there are none, in words. */
function amountsIn(lines: readonly string[]): readonly number[] {
  const inDigits = lines.flatMap((line, at) => (isAmountOfFood(line) ? [at] : []));
  if (inDigits.length > 0) return inDigits;
  return lines.flatMap((line, at) => (isAmountOfFood(withCountsInDigits(line)) ? [at] : []));
}

/** The first item of the list that has the first amount. */
function startOfBullets(first: number, begin: number, hasBullet: (at: number) => boolean): number {
  let start = first;
  while (start > begin && hasBullet(start - 1)) start -= 1;
  return start;
}

/** Where the paragraph of the first amount begins, or the lines of it below a fact such as "Serves 4". */
function beginOfParagraph(lines: readonly string[], first: number): number {
  let begin = first;
  while (begin > 0) {
    const above = withoutHashes(lines[begin - 1] as string);
    if (above === '' || isServingsLine(above) || FACT.test(above)) break;
    if (isIngredientsHeading(above)) break;
    begin -= 1;
  }
  return begin;
}

/** Whether most amounts have empty lines between them, so that the end of a paragraph says nothing. */
function areApart(lines: readonly string[], amounts: readonly number[]): boolean {
  const gaps = amounts.filter((at, index) => index > 0 && lines[at - 1] === '').length;
  return amounts.length > 1 && gaps * 2 > amounts.length - 1;
}
