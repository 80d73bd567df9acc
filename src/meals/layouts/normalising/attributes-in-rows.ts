import { cellAt, type Grid, type GridRow } from '../../../tables/grid.ts';
import { isAmountName } from '../../headers/amount-names.ts';
import { columnTopic } from '../../headers/column-names.ts';

/** Names of columns that name the field of each row. */
const ATTRIBUTE =
  /^(?:variables?|attributes?|fields?|keys?|propert(?:y|ies)|attribut|feld|merkmal|variable_?name)$/i;

/** Names of columns with the values of these fields. */
const VALUE = /^(?:values?|wert|inhalt|answer|antwort)$/i;

/**
 * A table with a row for each food, if it has a row for each field of a food, as programs melt tables: "id | variable |
 * value" with the fields "food" and "amount".
 *
 * @returns the same table if it has no such rows, or a food has two values of a field
 */
export function withFieldsAsColumns(grid: Grid): Grid {
  const [header, ...rows] = grid.rows;
  const names = header?.cells.map((cell) => cell.trim()) ?? [];
  const [attribute, value] = [ATTRIBUTE, VALUE].map((one) =>
    names.findIndex((name) => one.test(name)),
  );
  if (header === undefined || attribute === undefined || value === undefined) return grid;
  const ids = [...names.keys()].filter((at) => at !== attribute && at !== value);
  if (attribute < 0 || value < 0 || ids.length === 0) return grid;
  const fields = [...new Set(rows.map(({ cells }) => cellAt(cells, attribute)))];
  const hasFoods = fields.some((field) => columnTopic(field) === 'food');
  if (!hasFoods || !fields.some(isAmountName)) return grid;
  const foods = new Map<string, Map<string, GridRow>>();
  for (const row of rows) {
    const key = ids.map((at) => cellAt(row.cells, at)).join('\0');
    const food = foods.get(key) ?? new Map<string, GridRow>();
    const field = cellAt(row.cells, attribute);
    if (food.has(field)) return grid;
    foods.set(key, food.set(field, row));
  }
  const pivoted = [...foods.values()].map((food): GridRow => {
    const [first] = [...food.values()] as [GridRow];
    const placeOf = (position: number) => food.get(fields[position - ids.length] ?? '') ?? first;
    return {
      cells: [
        ...ids.map((at) => first.cells[at] ?? ''),
        ...fields.map((field) => food.get(field)?.cells[value] ?? ''),
      ],
      location: first.location,
      locationOf: (position) =>
        position < ids.length
          ? first.locationOf(ids[position] as number)
          : placeOf(position).locationOf(value),
    };
  });
  const cells = [...ids.map((at) => names[at] as string), ...fields];
  return { ...grid, rows: [{ ...header, cells }, ...pivoted] };
}
