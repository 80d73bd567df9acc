import type { Area, Drawing, Letter } from './drawing.ts';
import type { Box } from './geometry.ts';
import type { Fragment } from './page-parts.ts';
import { withPlainSymbols } from './plain-symbols.ts';

/** The colour of paper. */
const PAPER = 0xff_ff_ff;

/** Colours whose parts of red, green and blue differ by less look the same, of 255. */
const SAME_COLOUR = 24;

/** Smaller letters cannot be read, as a share of the height of the page. */
const LEAST_HEIGHT = 0.0005;

/** Texts that the page shows, and those that nobody sees: white on white, outside of the page, or covered, say. */
export interface SeenTexts {
  readonly seen: readonly Fragment[];
  readonly unseen: readonly string[];
}

/** Parts the texts of a page by whether people see them. */
export function partedBySight(
  fragments: readonly Fragment[],
  { areas, letters }: Drawing,
  pageHeight: number,
): SeenTexts {
  const strips = stripsOf(areas);
  const isUnseen = letters.map((letter) => !isSeen(letter, strips, pageHeight));
  const text = new LetterText(letters);
  const parted = fragments.map((fragment) => {
    const own = text.lettersOf(fragment);
    const [shown, hidden] =
      own === undefined ? [fragment, ''] : parts(fragment, own, isUnseen, letters);
    return { fragment, shown, hidden };
  });
  const seen: Fragment[] = [];
  // A mask repeats the text that it shows.
  for (const { shown } of parted) if (shown && !isSeenThere(shown, seen)) seen.push(shown);
  const unseen = parted.flatMap(({ fragment, shown, hidden }) =>
    hidden === '' || (shown === undefined && isSeenThere(fragment, seen)) ? [] : hidden,
  );
  return { seen, unseen };
}

/** The letters of a page as one text, to find those of a fragment. */
class LetterText {
  readonly #letters: readonly Letter[];
  #text = '';
  /** The letter of each character. */
  readonly #owners: number[] = [];
  /** Where the last fragment ended. */
  #at = 0;

  constructor(letters: readonly Letter[]) {
    this.#letters = letters;
    for (const [index, { text }] of letters.entries()) {
      const key = keyOf(text);
      this.#text += key;
      for (let at = 0; at < key.length; at += 1) this.#owners.push(index);
    }
  }

  /** The letters of a fragment, by the characters of its key; undefined if they are not found. */
  lettersOf(fragment: Fragment): number[] | undefined {
    const key = keyOf(fragment.text);
    for (const from of [this.#at, 0]) {
      let tries = 0;
      for (let at = this.#text.indexOf(key, from); at >= 0; at = this.#text.indexOf(key, at + 1)) {
        if (this.#isAt(at, fragment)) {
          this.#at = at + key.length;
          return this.#owners.slice(at, at + key.length);
        }
        tries += 1;
        if (tries === MOST_TRIES) break;
      }
    }
    return undefined;
  }

  #isAt(at: number, { left, baseline, height }: Fragment): boolean {
    const letter = this.#letters[this.#owners[at] ?? 0] as Letter;
    const isNear = Math.abs(letter.left - left) < Math.max(NEAR, height);
    return isNear && Math.abs(letter.baseline - baseline) < NEAR;
  }
}

/** A text that repeats more often before its place is not looked for further. */
const MOST_TRIES = 200;

/** The first letter of a text is at most this far from its place, in points. */
const NEAR = 2;

/** What two spellings of a text have in common: no blanks, accents or ligatures. */
function keyOf(text: string): string {
  return withPlainSymbols(text)
    .normalize('NFKD')
    .replace(/[\s\p{M}\p{C}]/gu, '');
}

/** The part of a fragment that people see, if any, and the text that they do not see: whole words or nothing. */
function parts(
  fragment: Fragment,
  own: readonly number[],
  isUnseen: readonly boolean[],
  letters: readonly Letter[],
): readonly [Fragment | undefined, string] {
  const shown = own.filter((letter) => isUnseen[letter] !== true);
  if (shown.length === own.length) return [fragment, ''];
  if (shown.length === 0) return [undefined, fragment.text];
  const seen: string[] = [];
  const unseen: string[] = [];
  let at = 0;
  for (const word of fragment.text.split(/\s+/)) {
    const end = at + keyOf(word).length;
    const hidden = own.slice(at, end).filter((letter) => isUnseen[letter] === true);
    // "120 g" with a "1" below an icon must not become "20 g".
    if (hidden.length > 0 && hidden.length < end - at) return [fragment, ''];
    (hidden.length === 0 ? seen : unseen).push(word);
    at = end;
  }
  const [first, last] = [letters[shown[0] as number], letters[shown.at(-1) as number]];
  const { left, right } = { left: first?.left ?? 0, right: last?.right ?? 0 };
  return [{ ...fragment, text: seen.join(' '), left, right }, unseen.join(' ')];
}

/** Whether a text is also seen where it is unseen: below its outline, or as its shadow. */
function isSeenThere(one: Fragment, seen: readonly Fragment[]): boolean {
  const near = Math.max(NEAR, 0.3 * one.height);
  return seen.some(
    (other) =>
      Math.abs(other.baseline - one.baseline) < near &&
      Math.abs(other.left - one.left) < near &&
      keyOf(other.text) === keyOf(one.text),
  );
}

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
