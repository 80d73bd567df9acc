import { type Food, standardVariant } from '../model/food.ts';
import { headPhrases, isCombined } from '../search/names/head-words.ts';
import { kindsNamed, phraseKey } from '../search/names/kinds-of.ts';
import { foldedName, foldWords } from '../text/fold-words.ts';

/** Words for a food that is much lighter or heavier than the one that it is made from. */
const CHANGED = /dried|dehydrated|powder|concentrate|getrocknet|pulver|konzentrat/i;

/** The food of viand's own catalogue that has the head of a name as its name: the banana for "Banane roh". */
export function similarFood(
  { name, localNames = {} }: Food,
  firstFound: (text: string) => readonly Food[],
): Food | undefined {
  if (CHANGED.test(name) || isCombined(name)) return undefined;
  for (const one of [name, ...Object.values(localNames)]) {
    const [phrase] = headPhrases(one);
    if (phrase === undefined) continue;
    const [found] = firstFound(phrase.join(' '));
    if (found === undefined || !isCalled(found, phrase)) continue;
    if (standardVariant(found).servingSizes.length > 0) return found;
  }
  return undefined;
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
