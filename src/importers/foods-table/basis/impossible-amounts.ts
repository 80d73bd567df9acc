import { KCAL_PER_GRAM } from '../../../model/derived/energy-factors.ts';
import type { Diagnostic } from '../../../model/diagnostic.ts';
import type { NutrientName } from '../../../model/nutrients.ts';
import { kcalToKj } from '../../../model/units.ts';
import type { GridRow } from '../../../tables/grid.ts';
import { cellAmount } from '../columns/cells/cell-values.ts';
import { nonFoodFault } from '../columns/faults/non-food-rows.ts';
import type { FoodColumns } from '../columns/read-columns.ts';
import { parseWeight } from '../headings/parse-weight.ts';

/** Nutrients that weigh at most 100 g together in 100 g of food. */
const PARTS = ['protein', 'fat', 'carbohydrates'] as const;

/** The most that rounded amounts of these nutrients add up to in 100 g. */
const MOST_GRAMS = 102;

/** The most of a single food that fits its energy: parts that were rounded and analysed apart seldom add up to more. */
const MOST_OF_ONE = 104;

/**
 * If this share of all foods weighs more, the amounts are for whole dishes: if these are several foods, or if the energy
 * of one fits its amounts, which are then no typing error.
 */
const LEAST_SHARE = 0.2;
const SEVERAL = 3;

/** By how much the energy may differ from that of protein, fat and carbohydrates. */
const ENERGY_SHARE = 0.15;

/**
 * The problem of a table whose foods would weigh more than 100 g in 100 g, although nothing says what its amounts are
 * per: either many of its foods, or a single one that fits its serving. The user has to say it, because the other foods may
 * look possible.
 */
export function impossibleAmounts(
  columns: FoodColumns,
  header: GridRow,
  all: readonly GridRow[],
): Diagnostic | undefined {
  const { names, text, measures } = columns;
  // A total weighs more than any of its foods.
  const rows = all.filter((row) => nonFoodFault(row, columns) === undefined);
  const masses = rows.map((row) => massOf(row, columns));
  const serving =
    text.get('serving_size') ?? measures.find(({ type }) => type === 'portion')?.position;
  const fits = masses.some((mass, index) => {
    const cell = rows[index]?.cells[serving ?? -1] ?? '';
    const weight = parseWeight(/^[\d.,]+$/.test(cell) ? `${cell} g` : cell)?.amount ?? 0;
    return mass > MOST_GRAMS && mass <= weight;
  });
  if (serving !== undefined && fits) {
    return problem(
      header,
      serving,
      names,
      `Amounts may be for the serving in "${names[serving]}", since 100 g cannot have so much`,
    );
  }
  const known = masses.filter((mass) => !Number.isNaN(mass)).length;
  const heavy = masses.filter((mass) => mass > MOST_GRAMS).length;
  const isConfirmed = rows.some(
    (row, index) => (masses[index] as number) > MOST_OF_ONE && fitsEnergy(row, columns),
  );
  const name = text.get('name');
  if (name === undefined || heavy < known * LEAST_SHARE || (heavy < SEVERAL && !isConfirmed))
    return undefined;
  return problem(
    header,
    name,
    names,
    `Amounts are not for 100 g: ${heavy} of ${known} foods have more than 100 g of carbohydrates, protein and fat`,
  );
}

/** Grams of protein, fat and carbohydrates in a row; NaN if none is known. */
function massOf(row: GridRow, columns: FoodColumns): number {
  const amounts = PARTS.map((part) => amountOf(row, columns, part)).filter(
    (amount) => !Number.isNaN(amount),
  );
  return amounts.length === 0 ? Number.NaN : amounts.reduce((sum, amount) => sum + amount);
}

/** Whether the energy of a row is that of its protein, fat and carbohydrates, which are all known. */
function fitsEnergy(row: GridRow, columns: FoodColumns): boolean {
  const energy = amountOf(row, columns, 'energy');
  const computed = PARTS.reduce(
    (sum, part) => sum + kcalToKj(KCAL_PER_GRAM[part]) * amountOf(row, columns, part),
    0,
  );
  return Math.abs(energy - computed) <= ENERGY_SHARE * computed;
}

/** The amount of a nutrient in a row, in its own unit; NaN if it is not known, or has another unit. */
function amountOf({ cells }: GridRow, { nutrients }: FoodColumns, of: NutrientName): number {
  const [nutrient, columns = []] = nutrients.find(([{ name }]) => name === of) ?? [];
  const [column] = columns;
  if (nutrient === undefined || column === undefined) return Number.NaN;
  const { amount = Number.NaN, unit = column.unit ?? nutrient.unit } =
    cellAmount(cells[column.position] ?? '', 'either') ?? {};
  if (nutrient.unit === 'kJ' && unit === 'kcal') return kcalToKj(amount);
  return unit === nutrient.unit ? amount : Number.NaN;
}

function problem(
  header: GridRow,
  position: number,
  names: readonly string[],
  message: string,
): Diagnostic {
  return {
    code: 'import/bad-value',
    message,
    location: header.locationOf(position),
    field: names[position] as string,
    expected: 'a column "per" with what amounts are per, or --per serving or --per "100 g"',
  };
}
