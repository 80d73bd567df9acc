import type { Fragment, Ruling } from '../page/page-parts.ts';
import { headerAbove } from './header-above.ts';
import { withoutInsetBoxes } from './inset-boxes.ts';
import { type Line, linesOfText, unwrapped } from './lines.ts';
import type { RuledCell } from './ruled-cell.ts';
import { Rulings, TOLERANCE } from './rulings.ts';

/** A cell of a table: its columns and rows from 0, and the text of its lines. */
export interface TableCell {
  readonly column: number;
  readonly columns: number;
  readonly rows: number;
  readonly lines: readonly string[];
}

/** A table, and where it begins. */
export interface PlacedTable {
  readonly top: number;
  readonly rows: readonly (readonly TableCell[])[];
}

/** A table with rulings, and where it ends. */
export interface RuledTable extends PlacedTable {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
}

/** Edges of cells that are less apart are one, since two rulings may separate cells. In points. */
const SAME_EDGE = 5;

/** Divides what pages show into cells with ruled lines on all sides, and the texts outside of them. */
export function ruledTables(
  fragments: readonly Fragment[],
  rulings: { readonly horizontal: readonly Ruling[]; readonly vertical: readonly Ruling[] },
): { readonly tables: readonly RuledTable[]; readonly outside: readonly Fragment[] } {
  const cells = new Map<string, RuledCell>();
  const outside: Fragment[] = [];
  const horizontal = new Rulings(rulings.horizontal);
  const vertical = new Rulings(rulings.vertical);
  for (const fragment of fragments) {
    const x = fragment.left + TOLERANCE;
    const y = fragment.baseline - 0.3 * fragment.height;
    const [left, right] = vertical.around(x, y);
    const [top, bottom] = horizontal.around(y, x);
    if (left === undefined || right === undefined || top === undefined || bottom === undefined) {
      outside.push(fragment);
      continue;
    }
    const key = [left, right, top, bottom].join(' ');
    const cell = cells.get(key) ?? { left, right, top, bottom, fragments: [] };
    cells.set(key, cell);
    cell.fragments.push(fragment);
  }
  const lines = linesOfText(outside);
  const whole = withoutInsetBoxes([...cells.values()], { horizontal, vertical });
  const groups = groupsOf(whole, lines);
  const isTable = (group: readonly RuledCell[]) => group.length > 1;
  const boxes = groups.filter((group) => !isTable(group)).flat();
  const tables = groups
    .filter(isTable)
    .map((table) => [...headerAbove(table, lines, vertical), ...table]);
  const inTables = new Set(tables.flat().flatMap((cell) => cell.fragments));
  return {
    tables: tables.map(tableOf),
    outside: [...outside, ...boxes.flatMap((box) => box.fragments)].filter(
      (fragment) => !inTables.has(fragment),
    ),
  };
}

/** Cells of one table touch each other, or are on the next page and have the same edges. */
function groupsOf(cells: readonly RuledCell[], lines: readonly Line[]): RuledCell[][] {
  const groups = new Set<RuledCell[]>();
  for (const cell of [...cells].sort((one, other) => one.top - other.top)) {
    // The cells of the last rows touch this one, rather than the first.
    const isNear = (group: readonly RuledCell[]) =>
      group.slice(-CELLS_NEARBY).some((other) => isNextTo(cell, other, lines));
    const [first = [], ...others] = [...groups].filter(isNear);
    for (const group of [first, ...others]) groups.delete(group);
    for (const other of [...others, [cell]]) for (const one of other) first.push(one);
    groups.add(first);
  }
  return [...groups];
}

/** Cells less apart are neighbours, in points: some tables have space between the rules of two cells. */
const NEIGHBOURS = 10;

/** More cells than rows of tables have. */
const CELLS_NEARBY = 100;

function isNextTo(cell: RuledCell, above: RuledCell, lines: readonly Line[]): boolean {
  const isBeside = cell.top < above.bottom && above.top < cell.bottom;
  const gap = Math.max(cell.left - above.right, above.left - cell.right);
  if (isBeside) return gap < NEIGHBOURS;
  const sharesColumn = cell.left < above.right && above.left < cell.right;
  if (!sharesColumn) return false;
  if (cell.top - above.bottom < NEIGHBOURS) return true;
  const hasSameEdges =
    Math.abs(cell.left - above.left) < TOLERANCE && Math.abs(cell.right - above.right) < TOLERANCE;
  const isBetween = ({ baseline }: Line) => baseline > above.bottom && baseline < cell.top;
  return hasSameEdges && !lines.some(isBetween);
}

function tableOf(cells: readonly RuledCell[]): RuledTable {
  const lefts = edgesOf(cells.map(({ left }) => left));
  const tops = edgesOf(cells.map(({ top }) => top));
  const rows: TableCell[][] = tops.map(() => []);
  for (const cell of [...cells].sort((one, other) => one.left - other.left)) {
    const column = indexIn(lefts, cell.left);
    const row = indexIn(tops, cell.top);
    rows[row]?.push({
      column,
      columns: Math.max(1, indexIn(lefts, cell.right - SAME_EDGE) - column + 1),
      rows: Math.max(1, indexIn(tops, cell.bottom - SAME_EDGE) - row + 1),
      lines: unwrapped(linesOfText(cell.fragments), cell.right - paddingOf(cell)),
    });
  }
  return {
    ...{ top: tops[0] ?? 0, left: lefts[0] ?? 0 },
    right: cells.reduce((most, cell) => Math.max(most, cell.right), 0),
    bottom: cells.reduce((most, cell) => Math.max(most, cell.bottom), 0),
    rows,
  };
}

/** The space between the text of a cell and its rulings. */
function paddingOf({ left, fragments }: RuledCell): number {
  return Math.max(0, Math.min(...fragments.map((one) => one.left)) - left);
}

/** The edges of columns or rows; those close to each other are one. */
function edgesOf(all: readonly number[]): number[] {
  const edges: number[] = [];
  for (const edge of [...all].sort((one, other) => one - other)) {
    if (edge - (edges.at(-1) ?? -Infinity) > SAME_EDGE) edges.push(edge);
  }
  return edges;
}

/** The column or row in which a place is. */
function indexIn(edges: readonly number[], at: number): number {
  return Math.max(
    0,
    edges.findLastIndex((edge) => edge <= at + SAME_EDGE / 2),
  );
}
