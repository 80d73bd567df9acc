import { nutrient } from '../../../../model/nutrients.ts';
import type { Meaning } from '../../headings/column-meaning.ts';

/** Words for carbohydrates without fibre, in English, German and French. */
const AVAILABLE = /(?<![a-z])net(?![a-z])|available|verwertbar|verfügbar|netto|dispon[ií]/i;

const TOTAL = nutrient('carbohydrates_by_difference');

/** Whether the name of a column means carbohydrates without fibre. */
export function namesAvailable(name = ''): boolean {
  return AVAILABLE.test(name);
}

/** The meanings of columns in which "Carbohydrate" next to "Net carbs" is the total with fibre. */
export function withTotalCarbohydrates(
  meanings: readonly Meaning[],
  names: readonly string[],
): Meaning[] {
  const isAvailable = (position: number) =>
    isCarbohydrate(meanings[position]) && namesAvailable(names[position]);
  if (!meanings.some((_, position) => isAvailable(position))) return [...meanings];
  return meanings.map((meaning, position) => (isAvailable(position) ? meaning : asTotal(meaning)));
}

/** The meaning of a column whose carbohydrates include fibre; any other one is unchanged. */
export function asTotal(meaning: Meaning): Meaning {
  return meaning?.kind === 'nutrient' && isCarbohydrate(meaning)
    ? { ...meaning, nutrient: TOTAL }
    : meaning;
}

function isCarbohydrate(meaning: Meaning): boolean {
  return meaning?.kind === 'nutrient' && meaning.nutrient.name === 'carbohydrates';
}
