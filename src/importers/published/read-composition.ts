import type { DiagnosticSink } from '../../model/diagnostic.ts';
import {
  findNutrient,
  type Nutrient,
  type NutrientVector,
  unknownNutrients,
} from '../../model/nutrients.ts';
import { kcalToKj, type MassUnit } from '../../model/units.ts';
import { mostOfNutrient } from '../../rules/foods/nutrient-rules.ts';
import { cellAt, type GridRow } from '../../tables/grid.ts';
import { cellAmount, type DecimalMark, toUnit } from '../foods-table/columns/cells/cell-values.ts';
import type { EnergyUnit } from '../foods-table/headings/column-meaning.ts';
import { withSaltAndSodium } from '../salt-and-sodium.ts';

/** A column of amounts of a published table. */
export interface CompositionColumn {
  readonly position: number;
  readonly name: string;
  readonly nutrient: string;
  readonly unit: MassUnit | EnergyUnit;
}

/** Sugar and starch as monosaccharides weigh up to a tenth more than the food, since they include water. */
const AS_MONOSACCHARIDES = 1.1;

/** How far kilojoules may be from kilocalories of a row, as a share and in kJ: some tables count inulin in one only. */
const ENERGY_SHARE = 0.25;
const ENERGY_KJ_ANYWAY = 20;

/**
 * Reads the amounts of a row. Unknown amounts and traces stay unknown. If a nutrient has several columns, the first
 * with a known amount counts. A row is rejected if it has too many or too few cells, far more than 100 g of a nutrient
 * in 100 g, or kilojoules and kilocalories that contradict each other.
 *
 * @returns undefined for a row that is rejected, which is reported
 */
export function readComposition(
  row: GridRow,
  {
    amounts: columns,
    mark,
  }: { readonly amounts: readonly CompositionColumn[]; readonly mark: DecimalMark },
  report: DiagnosticSink,
): NutrientVector | undefined {
  if (row.faults !== undefined) {
    row.faults.forEach(report);
    return undefined;
  }
  const vector = unknownNutrients();
  let isSound = true;
  const fault = ({ position, name }: CompositionColumn, value: string, expected: string) => {
    isSound = false;
    report({
      code: 'import/bad-value',
      message: `Invalid ${name} "${value}"`,
      location: row.locationOf(position),
      field: name,
      value,
      expected,
    });
  };
  // Kilojoules come before kilocalories, which are rounded.
  const inOrder = columns.toSorted((a, b) => Number(a.unit === 'kcal') - Number(b.unit === 'kcal'));
  for (const column of inOrder) {
    const known = findNutrient(column.nutrient);
    const value = cellAt(row.cells, column.position);
    const found = cellAmount(value, mark);
    if (found === undefined || known === undefined) {
      fault(column, value, 'a number, 0 or more, or a mark for unknown amounts or traces');
      continue;
    }
    const amount = toUnit(found.amount, column.unit, known.unit) ?? Number.NaN;
    const before = vector[known.position] as number;
    const problem = problemOf(amount, known, column.unit === 'kcal' ? before : Number.NaN);
    if (problem !== undefined) fault(column, value, problem);
    else if (Number.isNaN(before)) vector[known.position] = amount;
  }
  return isSound ? withSaltAndSodium(vector) : undefined;
}

/**
 * Why an amount cannot be right; undefined if it can.
 *
 * @param inKilojoules the energy of the same row in its column of kilojoules, if the amount is in kilocalories
 */
function problemOf(
  amount: number,
  { position, unit }: Nutrient,
  inKilojoules: number,
): string | undefined {
  const most = mostOfNutrient(position);
  if (amount > most * AS_MONOSACCHARIDES) return `at most ${most} ${unit} in 100 g`;
  const tolerance = Math.max(ENERGY_KJ_ANYWAY, amount * ENERGY_SHARE);
  return Math.abs(inKilojoules - amount) > tolerance
    ? `about ${(inKilojoules / kcalToKj(1)).toFixed(0)} kcal, as computed from ${inKilojoules} kJ`
    : undefined;
}
