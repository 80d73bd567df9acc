import type { Catalogue } from '../../../catalogue/catalogue.ts';
import type { Language } from '../../../language/language.ts';
import { isGermanText, localName } from '../../../language/local-name.ts';

/**
 * The names in messages of the foods that a text may mean: in the language of the reader; in German also if the text is
 * German. Foods with the same name are followed by their brands, or else their ids.
 */
export function candidateNames(
  catalogue: Catalogue,
  text: string,
  candidates: readonly { readonly id: string; readonly name: string }[],
  language: Language,
): readonly string[] {
  const foods = candidates.map(({ id }) => catalogue.find(id)?.food);
  const isGerman = foods.some((food) => food !== undefined && isGermanText(text, food));
  const own = isGerman ? 'de' : language;
  const names = candidates.map(({ name }, index) => {
    const food = foods[index];
    return food === undefined || own === 'en' ? name : localName(food, own);
  });
  const withBrands = names.map((name, index) => {
    const brand = foods[index]?.brand ?? null;
    return brand === null || isUnique(name, names) ? name : `${name}, ${brand}`;
  });
  return withBrands.map((name, index) =>
    isUnique(name, withBrands) ? name : `${name}, ${candidates[index]?.id}`,
  );
}

function isUnique(name: string, names: readonly string[]): boolean {
  return names.indexOf(name) === names.lastIndexOf(name);
}
