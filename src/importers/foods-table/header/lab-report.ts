import { cellAt, filledCells, type GridRow, partOfRow } from '../../../tables/grid.ts';
import { columnMeaning } from '../headings/column-meaning.ts';
import { isValueName, NUTRIENT_COLUMN, UNIT_COLUMN } from '../long-format/long-columns.ts';
import { areNutrients, isNameTopic } from './nutrient-rows.ts';
import { saysBasis } from './transposed-section.ts';

/** The header of a report is within this many rows. Addresses and dates are above it. */
const HEADER_WITHIN_ROWS = 60;

/** Labels of the name of a sample, those that are more specific first. */
const LABELS = [
  /^(?:produkt|product|artikel|article|lebensmittel|food|bezeichnung|(?:proben?|sample)[- ]?(?:bezeichnung|beschreibung|name|description))/i,
  /^(?:probe|sample|muster|gegenstand|item)(?![\p{L}-])(?!\s*(?:nr|no|id|number|nummer)\b)/iu,
];

/** The report of a laboratory about one food, as a table with the name of the food in each row. */
export interface LabReport {
  /** Titles with a reference amount, the header and the rows below it. */
  readonly rows: readonly GridRow[];
  /** Gives a further row of the file the same columns. */
  readonly join: (row: GridRow) => GridRow;
}

/**
 * The report of a laboratory: a row for each parameter with its result, below the name of the sample. Columns such as
 * methods and limits are skipped. Undefined for any other table, and if nothing names the sample.
 */
export function labReport(rows: readonly GridRow[]): LabReport | undefined {
  const at = rows
    .slice(0, HEADER_WITHIN_ROWS)
    .findIndex((row, index) => isHeader(row, rows, index));
  const header = rows[at];
  if (header === undefined) return undefined;
  const name = sampleName(rows.slice(0, at));
  if (name === undefined) return undefined;
  const nutrient = parameterColumn(header, rows.slice(at + 1));
  const kept = [...header.cells.keys()].filter((one) => {
    const cell = cellAt(header.cells, one);
    const meaning = columnMeaning(cell);
    const isPer = meaning?.kind === 'text' && meaning.topic === 'per';
    return one !== nutrient && (isValueName(cell) || UNIT_COLUMN.test(cell) || isPer);
  });
  const places = [nutrient, nutrient, ...kept];
  const part = (row: GridRow, [first, second]: readonly [string, string]) =>
    partOfRow(
      row,
      [first, second, ...kept.map((one) => cellAt(row.cells, one))],
      (one) => places[one] ?? nutrient,
    );
  const join = (row: GridRow) => {
    const isNote = filledCells(row.cells).length < 2;
    return isNote ? row : part(row, [name, cellAt(row.cells, nutrient)]);
  };
  return {
    rows: [
      ...rows.slice(0, at).filter(saysBasis),
      part(header, ['name', 'nutrient']),
      ...rows.slice(at + 1).map(join),
    ],
    join,
  };
}

function isHeader(row: GridRow, rows: readonly GridRow[], index: number): boolean {
  const cells = filledCells(row.cells);
  const isOfResults = cells.some(isValueName) && !cells.some(isNameTopic);
  return isOfResults && parameterColumn(row, rows.slice(index + 1)) >= 0;
}

/** The column of the parameters: it is called so, or has nutrients; -1 if there is none. */
function parameterColumn({ cells }: GridRow, below: readonly GridRow[]): number {
  const named = cells.findIndex((cell) => NUTRIENT_COLUMN.test(cell.trim()));
  if (named >= 0) return named;
  return [...cells.keys()].findIndex((at) => areNutrients(below, at));
}

/** The name of the sample above a report; undefined if there is none or several. */
function sampleName(above: readonly GridRow[]): string | undefined {
  const labelled = above.flatMap(({ cells }) => {
    const [label = '', ...values] = filledCells(cells);
    const [, own = label, behind = ''] = /^([^:]+):\s*(.*)$/.exec(label) ?? [];
    const value = (behind || values[0]) ?? '';
    return /\p{L}{3}/u.test(value) ? [{ label: own.trim(), value }] : [];
  });
  for (const pattern of LABELS) {
    const names = new Set(
      labelled.flatMap(({ label, value }) => (pattern.test(label) ? value : [])),
    );
    if (names.size > 0) return names.size === 1 ? [...names][0] : undefined;
  }
  return undefined;
}
