import { beginsWithAmount } from '../../../words/amounts/begins-with-amount.ts';
import { isGroupHeading, namesMoreThanAmount } from '../../ingredients/group-headings.ts';
import { isServingsLine } from '../../servings/servings-line.ts';
import {
  FACT,
  isIngredientsHeading,
  STEPS_HEADING,
  withoutHashes,
} from '../around/recipe-headings.ts';

/** The fewest amounts of a list that puts them on lines of their own. */
const LEAST_AMOUNTS = 2;

/**
 * Joins each amount with its food if a copied page has them on lines of their own: "500 g", "Möhren". The first of the
 * two lines gets both, and the other becomes empty. If the order of the two is unclear, no line changes.
 */
export function withAmountsJoined(written: readonly string[]): readonly string[] {
  const lines = withHeadingJoined(written);
  // Above the ingredients of a page are its rating and its date, and below them the nutrients.
  const start = lines.findIndex(isIngredientsHeading) + 1;
  const behind = lines.slice(start).findIndex((line) => STEPS_HEADING.test(line));
  const end = start === 0 || behind < 0 ? lines.length : start + behind;
  const amounts = lines.flatMap((line, at) =>
    at >= start && at < end && isBareAmount(line) ? [at] : [],
  );
  if (amounts.length < LEAST_AMOUNTS) return lines;
  const step = orderOf(lines, amounts);
  if (step === undefined) return lines;
  const joined = [...lines];
  for (const at of amounts) {
    const food = neighbour(joined, at, step);
    if (food === undefined) continue;
    joined[Math.min(at, food)] = `${bareAmount(lines[at] ?? '')} ${lines[food]}`;
    joined[Math.max(at, food)] = '';
  }
  return joined;
}

/** "Zutaten für 4 Portionen" */
const WITH_SERVINGS =
  /^(?:zutaten|ingredients)\s*:?\s+(?:für|for)\s+\d{1,2}\s+(?:portion(?:en)?|person(?:en)?|servings?|people|stücke?)$/iu;

/** A heading of three or four lines takes no more empty ones between them. */
const MOST_LINES = 7;

/** The lines with a heading in one, whose number of servings is a field of the page: "Zutaten für", "4", "Portionen". */
function withHeadingJoined(lines: readonly string[]): readonly string[] {
  const start = lines.findIndex((line) =>
    /^(?:zutaten|ingredients)(?:\s(?:für|for))?$/iu.test(line),
  );
  if (start < 0) return lines;
  for (let count = 2; count <= MOST_LINES; count++) {
    const text = lines
      .slice(start, start + count)
      .filter((line) => line !== '')
      .join(' ');
    if (!WITH_SERVINGS.test(text)) continue;
    const blank = Array.from({ length: count - 1 }, () => '');
    return [...lines.slice(0, start), text, ...blank, ...lines.slice(start + count)];
  }
  return lines;
}

/** Where the food of each amount is: in the line below (1) or above (-1). Undefined if this is unclear. */
function orderOf(lines: readonly string[], amounts: readonly number[]): 1 | -1 | undefined {
  const withFood = (step: 1 | -1) =>
    amounts.filter((at) => neighbour(lines, at, step) !== undefined).length;
  const [below, above] = [withFood(1), withFood(-1)];
  if (Math.max(below, above) < LEAST_AMOUNTS) return undefined;
  if (below !== above) return below > above ? 1 : -1;
  const [first = 0] = amounts;
  const [before, behind] = [lines[first - 1] ?? '', lines[first + 1] ?? ''];
  if ((before === '') === (behind === '')) return undefined;
  return before === '' ? 1 : -1;
}

/** The position of the food next to an amount, perhaps beyond an empty line. */
function neighbour(lines: readonly string[], at: number, step: 1 | -1): number | undefined {
  const next = lines[at + step] === '' ? at + 2 * step : at + step;
  return isFoodLine(lines[next] ?? '') ? next : undefined;
}

/** "up to ½ cup -", "2 medium-sized -": an amount before the dash of a column, and how large or exact it is. */
const AROUND_AMOUNT =
  /^(?:up to|about|bis zu|etwa)\s(?=[\d½⅓⅔¼¾⅛])|(?:\s(?:large|medium|small|große|mittelgroße|kleine)(?:-sized?)?)?\s+[-–—]$/giu;

function bareAmount(line: string): string {
  return line.replace(/\s+[-–—]$/u, '');
}

/** Whether a line is only an amount: "500 g", "1", "½ Bund", "2 medium -". */
function isBareAmount(written: string): boolean {
  const line = /\s[-–—]$/u.test(written) ? written.replace(AROUND_AMOUNT, '') : written;
  return beginsWithAmount(line) && /^[^:%°=*]+$/u.test(line) && !namesMoreThanAmount(line);
}

function isFoodLine(line: string): boolean {
  const bare = withoutHashes(line);
  const isOther = [
    beginsWithAmount,
    isIngredientsHeading,
    isGroupHeading,
    isServingsLine,
    (text: string) => STEPS_HEADING.test(text) || FACT.test(text),
  ].some((is) => is(bare));
  return bare === line && /\p{L}{2}/u.test(line) && !isOther;
}
