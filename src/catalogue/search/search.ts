import type { Database } from 'better-sqlite3';
import type { Food } from '../../model/food.ts';
import { isNoFood } from '../../search/names/no-foods.ts';
import { readQuery } from '../../search/query-words.ts';
import { boostedWeight } from '../../search/ranking.ts';
import { correctQuery, isSlippedBeginning } from '../../search/spelling.ts';
import { singular } from '../../text/fold-words.ts';
import type { FoodReader } from '../reading/food-reader.ts';
import { allOf, type Expression } from './lists/expression.ts';
import { asWritten } from './queries/as-written.ts';
import { type Query, queryReader } from './queries/query-reader.ts';
import { compoundWith, kindOfUnknown, nameByKind, respelt } from './queries/readings.ts';
import { type FoodQuery, HitPage } from './stages/hit-page.ts';
import { addSome } from './stages/partial-matches.ts';
import { MAX_COUNT } from './stages/recent-matches.ts';
import type { RecordRanking } from './stages/saved-rankings.ts';
import { StageReader } from './stages/stage-reader.ts';
import { allWords, kindPrefixStage, kindStage, type Stage } from './stages/stages.ts';
import { indexVocabulary } from './words/vocabulary.ts';

/** The hits of a search, the best first. */
export interface FoodHits {
  readonly foods: readonly Food[];
  /** The number of hits; a lower bound if it is not exact. */
  readonly totalCount: number;
  readonly isExact: boolean;
  /** The query with its spelling corrected, if some of the hits come from it. */
  readonly searchedFor: string | undefined;
}

/** With fewer hits than this, a search continues with the next, less strict stage. */
const FEW_HITS = 3;

/**
 * Prepares the search for foods by their names.
 *
 * Foods of the kind that the query names come first, then those with its words in their names. If there are few, foods
 * with the words in corrected spelling follow, and finally foods with any of the words. Each stage appends its hits to
 * those of earlier stages.
 */
export function foodSearcher(
  db: Database,
  foodOf: FoodReader,
  record?: RecordRanking,
): (query: FoodQuery) => FoodHits {
  const index = indexVocabulary(db);
  const reader = new StageReader(db, record);
  const { isName } = reader;
  const count = (match: Expression) => reader.count(match);
  const queries = queryReader({ index, isName, count });
  const { isNamed } = queries;

  /** Adds foods that are called like the query. */
  function addNamed(page: HitPage, query: Query): void {
    const { typed, readings, namedReadings, called, joinedAt } = query;
    // A query that is the exact name of a food does not mean similar foods: "goat's milk" does not mean other milk, and
    // "protein bar" does not mean powder.
    const named = readings.slice(0, namedReadings);
    if (namedReadings > 0)
      page.addReadings(named, typed.length > 1 ? 'finished' : 'unfinished', called);
    const compound = joinedAt >= 0 && namedReadings === 0 ? compoundWith(typed, index) : undefined;
    if (compound !== undefined) page.addReadings([[compound]], 'finished');
  }

  /** Adds foods that have the words of the query. */
  function addTyped(page: HitPage, query: Query): void {
    page.add(kindPrefixStage(query.content, index));
    page.add(mainFood(query));
    page.addReadings(query.readings);
    page.add(kindStage(query.bare, index));
  }

  /** Finds pancakes for "pancakes with syrup" if every food with both words is a kind of syrup. */
  function mainFood({ typed, required, joinedAt }: Query): Stage | undefined {
    if (joinedAt < 1 || joinedAt === typed.length - 1) return undefined;
    const added = kindStage(readQuery(typed.slice(joinedAt + 1)).content, index, 'finished');
    const all = allWords(required, index);
    const hits = added === undefined ? 0 : count(all);
    const isAdded = added !== undefined && hits > 0 && count(allOf([all, added.match])) === hits;
    return isAdded
      ? kindStage(readQuery(typed.slice(0, joinedAt)).content, index, 'finished')
      : undefined;
  }

  /** Adds the food that is called like the part of a query that says what it is. */
  function addMainName(page: HitPage, { typed, words, joinedAt }: Query): void {
    const main = joinedAt >= 0 ? typed.slice(0, joinedAt) : queries.mainName(typed, words.at(-1));
    if (main.length > 0 && isNamed(main)) page.addReadings([readQuery(main).required], 'finished');
  }

  /**
   * Adds foods that have the words in corrected spelling.
   *
   * @returns what was searched for; undefined if it finds nothing
   */
  function addCorrected(
    page: HitPage,
    { content, joined }: Query,
    corrections: readonly (readonly string[])[],
  ): string | undefined {
    let searchedFor: string | undefined;
    for (const words of corrections) {
      if (page.addReadings([words]) > 0) searchedFor ??= words.join(' ');
      if (page.found > 0 && isNamed(words)) break;
    }
    const [first] = corrections;
    if (page.found === 0 && first !== undefined) {
      const name = queries.mainName(first, first.at(-1));
      if (name.length > 0 && page.addReadings([name], 'finished') > 0)
        searchedFor = first.join(' ');
    }
    // Of "fenchelsalat", parts find salads and fennel.
    if (page.found === 0 && joined.length === 0) {
      const head = kindOfUnknown(content, index);
      if (head !== undefined && page.addReadings([[head]]) > 0) searchedFor ??= head;
    }
    return searchedFor;
  }

  /**
   * Adds foods that have some of the words.
   *
   * @param corrected the words in corrected spelling, which take the place of others if they are not found
   * @returns the corrected words, if it searched for them
   */
  function addPartial(
    page: HitPage,
    { text, query }: { readonly text: string; readonly query: Query },
    corrected: readonly string[] | undefined,
  ): string | undefined {
    const { words, typed, required, content, joined } = query;
    const parts = content.length > 1 ? (corrected ?? content) : (joined[0] ?? []);
    if (page.found >= FEW_HITS || parts.length < 2) return undefined;
    const named = nameByKind(parts, isNamed);
    if (page.found === 0 && named !== undefined) page.addReadings([named], 'finished');
    const isCorrected = page.found === 0 && corrected !== undefined;
    // In "mushy pease tin", tin is not the head.
    const ofFood = typed.filter((word) => !required.includes(word) || content.includes(word));
    const isPlain = typed.join(' ') === words.join(' ') && ofFood.length === typed.length;
    const plain = isPlain ? text : ofFood.join(' ');
    const spelt = isCorrected ? respelt(ofFood, content, index) : undefined;
    const asPhrase = content.length > 1 ? (spelt ?? plain) : parts.join(' ');
    addSome(asPhrase, parts, index, (stage) => page.add(stage));
    return isCorrected && page.found > 0 ? parts.join(' ') : undefined;
  }

  /** Searches for what a query that finds nothing probably means: without its context, or with its words respelt. */
  function searchInstead(
    asked: FoodQuery,
    { typed, required, joinedAt }: Query,
  ): FoodHits | undefined {
    const stripped = queries.withoutContext(asked.text);
    if (stripped !== undefined) return search({ ...asked, text: stripped });
    // "Kafee mit Zucker" finds what "Kaffee mit Zucker" would.
    const spelt = joinedAt >= 0 ? respelt(typed, required, index) : undefined;
    const corrected = spelt === undefined ? undefined : search({ ...asked, text: spelt });
    if (corrected === undefined || corrected.totalCount === 0) return undefined;
    const searchedFor = corrected.searchedFor ?? asWritten(spelt as string, corrected.foods);
    return { ...corrected, searchedFor };
  }

  /**
   * Adds foods that have the words in corrected spelling, then those that have some of them.
   *
   * @returns what was searched for, if it is not what was typed
   */
  function addSimilar(page: HitPage, text: string, query: Query): string | undefined {
    const { content, bare } = query;
    const corrections = [
      ...correctQuery(content, index),
      ...(bare === content ? [] : correctQuery(bare, index)),
    ];
    const corrected = addCorrected(page, query, corrections);
    return addPartial(page, { text, query }, corrections[0]) ?? corrected;
  }

  /** The foods of a page, with the weights that the caller gives them. */
  function foodsOf({ hits }: HitPage, { boostOf }: FoodQuery): Food[] {
    return hits.map((hit) => {
      const { ord, isNamedOnce } = reader.foodOf(hit);
      const food = foodOf(ord, isNamedOnce);
      const boost = boostOf?.(food.id) ?? 0;
      return { ...food, searchWeight: boostedWeight(food.searchWeight, boost) };
    });
  }

  function search(asked: FoodQuery): FoodHits {
    const { text } = asked;
    const query = queries.read(text);
    if (query === undefined || (query.namedReadings === 0 && isNoFood(query.words.map(singular)))) {
      return { foods: [], totalCount: 0, isExact: true, searchedFor: undefined };
    }
    const { required, content } = query;
    const page = new HitPage(asked, reader, index);
    addNamed(page, query);
    const isFound = page.found > 0;
    const [only = ''] = content;
    const isSlipped = content.length === 1 && isSlippedBeginning(only, index);
    if (!isFound && !isSlipped) addTyped(page, query);
    if (page.found === 0) {
      const instead = searchInstead(asked, query);
      if (instead !== undefined) return instead;
      addMainName(page, query);
    }
    const isFew = !isFound && page.found < FEW_HITS;
    const words = isFew ? addSimilar(page, text, query) : undefined;
    const foods = foodsOf(page, asked);
    const searchedFor = words === undefined ? undefined : asWritten(words, foods);
    const totalCount = page.total(required);
    return { foods, totalCount, isExact: totalCount <= MAX_COUNT, searchedFor };
  }

  return search;
}
