import { headPhrases } from '../../../search/names/head-words.ts';
import { statesNamed } from '../../../search/query-words.ts';
import { singular } from '../../../text/fold-words.ts';
import type { IndexWords } from '../words/vocabulary.ts';
import { anyWordStage, kindOnlyStage, type Stage } from './stages.ts';

/** If no food has all words, only words at least this informative relative to the rarest are searched for. */
const TELLING_SHARE = 0.6;

/** Adds foods that have the rarest words. It ignores words that no food has, unless they are most of the query. */
export function addSome(
  text: string,
  words: readonly string[],
  index: IndexWords,
  add: (stage: Stage | undefined) => void,
): void {
  const known = words.filter((word) => index.has(singular(word)));
  if (2 * known.length < words.length) return;
  // "Swede mash" is swede rather than mash.
  const heads = headPhrases(text).toSorted((a, b) => a.length - b.length);
  for (const head of [...heads, known]) {
    add(kindOnlyStage(head.slice(-1), known, index));
  }
  const most = Math.max(...known.map((word) => index.rarityOf(singular(word))));
  const telling = known.filter(
    (word) =>
      index.rarityOf(singular(word)) >= TELLING_SHARE * most && statesNamed(word).length === 0,
  );
  if (telling.length > 0) add(anyWordStage(telling, index));
}
