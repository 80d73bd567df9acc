import { kindsNamed } from './names/kinds-of.ts';
import { statesNamed } from './query-words.ts';

/** The words with which the names of hits are compared. */
export interface NameQuery {
  /** Folded. */
  readonly words: readonly string[];
  /** The query as one string, since its last word may be unfinished. */
  readonly typed: string;
  /** The whole name that was typed, including joining words, if some food has that name. */
  readonly called?: string | undefined;
  /** Whether all hits are the kind of food that the query names. The kind then ranks before the fit of their names. */
  readonly isKind?: boolean;
  /** Whether the kind is a compound, whose parts names may write apart. */
  readonly isCompound?: boolean;
  /** The weight of a word, such as its rarity; 1 if there is no such function. */
  readonly weightOf?: (word: string) => number;
}

/** Marks a name as the food's own name in some language. */
export const OWN_MARK = '+';

/** Begins a synonym. */
export const SYNONYM_MARK = '-';

/** A hit with what ranking needs to know about its food. */
export interface NamedHit {
  readonly foodId: string;
  /** How commonly the food is eaten, 0 to 1. */
  readonly searchWeight: number;
  /** Whether it is a product of a brand. */
  readonly isBranded: boolean;
  /**
   * At least one name: {@link OWN_MARK} or {@link SYNONYM_MARK}, then the words of the name, folded and joined by
   * spaces. A page compares hundreds of them, so they are not split.
   */
  readonly names: readonly string[];
}

/** The degrees of fit of a name, the best first. The fit ranks before any weight of a food. */
const FIT = { exact: 0, begins: 1, hasAll: 2, hasSome: 3 } as const;

/** The fit of a name that is the query without the word for its kind at its end: "Salami" for "salami wurst". */
const NAMED_BESIDE_KIND = FIT.exact + 0.5;

/** The fit of a food of the right kind, whatever its name. */
const IS_KIND = FIT.begins;

/** Products of the right kind come after the plain foods: a shop's "Milk" is no more milk than whole milk is. */
const PRODUCT_OF_KIND = FIT.begins + 0.5;

/** The score of a name with no words except those of the query, on the scale of search weights. */
const WHOLE_NAME = 0.3;

/** The score of a name that contains the query's words in full, instead of merely beginning with them. */
const WHOLE_WORDS = 0.2;

/**
 * The share of the words of the name in the score of a food of the right kind: Gouda is nearly as much a cheese as
 * cream cheese. Of a compound, less depends on it: "Rind Leber" has no word "Rinderleber". The same goes for a word that
 * only ends names and that no list of kinds has: for "loaf", white bread comes before meatloaf.
 */
const KIND_BONUS = { ofKind: 0.6, compoundOrEnd: 0.35 } as const;

/** The bonus of the food's own name over its other names. */
const OWN_NAME = 0.3;

/** Words before what a dish has besides: a "burger with cheese" is no cheese. */
const BESIDES = [' with ', ' mit '] as const;

/** The penalty of a product: the plain food comes before the products of shops. */
const BRANDED = -0.3;

/**
 * The penalty of a food of the right kind if no single name has all words of the query that its names have together:
 * "coffee" and "cream" from "café crème" and "black coffee" are no coffee with cream.
 */
const SPREAD = -0.3;

/** The most words of a query whose places in the names are compared, each one bit of a number. */
const MOST_COMPARED = 30;

/** How a hit ranks by one of its names. */
class Rank {
  hit = 0;
  fit = 0.5;
  matched = 0.5;
  score = 0.5;
  foodId = '';
}

/**
 * The ranks of one call, which the next call reuses. Otherwise, each search would leave hundreds of objects to the
 * garbage collector.
 */
const RANKS: Rank[] = [];

/**
 * Orders hits by the best of their names: exact matches, names that begin with the query, and the rest. Among equals,
 * the food that is eaten more and whose name has fewer other words comes first, then the lower id.
 *
 * @param hitOf a hit with its names
 * @param boostOf the boost that is added to the search weight of a food, 0 to 1
 */
export function rankHits(
  hits: readonly number[],
  hitOf: (hit: number) => NamedHit,
  query: NameQuery,
  boostOf: (foodId: string) => number,
): number[] {
  const compared = comparedQuery(query);
  while (RANKS.length < hits.length) RANKS.push(new Rank());
  const ranks = RANKS.slice(0, hits.length);
  ranks.forEach((rank, at) => {
    rank.hit = hits[at] as number;
    rankByBestName(rank, hitOf(rank.hit), compared, boostOf);
  });
  return ranks.sort(compareRanks).map(({ hit }) => hit);
}

/** A search weight with the boost that a context's own use adds to it, at most 1. */
export function boostedWeight(weight: number, boost: number): number {
  return Math.min(1, weight + boost);
}

function compareRanks(a: Rank, b: Rank): number {
  return (
    a.fit - b.fit || b.matched - a.matched || b.score - a.score || (a.foodId < b.foodId ? -1 : 1)
  );
}

interface ComparedWord {
  readonly word: string;
  /** The word between spaces, so that it is found as a whole word of a name. */
  readonly within: string;
  readonly weight: number;
  /** Marks the word in a number; 0 for a state or the kind of the food, which its names need not say. */
  readonly bit: number;
}

interface ComparedQuery {
  readonly words: readonly ComparedWord[];
  readonly joined: string;
  readonly typed: string;
  readonly called: string;
  /** The query without the words for its kind at its end; empty if it has none, or no others. */
  readonly besideKind: string;
  readonly isKind: boolean;
  readonly kindBonus: number;
  readonly isWeighted: boolean;
}

function comparedQuery({
  words,
  typed,
  called,
  isKind = false,
  isCompound = false,
  weightOf,
}: NameQuery): ComparedQuery {
  const weights = words.map((word) => weightOf?.(word) ?? 1);
  const isOneWord = isKind && words.length === 1;
  const isEnd = isOneWord && kindsNamed(words[0] as string).length === 0;
  const ends = words.findLastIndex((word) => kindsNamed(word).length === 0) + 1;
  return {
    words: words.map((word, at) => ({
      word,
      within: ` ${word}`,
      weight: weights[at] as number,
      bit:
        at >= MOST_COMPARED || statesNamed(word).length > 0 || kindsNamed(word).length > 0
          ? 0
          : 1 << at,
    })),
    joined: words.join(' '),
    typed,
    called: called ?? words.join(' '),
    besideKind: isKind && ends < words.length ? words.slice(0, ends).join(' ') : '',
    isKind,
    kindBonus: KIND_BONUS[isCompound || isEnd ? 'compoundOrEnd' : 'ofKind'],
    isWeighted: weightOf !== undefined,
  };
}

/** Stores the fit of the best name of a hit in its rank. */
function rankByBestName(
  rank: Rank,
  { foodId, searchWeight, isBranded, names }: NamedHit,
  query: ComparedQuery,
  boostOf: (foodId: string) => number,
): void {
  if (names.length === 0) throw new Error(`hit ${rank.hit} has no name`);
  const weight = boostedWeight(searchWeight, boostOf(foodId));
  const leastFit = isBranded && query.isKind ? PRODUCT_OF_KIND : FIT.exact;
  let inAny = 0;
  let inOne = 0;
  rank.foodId = foodId;
  for (let at = 0; at < names.length; at++) {
    const name = names[at] as string;
    fitName(name, query);
    inAny |= FITTED.words;
    if (bitsOf(FITTED.words) > bitsOf(inOne)) inOne = FITTED.words;
    const fit = Math.max(FITTED.fit, leastFit);
    const own = name.startsWith(OWN_MARK) ? OWN_NAME : 0;
    const score = weight + FITTED.bonus + own + (isBranded ? BRANDED : 0);
    const isBetter =
      at === 0 ||
      fit < rank.fit ||
      (fit === rank.fit &&
        (FITTED.matched > rank.matched || (FITTED.matched === rank.matched && score > rank.score)));
    if (!isBetter) continue;
    rank.fit = fit;
    rank.matched = FITTED.matched;
    rank.score = score;
  }
  if (query.isKind && inAny !== inOne) rank.score += SPREAD;
}

/** The result of {@link fitName} for the latest name. */
const FITTED = { fit: 0.5, matched: 0.5, bonus: 0.5, words: 0 };

/** @param name a name with its mark, so that its words begin at position 1 */
function fitName(
  name: string,
  { words, joined, typed, called, besideKind, isKind, kindBonus, isWeighted }: ComparedQuery,
): void {
  let found = 0;
  let weight = 0;
  let hasWholeWords = true;
  let bits = 0;
  const said = isKind && words.length === 1 ? withoutBesides(name) : name;
  for (const one of words) {
    if (said.startsWith(one.word, 1) || said.includes(one.within)) {
      found += 1;
      weight += one.weight;
      bits |= one.bit;
    }
    hasWholeWords &&= hasWhole(said, one.word, isKind);
  }
  FITTED.words = bits;
  const bonus =
    (WHOLE_NAME * found) / Math.max(countWords(name), found) + (hasWholeWords ? WHOLE_WORDS : 0);
  FITTED.bonus = bonus;
  FITTED.matched = isWeighted ? weight : found;
  if (isWhole(name, called)) {
    FITTED.fit = FIT.exact;
    FITTED.matched = words.length;
  } else if (besideKind !== '' && isWhole(name, besideKind)) {
    FITTED.fit = NAMED_BESIDE_KIND;
    FITTED.matched = words.length;
  } else if (isKind) {
    FITTED.fit = IS_KIND;
    FITTED.bonus = kindBonus * bonus;
    if (!isWeighted) FITTED.matched = 0;
  } else if (name.startsWith(joined, 1) || name.startsWith(typed, 1)) FITTED.fit = FIT.begins;
  else FITTED.fit = found === words.length ? FIT.hasAll : FIT.hasSome;
}

/** Whether a name with its mark is some words and nothing else. */
function isWhole(name: string, words: string): boolean {
  return name.length === words.length + 1 && name.endsWith(words);
}

/** A name up to what the food has besides. */
function withoutBesides(name: string): string {
  for (const word of BESIDES) {
    const at = name.indexOf(word);
    if (at > 0) return name.slice(0, at);
  }
  return name;
}

/** The number of bits that are set. */
function bitsOf(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
}

/** The code of a space. */
const SPACE = 32;

/** Whether a name has a whole word. For a kind such as "wine", the end of a word is enough: "Rotwein". */
function hasWhole(name: string, word: string, isEndEnough: boolean): boolean {
  for (let at = name.indexOf(word, 1); at > 0; at = name.indexOf(word, at + 1)) {
    const end = at + word.length;
    const isEnd = end === name.length || name.charCodeAt(end) === SPACE;
    const isStart = at === 1 || name.charCodeAt(at - 1) === SPACE;
    if (isEnd && (isStart || isEndEnough)) return true;
  }
  return false;
}

/** The end of the names of foods "not further specified", which are what a plain word means. */
const NOT_SPECIFIED = ' nfs';

/** The number of words that a name has, without {@link NOT_SPECIFIED}. */
function countWords(name: string): number {
  let count = name.endsWith(NOT_SPECIFIED) ? 0 : 1;
  for (let at = name.indexOf(' '); at >= 0; at = name.indexOf(' ', at + 1)) count += 1;
  return count;
}
