import { cellRows } from '../../tables/csv/cell-spans.ts';
import { separatorOf } from '../../tables/csv/separator.ts';
import { Header } from '../../tables/header.ts';
import type { ReadOptions } from '../entries/reading.ts';
import { columnTopic } from '../headers/column-names.ts';
import { BLOCK_COLUMNS } from './block-columns.ts';
import { DHQ_COLUMNS } from './dhq-columns.ts';
import type { TotalsColumn } from './totals-column.ts';
import { USDA_COLUMNS } from './usda-columns.ts';

/** A program whose totals are recognised by their columns. */
export interface TotalsProgram {
  /** The name in messages. */
  readonly name: string;
  /** Columns that all of its files have. */
  readonly header: readonly string[];
  readonly columns: readonly TotalsColumn[];
}

/** Columns that only viand's own intakes have. */
export const INTAKE_COLUMNS = ['entries', 'energy_kJ', 'f_total', 'unknown_g', 'estimated_g'];

/** The first that fits is taken. */
const PROGRAMS: readonly TotalsProgram[] = [
  { name: 'intakes of viand', header: INTAKE_COLUMNS, columns: [] },
  { name: 'totals of DHQ III', header: ['Respondent ID', 'Energy (kcal)'], columns: DHQ_COLUMNS },
  { name: 'totals of a Block questionnaire', header: ['DT_KCAL'], columns: BLOCK_COLUMNS },
  { name: 'totals with the names of ASA24, NHANES or FPED', header: [], columns: USDA_COLUMNS },
];

/** A file with this many columns of a program, and without foods, has totals. */
const LEAST_COLUMNS = 4;

/** A known column and its position. */
export interface PlacedColumn extends TotalsColumn {
  readonly place: number;
}

/** How to read the rows of a table of totals. */
export interface TotalsTable {
  readonly program: TotalsProgram;
  readonly columns: readonly PlacedColumn[];
}

/** The columns of a file of totals. */
export interface TotalsColumns extends TotalsTable {
  readonly names: readonly string[];
  readonly labels: readonly number[];
}

/** NHANES columns of foods: a file with one of them has one row per food. */
const FOOD_CODES = ['DR1IFDCD', 'DR2IFDCD', 'FOODCODE', 'FOOD_CODE', 'FOODNUM'];

/**
 * Judges by its header whether a text is a table of totals; `from` makes it one, as long as it has a known column.
 *
 * @param head at least the first line
 */
export function judgeTotals(head: string, options: ReadOptions): TotalsTable | undefined {
  const [first = ''] = head.trimStart().split('\n', 1);
  const [cells = []] = cellRows(first, separatorOf(first));
  return totalsTableOf(
    cells.map(({ text }) => text),
    options,
  );
}

/** Like {@link judgeTotals}, for a header that was already read. */
export function totalsTableOf(
  cells: readonly string[],
  { from, columnMap, column, layout }: ReadOptions,
): TotalsTable | undefined {
  const isAsked = from === 'totals';
  if (column !== undefined || layout !== undefined) return undefined;
  const header = new Header(cells);
  const has = (name: string) => header.positionOf(name) >= 0;
  const hasFoods =
    columnMap.food_id !== undefined ||
    FOOD_CODES.some(has) ||
    header.names.some((name) => columnTopic(name) === 'food_id');
  if (hasFoods && !isAsked) return undefined;
  for (const program of PROGRAMS) {
    if (!program.header.every(has)) continue;
    const columns = program.columns.flatMap((one) => {
      const place = placeOf(one, header);
      return place < 0 ? [] : [{ ...one, place }];
    });
    const isEnough = columns.length >= (isAsked ? 1 : LEAST_COLUMNS);
    if (program.columns.length === 0 || isEnough) return { program, columns };
  }
  return undefined;
}

function placeOf({ names }: TotalsColumn, header: Header): number {
  for (const name of names) {
    const place = header.positionOf(name);
    if (place >= 0) return place;
  }
  return -1;
}

/** Columns with the same meaning, such as those of both days of NHANES. */
export function ambiguousColumns(
  cells: readonly string[],
  { program }: TotalsTable,
): readonly string[] {
  const header = new Header(cells);
  const found = program.columns.map(({ names }) =>
    names.filter((name) => header.positionOf(name) >= 0),
  );
  return found.find((names) => names.length > 1) ?? [];
}
