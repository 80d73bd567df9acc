import { csvLine } from '../tables/csv/csv-cell.ts';
import { escapeControls } from '../text/escaping/escape-controls.ts';
import type { Format, ListStyle } from './formats.ts';

type Scalar = string | number | boolean | null;

/** A column of a list: its name and its cells. Only JSON has cells with members. */
export interface RecordColumn<Row> {
  readonly name: string;
  readonly cell: (row: Row) => Scalar | Readonly<Record<string, string>>;
}

/** Renders a list of records of the same kind in any format. */
export async function renderRecords<Row>(
  columns: readonly RecordColumn<Row>[],
  rows: readonly Row[],
  format: Format,
  style: ListStyle & {
    readonly headOf?: (name: string) => string;
    readonly numberText?: (figure: number) => string;
  } = {},
): Promise<string> {
  const { headOf = (name) => name.replaceAll('_', ' '), numberText = String } = style;
  const record = (row: Row) =>
    Object.fromEntries(columns.map(({ name, cell }) => [name, cell(row)]));
  switch (format) {
    case 'json':
      return `${JSON.stringify(rows.map(record), null, 2)}\n`;
    case 'ndjson':
      return rows.map((row) => `${JSON.stringify(record(row))}\n`).join('');
    case 'csv': {
      const head = columns.map(({ name }) => name);
      const lines = rows.map((row) => columns.map(({ cell }) => scalar(cell(row))));
      return [head, ...lines].map((cells) => csvLine(cells, style)).join('');
    }
    case 'table': {
      const shown = (value: Scalar) =>
        escapeControls(typeof value === 'number' ? numberText(value) : String(value ?? ''));
      const { renderTable } = await import('./tables/render-table.ts');
      return renderTable(
        columns.map(({ name }) => headOf(name)),
        rows.map((row) => columns.map(({ cell }) => shown(scalar(cell(row))))),
        style.width,
      );
    }
  }
}

function scalar(cell: Scalar | Readonly<Record<string, string>>): Scalar {
  return typeof cell === 'object' && cell !== null ? JSON.stringify(cell) : cell;
}
