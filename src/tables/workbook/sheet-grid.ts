import type { Grid, GridRow } from '../grid.ts';

/** Cells that are merged into one. Places count from 0, and include the end. */
export interface CellRange {
  readonly startRow: number;
  readonly startCol: number;
  readonly endRow: number;
  readonly endCol: number;
}

/** A sheet of a workbook, with the displayed text of each cell. */
export interface SheetCells {
  readonly name: string;
  readonly isHidden: boolean;
  /** All rows up to the last one, blank ones included. */
  readonly rows: readonly (readonly string[])[];
  readonly merges: readonly CellRange[];
  /** Rows that are hidden or filtered, from 0. */
  readonly hidden: ReadonlySet<number>;
  /** Whether people or programs wrote the numbers as text, in which a comma may be decimal. */
  readonly hasWrittenNumbers?: boolean;
  /** Texts that somebody struck out, which the rows lack. */
  readonly struck?: readonly string[];
  /** Texts of a PDF that nobody sees, which the rows lack. */
  readonly unseen?: readonly string[];
  /** Whether its text is what a program recognised in the images of a PDF. */
  readonly isRecognised?: boolean;
  /** Whether it has only lines of text, as a document without a table. */
  readonly isText?: boolean;
}

/** The separator of a sheet whose numbers are text: they are judged like those of a text with tabs. */
const TAB = '\t';

/** A sheet as a grid; a merged cell is repeated in each row that it spans. */
export function sheetGrid(sheet: SheetCells, file: string): Grid {
  const { name, rows, merges, hidden, hasWrittenNumbers = false } = sheet;
  const { struck = [], unseen = [], isRecognised = false } = sheet;
  const cells = rows.map((row) => [...row]);
  const merged = new Set<string>();
  const isBlank = cells.map((row) => row.every((text) => text === ''));
  for (const merge of merges) fillDown(cells, merge, { isBlank, merged });
  const isFilled = (index: number) => cells[index]?.some((text) => text !== '') === true;
  const hiddenRows = [...hidden].filter(isFilled).length;
  return {
    location: { file, sheet: name },
    rows: [...cells.keys()].filter(isFilled).map(gridRow),
    ...(hiddenRows === 0 ? {} : { hiddenRows }),
    ...(struck.length === 0 ? {} : { struck }),
    ...(unseen.length === 0 ? {} : { unseen }),
    ...(isRecognised ? { isRecognised } : {}),
    ...(hasWrittenNumbers ? { separator: TAB } : {}),
  };

  function gridRow(index: number): GridRow {
    const location = { file, sheet: name, row: index + 1 };
    return {
      cells: cells[index] as string[],
      location,
      locationOf: (position) => ({ ...location, cell: `${columnLetters(position)}${index + 1}` }),
      ...(merged.size === 0
        ? {}
        : { isMerged: (position: number) => merged.has(`${index},${position}`) }),
    };
  }
}

/** Copies the value of a merged cell downwards, but not to the right: a title across several columns is one title. */
function fillDown(
  cells: string[][],
  { startRow, startCol, endRow }: CellRange,
  { isBlank, merged }: { readonly isBlank: readonly boolean[]; readonly merged: Set<string> },
): void {
  const text = cells[startRow]?.[startCol] ?? '';
  for (let row = startRow + 1; row <= Math.min(endRow, cells.length - 1); row++) {
    // Only in rows that have other content.
    if (isBlank[row]) continue;
    const below = cells[row] as string[];
    while (below.length <= startCol) below.push('');
    below[startCol] = text;
    merged.add(`${row},${startCol}`);
  }
}

/** The letters of a column: A to Z, then AA. */
function columnLetters(position: number): string {
  const letter = String.fromCharCode(65 + (position % 26));
  return position < 26 ? letter : `${columnLetters(Math.floor(position / 26) - 1)}${letter}`;
}
