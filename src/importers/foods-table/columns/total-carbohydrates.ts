import { nutrient } from '../../../model/nutrients.ts';
import type { Meaning } from '../headings/column-meaning.ts';

/** Words of carbohydrates without fibre, in English, German and French. */
const AVAILABLE = /(?<![a-z])net(?![a-z])|available|verwertbar|verfügbar|netto|disponible/i;

const TOTAL = nutrient('carbohydrates_by_difference');

/** The meanings of columns where "Carbohydrate" next to "Net carbs" is the total with fibre. */
export function withTotalCarbohydrates(
  meanings: readonly Meaning[],
  names: readonly string[],
): Meaning[] {
  const isCarbohydrate = (meaning: Meaning) =>
    meaning?.kind === 'nutrient' && meaning.nutrient.name === 'carbohydrates';
  const isAvailable = (position: number) =>
    isCarbohydrate(meanings[position]) && AVAILABLE.test(names[position] ?? '');
  if (!meanings.some((_, position) => isAvailable(position))) return [...meanings];
  return meanings.map((meaning, position) =>
    meaning?.kind === 'nutrient' && isCarbohydrate(meaning) && !isAvailable(position)
      ? { ...meaning, nutrient: TOTAL }
      : meaning,
  );
}
