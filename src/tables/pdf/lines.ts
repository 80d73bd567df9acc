import type { Fragment } from './page-content.ts';

/** Fragments on one line, from left to right. */
export interface Line {
  readonly fragments: readonly Fragment[];
  readonly baseline: number;
  readonly height: number;
}

/** Fragments whose baselines differ by less than this share of their height are on one line, as raised letters are. */
const SAME_LINE = 0.4;

/** The lines of a page or a cell, from top to bottom. */
export function linesOfText(fragments: readonly Fragment[]): Line[] {
  const lines: Fragment[][] = [];
  for (const fragment of [...fragments].sort((one, other) => one.baseline - other.baseline)) {
    const line = lines.at(-1);
    const first = line?.[0];
    const isSame =
      first !== undefined &&
      fragment.baseline - first.baseline < SAME_LINE * Math.max(first.height, fragment.height);
    if (isSame) line?.push(fragment);
    else lines.push([fragment]);
  }
  return lines.map((line) => {
    const sorted = line.sort((one, other) => one.left - other.left);
    const height = Math.max(...sorted.map((one) => one.height));
    return { fragments: withBullets(sorted), baseline: sorted[0]?.baseline ?? 0, height };
  });
}

const BULLET = /^[-–—•◦▪●○■□☐▢✓✔*·‣]$/;

/** Joins each bullet to the text behind it, however far it is indented. */
function withBullets(fragments: readonly Fragment[]): Fragment[] {
  const joined: Fragment[] = [];
  for (const fragment of fragments) {
    const bullet = joined.at(-1);
    if (bullet !== undefined && BULLET.test(bullet.text)) {
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
const NEAR = 1.6;

/** A column that is as wide as its longest line ends with it, so that this line is complete. In points. */
const EXACT = 1.5;

/** The beginning of another entry: a bullet, or an amount, which may follow the name of a food in the line before. */
const ENTRY = /^(?:[-–—•◦▪●○■□☐▢✓✔*·‣]\s|\d|[¼½¾⅓⅔⅛])/;

/**
 * Whether a line goes on in the next one: its first word did not fit between the end of the line and the limit, and the
 * next line follows closely.
 *
 * @param limit the right end of the space for the text
 */
export function goesOn(line: Line, next: Line, limit: number): boolean {
  const [first] = next.fragments;
  const last = line.fragments.at(-1);
  if (first === undefined || last === undefined || ENTRY.test(first.text)) return false;
  const [word = ''] = first.text.split(' ');
  const wordWidth = ((first.right - first.left) * word.length) / first.text.length;
  const blank = BLANK * 2 * line.height;
  const isNear = next.baseline - line.baseline < NEAR * Math.max(line.height, next.height);
  const isOfSize = Math.abs(next.height - line.height) < BLANK * line.height;
  const isComplete = Math.abs(limit - last.right) < EXACT;
  return isNear && isOfSize && !isComplete && last.right + blank + wordWidth > limit;
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

/** A line and its continuation: a word is divided by a hyphen if it goes on with a small letter. */
export function withRest(text: string, rest: string): string {
  if (/\p{Ll}-$/u.test(text) && /^\p{Ll}/u.test(rest) && !/^(?:und|oder|and|or)\b/.test(rest)) {
    return text.slice(0, -1) + rest;
  }
  return `${text} ${rest}`;
}
