import type { Diagnostic } from '../../../model/diagnostic.ts';
import { cellAt, type GridRow } from '../../../tables/grid.ts';
import { firstCells } from '../columns/cells/column-cells.ts';
import type { FoodColumns } from '../columns/read-columns.ts';
import { isMyFitnessPal } from '../columns/units/percent-columns.ts';
import { parseWeight } from '../headings/parse-weight.ts';
import { headingFault } from './heading-fault.ts';
import { hasCalories } from './label-basis.ts';

/** The problem of a table in which only the names of foods say what the amounts are for. */
export function amountsInNames(
  columns: FoodColumns,
  header: GridRow,
  rows: readonly GridRow[],
): Diagnostic | undefined {
  return basisInNames(columns, rows) ?? quantityInNames(columns, header, rows);
}

/** A reference amount in the name of a food: "Erdnüsse (pro 30 g)". */
const NAMED_BASIS = /(?<!\p{L})(?:per|pro|je|pour)\s+(\d+(?:[.,]\d+)?)\s*(?:g|ml)(?!\p{L})/iu;

/** The problem of a table in which the names of foods give reference amounts. */
function basisInNames(
  { names, text }: FoodColumns,
  rows: readonly GridRow[],
): Diagnostic | undefined {
  const position = text.get('name') ?? -1;
  const found = rows.find(({ cells }) => {
    const [said, amount] = NAMED_BASIS.exec(cells[position] ?? '') ?? [];
    return said !== undefined && Number(amount?.replace(',', '.')) !== 100;
  });
  if (found === undefined) return undefined;
  const value = cellAt(found.cells, position);
  return {
    code: 'import/bad-value',
    message: `The name "${value}" gives a reference amount, but no column does`,
    location: found.locationOf(position),
    field: names[position] as string,
    value,
    expected: 'a column "per" with the reference amount of each row, or --per "100 g"',
  };
}

/** A quantity at the end of a name, in the form of MyFitnessPal: "Oatmeal - Quaker, 40 g", "Milk 2%, 1 cup". */
const NAMED_QUANTITY = /,\s*(\d[\d.,/]*\s*\p{L}[^,]*)$/u;

/** At least this share of the names of such a table end in a quantity. */
const LEAST_NAMED = 0.5;

/**
 * The problem of a table whose amounts may be for the quantity in the name of each food, as in exports of MyFitnessPal.
 */
function quantityInNames(
  columns: FoodColumns,
  header: GridRow,
  rows: readonly GridRow[],
): Diagnostic | undefined {
  const { names, text } = columns;
  const position = text.get('name') ?? -1;
  const cells = firstCells(rows, position);
  const found = cells.flatMap((cell) => NAMED_QUANTITY.exec(cell)?.[1] ?? []);
  if (found.length === 0 || found.length < cells.length * LEAST_NAMED || found.every(is100))
    return undefined;
  // Elsewhere, weights may be those of packages. Composition tables have "kcal" rather than "Calories".
  const mayBePackages = !hasCalories(names) && !found.some((one) => MEASURE.test(one));
  if (!isMyFitnessPal(names) && mayBePackages) return undefined;
  return headingFault(columns, header, position, {
    message: isMyFitnessPal(names)
      ? `Amounts are for the quantities in the names, such as "${found[0]}", not for 100 g`
      : `Amounts may be for the quantities in the names, such as "${found[0]}", or for 100 g`,
    value: found[0] as string,
    expected: 'a column "per" with these quantities as weights, or --per "100 g"',
  });
}

/** "1 medium", "2 slices", "1 bar (45 g)": a measure in which food is not sold. */
const MEASURE =
  /^[\d.,/½¼¾]+\s*(?:small|medium|large|servings?|slices?|pieces?|cups?|tbsps?|tsps?|tablespoons?|teaspoons?|bars?|portion(?:en)?|scheiben?|stücke?|tassen?|el|tl|esslöffel|teelöffel)(?!\p{L})/iu;

function is100(quantity: string): boolean {
  return parseWeight(quantity)?.amount === 100;
}
