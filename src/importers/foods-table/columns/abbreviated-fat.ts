import { nutrient } from '../../../model/nutrients.ts';
import type { Meaning } from '../headings/column-meaning.ts';
import { foldedKey } from '../headings/nutrient-names.ts';

/** "Fett ges." and "Fett ges. (g)", which abbreviate "gesamt" or "gesättigt". */
const ABBREVIATED = new Set(['Fett ges', 'Fett ges g'].map(foldedKey));

/**
 * "Fett ges." is total fat next to a column of saturated fat, and saturated fat next to a column of fat. Alone, it is
 * unclear.
 */
export function withAbbreviatedFat(
  meanings: readonly Meaning[],
  names: readonly string[],
): Meaning[] {
  const has = (name: string) =>
    meanings.some((one) => one?.kind === 'nutrient' && one.nutrient.name === name);
  const [hasFat, hasSaturated] = [has('fat'), has('saturated_fatty_acids')];
  if (hasFat === hasSaturated) return [...meanings];
  const abbreviated = nutrient(hasFat ? 'saturated_fatty_acids' : 'fat');
  return meanings.map((meaning, position) =>
    ABBREVIATED.has(foldedKey(names[position] ?? ''))
      ? { kind: 'nutrient', nutrient: abbreviated, unit: 'g', basis: undefined, factor: 1 }
      : meaning,
  );
}
