import type { Catalogue } from '../../../catalogue/catalogue.ts';
import { ingredientText } from '../../../meals/recipes/ingredients/ingredient-text.ts';
import {
  changesFood,
  isAdjective,
  isHarmless,
  isShort,
  mayNameKind,
  purposeOf,
  remarksIn,
  withBracketsOpened,
  withCommaClosed,
  withoutPurpose,
  withoutRemarks,
  withPlainEndings,
  wordsBeforeOthers,
} from '../../../meals/recipes/ingredients/plainer-wordings.ts';
import { readLine } from '../../../search/lines/reading/read-line.ts';
import { DESCRIPTIVE_WORDS } from '../../../search/lines/words/descriptive-words.ts';
import { DESCRIBING_WORDS } from '../../../search/lines/words/word-classes.ts';
import { quoted } from '../../../text/escaping/quote.ts';
import { foldWords } from '../../../text/words/fold-words.ts';
import { lacksWordsOf } from '../../match/names/in-tables/lacks-description.ts';
import { type Ingredient, isWeighed, weighPart } from './weigh-part.ts';

/**
 * Weighs an ingredient in fewer words, if they name a food with certainty: without remarks, and without adjectives that
 * no food of the catalogue has in its name. An assumption says how it was read.
 *
 * @returns undefined if that names no food with certainty, either
 */
export function weighPlainer(
  catalogue: Catalogue,
  line: string,
  text: string,
  accept: number,
): Ingredient | undefined {
  const bare = withoutIdleRemarks(catalogue, text, accept);
  const wordings = [
    ingredientText(withCommaClosed(text, describes)),
    withPlainEndings(text),
    withBracketsOpened(text),
    bare,
    withPlainEndings(bare),
    withoutUnknown(catalogue, text),
    withoutUnknown(catalogue, bare),
    // "2 baguettes for reheating" may be small ones.
    isCounted(bare) ? bare : withoutIdlePurpose(catalogue, bare, accept),
  ];
  for (const plain of new Set(wordings)) {
    if (plain === text || plain === '') continue;
    const one = weighPart(catalogue, plain, accept);
    if (!isWeighed(one) || lacksWordsOf(catalogue, text, one.food)) continue;
    const note = `${line}: read as ${quoted(plain)}`;
    return { ...one, text, assumptions: [note, ...one.assumptions] };
  }
  return undefined;
}

function describes(word: string): boolean {
  return DESCRIBING_WORDS.has(word) || DESCRIPTIVE_WORDS.has(word);
}

/** A text without its remarks, unless they may name a food or the kind of one. */
export function withoutIdleRemarks(catalogue: Catalogue, text: string, accept: number): string {
  // The kind decides how large a piece is: "1 squash (red kuri)".
  const areCounted = isCounted(text);
  const isIdle = (remark: string) =>
    !(areCounted && mayNameKind(remark)) && mayDrop(catalogue, remark, accept);
  return remarksIn(text).every(isIdle) ? withoutRemarks(text) : text;
}

/** A text without what its ingredient is for, unless that may name a food. */
export function withoutIdlePurpose(catalogue: Catalogue, text: string, accept: number): string {
  return mayDrop(catalogue, purposeOf(text), accept) ? withoutPurpose(text) : text;
}

/** Whether a text counts pieces of its food. */
export function isCounted(text: string): boolean {
  const { quantity, measure } = readLine(text);
  return quantity !== undefined && measure === undefined;
}

/** Whether a remark neither changes a food nor names one. */
function mayDrop(catalogue: Catalogue, remark: string | undefined, accept: number): boolean {
  if (remark === undefined || changesFood(remark)) return false;
  return !isShort(remark) || !isWeighed(weighPart(catalogue, remark, accept));
}

/** A text without words that describe its food and that no food of the catalogue has in its name. */
function withoutUnknown(catalogue: Catalogue, text: string): string {
  // "Quick-cooking" is part of the name of oats, but not of tapioca.
  const besides = (word: string) =>
    word.includes('-') ? foldWords(text.split(' ').at(-1) ?? '') : [];
  const isUnknown = (word: string, at: number) =>
    DESCRIPTIVE_WORDS.has(word) ||
    isHarmless(word) ||
    (isAdjective(word, /\p{Lu}/u.test(text.slice(at))) &&
      !catalogue.hasFoodWith([...foldWords(word), ...besides(word)]));
  return [...wordsBeforeOthers(text)]
    .reverse()
    .filter(({ word, at }) => isUnknown(word, at))
    .reduce(
      (plain, { word, at }) => plain.slice(0, at) + plain.slice(at + word.length).trimStart(),
      text,
    )
    .trim();
}
