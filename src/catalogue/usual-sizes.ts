import { realpathSync } from 'node:fs';
import { type Food, standardVariant } from '../model/food.ts';
import { headPhrases, isCombined, partsOfName } from '../search/names/head-words.ts';
import { kindsNamed, phraseKey } from '../search/names/kinds-of.ts';
import { withoutAnimal } from '../search/names/without-animal.ts';
import { memoizeBounded } from '../text/bounded-cache.ts';
import { foldedName, foldWords } from '../text/fold-words.ts';
import { type Catalogue, openCatalogue } from './catalogue.ts';

/** The most searches for similar foods that are remembered. Foods of one head, such as breads, share one. */
const REMEMBERED_SEARCHES = 500;

/**
 * A catalogue that knows usual sizes of foods that come without any, as most published tables give none: those of the
 * food with the same name in viand's own catalogue.
 *
 * @param own the file of viand's own catalogue, which is opened when the first size is needed
 */
export function withUsualSizes(catalogue: Catalogue, own: string): Catalogue {
  if (isSameFile(catalogue.file, own)) return catalogue;
  let opened: Catalogue | undefined;
  const firstFound = memoizeBounded(REMEMBERED_SEARCHES, (text: string) => {
    opened ??= openCatalogue(own);
    return opened.search({ text, type: 'all', offset: 0, limit: 1 }).foods;
  });
  return {
    ...catalogue,
    sizedLike: (food) => similarFood(food, firstFound),
    calledByViand: (words) => foodCalled(words.flatMap(foldWords), firstFound),
    close() {
      opened?.close();
      catalogue.close();
    },
  };
}

function isSameFile(one: string, other: string): boolean {
  try {
    return realpathSync(one) === realpathSync(other);
  } catch {
    return false;
  }
}

/** Words for a food that is much lighter or heavier than the one that it is made from. */
const CHANGED = /dried|dehydrated|powder|concentrate|getrocknet|pulver|konzentrat/i;

/** The food of viand's own catalogue that has the head of a name as its name: the banana for "Banane roh". */
function similarFood(
  { name, localNames = {} }: Food,
  firstFound: (text: string) => readonly Food[],
): Food | undefined {
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

/** The food of viand's own catalogue that folded words name. */
function foodCalled(
  phrase: readonly string[],
  firstFound: (text: string) => readonly Food[],
): Food | undefined {
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
