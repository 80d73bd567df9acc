import type { Catalogue } from '../../../../catalogue/catalogue.ts';
import { compoundHead } from '../../../../search/names/compounds.ts';
import { adjectiveOf } from '../../../../search/names/german-adjectives.ts';
import { kindsNamed } from '../../../../search/names/kinds-of.ts';

/**
 * Whether a food of a published table may be called by folded words. If not, a search for them would find other foods
 * only. Words that people put in place of those of a table say nothing: "Nudeln" for "Teigwaren".
 */
export function mayBeCalled(
  { hasFoodWith }: Pick<Catalogue, 'hasFoodWith'>,
  words: readonly string[],
): boolean {
  const isWord = (word: string) => hasFoodWith([word]);
  return hasFoodWith(words.filter((word) => !isReplaceable(word, isWord)));
}

/** Whether another word may stand for a word: an inflected one, the parts of a compound, or another word for a kind. */
function isReplaceable(word: string, isWord: (word: string) => boolean): boolean {
  return (
    kindsNamed(word).length > 0 ||
    adjectiveOf(word, (form) => form !== word) !== word ||
    compoundHead(word, isWord) !== undefined
  );
}
