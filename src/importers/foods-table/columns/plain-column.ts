import type { NutrientName } from '../../../model/nutrients.ts';
import type { Meaning } from '../headings/column-meaning.ts';

/** The position of the only column of a nutrient in grams; undefined if there is none or more than one. */
export function plainColumn(meanings: readonly Meaning[], name: NutrientName): number | undefined {
  const found = meanings.flatMap((one, at) =>
    one?.kind === 'nutrient' && one.nutrient.name === name && one.unit === 'g' ? at : [],
  );
  return found.length === 1 ? found[0] : undefined;
}
