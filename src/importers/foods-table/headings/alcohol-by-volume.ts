import { nutrient } from '../../../model/nutrients.ts';
import { nutrientOfName } from './nutrient-names.ts';

/** Per cent by volume, in English, German and French: "Vol.-%", "% vol", "by volume (%)". */
const VOLUME =
  /[([,]?\s*(?:vol(?:ume)?\.?[\s-]*(?:%|prozent)|volumenprozent|%\s*(?:\(?\s*)?vol(?:ume)?\.?|%?\s*by volume(?:\s*\(?%\)?)?|[\s_]vol(?:ume)?\.?)\s*[)\]]?\s*$/i;

/** Columns that are called only by their unit. */
const ALONE = /^(?:abv(?:\s*\(?%\)?)?|titre alcoométrique(?:\s*\(?%\)?)?)$/i;

const ALCOHOL = nutrient('alcohol');

/** Whether a column has the volume of alcohol in 100 ml: "Alkohol (Vol.-%)", "ABV". */
export function isAlcoholByVolume(name: string): boolean {
  const bare = name.trim().replace(VOLUME, '');
  const isVolume = bare !== name.trim();
  const isAlcohol = bare === '' ? name.includes('%') : nutrientOfName(bare) === ALCOHOL;
  return (isVolume && isAlcohol) || ALONE.test(name.trim());
}
