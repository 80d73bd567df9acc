import type { Letter } from '../drawing/drawing.ts';
import type { Fragment } from './page-parts.ts';
import { withPlainSymbols } from './plain-symbols.ts';

/** The letters of a page as one text, to find those of a fragment. */
export class LetterText {
  readonly #letters: readonly Letter[];
  #text = '';
  /** The letter of each character. */
  readonly #owners: number[] = [];
  /** Where the last fragment ended. */
  #at = 0;

  constructor(letters: readonly Letter[]) {
    this.#letters = letters;
    for (const [index, { text }] of letters.entries()) {
      const key = textKey(text);
      this.#text += key;
      for (let at = 0; at < key.length; at += 1) this.#owners.push(index);
    }
  }

  /** The letters of a fragment, by the characters of its key; undefined if they are not found. */
  lettersOf(fragment: Fragment): number[] | undefined {
    const key = textKey(fragment.text);
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
    const isNear = Math.abs(letter.left - left) < Math.max(LETTER_DISTANCE, height);
    return isNear && Math.abs(letter.baseline - baseline) < LETTER_DISTANCE;
  }
}

/** A text that repeats more often before its place is not looked for further. */
const MOST_TRIES = 200;

/** The first letter of a text is at most this far from its place, in points. */
export const LETTER_DISTANCE = 2;

/** What two spellings of a text have in common: no blanks, accents or ligatures. */
export function textKey(text: string): string {
  return withPlainSymbols(text)
    .normalize('NFKD')
    .replace(/[\s\p{M}\p{C}]/gu, '');
}
