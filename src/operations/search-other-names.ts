import type { Catalogue } from '../catalogue/catalogue.ts';
import type { FoodHits } from '../catalogue/search/search.ts';
import type { FoodQuery } from '../catalogue/search/stages/hit-page.ts';
import type { Food } from '../model/food.ts';
import { haveLikeEnergy } from '../search/lines/candidates/alike-foods.ts';
import { headPhrases } from '../search/names/head-words.ts';
import { kindsNamed } from '../search/names/kinds-of.ts';
import { nominative } from '../search/names/nominative.ts';
import { foldWords } from '../text/words/fold-words.ts';

/** The most names of a food that are tried. Later ones are rare, or of brands. */
const MOST_NAMES = 24;

/** The most words of a query whose parts are tried. */
const MOST_WORDS = 4;

/** Whether foods of a table may have the words of a query in full: "salt" does not mean saltines. */
export function haveWords({ calledByViand, hasFoodWith }: Catalogue, text: string): boolean {
  const words = foldWords(text);
  const isKind = (word: string) => kindsNamed(word).length > 0;
  if (calledByViand === undefined || words.some(isKind)) return true;
  const isWord = (word: string) => hasFoodWith([word]);
  const inTable = (word: string) =>
    PLURALS.map((ending) => word + ending).find(isWord) ?? nominative(word, isWord);
  return hasFoodWith(words.map(inTable));
}

/** What German plurals add, after nothing. */
const PLURALS = ['', 'n', 'en', 'e'] as const;

/** A word that every German table has. */
const GERMAN = 'mit';

/**
 * Finds foods of a published table by other names that viand's own catalogue has for what a query names: "eggplant" for
 * "aubergine", "shrimp curry" for "prawn curry".
 *
 * @param most how many names of a food are tried
 * @returns the hits with the query that found them; undefined if no other name has foods
 */
export function searchOtherNames(
  catalogue: Catalogue,
  asked: FoodQuery,
  most = MOST_NAMES,
): FoodHits | undefined {
  const { calledByViand, hasFoodWith } = catalogue;
  const words = foldWords(asked.text);
  if (calledByViand === undefined || words.length === 0 || words.length > MOST_WORDS) return;
  const written = asked.text.trim().split(/\s+/);
  const said = written.length === words.length ? written : words;
  for (const [start, end] of partsOf(words.length)) {
    const phrase = words.slice(start, end);
    const food = calledByViand(phrase);
    const names = food === undefined ? [] : otherNamesOf(food, phrase, hasFoodWith([GERMAN]));
    for (const name of names.slice(0, most)) {
      const other = [...words.slice(0, start), ...foldWords(name), ...words.slice(end)];
      if (!hasFoodWith(foldWords(name))) continue;
      const text = [...said.slice(0, start), name, ...said.slice(end)].join(' ');
      const hits = catalogue.search({ ...asked, text });
      const [first] = hits.foods;
      if (!hits.hasAllWords || first === undefined || !isHeadedBy(first, other)) continue;
      const isWhole = end - start === words.length;
      // "Peppercorns" are no peppers, although both are called pepper.
      if (!isWhole || haveLikeEnergy(food as Food, first)) return { ...hits, searchedFor: text };
    }
  }
  return undefined;
}

/** Whether a food is what the last word of a query says: "chocolate milk" is no chocolate. */
function isHeadedBy(food: Food, query: readonly string[]): boolean {
  const head = query.at(-1) as string;
  return namesOf(food).some((name) =>
    headPhrases(name).some((phrase) => {
      const last = phrase.at(-1) as string;
      // "Rind Hackfleisch" is Rinderhackfleisch.
      return last.endsWith(head) || (head.endsWith(last) && head.length > last.length + 2);
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
  const names = [...local, ...namesOf(food)];
  const isCalled = names.some((one) => foldWords(one).join(' ') === phrase.join(' '));
  const isKind = (one: string) => phrase.every((word) => foldWords(one).includes(word));
  return isCalled ? names.filter((one) => !isKind(one)) : [];
}
