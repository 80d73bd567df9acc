import { type Food, standardVariant } from '../model/food.ts';
import { mainNames } from '../model/food-names.ts';
import { headPhrases, isCombined, partsOfName } from '../search/names/head-words.ts';
import { kindsNamed, phraseKey } from '../search/names/kinds-of.ts';
import { withoutAnimal } from '../search/names/without-animal.ts';
import { foldedName, foldWords } from '../text/words/fold-words.ts';

/** What is asked of viand's own catalogue. */
interface OwnCatalogue {
  /** The first food that a search finds. */
  firstFound(text: string): Food | undefined;
  hasName(folded: string): boolean;
  /** Whether several foods have exactly this name, and differ. */
  hasTwoMeanings(folded: string): boolean;
}

/** Finds foods of viand's own catalogue for those of another one. */
export interface SimilarFoods {
  /** The food with sizes that has the head of a name as its name: the banana for "Banane roh". */
  sizedLike(food: Food): Food | undefined;
  /** The food that words name, unless they name several that differ. */
  called(words: readonly string[]): Food | undefined;
}

/** @param own viand's own catalogue */
export function similarFoods(own: OwnCatalogue): SimilarFoods {
  return {
    sizedLike: (food) => sizedLike(food, own),
    called(words) {
      const phrase = words.flatMap(foldWords);
      return own.hasTwoMeanings(phrase.join(' ')) ? undefined : foodCalled(phrase, own);
    },
  };
}

/** Words for a food that is much lighter or heavier than the one that it is made from. */
const CHANGED = /dried|dehydrated|powder|concentrate|getrocknet|pulver|konzentrat/i;

function sizedLike(food: Food, own: OwnCatalogue): Food | undefined {
  if (CHANGED.test(food.name) || isCombined(food.name)) return undefined;
  for (const one of mainNames(food)) {
    for (const phrase of [...inSpokenOrder(one), ...headPhrases(withoutAnimal(one)).slice(0, 1)]) {
      const found = foodCalled(phrase, own);
      if (found !== undefined && standardVariant(found).servingSizes.length > 0) return found;
    }
  }
  return undefined;
}

/** The first two parts of a name as people say them: "digestive biscuits" for "Biscuits, digestive, plain". */
function inSpokenOrder(name: string): (readonly string[])[] {
  const [first = '', second] = partsOfName(name);
  return second === undefined ? [] : [foldWords(`${second} ${first}`)];
}

/** The food that folded words name: an egg for "Eier". */
function foodCalled(phrase: readonly string[], own: OwnCatalogue): Food | undefined {
  if (phrase.length === 0) return undefined;
  const said = phrase.join(' ');
  const kinds = kindsNamed(phraseKey(phrase));
  // Most parts of the names of a table name nothing, so a search would find nothing.
  if (kinds.length === 0 && !own.hasName(said)) return undefined;
  const found = own.firstFound(said);
  return found !== undefined && isCalled(found, said, kinds) ? found : undefined;
}

/** Whether a food has a name, or is of a kind that the name stands for. */
function isCalled({ name, otherNames }: Food, said: string, kinds: readonly string[]): boolean {
  return [name, ...otherNames].some(
    (one) =>
      foldedName(one) === said ||
      kindsNamed(phraseKey(foldWords(one))).some((kind) => kinds.includes(kind)),
  );
}
