import type { Diagnostic } from '../../../model/diagnostic.ts';
import type { NutrientName } from '../../../model/nutrients.ts';
import type { GridRow } from '../../../tables/grid.ts';
import { cellAmount } from '../columns/cell-values.ts';
import type { FoodColumns } from '../columns/read-columns.ts';
import { parseWeight } from '../headings/parse-weight.ts';

/** Nutrients that weigh at most 100 g together in 100 g of food. */
const PARTS: readonly NutrientName[] = ['protein', 'fat', 'carbohydrates'];

/** The most that rounded amounts of these nutrients add up to in 100 g. */
const MOST_GRAMS = 102;

/** If at least this many foods, and this share of all foods, weigh more, the amounts are for whole dishes. */
const LEAST_FOODS = 3;
const LEAST_SHARE = 0.2;

/**
 * The problem of a table whose foods would weigh more than 100 g in 100 g, although nothing says what its amounts are
 * per: either many foods, or a single one that fits its serving. The user has to say it, because the other foods may
 * look possible.
 */
export function impossibleAmounts(
  columns: FoodColumns,
  header: GridRow,
  rows: readonly GridRow[],
): Diagnostic | undefined {
  const { names, text, measures } = columns;
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
  const name = text.get('name');
  if (heavy < LEAST_FOODS || heavy < known * LEAST_SHARE || name === undefined) return undefined;
  return problem(
    header,
    name,
    names,
    `Amounts are not for 100 g: ${heavy} of ${known} foods have more than 100 g of carbohydrates, protein and fat`,
  );
}

/** Grams of protein, fat and carbohydrates in a row; NaN if none is known. */
function massOf({ cells }: GridRow, { nutrients }: FoodColumns): number {
  const amounts = PARTS.map((part) => {
    const column = nutrients.find(([{ name }]) => name === part)?.[1][0];
    if (column === undefined || (column.unit !== 'g' && column.unit !== undefined))
      return Number.NaN;
    const found = cellAmount(cells[column.position] ?? '', 'either');
    return found?.unit === undefined || found.unit === 'g'
      ? (found?.amount ?? Number.NaN)
      : Number.NaN;
  }).filter((amount) => !Number.isNaN(amount));
  return amounts.length === 0 ? Number.NaN : amounts.reduce((sum, amount) => sum + amount);
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
