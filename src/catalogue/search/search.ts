import type { Database } from 'better-sqlite3';
import type { Food } from '../../model/food.ts';
import { allNames } from '../../model/food-names.ts';
import { withAlcoholFree } from '../../search/lines/normalising/remarks/style-and-strength.ts';
import { englishOfFrench } from '../../search/names/french-names.ts';
import { meatFreeQueries } from '../../search/names/meat-free.ts';
import { isQueryForNoFood } from '../../search/names/no-foods.ts';
import { readQuery } from '../../search/query-words.ts';
import { boostedWeight } from '../../search/ranking.ts';
import { isSlippedBeginning } from '../../search/spelling.ts';
import { foldWords, singular } from '../../text/words/fold-words.ts';
import type { FoodReader } from '../reading/food-reader.ts';
import { allOf, type Expression, hasWord } from './lists/expression.ts';
import { wordsAsTyped, wordsAsWritten } from './queries/as-written.ts';
import { addMainName, addNamed, addTyped } from './queries/named-hits.ts';
import { type Query, QueryReader } from './queries/query-reader.ts';
import { respelt } from './queries/readings.ts';
import type { SearchedWords } from './queries/searched-words.ts';
import { addSimilar, FEW_HITS } from './queries/similar-hits.ts';
import { type FoodQuery, HitPage } from './stages/hit-page.ts';
import { MAX_COUNT } from './stages/recent-matches.ts';
import type { RecordRanking } from './stages/saved-rankings.ts';
import { StageReader } from './stages/stage-reader.ts';
import { indexVocabulary } from './words/vocabulary.ts';

/** The hits of a search, the best first. */
export interface FoodHits {
  readonly foods: readonly Food[];
  /** The number of hits; a lower bound if it is not exact. */
  readonly totalCount: number;
  readonly isExact: boolean;
  /** Whether foods have all words of the query as they were typed. */
  readonly hasAllWords: boolean;
  /** Whether foods have all words of the query in corrected spelling. */
  readonly isRespelt: boolean;
  /** The query with its spelling corrected, or with a wider word, if some of the hits come from it. */
  readonly searchedFor: string | undefined;
  /** The words of the query that the first hits have, as it writes them, if no food has all; absent otherwise. */
  readonly foundFor?: string;
}

/**
 * Prepares the search for foods by their names.
 *
 * Foods of the kind that the query names come first, then those with its words in their names. If there are few, foods
 * with the words in corrected spelling follow, and finally foods with any of the words. Each stage appends its hits to
 * those of earlier stages.
 *
 * @param record receives the ranking of each list of hits, to save it
 */
export function foodSearcher(db: Database, foodOf: FoodReader, record?: RecordRanking): FoodSearch {
  return new FoodSearch(db, foodOf, record);
}

/** What a query without words finds, or one of no food. Nothing else needs to be tried. */
const NO_HITS: FoodHits = {
  foods: [],
  totalCount: 0,
  isExact: true,
  hasAllWords: true,
  isRespelt: false,
  searchedFor: undefined,
};

/** The words of a query that the first hit has: "Rice, fried" has two words of "fried rice with egg". */
function wordsOfFirst([first]: readonly Food[], content: readonly string[]): readonly string[] {
  if (first === undefined) return [];
  const said = new Set(allNames(first).flatMap(foldWords));
  return content.filter((word) => said.has(word));
}

/**
 * The words of a part of a query that the first hit has, as they were typed or as the hit writes them.
 *
 * @param content the words of the whole query that name food
 */
function foundForPart(
  part: readonly string[],
  text: string,
  content: readonly string[],
  foods: readonly Food[],
): string {
  const said = wordsOfFirst(foods, part);
  const having = said.length > 0 && said.length < part.length ? said : part;
  const typed = wordsAsTyped(text, [...having, ...wordsOfFirst(foods, content)]);
  return typed === '' ? wordsAsWritten(having.join(' '), foods) : typed;
}

class FoodSearch {
  readonly #reader: StageReader;
  readonly #words: SearchedWords;
  readonly #foodOf: FoodReader;

  constructor(db: Database, foodOf: FoodReader, record: RecordRanking | undefined) {
    const reader = new StageReader(db, record);
    const index = indexVocabulary(db);
    const count = (match: Expression) => reader.count(match);
    const queries = new QueryReader({ index, isName: reader.isName, count });
    this.#reader = reader;
    const isOfFood = (word: string) => reader.isOfFood(word);
    this.#words = { index, queries, isOfFood, count };
    this.#foodOf = foodOf;
  }

  /** Whether a food has all of some folded words in its names, each in exactly this form. */
  hasFoodWith(words: readonly string[]): boolean {
    const { index, count } = this.#words;
    return words.every(index.has) && (words.length < 2 || count(allOf(words.map(hasWord))) > 0);
  }

  /** Finds the foods of a page. */
  find(asked: FoodQuery): FoodHits {
    const { queries } = this.#words;
    const english = englishOfFrench(asked.text);
    if (english !== undefined) {
      const found = this.find({ ...asked, text: english });
      return { ...found, searchedFor: found.searchedFor ?? english };
    }
    const query = queries.read(withAlcoholFree(asked.text));
    const namesNoFood = query?.namedReadings === 0 && isQueryForNoFood(query.words.map(singular));
    return query === undefined || namesNoFood ? NO_HITS : this.#findQuery(asked, query);
  }

  #findQuery(asked: FoodQuery, query: Query): FoodHits {
    const { index } = this.#words;
    const { required, content } = query;
    const page = new HitPage(asked, this.#reader, index);
    addNamed(page, query, this.#words);
    const isFound = page.found > 0;
    const [only = ''] = content;
    const isSlipped = content.length === 1 && isSlippedBeginning(only, index);
    if (!isFound && !isSlipped) addTyped(page, query, this.#words);
    if (page.found === 0) {
      const instead = this.#findInstead(asked, query);
      if (instead !== undefined) return instead;
      addMainName(page, query, this.#words);
    }
    const hasAllWords = page.found > 0;
    const isFew = !isFound && page.found < FEW_HITS;
    const similar = isFew ? addSimilar(page, asked, query, this.#words) : undefined;
    const isRespelt = !hasAllWords && similar?.isRespelt === true;
    const widened = query.isWidened && hasAllWords ? query.typed.join(' ') : undefined;
    const words = similar?.searchedFor ?? widened;
    const foods = this.#foodsOf(page, asked);
    const searchedFor = words === undefined ? undefined : wordsAsWritten(words, foods);
    const totalCount = page.total(required);
    const isExact = totalCount <= MAX_COUNT;
    const found = { foods, totalCount, isExact, hasAllWords, isRespelt, searchedFor };
    // Of "sugar free syrup", the hits have only the syrup.
    const part = similar?.inPart ?? (hasAllWords && query.isExclusionLost ? content : undefined);
    if (part === undefined) return found;
    const foundFor = foundForPart(part, asked.text, content, foods);
    return { ...found, hasAllWords: hasAllWords && !query.isExclusionLost, foundFor };
  }

  /** Searches for what a query that finds nothing probably means: without its context, or with its words respelt. */
  #findInstead(asked: FoodQuery, query: Query): FoodHits | undefined {
    const { typed, required, joinedAt } = query;
    const { index, queries } = this.#words;
    const stripped = queries.withoutContext(asked.text);
    if (stripped !== undefined) return this.find({ ...asked, text: stripped });
    const meatFree = meatFreeQueries(required).find((words) => queries.hasFoods(words));
    if (meatFree !== undefined) {
      const found = this.find({ ...asked, text: meatFree.join(' ') });
      const searchedFor = wordsAsWritten(meatFree.join(' '), found.foods);
      return { ...found, hasAllWords: false, isRespelt: false, searchedFor };
    }
    // "Kafee mit Zucker" finds the same foods as "Kaffee mit Zucker".
    const spelt = joinedAt >= 0 ? respelt(typed, required, index, asked.mayCorrect) : undefined;
    const corrected = spelt === undefined ? undefined : this.find({ ...asked, text: spelt });
    if (corrected === undefined || corrected.totalCount === 0) return this.#findMain(asked, query);
    const searchedFor = corrected.searchedFor ?? wordsAsWritten(spelt as string, corrected.foods);
    const isRespelt = corrected.hasAllWords || corrected.isRespelt;
    return { ...corrected, hasAllWords: false, isRespelt, searchedFor };
  }

  /**
   * Searches for the food before "with" alone if none of its words is known: "Quorbeln mit Reis" is no rice. Undefined if
   * a word is known.
   */
  #findMain(asked: FoodQuery, { typed, joinedAt }: Query): FoodHits | undefined {
    const { isKnown } = this.#words.index;
    const main = typed.slice(0, Math.max(joinedAt, 0));
    if (main.length === 0 || readQuery(main).content.some(isKnown)) return undefined;
    const text = main.join(' ');
    const found = this.find({ ...asked, text });
    const isFound = found.totalCount > 0;
    const foundFor = isFound ? wordsAsTyped(asked.text, main) : undefined;
    return { ...found, hasAllWords: false, isRespelt: false, ...(foundFor && { foundFor }) };
  }

  /** The foods of a page, with the weights that the caller gives them. */
  #foodsOf({ hits }: HitPage, { boostOf }: FoodQuery): Food[] {
    return hits.map((hit) => {
      const { ord, isNamedOnce } = this.#reader.foodOf(hit);
      const food = this.#foodOf(ord, isNamedOnce);
      const boost = boostOf?.(food.id) ?? 0;
      return { ...food, searchWeight: boostedWeight(food.searchWeight, boost) };
    });
  }
}
