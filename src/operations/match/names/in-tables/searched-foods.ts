import type { Catalogue } from '../../../../catalogue/catalogue.ts';
import { memoizeBounded } from '../../../../collections/bounded-cache.ts';
import { type Food, standardVariant, type Variant } from '../../../../model/food.ts';
import {
  areAlike,
  areMadeAlike,
  haveLikeEnergy,
  IN_TWO_TABLES,
} from '../../../../search/lines/candidates/alike-foods.ts';
import type { Candidate } from '../../../../search/lines/candidates/candidate.ts';
import { rankCandidates } from '../../../../search/lines/candidates/candidates.ts';
import { withKindsMarked } from '../../../../search/lines/candidates/kinds-of-plain-name.ts';
import type { SizedFood } from '../../../../search/lines/candidates/sized-food.ts';
import { withUsualState } from '../../../../search/lines/candidates/usual-state.ts';
import { queriesOf } from '../../../../search/lines/name-fit/queries-of-line.ts';
import type { FoodLine } from '../../../../search/lines/reading/food-line.ts';
import { isTinnedName } from '../../../../search/lines/states/tins-and-jars.ts';
import { isPreparation } from '../../../../search/lines/words/preparation-words.ts';
import { foldWords } from '../../../../text/words/fold-words.ts';
import { withSpokenNames } from './spoken-names.ts';

/** Foods of each search that are scored. */
const SEARCHED_FOODS = 12;

/** Foods of each search in a published table, which has many kinds of each food. */
const SEARCHED_KINDS = 30;

/** The most searches in the cache of a catalogue. A line is tried in several readings, which search for the same words. */
const REMEMBERED_SEARCHES = 500;

type Search = (text: string) => readonly Food[];
const SEARCHES = new WeakMap<Catalogue, Search>();

/** The first foods that a search of a catalogue finds, from a cache. */
function searchOf(catalogue: Catalogue): Search {
  const known = SEARCHES.get(catalogue);
  if (known !== undefined) return known;
  const limit = catalogue.sizedLike === undefined ? SEARCHED_FOODS : SEARCHED_KINDS;
  const search = memoizeBounded(
    REMEMBERED_SEARCHES,
    (text: string) => catalogue.search({ text, type: 'all', offset: 0, limit }).foods,
  );
  SEARCHES.set(catalogue, search);
  return search;
}

/**
 * A food with sizes: its own, otherwise those of a similar food, if viand has one. A table without sizes does not say
 * which foods are drinks either.
 *
 * @param called the food of viand that a line calls so: "Räucherlachs" is cut in slices, unlike other salmon
 */
export function withUsualServings({ sizedLike }: Catalogue, food: Food, called?: Food): SizedFood {
  if (sizedLike === undefined || food.variants.some(hasSizes)) return food;
  const isCalled = called !== undefined && haveLikeEnergy(called, food);
  const similar = isCalled ? called : sizedLike(food);
  // "Pepper, capsicum" is not counted in peppercorns.
  if (similar === undefined || !haveLikeEnergy(similar, food)) return food;
  return {
    ...food,
    isSolid: similar.isSolid,
    standardUnit: similar.standardUnit,
    standardServingType: similar.standardServingType,
    variants: food.variants.map((variant) => ({
      ...variant,
      servingSizes: sizesLike(variant, similar),
    })),
    sizesOf: similar.name,
    isOfLikeFood: similar.variants.some((own) =>
      food.variants.some((one) => areAlike(own, one, IN_TWO_TABLES)),
    ),
  };
}

/** A food with sizes, as {@link withUsualServings} adds them, those of the food that the line names before others. */
export function withServingsOfNamed(catalogue: Catalogue, food: Food, line: FoodLine): SizedFood {
  return withUsualServings(catalogue, food, namedInViand(catalogue, line));
}

/** The food of viand's own that a line names. "Minced beef" is one, although mincing only describes the beef. */
function namedInViand({ calledByViand }: Catalogue, { qualifiers, words }: FoodLine) {
  return calledByViand?.([...qualifiers, ...words]) ?? calledByViand?.(words);
}

/** The sizes of a food in the state of a variant. Dried food is much lighter than the same food in other states. */
function sizesLike({ processing }: Variant, similar: Food): Variant['servingSizes'] {
  const sameState = similar.variants.find((variant) => variant.processing === processing);
  if (sameState !== undefined) return sameState.servingSizes;
  return processing === 'dried' ? [] : standardVariant(similar).servingSizes;
}

function hasSizes({ servingSizes }: Variant): boolean {
  return servingSizes.length > 0;
}

/**
 * Searches for the words of the line, with and without those of the preparation.
 *
 * @param isWanted leaves out foods of a published table before it looks for their sizes
 */
export function foodsFor(
  catalogue: Catalogue,
  line: FoodLine,
  isWanted: (food: Food) => boolean = () => true,
): Iterable<SizedFood> {
  const search = searchOf(catalogue);
  const foods = new Map<string, Food>();
  const { calledByViand } = catalogue;
  const isTable = calledByViand !== undefined;
  for (const text of [...queriesOf(line), ...(isTable ? cutsOfAnimals(line.words) : [])]) {
    for (const food of search(text)) foods.set(food.id, food);
  }
  if (!isTable) return foods.values();
  // Tinned food is not what a table calls raw.
  const { isTinned } = line;
  const found = [...foods.values()];
  const named = found.map((food) =>
    isTinned && !isTinnedFood(food) ? food : withSpokenNames(food, line),
  );
  const called = namedInViand(catalogue, line);
  const sized = named.filter(isWanted).map((food) => withUsualServings(catalogue, food, called));
  if (isTinned) {
    const inTin = sized.map((food) => ({ ...food, isNotInTin: !isTinnedFood(food) }));
    return withKindsMarked(inTin, line, calledByViand(['tinned', ...line.words]) ?? called);
  }
  if (sized.length === 0) return sized;
  // "Hot" is a word of "hot dog" rather than a preparation.
  const usual = called ?? calledByViand(line.words.filter((word) => !isPreparation(word)));
  const inState = sized.map((food) => {
    const eaten = withUsualState(food, line, usual);
    const isUnlikeUsual =
      usual !== undefined &&
      !(haveLikeEnergy(usual, food) && areMadeAlike(usual, food) && !namesOtherFood(food, usual));
    return isUnlikeUsual ? { ...eaten, isUnlikeUsual } : eaten;
  });
  return withKindsMarked(inState, line, usual);

  /** Whether the first of several names is another food: "Berliner/Pfannkuchen/Krapfen" are no pancakes. */
  function namesOtherFood({ name }: Food, expected: Food): boolean {
    const [, first] = /^(\p{L}+)\//u.exec(name) ?? [];
    const other = first === undefined ? undefined : calledByViand?.([first.toLowerCase()]);
    return other !== undefined && other.id !== expected.id;
  }
}

/** Whether a food is sold in tins: its name says so, or it is a drink. */
function isTinnedFood({ isSolid, name, otherNames }: Food): boolean {
  return !isSolid || [name, ...otherNames].some(isTinnedName);
}

/** The animals of German compounds: "Rinderfilet" is "Rind Filet" in a table. */
const ANIMALS =
  /^(rind)er(?=...)|^(schwein)e(?=...)|^(kalb)s(?=...)|^(pute)n(?=...)|^(hahnchen)(?=...)|^(lamm)(?=...)/;

/** Queries for the words of a line with the animal as a word of its own. */
function cutsOfAnimals(words: readonly string[]): string[] {
  const folded = words.flatMap(foldWords);
  const split = folded.flatMap((word) => {
    const [prefix, ...animals] = ANIMALS.exec(word) ?? [];
    const animal = animals.find((one) => one !== undefined);
    return prefix === undefined || animal === undefined
      ? word
      : [animal, word.slice(prefix.length)];
  });
  return split.length === folded.length ? [] : [split.join(' ')];
}

/** Factor for a food whose name a search finds only in another spelling. */
const OF_SPELLING = 0.7;

/** The most words whose spelling is corrected. More words seldom name one food. */
const SPELT_WORDS = 3;

/** The foods of misspelt words, as in "1 tbsp vinager"; undefined if the search cannot correct any. */
export function matchSpelt(catalogue: Catalogue, line: FoodLine): Candidate[] | undefined {
  if (line.words.length === 0 || line.words.length > SPELT_WORDS) return undefined;
  const query = { text: line.words.join(' '), type: 'all', offset: 0, limit: 1 } as const;
  const { searchedFor } = catalogue.search(query);
  if (searchedFor === undefined) return undefined;
  const spelt = { ...line, words: searchedFor.split(' '), qualifiers: [] };
  return rankCandidates(spelt, foodsFor(catalogue, spelt)).map((candidate) => ({
    ...candidate,
    confidence: candidate.confidence * OF_SPELLING,
    foodConfidence: candidate.foodConfidence * OF_SPELLING,
    remarks: [...candidate.remarks, `searched for "${searchedFor}"`],
  }));
}
