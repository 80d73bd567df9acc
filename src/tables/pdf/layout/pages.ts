import type { Box } from '../drawing/geometry.ts';
import type { Fragment, PageContent, Ruling } from '../page/page-parts.ts';
import { type Line, linesOfText, textOf } from './lines.ts';
import { rowsOfPages } from './pages-beside.ts';

/** Headers and footers are within this share of a page from its top and bottom. */
const MARGIN = 0.12;

/** Places on pages are the same if they differ by less, in points. */
const SAME_PLACE = 3;

/** The number of a page, as programs print it. */
const PAGE_NUMBER =
  /^(?:[-–—\s]*(?:page|seite|s\.?|p\.?|blatt)?\s*)\d{1,3}(?:\s*(?:\/|of|von|\|)\s*\d{1,3})?[-–—\s]*$/i;

/** All pages as one, without their numbers and repeated headers and footers: below each other, or beside each other. */
export function onePage(pages: readonly PageContent[]): PageContent {
  const all = pages.map((page) => {
    const lines = linesOfText(page.fragments);
    return lines.filter((line) => !isPageNumber(line, lines, page));
  });
  const height = pages[0]?.height ?? 0;
  const tops = repeated(all, height);
  const bottoms = repeated(
    all.map((lines) => lines.toReversed()),
    height,
  );
  const own = all.map((lines) => lines.slice(tops, Math.max(tops, lines.length - bottoms)));
  const parts: PagePart[] = [];
  let top = 0;
  for (const row of rowsOfPages(own)) {
    let left: number | undefined;
    for (const index of row) {
      const page = pages[index] as PageContent;
      // The first page keeps what all pages have.
      const lines = (index === 0 ? all : own)[index] ?? [];
      const [start, end] = extentOf(page, lines);
      const along = left === undefined ? 0 : left - start;
      parts.push(partAt(along, top, page, lines));
      left = along + end + (page.vertical.length > 0 ? 0 : GAP);
    }
    top += Math.max(...row.map((index) => pages[index]?.height ?? 0));
  }
  return {
    ...{ width: Math.max(0, ...parts.map(({ width }) => width)), height: top },
    fragments: parts.flatMap(({ fragments }) => fragments),
    horizontal: parts.flatMap(({ horizontal }) => horizontal),
    vertical: parts.flatMap(({ vertical }) => vertical),
    strikes: parts.flatMap(({ strikes }) => strikes),
    unseen: pages.flatMap(({ unseen }) => unseen),
    isRecognised: pages.some(({ isRecognised }) => isRecognised),
  };
}

/** The space between columns without rulings on pages beside each other, in points. */
const GAP = 20;

/** From where to where a page has texts or rulings between columns. */
function extentOf(page: PageContent, lines: readonly Line[]): readonly [number, number] {
  const edges = [
    ...lines.flatMap(({ fragments }) => fragments.flatMap(({ left, right }) => [left, right])),
    ...page.vertical.map(({ at }) => at),
  ];
  return edges.reduce<readonly [number, number]>(
    ([least, most], edge) => [Math.min(least, edge), Math.max(most, edge)],
    [Infinity, -Infinity],
  );
}

/** What a page adds to the one page of all. */
type PagePart = Pick<PageContent, 'width' | 'fragments' | 'horizontal' | 'vertical' | 'strikes'>;

/** Some lines and all rulings of a page, further to the right and further down. */
function partAt(x: number, y: number, page: PageContent, lines: readonly Line[]): PagePart {
  const moved = ({ at, from, to }: Ruling, across: number, along: number): Ruling => ({
    ...{ at: at + across, from: from + along, to: to + along },
  });
  return {
    width: page.width + x,
    fragments: lines.flatMap((line) =>
      line.fragments.map(
        (one): Fragment => ({
          ...one,
          ...{ left: one.left + x, right: one.right + x, baseline: one.baseline + y },
        }),
      ),
    ),
    horizontal: page.horizontal.map((one) => moved(one, y, x)),
    vertical: page.vertical.map((one) => moved(one, x, y)),
    strikes: page.strikes.map(
      ([left, top, right, bottom]): Box => [left + x, top + y, right + x, bottom + y],
    ),
  };
}

/** Whether the first or last line of a page is its number. */
function isPageNumber(line: Line, lines: readonly Line[], { height }: PageContent): boolean {
  const isEnd = line === lines[0] || line === lines.at(-1);
  return isEnd && isOuter(line, height) && PAGE_NUMBER.test(textOf(line.fragments));
}

/** Whether a line is where pages have their headers and footers. */
function isOuter({ baseline }: Line, height: number): boolean {
  return baseline < MARGIN * height || baseline > (1 - MARGIN) * height;
}

/**
 * How many of the first lines of all pages are the same. Lines with numbers, such as amounts, do not count.
 *
 * @param height that of a page
 */
function repeated(pages: readonly (readonly Line[])[], height: number): number {
  const [first = [], ...others] = pages;
  if (others.length === 0) return 0;
  const isOfAll = (line: Line, at: number) =>
    isOuter(line, height) &&
    !/\d/.test(textOf(line.fragments)) &&
    others.every((lines) => isSame(line, lines[at]));
  const end = first.findIndex((line, at) => !isOfAll(line, at));
  return end < 0 ? first.length : end;
}

/** Whether two lines have the same text at the same place of their pages. */
function isSame(line: Line, other: Line | undefined): boolean {
  return (
    other !== undefined &&
    textOf(line.fragments) === textOf(other.fragments) &&
    Math.abs(line.baseline - other.baseline) < SAME_PLACE
  );
}
