import { type Food, standardVariant } from '../model/food.ts';
import { headPhrases, isCombined, partsOfName } from '../search/names/head-words.ts';
import { kindsNamed, phraseKey } from '../search/names/kinds-of.ts';
import { withoutAnimal } from '../search/names/without-animal.ts';
import { foldedName, foldWords } from '../text/fold-words.ts';

/** The first food that a search in viand's own catalogue finds. */
type FirstFound = (text: string) => readonly Food[];

/** Finds foods of viand's own catalogue for those of another one. */
export interface SimilarFoods {
  /** The food with sizes that has the head of a name as its name: the banana for "Banane roh". */
  sizedLike(food: Food): Food | undefined;
  /** The food that words name. */
  called(words: readonly string[]): Food | undefined;
}

export function similarFoods(firstFound: FirstFound): SimilarFoods {
  return {
    sizedLike: (food) => sizedLike(food, firstFound),
    called: (words) => foodCalled(words.flatMap(foldWords), firstFound),
  };
}

/** Words for a food that is much lighter or heavier than the one that it is made from. */
const CHANGED = /dried|dehydrated|powder|concentrate|getrocknet|pulver|konzentrat/i;

function sizedLike({ name, localNames = {} }: Food, firstFound: FirstFound): Food | undefined {
  if (CHANGED.test(name) || isCombined(name)) return undefined;
  for (const one of [name, ...Object.values(localNames)]) {
    for (const phrase of [...inSpokenOrder(one), ...headPhrases(withoutAnimal(one)).slice(0, 1)]) {
      const found = foodCalled(phrase, firstFound);
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

/** The food that folded words name. */
function foodCalled(phrase: readonly string[], firstFound: FirstFound): Food | undefined {
  if (phrase.length === 0) return undefined;
  const [found] = firstFound(phrase.join(' '));
  return found !== undefined && isCalled(found, phrase) ? found : undefined;
}

/** Whether a food has a name, or is of the kind that it names: an egg for "Eier". */
function isCalled({ name, otherNames, localNames = {} }: Food, phrase: readonly string[]): boolean {
  const names = [name, ...otherNames, ...Object.values(localNames)];
  const said = phrase.join(' ');
  const kinds = kindsNamed(phraseKey(phrase));
  return names.some(
    (one) =>
      foldedName(one) === said ||
      kindsNamed(phraseKey(foldWords(one))).some((kind) => kinds.includes(kind)),
  );
}
