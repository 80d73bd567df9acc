import { decimalOf } from '../../text/numbers/decimal.ts';
import { EXPORT_COLUMNS } from './export-columns.ts';
import type { ExportedRow } from './exported-row.ts';

const NUMBER_COLUMNS: ReadonlySet<string> = new Set(
  EXPORT_COLUMNS.filter(({ type }) => type === 'number').map(({ name }) => name),
);

/** A number with a decimal comma, as a German spreadsheet saves it. Exports never separate thousands. */
const WITH_COMMA = /^-?\d+,\d+(?:e[+-]?\d+)?$/i;
const WITH_POINT = /^-?\d*\.\d/;

/** The decimal mark of an export, detected by its first number with decimals. */
export class ExportMark {
  #mark: ',' | '.' | undefined;

  /** The row with its decimal mark. */
  read(row: ExportedRow): ExportedRow {
    this.#mark ??= markOf(row);
    return this.#mark === ',' ? { ...row, hasDecimalCommas: true } : row;
  }

  async *readAll(rows: AsyncIterable<ExportedRow>): AsyncGenerator<ExportedRow> {
    for await (const row of rows) yield this.read(row);
  }
}

/** The number of a cell; NaN if it is not a number, or has the other decimal mark. */
export function exportedNumber(text: string, hasDecimalCommas = false): number {
  if (!hasDecimalCommas) return Number(text);
  if (WITH_COMMA.test(text)) return decimalOf(text);
  return WITH_POINT.test(text) ? Number.NaN : Number(text);
}

function markOf({ columns, cell }: ExportedRow): ',' | '.' | undefined {
  for (const column of columns) {
    if (!NUMBER_COLUMNS.has(column)) continue;
    const text = cell(column);
    if (WITH_COMMA.test(text)) return ',';
    if (WITH_POINT.test(text)) return '.';
  }
  return undefined;
}
