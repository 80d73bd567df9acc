import type { Fragment, PageContent } from '../page/page-parts.ts';
import { type Line, linesOfText, textOf } from './lines.ts';

/** Headers and footers are within this share of a page from its top and bottom. */
const MARGIN = 0.12;

/** Places on pages are the same if they differ by less, in points. */
const SAME_PLACE = 3;

/** The number of a page, as programs print it. */
const PAGE_NUMBER =
  /^(?:[-–—\s]*(?:page|seite|s\.?|p\.?|blatt)?\s*)\d{1,3}(?:\s*(?:\/|of|von|\|)\s*\d{1,3})?[-–—\s]*$/i;

/** All pages as one, below each other, without their numbers and repeated headers and footers. */
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
  let offset = 0;
  const parts = pages.map((page, index) => {
    const lines = all[index] ?? [];
    // The first page keeps what all pages have.
    const kept = index === 0 ? lines : lines.slice(tops, Math.max(tops, lines.length - bottoms));
    const part = partAt(offset, page, kept);
    offset += page.height;
    return part;
  });
  const width = pages.reduce((most, page) => Math.max(most, page.width), 0);
  return {
    ...{ width, height: offset },
    fragments: parts.flatMap(({ fragments }) => fragments),
    horizontal: parts.flatMap(({ horizontal }) => horizontal),
    vertical: parts.flatMap(({ vertical }) => vertical),
    unseen: pages.flatMap(({ unseen }) => unseen),
    isRecognised: pages.some(({ isRecognised }) => isRecognised),
  };
}

/** Some lines and all rulings of a page, further down. */
function partAt(offset: number, page: PageContent, lines: readonly Line[]) {
  return {
    fragments: lines.flatMap((line) =>
      line.fragments.map((one): Fragment => ({ ...one, baseline: one.baseline + offset })),
    ),
    horizontal: page.horizontal.map((one) => ({ ...one, at: one.at + offset })),
    vertical: page.vertical.map(({ at, from, to }) => ({
      ...{ at, from: from + offset, to: to + offset },
    })),
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
