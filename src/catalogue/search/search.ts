import type { Database } from 'better-sqlite3';
import type { Food } from '../../model/food.ts';
import { readDenial, readFreeFrom, readNegation } from '../../search/exclusions.ts';
import { withoutEatingOccasion } from '../../search/lines/normalising/remarks/eating-occasion.ts';
import { withoutAnyMaker } from '../../search/lines/words/makers.ts';
import { withEverydayWordsInFull } from '../../search/names/everyday-words.ts';
import { kindsNamed } from '../../search/names/kinds-of.ts';
import {
  ADDING_WORDS,
  readQuery,
  withJoinersInFull,
  withoutSweetening,
} from '../../search/query-words.ts';
import { boostedWeight } from '../../search/ranking.ts';
import { correctQuery } from '../../search/spelling.ts';
import { singular, typedWords } from '../../text/fold-words.ts';
import type { FoodReader } from '../reading/food-reader.ts';
import { EarlierStages } from './earlier-stages.ts';
import { allOf, type Expression, exceptFor, hasWord } from './expression.ts';
import { KIND_WORDS } from './indexed-words.ts';
import { addSome } from './partial-matches.ts';
import { compoundWith, germanSingulars, joinings, kindOfUnknown, respelt } from './readings.ts';
import type { RecordRanking } from './saved-rankings.ts';
import { MAX_COUNT, stageReader } from './stage-reader.ts';
import {
  allWords,
  allWordsStage,
  kindPrefixStage,
  kindStage,
  minFoodCount,
  phrasesOf,
  type Stage,
} from './stages.ts';
import { indexVocabulary } from './vocabulary.ts';

/** What to search for, and which hits to return. */
export interface FoodQuery {
  readonly text: string;
  readonly kind: 'all' | keyof typeof KIND_WORDS;
  readonly offset: number;
  readonly limit: number;
  /** The boost of the search weight of a food, 0 to 1. */
  readonly boostOf?: ((foodId: string) => number) | undefined;
}

/** The hits of a search, the best first. */
export interface FoodHits {
  readonly foods: readonly Food[];
  /** The number of hits; a lower bound if it is not exact. */
  readonly totalCount: number;
  readonly isExact: boolean;
  /** The query with its spelling corrected, if some of the hits come from it. */
  readonly searchedFor: string | undefined;
}

/** With fewer hits than this, a search goes on to the next, less strict stage. */
const FEW_HITS = 3;

/** A word that at most this many foods have may name one of them. */
const FEW_FOODS = 4;

/** The most words of a query that are read. More would only take time. */
const MAX_WORDS = 12;

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
  const { list, count, fills, sizeOf, isName, most, foodOf: foodOfHit } = stageReader(db, record);

  const isNamed = (words: readonly string[]) => isName(words.map(singular).join(' '));
  const hasFoods = (words: readonly string[]): boolean =>
    count(allWordsStage(readQuery(words).required, index).match) > 0;
  /** Spells out joining words, and phrases exclusions as names do. An exclusion that no name has is ignored. */
  const readable = (words: readonly string[]): readonly string[] => {
    if (isNamed(words)) return words;
    const joined = withoutSweetening(withJoinersInFull(words));
    const exclusion = readNegation(joined) ?? readFreeFrom(joined);
    if (exclusion !== undefined && !isNamed(joined))
      return exclusion.phrasings.find(hasFoods) ?? readable(exclusion.rest);
    // What a word denies is no food: sweetened apple sauce is not the nearest to unsweetened.
    const denial = readDenial(joined);
    if (denial !== undefined && !hasFoods(joined) && hasFoods(denial.rest))
      return denial.phrasings.find(isNamed) ?? readable(denial.rest);
    return withEverydayWordsInFull(joined, (word) => !index.has(word) || !hasFoods(joined));
  };

  /**
   * The name of the main food: "pot noodle" in "pot noodle chicken". A first word that few foods have may be one, too:
   * "haggis" in "haggis neeps tatties". Empty if a word may be misspelt.
   */
  const mainName = (words: readonly string[], last = ''): readonly string[] => {
    if (!words.every(index.isKnown)) return [];
    const [first = ''] = words;
    const name = phrasesOf(words).find(isNamed) ?? [];
    const isRare =
      words.length > 2 && name[0] === first && index.countOf(singular(first)) <= FEW_FOODS;
    return name.length > 1 || (isRare && kindsNamed(singular(last)).length === 0) ? name : [];
  };

  /**
   * The query without the eating occasion and without a brand that makes no difference; undefined if it has neither.
   */
  const withoutContext = (text: string): string | undefined => {
    const eaten = withoutEatingOccasion(text);
    const plain = withoutAnyMaker(eaten);
    const rest = readQuery(typedWords(plain)).content;
    const isFood = () => hasFoods(rest) || correctQuery(rest, index).length > 0;
    if (plain !== eaten && isFood()) return plain;
    return eaten === text ? undefined : eaten;
  };

  return function search({ text, kind, offset, limit, boostOf }: FoodQuery): FoodHits {
    const words = typedWords(text).slice(0, MAX_WORDS);
    const typed = readable(words);
    const isRead = typed.join(' ') !== words.join(' ');
    const page: number[] = [];
    const before = new EarlierStages();
    let totalCount = 0;
    /** @param counted matches the hits that no other stage has */
    const add = (stage: Stage | undefined, counted = stage?.match): number => {
      if (stage === undefined || before.has(stage.match)) return 0;
      // Stages after a full page are only counted.
      if (page.length === limit && before.isDeep) return before.addUnlisted(stage.match, counted);
      const { superset, query } = stage;
      const atMost = superset === undefined ? most : sizeOf(within(kind, superset, before.deep));
      if (atMost === 0) {
        if (stage.beyondWords === undefined) return 0;
        return addOne({ ...stage, match: stage.beyondWords }, counted);
      }
      const strict = atMost < most ? undefined : stage.strict?.();
      const inFull = strict && { ...query, typed: query.words.join(' ') };
      const strictly = strict && inFull && { ...stage, match: strict, query: inFull };
      const fillsPages = strictly !== undefined && fills(readIn(strictly));
      const found = fillsPages ? addOne(strictly, undefined) : 0;
      return found + addOne(stage, counted);
    };
    const readWhole = (whole: () => Expression, deep: readonly Expression[]) => () =>
      within(kind, whole(), deep);
    const readIn = (stage: Stage): Stage => ({
      ...stage,
      match: within(kind, stage.match, before.deep),
      whole: stage.whole && readWhole(stage.whole, before.deep),
    });
    const addOne = (stage: Stage, counted: Expression | undefined): number => {
      if (page.length === limit && before.isDeep) return before.addUnlisted(stage.match, counted);
      const stageOffset = Math.max(offset - totalCount, 0);
      const { hits, found, listed } = list(readIn(stage), {
        boostOf,
        offset: stageOffset,
        limit: limit - page.length,
        except: before.hits,
      });
      page.push(...hits);
      totalCount += found;
      before.add(stage.match, listed, counted);
      return found;
    };
    const addReadings = (
      readings: readonly (readonly string[])[],
      isWhole = false,
      called?: string,
    ): number => {
      const all = readings.map((words) => allWords(words, index, isWhole));
      const kindStages = readings.map((words, at) => kindStage(words, index, isWhole, all[at]));
      const others = readings.map((words, at) => allWordsStage(words, index, isWhole, all[at]));
      // "Fish and chips" is a dish, not a kind of fish.
      const asCalled = (stage: Stage): Stage => ({ ...stage, query: { ...stage.query, called } });
      const firstOfAll = called === undefined ? [] : others.map(asCalled);
      const dishes = firstOfAll.reduce((sum, stage) => sum + add(stage), 0);
      const found = kindStages.reduce((sum, stage) => sum + add(stage, stage?.beyondWords), dishes);
      return others.reduce((sum, stage) => sum + add(stage), found);
    };
    /** Finds pancakes for "pancakes with syrup" if every food with both words is a kind of syrup. */
    const mainFood = (required: readonly string[]): Stage | undefined => {
      if (joinedAt < 1 || joinedAt === typed.length - 1) return undefined;
      const added = kindStage(readQuery(typed.slice(joinedAt + 1)).content, index, true);
      const all = allWordsStage(required, index).match;
      const hits = added === undefined ? 0 : count(all);
      const isAdded = added !== undefined && hits > 0 && count(allOf([all, added.match])) === hits;
      return isAdded
        ? kindStage(readQuery(typed.slice(0, joinedAt)).content, index, true)
        : undefined;
    };

    if (typed.length === 0) return { foods: [], totalCount, isExact: true, searchedFor: undefined };
    const { required, content, bare } = readQuery(typed, index.isKnown);
    const joined = joinings(content, index);
    const isSame = content.length === required.length;
    const singulars = isNamed(typed) ? undefined : germanSingulars(required, index, isNamed);
    const asTyped = [required, ...(isSame ? [] : [content]), ...joined];
    const readings = singulars === undefined ? asTyped : [singulars, ...asTyped];
    // The exact name of a food does not ask for similar foods: "goat's milk" not for other milk, "protein bar" not for
    // powder.
    const joinedAt = typed.findIndex((word) => ADDING_WORDS.has(word));
    const isJoined = joinedAt >= 0;
    const named = isNamed(typed) ? 0 : isJoined ? -1 : readings.findIndex(isNamed);
    const called =
      named === 0 && singulars === undefined && required.length < typed.length
        ? typed.map(singular).join(' ')
        : undefined;
    const ofName = Math.max(named, singulars === undefined ? 0 : 1) + 1;
    if (named >= 0) addReadings(readings.slice(0, ofName), typed.length > 1, called);
    const compound = isJoined && named < 0 ? compoundWith(typed, index) : undefined;
    if (compound !== undefined) addReadings([[compound]], true);
    const isFound = totalCount > 0;
    if (!isFound) {
      add(kindPrefixStage(content, index));
      if (isJoined) add(mainFood(required));
      addReadings(readings);
      add(kindStage(bare, index));
    }
    const stripped = totalCount === 0 ? withoutContext(text) : undefined;
    if (stripped !== undefined) return search({ text: stripped, kind, offset, limit, boostOf });
    // "Kafee mit Zucker" finds what "Kaffee mit Zucker" would.
    const spelt = isJoined && totalCount === 0 ? respelt(typed, required, index) : undefined;
    if (spelt !== undefined) {
      const corrected = search({ text: spelt, kind, offset, limit, boostOf });
      if (corrected.totalCount > 0)
        return { ...corrected, searchedFor: corrected.searchedFor ?? spelt };
    }
    if (totalCount === 0) {
      const main = isJoined ? typed.slice(0, joinedAt) : mainName(typed, words.at(-1));
      if (main.length > 0 && isNamed(main)) addReadings([readQuery(main).required], true);
    }
    const isEnough = isFound || totalCount >= FEW_HITS;
    let searchedFor: string | undefined;
    const corrections = isEnough
      ? []
      : [...correctQuery(content, index), ...(bare === content ? [] : correctQuery(bare, index))];
    for (const words of corrections) {
      if (addReadings([words]) > 0) searchedFor ??= words.join(' ');
      if (totalCount > 0 && isNamed(words)) break;
    }
    if (totalCount === 0 && corrections[0] !== undefined) {
      const name = mainName(corrections[0], corrections[0].at(-1));
      if (name.length > 0 && addReadings([name], true) > 0) searchedFor = corrections[0].join(' ');
    }
    if (totalCount === 0) {
      const head = kindOfUnknown(content, index);
      if (head !== undefined && addReadings([[head]]) > 0) searchedFor ??= head;
    }
    const parts = content.length > 1 ? (corrections[0] ?? content) : (joined[0] ?? []);
    if (!isEnough && totalCount < FEW_HITS && parts.length > 1) {
      const isCorrected = totalCount === 0 && corrections.length > 0;
      // In "mushy pease tin", tin is not the head.
      const named = typed.filter((word) => !required.includes(word) || content.includes(word));
      const isPlain = !isRead && named.length === typed.length;
      addSome(isCorrected ? parts.join(' ') : isPlain ? text : named.join(' '), parts, index, add);
      if (isCorrected && totalCount > 0) searchedFor = parts.join(' ');
    }
    const foods = page.map((hit) => {
      const { ord, isNamedOnce } = foodOfHit(hit);
      const food = foodOf(ord, isNamedOnce);
      const boost = boostOf?.(food.id) ?? 0;
      return { ...food, searchWeight: boostedWeight(food.searchWeight, boost) };
    });
    if (before.isDeep) {
      // The vocabulary has the number of foods of a frequent word, which exceeds what is counted.
      const [only = '', ...others] = required;
      const isMany = kind === 'all' && others.length === 0 && minFoodCount(only, index) > MAX_COUNT;
      const counted = isMany ? MAX_COUNT + 1 : count(within(kind, before.all, []));
      totalCount = Math.max(totalCount, counted);
    }
    return { foods, totalCount, isExact: totalCount <= MAX_COUNT, searchedFor };
  };
}

/** Limits a match to a kind of food, and to hits that no earlier deep stage found. */
function within(
  kind: FoodQuery['kind'],
  match: Expression,
  before: readonly Expression[],
): Expression {
  const limited = kind === 'all' ? match : allOf([match, hasWord(KIND_WORDS[kind])]);
  return before.reduce(exceptFor, limited);
}
