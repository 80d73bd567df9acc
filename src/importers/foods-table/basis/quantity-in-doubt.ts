import type { Diagnostic } from '../../../model/diagnostic.ts';
import type { GridRow } from '../../../tables/grid.ts';
import { firstCells } from '../columns/column-cells.ts';
import type { FoodColumns } from '../columns/read-columns.ts';
import { parseWeight } from '../headings/parse-weight.ts';

/** Columns of quantities: "Menge (g)", "Weight [g]", `amount_g`. Those of packages have other names. */
const QUANTITY =
  /^(?:menge|gewicht|amount|quantity|qty|weight|poids|quantité|peso|cantidad)(?:[\s_([]+(?:in\s+)?(g|gramm|grams?|ml)[)\]]?)?$/i;

/**
 * The problem of a table whose amounts may be for the quantity in another column, such as 300 g of a dish: neither its
 * columns nor its titles say what they are per.
 */
export function quantityInDoubt(
  columns: FoodColumns,
  header: GridRow,
  rows: readonly GridRow[],
): Diagnostic | undefined {
  const { names, labels, text, nutrients } = columns;
  const isOpen = nutrients.some(([, of]) => of.some(({ basis }) => basis === undefined));
  if (!isOpen || text.has('per')) return undefined;
  const position = labels.find((at) => isQuantity(names[at] ?? '', firstCells(rows, at)));
  if (position === undefined) return undefined;
  const name = names[position] as string;
  return {
    code: 'import/bad-value',
    message: `Amounts may be for the quantity in "${name}", or for 100 g`,
    location: header.locationOf(position),
    field: name,
    value: name,
    expected: `--map per="${name}" or --per "100 g"`,
  };
}

/** Whether a column holds weights or volumes, not all of them 100. */
function isQuantity(name: string, cells: readonly string[]): boolean {
  const [found, unit = ''] = QUANTITY.exec(name.trim()) ?? [];
  if (found === undefined || cells.length === 0) return false;
  const weights = cells.map((cell) => parseWeight(/\d$/.test(cell) ? `${cell} ${unit}` : cell));
  return (
    weights.every((weight) => weight !== undefined) &&
    weights.some((weight) => weight?.amount !== 100)
  );
}
