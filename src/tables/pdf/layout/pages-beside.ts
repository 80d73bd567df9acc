import { type Line, textOf } from './lines.ts';

/** Baselines of one row on two pages differ by less, in points. */
const SAME_BASELINE = 1;

/** Edges of texts in one column differ by less, in points. */
const SAME_EDGE_OF_TEXT = 2;

/** Fewer lines may be at the same height by chance. */
const SURE_LINES_BESIDE = 3;

/** Pages with more than this share of their texts in the same places have the same columns. */
const SAME_COLUMNS = 0.5;

/** As many first lines may be a header. */
const LINES_OF_HEADER = 3;

/**
 * Pages that stand beside each other, as spreadsheets print a wide table: first its left columns, then the others. Such
 * pages have the same rows at the same height, other columns, other names of columns, and one title at most.
 *
 * @param pages the lines of each page, without those that all pages repeat
 * @returns the indexes of the pages, from left to right, of each row of pages
 */
export function rowsOfPages(pages: readonly (readonly Line[])[]): number[][] {
  const rows: number[][] = [];
  for (const [index, page] of pages.entries()) {
    const row = rows.find((some) => some.every((other) => isBesidePage(pages[other] ?? [], page)));
    if (row === undefined) rows.push([index]);
    else row.push(index);
  }
  return rows;
}

function isBesidePage(left: readonly Line[], right: readonly Line[]): boolean {
  return (
    left.length >= SURE_LINES_BESIDE &&
    left.length === right.length &&
    left.every((line, at) => Math.abs(line.baseline - baselineAt(right, at)) < SAME_BASELINE) &&
    left.filter(({ fragments }) => fragments.length > 1).length > left.length / 2 &&
    !haveOwnTitles(left, right) &&
    !haveSameColumns(left, right) &&
    !haveSameHeader(left, right)
  );
}

function baselineAt(lines: readonly Line[], at: number): number {
  return lines[at]?.baseline ?? Infinity;
}

/** Whether each of two pages with several columns begins with one text, such as its day. */
function haveOwnTitles(left: readonly Line[], right: readonly Line[]): boolean {
  return [left, right].every(
    ([title, ...others]) =>
      title?.fragments.length === 1 && others.some(({ fragments }) => fragments.length > 1),
  );
}

function haveSameColumns(left: readonly Line[], right: readonly Line[]): boolean {
  let [common, all] = [0, 0];
  for (const [at, { fragments }] of left.entries()) {
    const others = right[at]?.fragments ?? [];
    const same = fragments.filter((one) =>
      others.some(
        (other) =>
          Math.abs(one.left - other.left) < SAME_EDGE_OF_TEXT ||
          Math.abs(one.right - other.right) < SAME_EDGE_OF_TEXT,
      ),
    ).length;
    common += same;
    all += fragments.length + others.length - same;
  }
  return common > SAME_COLUMNS * all;
}

/** Whether a word is in the same one of the first lines, as "Food" is in that of two tables. */
function haveSameHeader(left: readonly Line[], right: readonly Line[]): boolean {
  return left.slice(0, LINES_OF_HEADER).some((line, at) => {
    const words = wordsOf(right[at]);
    return [...wordsOf(line)].some((word) => words.has(word));
  });
}

function wordsOf(line: Line | undefined): Set<string> {
  return new Set(
    textOf(line?.fragments ?? [])
      .toLowerCase()
      .match(/\p{L}{3,}/gu),
  );
}
