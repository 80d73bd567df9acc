import type { Drawing, Letter } from '../drawing/drawing.ts';
import { LETTER_DISTANCE, LetterText, textKey } from './letter-text.ts';
import type { Fragment } from './page-parts.ts';
import { visibilityOn } from './visible-letters.ts';

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
  const isSeen = visibilityOn(areas, pageHeight);
  const isUnseen = letters.map((letter) => !isSeen(letter));
  const text = new LetterText(letters);
  const parted = fragments.map((fragment) => {
    const own = text.lettersOf(fragment);
    const isCut = own?.some((at) => isCutDigit(letters[at] as Letter)) === true;
    if (isCut) return { fragment, shown: withNumberCut(fragment), hidden: '' };
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

/** A digit that shows less of its width than the first, but more than the second share, may be the last of those that fit. */
const WHOLE = 0.7;
const TRACE = 0.1;

/** Whether a clip, such as that of a cell, shows only a part of a digit from its left side. */
function isCutDigit({ text, left, right, baseline, height, clip, ...letter }: Letter): boolean {
  if (!/^\d$/.test(text) || letter.isUnpainted || letter.isOnlyClip) return false;
  const [start, top, end, bottom] = clip;
  const y = baseline - 0.3 * height;
  const shown = (end - left) / (right - left);
  return start <= left && y >= top && y <= bottom && shown < WHOLE && shown > TRACE;
}

/** A text whose number the page shows in part, since it does not fit into its cell: "20… g" for "20" of "200 g". */
function withNumberCut(fragment: Fragment): Fragment {
  return { ...fragment, text: fragment.text.replace(/\d(?=\D*$)/, '$&…') };
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
    const end = at + textKey(word).length;
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
  const near = Math.max(LETTER_DISTANCE, 0.3 * one.height);
  return seen.some(
    (other) =>
      Math.abs(other.baseline - one.baseline) < near &&
      Math.abs(other.left - one.left) < near &&
      textKey(other.text) === textKey(one.text),
  );
}
