import { ALCOHOL_GRAMS_PER_ML } from '../../model/alcohol.ts';
import { nutrient } from '../../model/nutrients.ts';
import type { ColumnMeaning, Meaning } from './column-meaning.ts';
import { nutrientOfName } from './nutrient-names.ts';

/** Per cent by volume, in English, German and French: "Vol.-%", "% vol", "by volume (%)". */
const VOLUME =
  /[([,]?\s*(?:vol(?:ume)?\.?[\s-]*(?:%|prozent)|volumenprozent|%\s*(?:\(?\s*)?vol(?:ume)?\.?|%?\s*by volume(?:\s*\(?%\)?)?|[\s_]vol(?:ume)?\.?)\s*[)\]]?\s*$/i;

/** Columns that are called only by their unit. */
const ALONE = /^(?:abv(?:\s*\(?%\)?)?|titre alcoométrique(?:\s*\(?%\)?)?)$/i;

const ALCOHOL = nutrient('alcohol');

/** Amounts that are the volume of alcohol in 100 ml. */
const BY_VOLUME: ColumnMeaning = {
  kind: 'nutrient',
  nutrient: ALCOHOL,
  unit: 'g',
  basis: '100 ml',
  factor: ALCOHOL_GRAMS_PER_ML,
  isShare: true,
};

/** The meaning of a column of alcohol by volume: "Alkohol (Vol.-%)", "ABV"; undefined for any other column. */
export function alcoholByVolume(name: string): ColumnMeaning | undefined {
  const bare = name.trim().replace(VOLUME, '');
  const isVolume = bare !== name.trim();
  const isAlcohol = bare === '' ? name.includes('%') : nutrientOfName(bare) === ALCOHOL;
  return (isVolume && isAlcohol) || ALONE.test(name.trim()) ? BY_VOLUME : undefined;
}

/** Names that only Open Food Facts gives to columns: "saturated-fat_100g". */
const OPEN_FOOD_FACTS = /^[a-z]+-[a-z-]+_100g$/;

/** The meanings of the columns of Open Food Facts, whose alcohol is by volume although its name says grams. */
export function withAlcoholByVolume(
  meanings: readonly Meaning[],
  names: readonly string[],
): readonly Meaning[] {
  if (!names.some((name) => OPEN_FOOD_FACTS.test(name))) return meanings;
  return meanings.map((meaning, at) => (names[at] === 'alcohol_100g' ? BY_VOLUME : meaning));
}
