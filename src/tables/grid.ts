import type { Diagnostic, Location } from '../model/diagnostic.ts';
import { quoted, quotedList } from '../text/escaping/quote.ts';
import { counted } from '../text/numbers/counted.ts';

/** A row of a table that people keep: cells may be blank, and there may be fewer than in other rows. */
export interface GridRow {
  readonly cells: readonly string[];
  readonly location: Location;
  /** The location of a cell, for diagnostics; `position` counts from 0. */
  readonly locationOf: (position: number) => Location;
  /** Whether a cell is merged with the one above and repeats it; undefined if no cell is. */
  readonly isMerged?: (position: number) => boolean;
  /** Why the row cannot be read. */
  readonly faults?: readonly Diagnostic[];
}

/** The cell of a row, trimmed; blank if there is none. */
export function cellAt(cells: readonly string[], position: number): string {
  return (cells[position] ?? '').trim();
}

/** The cells of a row that are not blank, trimmed. */
export function filledCells(cells: readonly string[]): string[] {
  return cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
}

/** The cells of a column that are not blank, trimmed. */
export function filledInColumn(
  rows: readonly Pick<GridRow, 'cells'>[],
  position: number,
): string[] {
  return filledCells(rows.map(({ cells }) => cells[position] ?? ''));
}

/** Some cells of a row, as a row; `placeOf` maps their positions. */
export function partOfRow(
  row: GridRow,
  cells: readonly string[],
  placeOf: (position: number) => number,
): GridRow {
  const { isMerged } = row;
  return {
    ...row,
    cells,
    locationOf: (position) => row.locationOf(placeOf(position)),
    ...(isMerged === undefined ? {} : { isMerged: (position) => isMerged(placeOf(position)) }),
  };
}

/** A table that is small enough to hold in memory: a sheet of a workbook, or a CSV file. */
export interface Grid {
  /** The location of the table, as shown to people. */
  readonly location: Location;
  /** The rows that are not blank. */
  readonly rows: readonly GridRow[];
  /** The number of hidden or filtered rows, which are read like the others. */
  readonly hiddenRows?: number;
  /** Texts that somebody struck out, which the rows lack. */
  readonly struck?: readonly string[];
  /** Texts of a PDF that nobody sees, which the rows lack. */
  readonly unseen?: readonly string[];
  /** Whether its text is what a program recognised in the images of a PDF. */
  readonly isRecognised?: boolean;
  /** The separator of its cells; undefined for a format without one, such as a workbook. */
  readonly separator?: string;
}

/** Notes on what a sheet hides: hidden rows are read like the others, and text that was struck out or nobody sees is skipped. */
export function sheetNotes(grid: Grid): string[] {
  const { hiddenRows = 0, struck = [], unseen = [], isRecognised = false, location } = grid;
  const { sheet = '' } = location;
  const verb = hiddenRows === 1 ? 'counts' : 'count';
  return [
    ...(hiddenRows === 0
      ? []
      : [`${counted(hiddenRows, 'hidden row')} of sheet "${sheet}" ${verb} like the others`]),
    ...(struck.length === 0 ? [] : [`skipped ${quotedList(struck)}, which was struck out`]),
    ...(unseen.length === 0 ? [] : [unseenNote(unseen)]),
    ...(isRecognised ? [RECOGNISED_NOTE] : []),
  ];
}

/** A scan may have its text as well, which programs recognise with errors. */
const RECOGNISED_NOTE =
  'the PDF is a scan: a program recognised its text, and may have misread figures';

/** Notes quote no more texts. */
const MOST_QUOTED = 5;

function unseenNote(texts: readonly string[]): string {
  return texts.length > MOST_QUOTED
    ? `skipped ${texts.length} texts that nobody sees in the PDF, such as ${quoted(texts[0] ?? '')}`
    : `skipped ${quotedList(texts)}, which nobody sees in the PDF`;
}
