import { kindsNamed } from '../../../search/names/kinds-of.ts';
import type { FoodQuery, HitPage } from '../stages/hit-page.ts';
import { addPartialMatches } from '../stages/partial-matches.ts';
import { phrasesOf } from '../stages/stages.ts';
import { correctionsOf, isFoodWord } from './corrections.ts';
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
  /** The folded words of the query that the first hits have, if they lack others. */
  readonly inPart?: readonly string[] | undefined;
}

/** Adds foods that have the words in corrected spelling, then those that have some of them. */
export function addSimilar(
  page: HitPage,
  { text, mayCorrect }: FoodQuery,
  query: Query,
  words: SearchedWords,
): SimilarHits {
  const { corrections, inPart: corrected } = correctionsOf(
    query,
    page.found > 0,
    words,
    mayCorrect,
  );
  const { searchedFor, isRespelt } = addCorrected(page, query, corrections, words);
  const inPart = addPartial(page, { text, query, corrected }, words);
  return { ...(inPart ?? { searchedFor }), isRespelt };
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

/** The fewest letters of the head of a compound that finds foods. Shorter words end others by chance: "Spar-gel". */
const LEAST_HEAD = 4;

/** A head with fewer letters must be a food itself: "Dinkel-brei", but not "Kibbe-ling", which would find Darjeeling. */
const FREE_HEAD = 5;

function isCompound(parts: readonly string[], words: SearchedWords): boolean {
  const head = parts.at(-1) ?? '';
  if (kindsNamed(head).length > 0 || head.length >= FREE_HEAD) return true;
  return head.length >= LEAST_HEAD && isFoodWord(head, words);
}

/**
 * The name of a food beside words that are no foods: "hot chocolate" in "options hot chocolate". Not "cheese sandwich" in
 * "turkey and cheese sandwich".
 */
function nameBesideBrand(
  parts: readonly string[],
  words: SearchedWords,
): readonly string[] | undefined {
  const isFood = parts.map((part) => isFoodWord(part, words));
  return phrasesOf(parts).find((phrase) => {
    if (phrase.length < 2 || phrase.length === parts.length) return false;
    const others = parts.filter((part) => !phrase.includes(part));
    const isBeside = others.every((other) => !isFood[parts.indexOf(other)]);
    return isBeside && words.queries.isNamed(phrase);
  });
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
 * @returns how the first of all hits were found, if they are among these
 */
function addPartial(
  page: HitPage,
  { text, query, corrected }: CorrectedQuery,
  searched: SearchedWords,
): Pick<SimilarHits, 'searchedFor' | 'inPart'> | undefined {
  const { index, queries, isOfFood } = searched;
  const { words, typed, required, content, joined } = query;
  const parts =
    content.length > 1
      ? (corrected ?? content)
      : (joined.find((one) => isCompound(one, searched)) ?? []);
  if (page.found >= FEW_HITS || parts.length < 2) return undefined;
  const isFirst = page.found === 0;
  const byKind = isFirst
    ? (nameByKind(parts, queries.isNamed) ?? nameBesideBrand(parts, searched))
    : undefined;
  if (byKind !== undefined) page.addReadings([byKind], 'finished');
  const isOfKind = page.found > 0;
  const isCorrected = !isOfKind && corrected !== undefined;
  // In "mushy pease tin", tin is not the head.
  const ofFood = typed.filter((word) => !required.includes(word) || content.includes(word));
  const isPlain = typed.join(' ') === words.join(' ') && ofFood.length === typed.length;
  const plain = isPlain ? text : ofFood.join(' ');
  const spelt = isCorrected ? respelt(ofFood, content, index) : undefined;
  const asPhrase = content.length > 1 ? (spelt ?? plain) : parts.join(' ');
  const add = (stage: Parameters<HitPage['add']>[0]) => page.add(stage);
  const shared = addPartialMatches(asPhrase, parts, {
    index,
    isOfFood,
    isOneWord: content.length === 1,
    add,
  });
  if (!isFirst || page.found === 0) return undefined;
  if (isCorrected) return { searchedFor: parts.join(' ') };
  return { searchedFor: undefined, inPart: isOfKind ? byKind : shared };
}
