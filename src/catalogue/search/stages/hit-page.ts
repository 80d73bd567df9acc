import type { MayCorrect } from '../../../search/spelling.ts';
import { allOf, type Expression, exceptFor, hasWord } from '../lists/expression.ts';
import { TYPE_WORDS } from '../words/indexed-words.ts';
import type { IndexWords } from '../words/vocabulary.ts';
import { EarlierStages } from './earlier-stages.ts';
import { MAX_COUNT } from './recent-matches.ts';
import type { StageReader } from './stage-reader.ts';
import {
  allWords,
  allWordsStage,
  kindStage,
  type LastWord,
  minFoodCount,
  type Stage,
} from './stages.ts';

/** What to search for, and which hits to return. */
export interface FoodQuery {
  readonly text: string;
  /** The type of the foods. */
  readonly type: 'all' | keyof typeof TYPE_WORDS;
  readonly offset: number;
  readonly limit: number;
  /** The boost of the search weight of a food, 0 to 1. */
  readonly boostOf?: ((foodId: string) => number) | undefined;
  /** Whether a word that no food has may be corrected; absent if any may. */
  readonly mayCorrect?: MayCorrect | undefined;
}

/** A page of hits, which stages fill: each adds its hits to those of the stages before it. */
export class HitPage {
  readonly hits: number[] = [];
  readonly #query: FoodQuery;
  readonly #reader: StageReader;
  readonly #index: IndexWords;
  readonly #before = new EarlierStages();
  #found = 0;

  constructor(query: FoodQuery, reader: StageReader, index: IndexWords) {
    this.#query = query;
    this.#reader = reader;
    this.#index = index;
  }

  /** The number of hits, as far as stages have counted them. */
  get found(): number {
    return this.#found;
  }

  /**
   * Adds the hits of a stage.
   *
   * @param counted matches the hits that no other stage has
   * @returns the number of hits that it adds
   */
  add(stage: Stage | undefined, counted = stage?.match): number {
    if (stage === undefined || this.#before.has(stage.match)) return 0;
    if (this.#isOnlyCounted) {
      this.#before.addUnlisted(stage.match, counted);
      return 0;
    }
    const { superset, query } = stage;
    const reader = this.#reader;
    const { most } = reader;
    const atMost = superset === undefined ? most : reader.sizeOf(this.#within(superset));
    if (atMost === 0) {
      if (stage.beyondWords === undefined) return 0;
      return this.#addOne({ ...stage, match: stage.beyondWords }, counted);
    }
    const strict = atMost < most ? undefined : stage.strict?.();
    const inFull = strict && { ...query, typed: query.words.join(' ') };
    const strictly = strict && inFull && { ...stage, match: strict, query: inFull };
    const fillsPages = strictly !== undefined && reader.fills(this.#limited(strictly));
    const found = fillsPages ? this.#addOne(strictly, undefined) : 0;
    return found + this.#addOne(stage, counted);
  }

  /**
   * Adds foods of the kinds that readings of a query name, then all that have their words.
   *
   * @param called the name of a food, if the query is one
   * @returns the number of hits that they add
   */
  addReadings(
    readings: readonly (readonly string[])[],
    lastWord: LastWord = 'unfinished',
    called?: string,
  ): number {
    const index = this.#index;
    const all = readings.map((words) => allWords(words, index, lastWord));
    const kindStages = readings.map((words, at) => kindStage(words, index, lastWord, all[at]));
    const others = readings.map((words, at) => allWordsStage(words, index, lastWord, all[at]));
    // "Fish and chips" is a dish, not a kind of fish.
    const dishes = called === undefined ? [] : others;
    const before = this.#found;
    for (const stage of dishes) this.add({ ...stage, query: { ...stage.query, called } });
    for (const stage of kindStages) this.add(stage, stage?.beyondWords);
    for (const stage of others) this.add(stage);
    return this.#found - before;
  }

  /**
   * The number of hits in all; a lower bound above {@link MAX_COUNT}.
   *
   * @param required the words that all hits have
   */
  total(required: readonly string[]): number {
    if (!this.#before.isDeep) return this.#found;
    const { type } = this.#query;
    // The vocabulary has the number of foods of a frequent word, which is above the limit of counting.
    const [only = '', ...others] = required;
    const isMany =
      type === 'all' && others.length === 0 && minFoodCount(only, this.#index) > MAX_COUNT;
    const counted = isMany ? MAX_COUNT + 1 : this.#reader.count(ofType(type, this.#before.all));
    return Math.max(this.#found, counted);
  }

  /** Stages after a full page are only counted. */
  get #isOnlyCounted(): boolean {
    return this.hits.length === this.#query.limit && this.#before.isDeep;
  }

  #addOne(stage: Stage, counted: Expression | undefined): number {
    if (this.#isOnlyCounted) {
      this.#before.addUnlisted(stage.match, counted);
      return 0;
    }
    const { offset, limit, boostOf } = this.#query;
    const { hits, found, listed } = this.#reader.list(this.#limited(stage), {
      boostOf,
      offset: Math.max(offset - this.#found, 0),
      limit: limit - this.hits.length,
      except: this.#before.hits,
    });
    this.hits.push(...hits);
    this.#found += found;
    this.#before.add(stage.match, listed, counted);
    return found;
  }

  #limited(stage: Stage): Stage {
    const { whole, match } = stage;
    return {
      ...stage,
      match: this.#within(match),
      whole: whole && (() => this.#within(whole())),
    };
  }

  /** Limits a match to the type of food that is asked for, and to hits that no earlier deep stage found. */
  #within(match: Expression): Expression {
    return this.#before.deep.reduce(exceptFor, ofType(this.#query.type, match));
  }
}

function ofType(type: FoodQuery['type'], match: Expression): Expression {
  return type === 'all' ? match : allOf([match, hasWord(TYPE_WORDS[type])]);
}
