import { linesOfText, textOf } from './lines.ts';
import type { Fragment, PageContent } from './page-content.ts';

/** Headers and footers are within this share of a page from its top and bottom. */
const MARGIN = 0.12;

/** Places are the same if they differ by less, in points. */
const SAME_PLACE = 3;

/** The number of a page, as programs print it. */
const PAGE_NUMBER =
  /^(?:[-–—\s]*(?:page|seite|s\.?|p\.?|blatt)?\s*)\d{1,3}(?:\s*(?:\/|of|von|\|)\s*\d{1,3})?[-–—\s]*$/i;

/** All pages as one, below each other, without their numbers and repeated headers and footers. */
export function onePage(pages: readonly PageContent[]): PageContent {
  const fragments: Fragment[] = [];
  const horizontal: PageContent['horizontal'][number][] = [];
  const vertical: PageContent['vertical'][number][] = [];
  let offset = 0;
  for (const [index, page] of pages.entries()) {
    const omitted = new Set(repeated(page, pages.slice(0, index)));
    for (const fragment of page.fragments) {
      if (!omitted.has(fragment)) {
        fragments.push({ ...fragment, baseline: fragment.baseline + offset });
      }
    }
    horizontal.push(...page.horizontal.map((one) => ({ ...one, at: one.at + offset })));
    vertical.push(
      ...page.vertical.map(({ at, from, to }) => ({ at, from: from + offset, to: to + offset })),
    );
    offset += page.height;
  }
  const width = Math.max(0, ...pages.map((page) => page.width));
  return { width, height: offset, fragments, horizontal, vertical };
}

/** The number of a page, and what earlier pages have at the same place at their top or bottom. */
function repeated(page: PageContent, before: readonly PageContent[]): Fragment[] {
  const margin = MARGIN * page.height;
  const outer = ({ baseline }: { readonly baseline: number }) =>
    baseline < margin || baseline > page.height - margin;
  const lines = linesOfText(page.fragments);
  const edges = new Set([lines[0], lines.at(-1)]);
  return lines.filter(outer).flatMap((line) => {
    const text = textOf(line.fragments);
    const isNumber = edges.has(line) && PAGE_NUMBER.test(text);
    return isNumber || before.some((other) => hasAt(other, line.fragments)) ? line.fragments : [];
  });
}

/** Whether a page has the same texts at the same places. */
function hasAt(page: PageContent, texts: readonly Fragment[]): boolean {
  return texts.every(({ text, left, baseline }) =>
    page.fragments.some(
      (other) =>
        other.text === text &&
        Math.abs(other.left - left) < SAME_PLACE &&
        Math.abs(other.baseline - baseline) < SAME_PLACE,
    ),
  );
}
