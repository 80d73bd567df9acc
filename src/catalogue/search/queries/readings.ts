import { compoundHead, compoundOf, splitWord } from '../../../search/names/compounds.ts';
import { bareAdjective, compoundStart } from '../../../search/names/german-adjectives.ts';
import { kindsNamed, phrasesOfKinds } from '../../../search/names/kinds-of.ts';
import { nominative } from '../../../search/names/nominative.ts';
import { standardGerman } from '../../../search/names/regional.ts';
import { ADDING_WORDS } from '../../../search/query-words.ts';
import { correctQuery, isMisspelled, type MayCorrect } from '../../../search/spelling.ts';
import { singular } from '../../../text/words/fold-words.ts';
import { headWord } from '../words/indexed-words.ts';
import type { IndexWords } from '../words/vocabulary.ts';

/** Two words as one: "tomatensuppe" for "Tomate Suppe"; undefined if the catalogue has no such word. */
function joinedWords(word: string, next: string, index: IndexWords): string | undefined {
  const joined = singular(word + next);
  if (index.has(joined)) return joined;
  return compoundOf(singular(next), singular(word), index.has);
}

/** The query with two words joined, or one split, if the catalogue writes them so. */
export function joinings(words: readonly string[], index: IndexWords): string[][] {
  const readings: string[][] = [];
  words.forEach((word, at) => {
    const next = words[at + 1];
    const joined = next === undefined ? undefined : joinedWords(word, next, index);
    if (joined !== undefined) {
      readings.push([...words.slice(0, at), joined, ...words.slice(at + 2)]);
    }
    if (index.has(singular(word)) || isMisspelled(word, index)) return;
    const isWord = (part: string) => index.has(singular(part));
    // The singular of "Schlagobers" is no word.
    const standard = standardGerman(word, isWord);
    const inStandard = standard === word ? undefined : [standard];
    const parts = splitWord(singular(word), isWord) ?? inStandard;
    if (parts !== undefined) {
      readings.push([...words.slice(0, at), ...parts, ...words.slice(at + 1)]);
    }
  });
  return readings;
}

/**
 * The query with an adjective and its food as one word: "kochschinken" for "gekochter Schinken", if that is a food of
 * the catalogue.
 */
export function adjectivesJoined(words: readonly string[], index: IndexWords): string[][] {
  return words.slice(0, -1).flatMap((word, at) => {
    const start = compoundStart(word);
    if (start === undefined) return [];
    const isFood = (one: string) => index.has(headWord(one));
    const joined = singular(`${start}${words[at + 1]}`);
    const compound = [joined, nominative(joined, isFood)].find(isFood);
    return compound === undefined
      ? []
      : [[...words.slice(0, at), compound, ...words.slice(at + 2)]];
  });
}

/** The fewest letters of a German word before the ending of its plural. */
const LEAST_SINGULAR = 4;

/** How many times more foods a singular ends than its plural. */
const MORE_SINGULARS = 2;

/**
 * The singular of a German plural in "e" if it names far more foods: "bier" for "biere", "saft" for "safte". A word that
 * is a kind of food itself is no plural: "Beere" is not several beers.
 */
function withoutE(word: string, index: IndexWords): string {
  if (!word.endsWith('e') || word.length <= LEAST_SINGULAR) return word;
  const one = word.slice(0, -1);
  const kinds = kindsNamed(one);
  const isOther = kindsNamed(word).some((kind) => !kinds.includes(kind));
  const isUsual = () =>
    index.countOf(headWord(one)) > MORE_SINGULARS * index.countOf(headWord(word));
  return !isOther && index.has(one) && isUsual() ? one : word;
}

/**
 * The query with German plurals replaced by the singulars of the catalogue: "linse" for "Linsen" if it has "Linse,
 * rot". Adjectives lose their ending, as in food tables. Undefined if nothing changes.
 */
export function germanSingulars(
  words: readonly string[],
  index: IndexWords,
  isNamed: (words: readonly string[]) => boolean,
): readonly string[] | undefined {
  const singulars = words.map((word, at) => {
    const adjective = bareAdjective(word);
    if (words.length > 1 && adjective !== undefined && index.has(adjective)) return adjective;
    const form = nominative(word, (one) => index.has(headWord(one)) || isNamed([one]));
    return form === word && at === words.length - 1 ? withoutE(word, index) : form;
  });
  return singulars.every((word, at) => word === words[at]) ? undefined : singulars;
}

/** The query with its spelling corrected; undefined if no word is misspelt. */
export function respelt(
  typed: readonly string[],
  required: readonly string[],
  index: IndexWords,
  mayCorrect?: MayCorrect,
): string | undefined {
  const [corrected] = correctQuery(required, index, mayCorrect);
  // A misspelt compound becomes two words.
  if (corrected?.length !== required.length) return undefined;
  const spellings = new Map(required.map((word, at) => [word, corrected[at]]));
  return typed.map((word) => spellings.get(word) ?? word).join(' ');
}

/** The compound that means the same: "kasebrot" for "Brot mit Käse", if the catalogue has that word. */
export function compoundWith(typed: readonly string[], index: IndexWords): string | undefined {
  const [food = '', joiner = '', added = ''] = typed;
  if (typed.length !== 3 || !ADDING_WORDS.has(joiner)) return undefined;
  return compoundOf(singular(food), singular(added), index.has);
}

/** Ends of the names of plants that are no such food: "Johanniskraut" is no cabbage. */
const OF_PLANTS: ReadonlySet<string> = new Set(['kraut', 'wurzel', 'blume', 'apfel', 'nuss']);

/** The kind of food at the end of an unknown compound: "suppe" for "Frittatensuppe"; undefined for other words. */
export function kindOfUnknown(
  [word = '', ...others]: readonly string[],
  index: IndexWords,
): string | undefined {
  if (others.length > 0 || index.isKnown(word)) return undefined;
  const isKind = (end: string) => kindsNamed(end).length > 0 && index.has(end);
  const head = compoundHead(singular(word), isKind);
  return head === undefined || OF_PLANTS.has(head) ? undefined : head;
}

/** Foods baked with dried fruit if they are named after fruit: "fruit cake" is not a wider name for "pear cake". */
const OF_DRIED_FRUIT: ReadonlySet<string> = new Set(['cake', 'bread', 'loaf', 'scone', 'bun']);

/**
 * The name of a dish after the kind of its ingredient: "vegetable soup" for "courgette soup", "Gemüsepfanne" for
 * "Zucchinipfanne". Undefined if no food has that name.
 */
export function nameByKind(
  [ingredient = '', dish = '', ...others]: readonly string[],
  isNamed: (words: readonly string[]) => boolean,
): readonly string[] | undefined {
  if (dish === '' || others.length > 0) return undefined;
  const end = singular(dish);
  return phrasesOfKinds(singular(ingredient))
    .filter((kind) => kind !== 'fruit' || !OF_DRIED_FRUIT.has(end))
    .flatMap((kind) => [[kind, end], [`${kind}${end}`]])
    .find(isNamed);
}
