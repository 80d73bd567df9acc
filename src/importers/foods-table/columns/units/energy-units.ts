import { kcalToKj, kjToKcal } from '../../../../model/units.ts';
import type { EnergyUnit, Meaning } from '../../headings/column-meaning.ts';
import type { ColumnCells } from '../cells/column-cells.ts';

/** How much a quotient of two energies may be off, since tables round them. */
const TOLERANCE = 0.05;

/** How much a quotient of an energy and that of its macronutrients may be off; kJ and kcal differ by far more. */
const MACRO_TOLERANCE = 0.2;

/** The energy of the macronutrients of a food, in kJ/g: general Atwater factors as on labels. */
const MACRO_KJ = { protein: 17, fat: 37, carbohydrates: 17 } as const;

/** At least this share of the rows must agree, since tables have mistakes. */
const LEAST_AGREEING = 0.9;

/**
 * Gives a column of energy without a unit the unit that its amounts show next to those of a column with one, or to
 * protein, fat and carbohydrates: "Brennwert" of 201 next to "Kalorien" of 48 is in kJ.
 */
export function withEnergyUnits(
  meanings: readonly Meaning[],
  { amounts }: Pick<ColumnCells, 'amounts'>,
): Meaning[] {
  const known = meanings.flatMap((one, position) =>
    isEnergy(one) && one.unit !== undefined
      ? [{ position, unit: one.unit as EnergyUnit, basis: one.basis }]
      : [],
  );
  return meanings.map((meaning, position): Meaning => {
    if (!isEnergy(meaning) || meaning.unit !== undefined || meaning.units !== undefined)
      return meaning;
    const other = known.find(({ basis }) => basis === meaning.basis);
    const unit =
      known.length > 0
        ? other && unitBeside(amounts(position), amounts(other.position), other.unit, TOLERANCE)
        : unitBeside(
            amounts(position),
            ofMacros(meanings, amounts, meaning),
            'kJ',
            MACRO_TOLERANCE,
          );
    return unit === undefined ? meaning : { ...meaning, unit };
  });
}

/** The energy of the macronutrients in each row, in kJ; empty unless the table has all three in grams. */
function ofMacros(
  meanings: readonly Meaning[],
  amounts: ColumnCells['amounts'],
  { basis }: { readonly basis: unknown },
): number[] {
  const columns = Object.entries(MACRO_KJ).map(([name, kj]) => {
    const position = meanings.findIndex(
      (one) =>
        one?.kind === 'nutrient' &&
        one.nutrient.name === name &&
        one.unit === 'g' &&
        one.factor === 1 &&
        one.basis === basis,
    );
    return position < 0 ? [] : amounts(position).map((amount = Number.NaN) => amount * kj);
  });
  const [first = [], ...others] = columns;
  return first.map((kj, row) => others.reduce((sum, one) => sum + (one[row] ?? Number.NaN), kj));
}

function isEnergy(meaning: Meaning): meaning is Meaning & { readonly kind: 'nutrient' } {
  return meaning?.kind === 'nutrient' && meaning.nutrient.name === 'energy';
}

/** The unit in which amounts are the same energies as others; undefined if they are in none. */
function unitBeside(
  amounts: readonly (number | undefined)[],
  others: readonly (number | undefined)[],
  unit: EnergyUnit,
  tolerance: number,
): EnergyUnit | undefined {
  const quotients = amounts.flatMap((amount = 0, row) => {
    const other = others[row] ?? 0;
    return amount > 0 && other > 0 ? [amount / other] : [];
  });
  const inKj = unit === 'kJ' ? 1 : kcalToKj(1);
  const candidates = [
    ['kJ', inKj],
    ['kcal', kjToKcal(inKj)],
  ] as const;
  return candidates.find(([, quotient]) => {
    const agreeing = quotients.filter((one) => Math.abs(one / quotient - 1) <= tolerance);
    return agreeing.length > 0 && agreeing.length >= quotients.length * LEAST_AGREEING;
  })?.[0];
}
