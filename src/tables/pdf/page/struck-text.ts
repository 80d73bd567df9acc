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
  const struck = page.fragments.filter(isStruck);
  if (struck.length === 0) return { struck: [], kept: page };
  const fragments = page.fragments.filter((one) => !struck.includes(one));
  return { struck: struck.map(({ text }) => text), kept: { ...page, fragments } };
}

function isThrough({ at, from, to }: Ruling, { left, right, baseline, height }: Fragment): boolean {
  return (
    Math.abs(at - (baseline - MIDDLE * height)) < NEAR_MIDDLE * height &&
    Math.abs(from - left) < BEYOND &&
    Math.abs(to - right) < BEYOND
  );
}
