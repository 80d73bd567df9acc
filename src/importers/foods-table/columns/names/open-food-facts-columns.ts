import { ALCOHOL_BY_VOLUME, type Meaning } from '../../headings/column-meaning.ts';

/** Names that only Open Food Facts gives to columns: "saturated-fat_100g". */
const OPEN_FOOD_FACTS = /^(?:(?:product\.)?nutriments\.)?[a-z]+-[a-z-]+_100g$/;

/** A reference amount that Open Food Facts writes after an amount, which is in grams. */
const IN_GRAMS = /_(?:100g|serving)$/;

/**
 * The meanings of the columns of Open Food Facts: minerals and vitamins without a unit are in grams, too, and alcohol is
 * by volume although its name says grams.
 */
export function withUnitsOfOpenFoodFacts(
  meanings: readonly Meaning[],
  names: readonly string[],
): readonly Meaning[] {
  if (!names.some((name) => OPEN_FOOD_FACTS.test(name))) return meanings;
  return meanings.map((meaning, at) => {
    if (/^(?:(?:product\.)?nutriments\.)?alcohol_100g$/.test(names[at] ?? ''))
      return ALCOHOL_BY_VOLUME;
    const isOpen = meaning?.kind === 'nutrient' && meaning.unit === undefined;
    if (!isOpen || !IN_GRAMS.test(names[at] ?? '')) return meaning;
    return { ...meaning, unit: meaning.nutrient.unit === 'kJ' ? 'kJ' : 'g' };
  });
}
