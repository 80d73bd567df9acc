import { type NutrientName, nutrient } from '../../../../model/nutrients.ts';
import type { Meaning } from '../../headings/column-meaning.ts';

/** Letters for protein, fat and carbohydrates in grams, which mean nothing alone. */
const LETTERS: readonly Readonly<Record<string, NutrientName>>[] = [
  { EW: 'protein', F: 'fat', KH: 'carbohydrates' },
  { E: 'protein', F: 'fat', KH: 'carbohydrates' },
  { E: 'protein', F: 'fat', K: 'carbohydrates' },
  { P: 'protein', F: 'fat', C: 'carbohydrates' },
  { P: 'protein', F: 'fat', KH: 'carbohydrates' },
  // French and Italian: protides, lipides, glucides.
  { P: 'protein', L: 'fat', G: 'carbohydrates' },
];

/** The meanings of columns in which "F" next to "EW" and "KH" is fat, if another column has the energy. */
export function withLetters(meanings: readonly Meaning[], names: readonly string[]): Meaning[] {
  const at = (letter: string) => names.findIndex((name) => name.trim().toUpperCase() === letter);
  const set = LETTERS.find((letters) => Object.keys(letters).every((one) => at(one) >= 0));
  const hasEnergy = meanings.some(
    (one) => one?.kind === 'nutrient' && one.nutrient.name === 'energy',
  );
  if (set === undefined || !hasEnergy) return [...meanings];
  const letters = new Set(Object.keys(set).map(at));
  const macros: readonly string[] = Object.values(set);
  // "protein" next to "p" leaves "p" to something else, such as phosphorus.
  const isNamed = meanings.some(
    (one, position) =>
      one?.kind === 'nutrient' && macros.includes(one.nutrient.name) && !letters.has(position),
  );
  if (isNamed) return [...meanings];
  const found = [...meanings];
  for (const [letter, name] of Object.entries(set)) {
    const meaning = { kind: 'nutrient', nutrient: nutrient(name), unit: 'g' } as const;
    found[at(letter)] = { ...meaning, basis: undefined, factor: 1 };
  }
  return found;
}
