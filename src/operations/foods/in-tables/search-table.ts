import type { Catalogue } from '../../../catalogue/catalogue.ts';
import type { FoodHits } from '../../../catalogue/search/search.ts';
import type { FoodQuery } from '../../../catalogue/search/stages/hit-page.ts';
import type { Food } from '../../../model/food.ts';
import { allNames } from '../../../model/food-names.ts';
import { withoutEnding } from '../../../search/names/german-adjectives.ts';
import { isDescribing } from '../../../search/names/head-words.ts';
import { kindsNamed } from '../../../search/names/kinds-of.ts';
import { nominative } from '../../../search/names/nominative.ts';
import { foldedName, foldWords } from '../../../text/words/fold-words.ts';
import { isLikeFood } from './like-food.ts';
import { searchOtherNames } from './search-other-names.ts';

/** The most of the user's own foods to which a search adds foods of the table by other names. */
const MOST_OWN = 10;

/** Parts of an animal that a query may add to its meat: "roast chicken with skin". */
const WITH_PART =
  /\b(?:with|mit)\s+(?:\p{L}+\s+)?(skin|fat|bones?|rind|crackling|haut|fett|knochen|schwarte)\s*$/iu;

/** The most words of the name of such a part alone: "Chicken, skin". */
const WORDS_OF_PART = 2;

/** Puts a part alone behind the meat that a query names with it, if it comes first. */
function withPartLast(text: string, hits: FoodHits): FoodHits {
  const part = WITH_PART.exec(text)?.[1]?.toLowerCase();
  const [first, ...others] = hits.foods;
  if (part === undefined || first === undefined || others.length < 2) return hits;
  const words = foldWords(first.name);
  const isAlone = words.length <= WORDS_OF_PART && words.at(-1) === part;
  // The last food only shows that there is a next page.
  return isAlone ? { ...hits, foods: [...others.slice(0, -1), first, ...others.slice(-1)] } : hits;
}

/**
 * Searches a catalogue. A published table is also searched by viand's other names for the food, if none of its foods
 * has the words of the query, as typed or in corrected spelling. The user's own foods then stay before the others.
 */
export function searchTable(catalogue: Catalogue, asked: FoodQuery): FoodHits {
  return withPartLast(asked.text, searchByWords(catalogue, asked));
}

function searchByWords(catalogue: Catalogue, asked: FoodQuery): FoodHits {
  const typed = catalogue.search(asked);
  if (catalogue.calledByViand === undefined || typed.isRespelt) return typed;
  const own = typed.hasAllWords ? ownFoods(catalogue, asked, typed) : [];
  const isOnlyOwn = own.length > 0 && own.length === typed.totalCount;
  if (typed.hasAllWords && !isOnlyOwn && haveWords(catalogue, asked.text)) return typed;
  const others = searchOtherNames(catalogue, asked, own);
  if (others !== undefined) return others;
  const isMeant = own.length > 0 || !typed.hasAllWords || mayBeMeant(catalogue, asked);
  return isMeant ? typed : { ...typed, foods: [], totalCount: 0, isExact: true };
}

/** The first hits among which a food is looked for. */
const FIRST_HITS = 30;

/**
 * Whether foods may be those of a query although they lack its words. If a word of the query only begins one of theirs,
 * they must be of the group of the food that the query names, or like it: a hot dog is no dogfish.
 */
function mayBeMeant(catalogue: Catalogue, asked: FoodQuery): boolean {
  const words = foldWords(asked.text);
  const food = catalogue.calledByViand?.(words);
  if (food === undefined) return true;
  const { foods } = catalogue.search({ ...asked, offset: 0, limit: FIRST_HITS });
  const [first] = foods;
  if (first === undefined || !words.some((word) => onlyBegins(word, first, words.join(''))))
    return true;
  return first.foodGroup === food.foodGroup || foods.some((one) => isLikeFood(one, food));
}

function onlyBegins(word: string, food: Food, joined: string): boolean {
  if (isDescribing(word)) return false;
  const own = allNames(food).flatMap(foldWords);
  const begun = own.filter((one) => one.startsWith(word) && !joined.includes(one));
  return begun.length > 0 && !own.includes(word);
}

/** The user's own foods among the first that a query finds. */
function ownFoods(catalogue: Catalogue, asked: FoodQuery, typed: FoodHits): readonly Food[] {
  const isWhole = asked.offset === 0 && asked.limit >= MOST_OWN;
  const { foods } = isWhole ? typed : catalogue.search({ ...asked, offset: 0, limit: MOST_OWN });
  return foods
    .slice(0, MOST_OWN)
    .filter(({ id, name }) => catalogue.findOwn(foldedName(name))?.id === id);
}

/** Whether foods of a table may have the words of a query in full: "salt" does not mean saltines. */
function haveWords({ hasFoodWith }: Catalogue, text: string): boolean {
  const words = foldWords(text).filter((word) => kindsNamed(word).length === 0);
  const isWord = (word: string) => hasFoodWith([word]);
  const inTable = (word: string) =>
    [...PLURALS.map((ending) => word + ending), withoutEnding(word)].find(isWord) ??
    nominative(word, isWord);
  return hasFoodWith(words.map(inTable));
}

/** What German plurals add, after nothing. */
const PLURALS = ['', 'n', 'en', 'e'] as const;
