import { type Diagnostic, ViandError } from '../../model/diagnostic.ts';
import type { EntryField } from '../../model/entry.ts';
import { filledCells, type Grid, type GridRow } from '../../tables/grid.ts';
import { Header } from '../../tables/header.ts';
import { foldedName } from '../../text/words/fold-words.ts';
import { columnTopic } from '../headers/column-names.ts';
import { unitOfColumn } from '../headers/column-units.ts';
import { HEADER_WITHIN_ROWS } from '../headers/header-rows.ts';

/** The names of columns for fields of entries, as `--map` gives them. */
type FieldColumns = Readonly<Partial<Record<EntryField, string>>>;

/**
 * Tables in which the columns that `--map` names are called by the names of their fields.
 *
 * @throws ViandError if no table has such a column
 */
export function withMappedColumns(
  grids: readonly Grid[],
  columnMap: FieldColumns = {},
): readonly Grid[] {
  const fields = Object.entries(columnMap) as [EntryField, string][];
  const [first] = grids;
  if (fields.length === 0 || first === undefined) return grids;
  const found = new Set<EntryField>();
  const mapped = grids.map((grid) => {
    const headers = grid.rows.slice(0, HEADER_WITHIN_ROWS);
    const header = headers.find(({ cells }) => fields.some(([, name]) => has(cells, name)));
    if (header === undefined) return grid;
    for (const [field, name] of fields) if (has(header.cells, name)) found.add(field);
    const named = { ...header, cells: header.cells.map((cell) => fieldName(cell, fields)) };
    return { ...grid, rows: grid.rows.map((row) => (row === header ? named : row)) };
  });
  const faults = fields
    .filter(([field]) => !found.has(field))
    .map(([field, name]) => missingColumn(field, name, first));
  if (faults.length > 0) throw ViandError.of(faults);
  return mapped;
}

function has(cells: readonly string[], name: string): boolean {
  return cells.some((cell) => cell.trim() !== '' && foldedName(cell) === foldedName(name));
}

/** The name of a field for a column; a name that already means the field stays, with its unit. */
function fieldName(cell: string, fields: readonly [EntryField, string][]): string {
  const field = fields.find(([, name]) => has([cell], name))?.[0];
  const topic = columnTopic(cell);
  const isClear = topic === field || (field === 'food_id' && topic === 'food');
  if (field === undefined || isClear) return cell;
  const unit = field === 'amount' ? unitOfColumn(cell) : undefined;
  return unit === undefined ? field : `${field} (${unit})`;
}

function missingColumn(field: EntryField, name: string, { rows, location }: Grid): Diagnostic {
  const header: GridRow | undefined =
    rows.find(({ cells }) => filledCells(cells).length > 1) ?? rows[0];
  return {
    code: 'meal/missing-column',
    message: `Missing column for ${field}`,
    location: header?.location ?? location,
    field,
    expected: `a column "${name}", as given in --map; the file has ${new Header(header?.cells ?? [])}`,
  };
}
