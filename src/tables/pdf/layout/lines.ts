import { FRACTION_SIGNS } from '../../../text/numbers/fractions.ts';
import { isMark, raisedText } from '../../workbook/documents/raised-text.ts';
import type { Fragment } from '../page/page-parts.ts';

/** Fragments on one line, from left to right. */
export interface Line {
  readonly fragments: readonly Fragment[];
  readonly baseline: number;
  readonly height: number;
}

/** Fragments whose baselines differ by less than this share of their height are on one line. */
const SAME_LINE = 0.4;

/** Raised and lowered digits are smaller than this share of other letters. */
const SMALL = 0.85;

/** The lines of a page or a cell, from top to bottom. */
export function linesOfText(fragments: readonly Fragment[]): Line[] {
  const lines: Fragment[][] = [];
  for (const fragment of [...fragments].sort((one, other) => one.baseline - other.baseline)) {
    const line = lines.at(-1);
    if (line?.some((one) => isBeside(one, fragment)) === true) line.push(fragment);
    else lines.push([fragment]);
  }
  return lines.map((line) => {
    const sorted = line.sort((one, other) => one.left - other.left);
    const height = Math.max(...sorted.map((one) => one.height));
    const tallest = sorted.find((one) => one.height === height);
    return {
      fragments: withBullets(withRaisedDigits(sorted)),
      baseline: tallest?.baseline ?? 0,
      height,
    };
  });
}

/** Whether two texts are on one line; small digits and marks may stand higher or lower. */
function isBeside(one: Fragment, other: Fragment): boolean {
  const [low, high] = [Math.min(one.height, other.height), Math.max(one.height, other.height)];
  const isSmall = low < SMALL * high && [one, other].some(({ text }) => isSmallText(text));
  return Math.abs(one.baseline - other.baseline) < (isSmall ? 2 : 1) * SAME_LINE * high;
}

/** Few digits that are raised characters already. */
const RAISED_DIGITS = /^[⁰¹²³⁴⁵⁶⁷⁸⁹]{1,2}$/;

/** Whether a text may be a mark, or a part of a fraction. */
function isSmallText(text: string): boolean {
  return isMark(text) || RAISED_DIGITS.test(text);
}

/** Raised digits stand higher than other letters by at least this share of their height. */
const RAISED = 0.2;

/** Raised digits are this close to the text that they belong to, in heights of its letters. */
const CLOSE = 0.5;

/** Small digits above the baseline in characters that are no part of a number, and no other marks of footnotes. */
function withRaisedDigits(fragments: readonly Fragment[]): Fragment[] {
  return fragments.flatMap((fragment, index) => {
    const [before, behind] = [fragments[index - 1], fragments[index + 1]];
    const isRaised =
      (before !== undefined && isRaisedNextTo(before, fragment, fragment.left - before.right)) ||
      (behind !== undefined && isRaisedNextTo(behind, fragment, behind.left - fragment.right));
    if (!isRaised || isUnitOf(before, fragment) || isAmountOf(before, fragment)) return [fragment];
    const text = raisedText(fragment.text);
    return text === '' ? [] : [{ ...fragment, text }];
  });
}

function isRaisedNextTo(text: Fragment, mark: Fragment, gap: number): boolean {
  return (
    isSmallText(mark.text) &&
    mark.height < SMALL * text.height &&
    text.baseline - mark.baseline > RAISED * text.height &&
    gap < CLOSE * text.height
  );
}

/** Pages have fewer footnotes. */
const MOST_NOTES = 30;

/** Whether small digits behind a word are an amount rather than a mark; behind a number, that would change it. */
function isAmountOf(before: Fragment | undefined, { text }: Fragment): boolean {
  return Number(text) > MOST_NOTES && before !== undefined && /\p{L}$/u.test(before.text);
}

/** Whether a small letter is the unit of a number before it, rather than a mark. */
function isUnitOf(before: Fragment | undefined, { text }: Fragment): boolean {
  return before !== undefined && /\d$/.test(before.text) && /^[gl]$/.test(text);
}

/** Bullets, and boxes to tick. */
const BULLETS = '-–—•◦▪●○■□☐☑☒▢✓✔✗✘*·‣';
const BULLET = new RegExp(`^[${BULLETS}]$`, 'u');

/** Joins each bullet to the text behind it, however far it is indented. Boxes to tick in several columns stay apart. */
function withBullets(fragments: readonly Fragment[]): Fragment[] {
  const joined: Fragment[] = [];
  for (const fragment of fragments) {
    const bullet = joined.at(-1);
    if (bullet !== undefined && BULLET.test(bullet.text) && !BULLET.test(fragment.text)) {
      joined[joined.length - 1] = {
        ...fragment,
        text: `${bullet.text} ${fragment.text}`,
        left: bullet.left,
      };
    } else joined.push(fragment);
  }
  return joined;
}

/** Wider gaps are blanks, in heights of the letters: a blank has a quarter, and kerning less than a tenth. */
const BLANK = 0.12;

/** The text of neighbouring fragments. */
export function textOf(fragments: readonly Fragment[]): string {
  let text = '';
  let end = -Infinity;
  for (const { text: own, left, right, height } of fragments) {
    text += text !== '' && left - end > BLANK * height ? ` ${own}` : own;
    end = right;
  }
  return text;
}

/** Lines of one text follow each other at this distance at most, in heights of the letters. */
export const NEAR = 1.6;

/** Lines overlap if they are closer than this, in heights of the letters. */
export const OVERLAPPING = 0.85;

/** A column that is as wide as its longest line ends with it, so that this line is complete. In points. */
const EXACT = 1.5;

/** The width of a blank in Helvetica, in heights of the letters, and what rounding may add, in points. */
const FULL_BLANK = 0.278;
const ROUNDING = 1.5;

/** The beginning of another entry: a bullet, or an amount, which may follow the name of a food in the line before. */
const ENTRY = new RegExp(`^(?:[${BULLETS}]\\s|\\d|[${FRACTION_SIGNS}])`, 'u');

/**
 * Whether the first word of the next line did not fit between the end of a line and the limit.
 *
 * @param limit the right end of the space for the text
 */
export function isFull(line: Line, next: Line, limit: number): boolean {
  const [first] = next.fragments;
  const last = line.fragments.at(-1);
  if (first === undefined || last === undefined || ENTRY.test(first.text)) return false;
  const [word = ''] = first.text.split(' ');
  const wordWidth = ((first.right - first.left) * word.length) / first.text.length;
  const blank = FULL_BLANK * line.height + ROUNDING;
  const isOfSize = Math.abs(next.height - line.height) < 0.1 * line.height;
  return isOfSize && last.right + blank + wordWidth > limit;
}

/**
 * Whether a line goes on in the next one, which follows closely: its first word did not fit before the limit.
 *
 * @param limit the right end of the space for the text
 */
export function goesOn(line: Line, next: Line, limit: number): boolean {
  const isNear = next.baseline - line.baseline < NEAR * Math.max(line.height, next.height);
  const isComplete = Math.abs(limit - (line.fragments.at(-1)?.right ?? 0)) < EXACT;
  return isNear && !isComplete && isFull(line, next, limit);
}

/**
 * The texts of lines, in which wrapped lines are one.
 *
 * @param limit the right end of the space for the text
 */
export function unwrapped(lines: readonly Line[], limit: number): string[] {
  const texts: string[] = [];
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1];
    const text = textOf(line.fragments);
    if (before !== undefined && goesOn(before, line, limit)) {
      texts.push(withRest(texts.pop() ?? '', text));
    } else texts.push(text);
  }
  return texts;
}

/** A line is apart from the one before if the space between them exceeds the usual one by this factor. */
const APART = 1.5;

/** The letters of a heading are larger than those of the text by this factor. */
const LARGER = 1.15;

/** Fewer distances between lines show no usual one. */
const LEAST_DISTANCES = 3;

/**
 * The texts of lines as by {@link unwrapped}, with a blank line where they are apart: below a wider space, and around a
 * heading in larger letters.
 *
 * @param limit the right end of the space for the text
 */
export function paragraphsOf(lines: readonly Line[], limit: number): string[] {
  const distances = lines.slice(1).map((line, at) => line.baseline - (lines[at]?.baseline ?? 0));
  const usual = distances.toSorted((one, other) => one - other)[distances.length >> 1] ?? 0;
  const isApart = (before: Line, line: Line): boolean => {
    const [low, high] = [before.height, line.height].sort((one, other) => one - other) as [
      number,
      number,
    ];
    if (high > LARGER * low) return true;
    const isWide = line.baseline - before.baseline > APART * usual;
    return distances.length >= LEAST_DISTANCES && isWide;
  };
  const starts = lines.flatMap((line, at) => {
    const before = lines[at - 1];
    return before !== undefined && isApart(before, line) ? [at] : [];
  });
  return [0, ...starts].flatMap((start, at) => {
    const texts = unwrapped(lines.slice(start, starts[at]), limit);
    return at === 0 ? texts : ['', ...texts];
  });
}

/** A line and its continuation: a word is divided by a hyphen if it goes on with a small letter. */
export function withRest(text: string, rest: string): string {
  if (/\p{Ll}-$/u.test(text) && /^\p{Ll}/u.test(rest) && !/^(?:und|oder|and|or)\b/.test(rest)) {
    return text.slice(0, -1) + rest;
  }
  return `${text} ${rest}`;
}
