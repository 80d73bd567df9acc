import { kcalToKj, kjToKcal } from '../../../../model/units.ts';
import type { EnergyUnit, Meaning } from '../../headings/column-meaning.ts';
import type { ColumnCells } from '../cells/column-cells.ts';

/** How much a quotient of two energies may be off, since tables round them. */
const TOLERANCE = 0.05;

/** At least this share of the rows must agree, since tables have mistakes. */
const LEAST_AGREEING = 0.9;

/**
 * Gives a column of energy without a unit the unit that its amounts show next to those of a column with one: "Brennwert"
 * of 201 next to "Kalorien" of 48 is in kJ.
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
    const unit = other && unitBeside(amounts(position), amounts(other.position), other.unit);
    return unit === undefined ? meaning : { ...meaning, unit };
  });
}

function isEnergy(meaning: Meaning): meaning is Meaning & { readonly kind: 'nutrient' } {
  return meaning?.kind === 'nutrient' && meaning.nutrient.name === 'energy';
}

/** The unit in which amounts are the same energies as others; undefined if they are in none. */
function unitBeside(
  amounts: readonly (number | undefined)[],
  others: readonly (number | undefined)[],
  unit: EnergyUnit,
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
    const agreeing = quotients.filter((one) => Math.abs(one / quotient - 1) <= TOLERANCE);
    return agreeing.length > 0 && agreeing.length >= quotients.length * LEAST_AGREEING;
  })?.[0];
}
