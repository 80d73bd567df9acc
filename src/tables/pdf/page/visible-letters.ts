import type { Area, Letter } from '../drawing/drawing.ts';
import type { Box } from '../drawing/geometry.ts';

/** The colour of paper. */
const PAPER = 0xff_ff_ff;

/** Colours whose parts of red, green and blue differ by less look the same, of 255. */
const SAME_COLOUR = 24;

/** Smaller letters cannot be read, as a share of the height of the page. */
const LEAST_HEIGHT = 0.0005;

/** Areas are looked up in strips of pages of this height, in points. */
const STRIP = 20;

/** The areas that reach into each strip, in their order. */
type Strips = ReadonlyMap<number, readonly Area[]>;

/** The last strip, which also has everything further down: more strips than pages usually have. */
const LAST_STRIP = 1000;

/** The strip of a place, in points from the top of the page. */
function stripAt(y: number): number {
  return Math.min(LAST_STRIP, Math.max(0, Math.floor(y / STRIP)));
}

function stripsOf(areas: readonly Area[]): Strips {
  const strips = new Map<number, Area[]>();
  for (const area of areas) {
    const [, top, , bottom] = area.box;
    const last = stripAt(bottom);
    for (let strip = stripAt(top); strip <= last; strip += 1) {
      const some = strips.get(strip) ?? [];
      strips.set(strip, some);
      some.push(area);
    }
  }
  return strips;
}

/**
 * Tells of each letter of a page whether people see it.
 *
 * @param areas all that the page fills
 */
export function visibilityOn(
  areas: readonly Area[],
  pageHeight: number,
): (letter: Letter) => boolean {
  const strips = stripsOf(areas);
  return (letter) => isSeen(letter, strips, pageHeight);
}

function isSeen(letter: Letter, strips: Strips, pageHeight: number): boolean {
  const { left, right, baseline, height, colours, order, clip, isOnlyClip } = letter;
  if (Math.abs(height) < LEAST_HEIGHT * pageHeight) return false;
  const [x, y] = [(left + right) / 2, baseline - 0.3 * height];
  if (!isIn(x, y, clip)) return false;
  const there = (strips.get(stripAt(y)) ?? []).filter(({ box }) => isIn(x, y, box));
  const above = there.filter((area) => area.order > order);
  if (isOnlyClip) return above.length > 0;
  if (above.some((area) => area.colour !== undefined)) return false;
  const ground = there.findLast((area) => area.order < order);
  const behind = ground === undefined ? PAPER : ground.colour;
  return colours.some(
    (colour) => colour === undefined || behind === undefined || !isSameColour(colour, behind),
  );
}

function isIn(x: number, y: number, [left, top, right, bottom]: Box): boolean {
  return x >= left && x <= right && y >= top && y <= bottom;
}

function isSameColour(one: number, other: number): boolean {
  return [16, 8, 0].every(
    (shift) => Math.abs(((one >> shift) & 0xff) - ((other >> shift) & 0xff)) < SAME_COLOUR,
  );
}
