import type { Box } from '../drawing/geometry.ts';
import type { Fragment, PageContent, Ruling } from './page-parts.ts';

/** The middle of small letters is this far above the baseline, in heights of the letters. */
const MIDDLE = 0.28;

/** A line through a text is this close to its middle, in heights of the letters. */
const NEAR_MIDDLE = 0.2;

/** A line through a text reaches beyond it by less than this at each end; rules of tables are longer. In points. */
const BEYOND = 6;

/** Lines are looked up in strips of pages of this height, in points. */
const STRIP = 20;

/** Parts a page into texts that somebody struck out, and what is left. */
export function withoutStruckText(page: PageContent): {
  readonly struck: readonly string[];
  readonly kept: PageContent;
} {
  const strips = new Map<number, Ruling[]>();
  for (const ruling of page.horizontal) {
    const strip = Math.floor(ruling.at / STRIP);
    const some = strips.get(strip) ?? [];
    strips.set(strip, some);
    some.push(ruling);
  }
  const isStruck = (fragment: Fragment) => {
    const strip = Math.floor((fragment.baseline - MIDDLE * fragment.height) / STRIP);
    return [strip - 1, strip, strip + 1].some((one) =>
      strips.get(one)?.some((ruling) => isThrough(ruling, fragment)),
    );
  };
  const parts = page.fragments.map((fragment) =>
    isStruck(fragment)
      ? { kept: [], struck: [fragment.text] }
      : withoutStruckWords(fragment, page.strikes),
  );
  return {
    struck: parts.flatMap(({ struck }) => struck),
    kept: { ...page, fragments: parts.flatMap(({ kept }) => kept) },
  };
}

/** A text without the words whose middles are in boxes that strike out text. */
function withoutStruckWords(
  fragment: Fragment,
  strikes: readonly Box[],
): { readonly kept: readonly Fragment[]; readonly struck: readonly string[] } {
  const { text, left, right, baseline, height } = fragment;
  const y = baseline - MIDDLE * height;
  const near = strikes.filter(([, top, , bottom]) => y > top && y < bottom);
  if (near.length === 0) return { kept: [fragment], struck: [] };
  const step = (right - left) / text.length;
  const [kept, struck]: [Fragment[], string[]] = [[], []];
  for (const { 0: word, index } of text.matchAll(/\S+/g)) {
    const [start, end] = [left + index * step, left + (index + word.length) * step];
    const x = (start + end) / 2;
    if (near.some(([from, , to]) => x > from && x < to)) struck.push(word);
    else kept.push({ ...fragment, text: word, left: start, right: end });
  }
  if (struck.length === 0) return { kept: [fragment], struck };
  return { kept, struck: [struck.join(' ')] };
}

function isThrough({ at, from, to }: Ruling, { left, right, baseline, height }: Fragment): boolean {
  return (
    Math.abs(at - (baseline - MIDDLE * height)) < NEAR_MIDDLE * height &&
    Math.abs(from - left) < BEYOND &&
    Math.abs(to - right) < BEYOND
  );
}
