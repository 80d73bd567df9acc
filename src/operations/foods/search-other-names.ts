import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { FoodHits } from '../../catalogue/search/search.ts';
import type { FoodQuery } from '../../catalogue/search/stages/hit-page.ts';
import { type Food, standardVariant } from '../../model/food.ts';
import { areAlike } from '../../search/lines/candidates/alike-foods.ts';
import { isPreparation } from '../../search/lines/words/preparation-words.ts';
import { headPhrases, isDescribing } from '../../search/names/head-words.ts';
import { kindsNamed, phraseKey, phrasesOfKinds } from '../../search/names/kinds-of.ts';
import { synonymPhrasings } from '../../search/names/synonyms.ts';
import { foldWords, singular } from '../../text/words/fold-words.ts';
import { isLikeFood, isMadeLike } from './like-food.ts';

/** The most names of a food that are looked at. Later ones are rare, or of brands. */
const MOST_NAMES = 24;

/** The most searches for other names, so that a query takes no longer than a few. */
const MOST_SEARCHES = 4;

/** The most parts of a query that are looked up in viand's own catalogue. */
const MOST_PARTS = 4;

/** The most words of a query whose parts are tried. */
const MOST_WORDS = 4;

/** The first hits of another name, among which those like the food come first. */
const FIRST_HITS = 30;

/** A word that every German table has. */
const GERMAN = 'mit';

/** A query with another name for a food in it. */
interface OtherQuery {
  readonly text: string;
  readonly words: readonly string[];
  /** The folded words of the other name. */
  readonly name: readonly string[];
  /** What the reader is told. */
  readonly searchedFor: string;
  /** The food, if the other name stands for the whole query. */
  readonly like: Food | undefined;
}

/**
 * Finds foods of a published table by other names that viand's own catalogue has for what a query names: "eggplant" for
 * "aubergine", "shrimp curry" for "prawn curry".
 *
 * @param own foods that come before the others
 * @returns the hits with the query that found them; undefined if no other name has foods
 */
export function searchOtherNames(
  catalogue: Catalogue,
  asked: FoodQuery,
  own: readonly Food[] = [],
): FoodHits | undefined {
  let searches = 0;
  for (const query of queriesByOtherNames(catalogue, asked.text)) {
    if (++searches > MOST_SEARCHES) return undefined;
    const first = catalogue.search({ ...asked, text: query.text, offset: 0, limit: FIRST_HITS });
    if (!first.hasAllWords) continue;
    const isOwn = ({ id }: Food) => own.some((one) => one.id === id);
    const found = first.foods.filter((food) => !isOwn(food));
    const fits = found.filter((food) => isMeant(food, query));
    if (fits.length === 0 || (query.like === undefined && fits[0] !== found[0])) continue;
    const head = [...own, ...fits, ...found.filter((food) => !fits.includes(food))];
    const end = asked.offset + asked.limit;
    const rest =
      end <= head.length || first.foods.length < FIRST_HITS
        ? []
        : catalogue
            .search({ ...asked, text: query.text, offset: FIRST_HITS, limit: end })
            .foods.filter((food) => !isOwn(food));
    return {
      ...first,
      foods: [...head, ...rest].slice(asked.offset, end),
      totalCount: first.totalCount + head.length - first.foods.length,
      searchedFor: first.searchedFor ?? query.searchedFor,
    };
  }
  return undefined;
}

/** A query with the words of its parts that the table lacks in other words, the longest part first. */
function* queriesByOtherNames(catalogue: Catalogue, text: string): Generator<OtherQuery> {
  const { calledByViand, hasFoodWith } = catalogue;
  const words = foldWords(text);
  if (calledByViand === undefined || words.length === 0 || words.length > MOST_WORDS) return;
  const written = text.trim().split(/\s+/);
  const said = written.length === words.length ? written : words;
  const isKnown = (word: string) => hasFoodWith([word]) || isPreparation(word);
  const all = partsOf(words.length);
  const lacking = all.filter(([start, end]) => !hasFoodWith(words.slice(start, end)));
  const parts = [...lacking, ...all.filter((part) => !lacking.includes(part))];
  for (const [start, end] of parts.slice(0, MOST_PARTS)) {
    const inOrder = words.slice(start, end);
    // Tables write "Yoghurt, natural".
    const phrases = inOrder.length === 2 ? [inOrder, inOrder.toReversed()] : [inOrder];
    const phrase = phrases.find((one) => calledByViand(one) !== undefined) ?? inOrder;
    const food = calledByViand(phrase);
    if (food === undefined) continue;
    const kept = headInTable(phrase, food, catalogue);
    const rest = [...words.slice(0, start), ...words.slice(end)];
    for (const name of otherNamesOf(food, phrase, hasFoodWith([GERMAN])).slice(0, MOST_NAMES)) {
      const other = foldWords(name);
      // "Ranch dressing" is no "buttermilk dressing dressing".
      if (other.length === 0 || rest.some((word) => other.includes(word))) continue;
      if (kept !== undefined && namesKind(other) && !other.some((word) => word.endsWith(kept)))
        continue;
      if (!mayHave(hasFoodWith, other) || isWider(name, { food, phrase }, calledByViand)) continue;
      const query = [...said.slice(0, start), name, ...said.slice(end)].join(' ');
      yield {
        text: query,
        words: [...words.slice(0, start), ...other, ...words.slice(end)],
        name: other,
        searchedFor: rest.every(isKnown) ? query : name,
        like: rest.length === 0 ? food : undefined,
      };
    }
  }
}

/**
 * The last word of a phrase, if the table has it and it names such a food alone: mature cheddar is a cheddar and not any
 * hard cheese, but black pudding is no pudding, and a pickled cucumber is more than a cucumber.
 */
function headInTable(
  phrase: readonly string[],
  food: Food,
  { calledByViand, hasFoodWith }: Catalogue,
): string | undefined {
  const head = phrase.at(-1) as string;
  if (phrase.length < 2 || phrase.some(isPreparation) || !hasFoodWith([head])) return undefined;
  const plain = calledByViand?.([head]);
  if (plain === undefined) return undefined;
  return areAlike(standardVariant(plain), standardVariant(food)) ? head : undefined;
}

/** Whether the last word of a name is that of a kind of food: "hard cheese". */
function namesKind(name: readonly string[]): boolean {
  return kindsNamed(name.at(-1) as string).length > 0;
}

/** Whether foods have all words of a name, or of its synonyms. */
function mayHave(hasFoodWith: Catalogue['hasFoodWith'], words: readonly string[]): boolean {
  return (
    hasFoodWith(words) || synonymPhrasings(words).some(({ words: other }) => hasFoodWith(other))
  );
}

/** A food, and the words that name it. */
interface NamedFood {
  readonly food: Food;
  readonly phrase: readonly string[];
}

/**
 * Whether a name of a food also means others: "cheese" for cheddar. Its own name does not, since viand has no narrower
 * food: "pasta" for penne.
 */
function isWider(
  name: string,
  { food, phrase }: NamedFood,
  calledByViand: NonNullable<Catalogue['calledByViand']>,
): boolean {
  if ([food.name, ...Object.values(food.localNames ?? {})].includes(name)) return false;
  const words = foldWords(name);
  // "0.0 beer" would find all beers.
  if (words.some((word) => /^\d+$/.test(word))) return true;
  const kinds = kindsNamed(phraseKey(words));
  const typed = kindsNamed(phraseKey(phrase));
  if (kinds.length > 0 && !kinds.some((kind) => typed.includes(kind))) return true;
  return calledByViand(words)?.id !== food.id;
}

/** Whether a food is what a query says, and like the food that it names. */
function isMeant(food: Food, { words, name, like }: OtherQuery): boolean {
  const phrasings = [name, ...synonymPhrasings(name).map((other) => other.words)];
  return (
    phrasings.some((phrasing) => hasWordsOf(food, phrasing)) &&
    isHeadedBy(food, words) &&
    (like === undefined ||
      isLikeFood(food, like) ||
      (isCalled(food, name) && isMadeLike(food, like)))
  );
}

/** Whether a name of a food is exactly this. Tables differ in the groups of such foods: peanuts are nuts or pulses. */
function isCalled(food: Food, name: readonly string[]): boolean {
  return namesOf(food).some((one) => foldWords(one).join(' ') === name.join(' '));
}

/** The fewest letters of a word that may be a part of a compound. */
const LEAST_PART = 4;

/** Whether a food has all words, perhaps in compounds. */
function hasWordsOf(food: Food, words: readonly string[]): boolean {
  const said = namesOf(food).flatMap(foldWords);
  return words.every((word) =>
    said.some((one) => one.includes(word) || (one.length >= LEAST_PART && word.includes(one))),
  );
}

/**
 * Whether a food is what the head of a query says, and is not called more than that: "chocolate milk" is no chocolate,
 * and "French toast" no toast.
 */
function isHeadedBy(food: Food, query: readonly string[]): boolean {
  const head = headPhrases(query.join(' '))[0]?.at(-1) ?? (query.at(-1) as string);
  const kinds = phrasesOfKinds(singular(head));
  // An "egg omelet" is no more than an omelet, and "cappuccino coffee" no more than a cappuccino.
  const isSaid = (word: string) =>
    isDescribing(word) ||
    kinds.includes(word) ||
    query.some((one) => one.startsWith(word) || word.startsWith(one));
  return namesOf(food).some((name) =>
    headPhrases(name).some((phrase) => {
      const last = phrase.at(-1) as string;
      // "Rind Hackfleisch" is Rinderhackfleisch.
      const isHead = last.endsWith(head) || (head.endsWith(last) && head.length > last.length + 2);
      const isOfKind = kinds.includes(last) && phrase.includes(head);
      return (isHead || isOfKind) && phrase.slice(0, -1).every(isSaid);
    }),
  );
}

function namesOf({ name, localNames = {}, otherNames }: Food): readonly string[] {
  return [name, ...Object.values(localNames), ...otherNames];
}

/** The beginnings and ends of the parts of a query, the longest first. */
function partsOf(count: number): (readonly [start: number, end: number])[] {
  const parts: [number, number][] = [];
  for (let length = count; length > 0; length--) {
    for (let start = 0; start + length <= count; start++) parts.push([start, start + length]);
  }
  return parts;
}

/** The names of a food, the most usual first. Salted butter is only a kind of butter. */
function otherNamesOf(food: Food, phrase: readonly string[], isGerman: boolean): readonly string[] {
  const local = isGerman ? Object.values(food.localNames ?? {}) : [];
  const names = [...new Set([...local, ...namesOf(food)])];
  const isCalled = names.some((one) => foldWords(one).join(' ') === phrase.join(' '));
  const isKind = (one: string) => phrase.every((word) => foldWords(one).includes(word));
  return isCalled ? names.filter((one) => !isKind(one)) : [];
}
