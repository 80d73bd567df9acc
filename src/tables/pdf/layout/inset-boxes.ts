import type { RuledCell } from './ruled-cell.ts';
import { type Rulings, TOLERANCE } from './rulings.ts';

/** The box of a field is at most this far from the rulings of its cell, in points. */
const MOST_INSET = 15;

/** The box of a field, with its edges in order. */
type Edges = Omit<RuledCell, 'fragments'>;

/**
 * Cells without the boxes of fields within them, which forms draw around what is filled in: such a box is alone
 * within rulings that are the sides of other cells, too.
 */
export function withoutInsetBoxes(
  cells: readonly RuledCell[],
  rulings: { readonly horizontal: Rulings; readonly vertical: Rulings },
): RuledCell[] {
  const columns = columnsOf(cells);
  return cells.map((cell) => {
    const frame = frameOf(cell, rulings);
    const isInset =
      frame !== undefined &&
      columns.some((column) => isSameColumn(column, frame)) &&
      cells.every((other) => other === cell || !isWithin(other, frame));
    const { left, right, top, bottom } = isInset ? frame : cell;
    return { left, right, top, bottom, fragments: cell.fragments };
  });
}

/** The different sides of cells. */
function columnsOf(cells: readonly RuledCell[]): RuledCell[] {
  const columns: RuledCell[] = [];
  for (const cell of cells) {
    if (!columns.some((column) => isSameColumn(column, cell))) columns.push(cell);
  }
  return columns;
}

function isSameColumn(one: Edges, other: Edges): boolean {
  return (
    Math.abs(one.left - other.left) < TOLERANCE && Math.abs(one.right - other.right) < TOLERANCE
  );
}

/** Whether the middle of a cell is within a frame, as those of several cells of a table are. */
function isWithin({ left, right, top, bottom }: Edges, frame: Edges): boolean {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return x > frame.left && x < frame.right && y > frame.top && y < frame.bottom;
}

/** The next rulings around a cell, if they are close to it. */
function frameOf(
  cell: RuledCell,
  { horizontal, vertical }: { readonly horizontal: Rulings; readonly vertical: Rulings },
): Edges | undefined {
  const [x, y] = [(cell.left + cell.right) / 2, (cell.top + cell.bottom) / 2];
  const [left] = vertical.around(cell.left - TOLERANCE, y);
  const [, right] = vertical.around(cell.right + TOLERANCE, y);
  const [top] = horizontal.around(cell.top - TOLERANCE, x);
  const [, bottom] = horizontal.around(cell.bottom + TOLERANCE, x);
  if (left === undefined || right === undefined || top === undefined || bottom === undefined) {
    return undefined;
  }
  const insets = [cell.left - left, cell.top - top, bottom - cell.bottom];
  return insets.every((inset) => inset < MOST_INSET) ? { left, right, top, bottom } : undefined;
}
