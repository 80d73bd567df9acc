import { correctQuery } from '../../../search/spelling.ts';
import type { FoodQuery, HitPage } from '../stages/hit-page.ts';
import { addPartialMatches } from '../stages/partial-matches.ts';
import type { Query } from './query-reader.ts';
import { kindOfUnknown, nameByKind, respelt } from './readings.ts';
import type { SearchedWords } from './searched-words.ts';

/** With fewer hits than this, a search continues with the next, less strict stage. */
export const FEW_HITS = 3;

/** How foods were found that do not have the words as typed. */
interface SimilarHits {
  /** The query that was searched for, if it differs from the typed one. */
  readonly searchedFor: string | undefined;
  /** Whether foods have all words in corrected spelling. */
  readonly isRespelt: boolean;
}

/** Adds foods that have the words in corrected spelling, then those that have some of them. */
export function addSimilar(
  page: HitPage,
  { text, mayCorrect }: FoodQuery,
  query: Query,
  words: SearchedWords,
): SimilarHits {
  const { content, bare } = query;
  const corrections = [
    ...correctQuery(content, words.index, mayCorrect),
    ...(bare === content ? [] : correctQuery(bare, words.index, mayCorrect)),
  ];
  const { searchedFor, isRespelt } = addCorrected(page, query, corrections, words);
  const inPart = addPartial(
    page,
    { text, query, corrected: longCorrections(content, corrections[0]) },
    words,
  );
  return { searchedFor: inPart ?? searchedFor, isRespelt };
}

/** Adds foods that have the words in corrected spelling. */
function addCorrected(
  page: HitPage,
  { content, joined }: Query,
  corrections: readonly (readonly string[])[],
  { index, queries }: SearchedWords,
): SimilarHits {
  let searchedFor: string | undefined;
  for (const words of corrections) {
    if (page.addReadings([words]) > 0) searchedFor ??= words.join(' ');
    if (page.found > 0 && queries.isNamed(words)) break;
  }
  const isRespelt = searchedFor !== undefined;
  const [first] = corrections;
  if (page.found === 0 && first !== undefined) {
    const name = queries.mainName(first, first.at(-1));
    if (name.length > 0 && page.addReadings([name], 'finished') > 0) searchedFor = first.join(' ');
  }
  // For "fenchelsalat", its parts find salads and fennel.
  if (page.found === 0 && joined.length === 0) {
    const head = kindOfUnknown(content, index);
    if (head !== undefined && page.addReadings([[head]]) > 0) searchedFor ??= head;
  }
  return { searchedFor, isRespelt };
}

/** The fewest letters of a misspelt word that is searched for without the words beside it: "wort" is no worm. */
const LEAST_ALONE = 5;

/** A query with its longer words in corrected spelling; undefined if none of them is misspelt. */
function longCorrections(
  typed: readonly string[],
  corrected: readonly string[] | undefined,
): readonly string[] | undefined {
  if (corrected === undefined || corrected.length !== typed.length) return corrected;
  const words = typed.map((word, at) =>
    word.length < LEAST_ALONE ? word : (corrected[at] as string),
  );
  return words.every((word, at) => word === typed[at]) ? undefined : words;
}

/** A query with its words in corrected spelling, which replace the others if those are not found. */
interface CorrectedQuery {
  readonly text: string;
  readonly query: Query;
  readonly corrected: readonly string[] | undefined;
}

/**
 * Adds foods that have some of the words.
 *
 * @returns the corrected words, if it searched for them
 */
function addPartial(
  page: HitPage,
  { text, query, corrected }: CorrectedQuery,
  { index, queries }: SearchedWords,
): string | undefined {
  const { words, typed, required, content, joined } = query;
  const parts = content.length > 1 ? (corrected ?? content) : (joined[0] ?? []);
  if (page.found >= FEW_HITS || parts.length < 2) return undefined;
  const byKind = page.found === 0 ? nameByKind(parts, queries.isNamed) : undefined;
  if (byKind !== undefined) page.addReadings([byKind], 'finished');
  const isCorrected = page.found === 0 && corrected !== undefined;
  // In "mushy pease tin", tin is not the head.
  const ofFood = typed.filter((word) => !required.includes(word) || content.includes(word));
  const isPlain = typed.join(' ') === words.join(' ') && ofFood.length === typed.length;
  const plain = isPlain ? text : ofFood.join(' ');
  const spelt = isCorrected ? respelt(ofFood, content, index) : undefined;
  const asPhrase = content.length > 1 ? (spelt ?? plain) : parts.join(' ');
  addPartialMatches(asPhrase, parts, index, (stage) => page.add(stage));
  return isCorrected && page.found > 0 ? parts.join(' ') : undefined;
}
