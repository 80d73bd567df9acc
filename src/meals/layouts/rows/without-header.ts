import { cellAt, filledInColumn, type Grid } from '../../../tables/grid.ts';
import { columnTopic } from '../../headers/column-names.ts';
import type { DietaryRecord, RecordOptions } from '../../records/dietary-record.ts';
import { isAmountCell, isUnitCell } from '../../words/amounts/amount-cells.ts';
import { isDay } from '../../words/headings/days.ts';
import { isMeal, isMealLetter } from '../../words/headings/meal-names.ts';
import { readIfHeaded } from './rows.ts';

/** The fewest rows that show what columns contain. */
const LEAST_ROWS = 2;

/** The time of a timestamp: "2026-03-02 13:09:35". */
const TIME_OF_DATE =
  /(?<=\d{4}[-/]\d\d[-/]\d\d)[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)?$/;

/** The kinds of cells in a column, by the column name that a header would have. */
const KINDS: readonly (readonly [name: string, is: (cell: string) => boolean])[] = [
  ['date', (cell) => isDay(cell.replace(TIME_OF_DATE, '')) && /\d/.test(cell)],
  ['day', isDay],
  ['meal', (cell) => isMeal(cell) || isMealLetter(cell)],
  ['time', (cell) => /^\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s?(?:[ap]\.?m\.?|uhr))?$/i.test(cell)],
  ['amount', isAmountCell],
  ['unit', isUnitCell],
  ['food', (cell) => /\p{L}{2}/u.test(cell)],
];

/**
 * Reads a table whose first row is already a food: "01.03.2026;Breakfast;Oats;50 g". The cells of a column determine
 * its kind, and each kind may have only one column.
 *
 * @returns undefined for any other table, and if two columns might be the foods
 */
export function readWithoutHeader(grid: Grid, options: RecordOptions): DietaryRecord | undefined {
  const { rows } = grid;
  const [first] = rows;
  if (first === undefined || rows.length < LEAST_ROWS) return undefined;
  if (first.cells.filter((cell) => columnTopic(cell) !== undefined).length > 1) return undefined;
  const width = first.cells.length;
  if (rows.some(({ cells }) => cells.length !== width)) return undefined;
  const names = first.cells.map((_, position) => kindOf(grid, position));
  const known = names.filter((name) => name !== undefined);
  const isClear =
    known.length === width &&
    new Set(known).size === width &&
    known.includes('food') &&
    LABELS_OR_AMOUNT.some((name) => known.includes(name) && isFilled(first.cells, known, name));
  if (!isClear) return undefined;
  const header = { ...first, cells: known };
  const record = readIfHeaded({ ...grid, rows: [header, ...rows] }, options, 'detect');
  if (record === undefined) return undefined;
  const note = `no header: read the columns as ${known.join(', ')}`;
  return { ...record, notes: [note, ...record.notes] };
}

/** Kinds of cells that a header never has. One of them shows that a row is a row of food. */
const LABELS_OR_AMOUNT = ['date', 'day', 'meal', 'amount'];

function isFilled(cells: readonly string[], known: readonly string[], name: string): boolean {
  return cellAt(cells, known.indexOf(name)) !== '';
}

/** The first kind that all filled cells of a column have; undefined for a blank column. */
function kindOf({ rows }: Grid, position: number): string | undefined {
  const cells = filledInColumn(rows, position);
  if (cells.length === 0) return undefined;
  return KINDS.find(([, is]) => cells.every(is))?.[0];
}
