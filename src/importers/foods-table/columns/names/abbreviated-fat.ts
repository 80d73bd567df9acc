import { type Nutrient, nutrient } from '../../../../model/nutrients.ts';
import type { Meaning } from '../../headings/column-meaning.ts';
import { foldedKey } from '../../headings/nutrient-names.ts';

/** "Fett ges." and "Fett ges. (g)", which abbreviate "gesamt" or "gesättigt". */
const ABBREVIATED = new Set(['Fett ges', 'Fett ges g'].map(foldedKey));

/** "Mono" and "Poly" next to saturated fat, with or without their unit. */
const UNSATURATED = new Map<string, Nutrient>(
  (
    [
      ['mono', 'monounsaturated_fatty_acids'],
      ['poly', 'polyunsaturated_fatty_acids'],
    ] as const
  ).flatMap(([word, name]) =>
    ['', ' g', ' fat', ' fat g'].map((rest) => [foldedKey(word + rest), nutrient(name)] as const),
  ),
);

/**
 * "Fett ges." is total fat next to a column of saturated fat, and saturated fat next to a column of fat. Alone, it is
 * unclear. "Mono" and "Poly" are kinds of fat next to saturated fat.
 */
export function withAbbreviatedFat(
  meanings: readonly Meaning[],
  names: readonly string[],
): Meaning[] {
  const has = (name: string) =>
    meanings.some((one) => one?.kind === 'nutrient' && one.nutrient.name === name);
  const [hasFat, hasSaturated] = [has('fat'), has('saturated_fatty_acids')];
  const abbreviated = nutrient(hasFat ? 'saturated_fatty_acids' : 'fat');
  return meanings.map((meaning, position) => {
    const key = foldedKey(names[position] ?? '');
    const isAbbreviated = hasFat !== hasSaturated && ABBREVIATED.has(key);
    const unsaturated = hasSaturated ? UNSATURATED.get(key) : undefined;
    const found = isAbbreviated ? abbreviated : unsaturated;
    return found === undefined
      ? meaning
      : { kind: 'nutrient', nutrient: found, unit: 'g', basis: undefined, factor: 1 };
  });
}
