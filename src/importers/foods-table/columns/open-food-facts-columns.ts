import { ALCOHOL_BY_VOLUME, type Meaning } from '../headings/column-meaning.ts';

/** Names that only Open Food Facts gives to columns: "saturated-fat_100g". */
const OPEN_FOOD_FACTS = /^[a-z]+-[a-z-]+_100g$/;

/** The meanings of the columns of Open Food Facts, whose alcohol is by volume although its name says grams. */
export function withAlcoholByVolume(
  meanings: readonly Meaning[],
  names: readonly string[],
): readonly Meaning[] {
  if (!names.some((name) => OPEN_FOOD_FACTS.test(name))) return meanings;
  return meanings.map((meaning, at) =>
    names[at] === 'alcohol_100g' ? ALCOHOL_BY_VOLUME : meaning,
  );
}
