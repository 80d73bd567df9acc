import { readDenial, readFreeFrom, readNegation } from '../../../search/exclusions.ts';
import { withoutKindsOfProducts } from '../../../search/lines/normalising/foods/flavours.ts';
import { withoutUsualBread } from '../../../search/lines/normalising/foods/sandwiches-and-snacks/sandwich-bread.ts';
import { withoutEatingOccasion } from '../../../search/lines/normalising/remarks/eating-occasion.ts';
import { withoutStyleAndStrength } from '../../../search/lines/normalising/remarks/style-and-strength.ts';
import { withoutAnyMaker } from '../../../search/lines/words/makers.ts';
import { withEverydayWordsInFull } from '../../../search/names/everyday-words.ts';
import { isFlavouredFood, isFlavouring } from '../../../search/names/ingredients.ts';
import { kindsNamed } from '../../../search/names/kinds-of.ts';
import { withMeatFreeInFull } from '../../../search/names/meat-free.ts';
import { type Phrasing, synonymPhrasings } from '../../../search/names/synonyms.ts';
import {
  ADDING_WORDS,
  type QueryWords,
  readQuery,
  withJoinersInFull,
  withoutKindOfEgg,
  withoutSweetening,
} from '../../../search/query-words.ts';
import { correctQuery } from '../../../search/spelling.ts';
import { singular, typedWords } from '../../../text/words/fold-words.ts';
import type { Expression } from '../lists/expression.ts';
import { allWords, type LastWord, phrasesOf } from '../stages/stages.ts';
import { headWord } from '../words/indexed-words.ts';
import type { IndexWords } from '../words/vocabulary.ts';
import { adjectivesJoined, germanSingulars, joinings } from './readings.ts';

/** A query as its words are read. */
export interface Query extends QueryWords {
  /** The words as they were typed. */
  readonly words: readonly string[];
  /** The typed words, with joining words spelled out and exclusions phrased as in names. */
  readonly typed: readonly string[];
  /** What to search for, the likeliest first; never empty. */
  readonly readings: readonly (readonly string[])[];
  /** The readings with two words joined, or one split. */
  readonly joined: readonly (readonly string[])[];
  /** How many of the first readings to search for because a food is called so; 0 if none is. */
  readonly namedReadings: number;
  /**
   * The name of a food that the query is, if it has words that a search leaves out, or so many words that this food
   * comes before others of its kind.
   */
  readonly called: string | undefined;
  /** Whether a word was replaced by a wider one, such as "spirit" for "vodka". */
  readonly isWidened: boolean;
  /** Whether the query excludes something that no name excludes: "sugar free syrup" finds syrups with sugar. */
  readonly isExclusionLost: boolean;
  /** The place of the word that joins two foods, such as "with"; -1 if there is none. */
  readonly joinedAt: number;
}

/** A query with its words spelled out. */
interface FullPhrasing extends Phrasing {
  readonly isExclusionLost?: boolean;
}

/** The words and names of a catalogue. */
interface Catalogue {
  readonly index: IndexWords;
  /** Whether a folded text is the name of a hit. */
  readonly isName: (text: string) => boolean;
  /** The number of hits of an expression. */
  readonly count: (match: Expression) => number;
}

/** The most words of a query that are read. More would only take time. */
const MAX_WORDS = 12;

/** A word that at most this many foods have may name one of them. */
const FEW_FOODS = 4;

/** From this many words on, a food that is called so comes before foods of the kind that the last word names. */
const LONG_NAME = 3;

/** A remark that somebody bought a dish, after its name: "lasagne ready meal". */
const READY_MEAL = /\s(?:ready|frozen|microwave)[- ]?meal$|\sfertiggericht$/i;

/** The bread of a sandwich, as {@link withoutUsualBread} writes it: "ham sandwich (on rye)". */
const ON_BREAD = /\s\((?:on|in)\s[^()]+\)/i;

/** Reads queries by the names and words that a catalogue has. */
export class QueryReader {
  readonly #index: IndexWords;
  readonly #count: Catalogue['count'];

  /** Whether words are the name of a food. */
  readonly isNamed: (words: readonly string[]) => boolean;

  constructor({ index, isName, count }: Catalogue) {
    this.#index = index;
    this.#count = count;
    this.isNamed = (words) => isName(words.map(singular).join(' '));
  }

  /** Reads a query; undefined if it has no words. */
  read(text: string): Query | undefined {
    const index = this.#index;
    const words = typedWords(text).slice(0, MAX_WORDS);
    const { words: typed, isWider, isExclusionLost = false } = this.#inFull(words);
    if (typed.length === 0) return undefined;
    const { required, content, bare } = readQuery(typed, index.isKnown);
    const joined = joinings(content, index);
    // "Mac" alone is no food, and would begin macaroni: a food is called "Big Mac".
    const isWhole = content.length === required.length || this.#isPartOfName(content, required);
    const asTyped = isWhole ? [required] : [required, content];
    const isFoodName = this.isNamed(typed);
    const singulars = isFoodName ? undefined : germanSingulars(required, index, this.isNamed);
    const compounds = isFoodName ? [] : adjectivesJoined(content, index);
    const readings = [
      ...compounds,
      ...(singulars === undefined ? [] : [singulars]),
      ...asTyped,
      ...joined,
    ];
    const joinedAt = typed.findIndex((word) => ADDING_WORDS.has(word));
    const namedReadings = isFoodName
      ? 1
      : this.#countNamed(readings, singulars !== undefined, joinedAt);
    return {
      required,
      content,
      bare,
      words,
      typed,
      readings,
      joined,
      namedReadings,
      called:
        namedReadings === 1 && (required.length < typed.length || typed.length >= LONG_NAME)
          ? typed.map(singular).join(' ')
          : undefined,
      isWidened: isWider,
      isExclusionLost,
      joinedAt,
    };
  }

  /**
   * The name of the main food: "pot noodle" in "pot noodle chicken". A first word that few foods have may be one, too:
   * "haggis" in "haggis neeps tatties". Empty if a word may be misspelt.
   *
   * @param last the last word as it was typed
   */
  mainName(words: readonly string[], last = ''): readonly string[] {
    const index = this.#index;
    if (!words.every(index.isKnown)) return [];
    const [first = ''] = words;
    const name = this.#longestName(words);
    const isRare =
      words.length > 2 && name[0] === first && index.countOf(singular(first)) <= FEW_FOODS;
    return name.length > 1 || (isRare && kindsNamed(singular(last)).length === 0) ? name : [];
  }

  /**
   * The longest name in a query. Of two that share a word, the last one counts, as the head of a name is its end:
   * "chocolate digestive" in "milk chocolate digestive". What flavours a dish is no name of it: "sweet potato" in "sweet
   * potato soup".
   */
  #longestName(words: readonly string[]): readonly string[] {
    const isDish = isFlavouredFood(words.slice(-1)) || isFlavouredFood(words.slice(-2));
    const isFlavour = (phrase: readonly string[]) =>
      isDish && phrase.at(-1) !== words.at(-1) && isFlavouring(phrase.at(-1) as string);
    const names = phrasesOf(words).filter((phrase) => this.isNamed(phrase) && !isFlavour(phrase));
    const [first = []] = names;
    return names
      .filter(({ length }) => length > 1 && length === first.length)
      .reduce((name, next) => (next.includes(name.at(-1) as string) ? next : name), first);
  }

  /**
   * The query without the eating occasion, a remark that the dish was bought, the region of its recipe, the strength of a
   * drink, the bread of a sandwich, a brand that makes no difference, and the flavour of a product; undefined if it has
   * none of them.
   */
  withoutContext(text: string): string | undefined {
    const dish = withoutUsualBread(text.replace(READY_MEAL, '')).replace(ON_BREAD, '');
    const eaten = withoutKindsOfProducts(withoutStyleAndStrength(withoutEatingOccasion(dish)));
    const plain = withoutAnyMaker(eaten);
    const rest = readQuery(typedWords(plain)).content;
    const isFood = () => this.hasFoods(rest) || correctQuery(rest, this.#index).length > 0;
    if (plain !== eaten && isFood()) return plain;
    return eaten === text ? undefined : eaten;
  }

  /** Spells out joining words, and phrases exclusions as names do. An exclusion that no name has is ignored. */
  #inFull(words: readonly string[]): FullPhrasing {
    const same = (phrase: readonly string[]): Phrasing => ({ words: phrase, isWider: false });
    if (this.isNamed(words)) return same(words);
    const hasFoods = (phrase: readonly string[]) => this.hasFoods(phrase);
    const joined = withMeatFreeInFull(
      withoutKindOfEgg(withoutSweetening(withJoinersInFull(words))),
      hasFoods,
    );
    const negation = readNegation(joined);
    const exclusion = negation ?? readFreeFrom(joined);
    if (exclusion !== undefined && !this.isNamed(joined)) {
      const phrasing = exclusion.phrasings.find(hasFoods);
      if (phrasing !== undefined) return same(phrasing);
      return { ...this.#inFull(exclusion.rest), isExclusionLost: negation === undefined };
    }
    // "Unsweetened apple sauce" does not mean sweetened apple sauce, although the words are similar.
    const denial = readDenial(joined);
    if (denial !== undefined && !hasFoods(joined) && hasFoods(denial.rest)) {
      const phrasing = denial.phrasings.find(this.isNamed) ?? denial.replaced?.find(hasFoods);
      return phrasing === undefined ? this.#inFull(denial.rest) : same(phrasing);
    }
    return this.#inWordsOfNames(
      withEverydayWordsInFull(joined, (word) => !this.#index.has(word) || !hasFoods(joined)),
    );
  }

  /** Replaces words that no food has by others for the same food: "eggplant" for "aubergine". */
  #inWordsOfNames(words: readonly string[]): Phrasing {
    const typed: Phrasing = { words, isWider: false };
    const phrasings = synonymPhrasings(words);
    const hasFoods = (phrasing: Phrasing) => this.hasFoods(phrasing.words, 'finished');
    if (phrasings.length === 0 || hasFoods(typed)) return typed;
    return phrasings.find(hasFoods) ?? typed;
  }

  /** Whether some food has all required words of a query. */
  hasFoods(words: readonly string[], lastWord: LastWord = 'unfinished'): boolean {
    return this.#count(allWords(readQuery(words).required, this.#index, lastWord)) > 0;
  }

  /** Whether a word is no food by itself, whereas foods have it with the other words of the query. */
  #isPartOfName([word = '', ...others]: readonly string[], required: readonly string[]): boolean {
    const one = singular(word);
    const isFood = () => kindsNamed(one).length > 0 || this.#index.has(headWord(one));
    return others.length === 0 && !isFood() && this.hasFoods(required, 'finished');
  }

  /** The number of readings up to the first one that is the name of a food; 0 if none is. */
  #countNamed(readings: Query['readings'], haveSingulars: boolean, joinedAt: number): number {
    // A query that joins two foods is a name only as it was typed.
    if (joinedAt >= 0) return 0;
    const count = readings.findIndex(this.isNamed) + 1;
    // German singulars replace the words as typed. The typed words are searched for, too, after the singulars.
    return count === 1 && haveSingulars ? 2 : count;
  }
}
