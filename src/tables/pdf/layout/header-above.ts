import type { Fragment } from '../page/page-parts.ts';
import { type Line, NEAR, OVERLAPPING } from './lines.ts';
import type { RuledCell } from './ruled-cell.ts';
import { type Rulings, TOLERANCE } from './rulings.ts';

/** A text of a header, and the column in which it is. */
interface HeaderText {
  readonly fragment: Fragment;
  /** The left and the right edge of the column. */
  readonly edges: readonly [number, number];
}

/** The middles of a column and of a header centred in it differ by less, in points. */
const CENTRED = 4;

/**
 * The cells of a header without rulings, directly above a ruled table: its texts are aligned with those of all columns
 * but one, which may have no name. A table whose first row has no number has a header of its own.
 *
 * @param lines all lines outside of tables, from top to bottom
 * @param vertical the rulings that separate columns
 */
export function headerAbove(
  table: readonly RuledCell[],
  lines: readonly Line[],
  vertical: Rulings,
): RuledCell[] {
  const top = table.reduce((least, cell) => Math.min(least, cell.top), Infinity);
  const row = table.filter((cell) => cell.top - top < TOLERANCE);
  if (!row.some(({ fragments }) => fragments.some(({ text }) => /\d/.test(text)))) return [];
  const isAbove = within(table);
  const texts: HeaderText[] = [];
  let last = { baseline: top, isComplete: false };
  for (const line of lines.filter(({ baseline }) => baseline < top).toReversed()) {
    const most = (last.isComplete ? OVERLAPPING : NEAR) * line.height;
    const above = line.fragments.filter(isAbove);
    const own = above.flatMap((fragment) => headerText(fragment, top, vertical) ?? []);
    if (last.baseline - line.baseline > most || own.length < above.length) break;
    texts.push(...own);
    last = { baseline: line.baseline, isComplete: isComplete(texts, row) };
  }
  const cells = cellsOf(texts, top);
  return last.isComplete && cells.every((cell) => isAligned(cell, row)) ? cells : [];
}

/** Whether a text is between the sides of a table, rather than above another one beside it. */
function within(table: readonly RuledCell[]): (fragment: Fragment) => boolean {
  const left = table.reduce((least, cell) => Math.min(least, cell.left), Infinity);
  const right = table.reduce((most, cell) => Math.max(most, cell.right), -Infinity);
  return (fragment) => fragment.right > left && fragment.left < right;
}

/** The column of a text by the rulings below it; undefined if the text is not within one column. */
function headerText(fragment: Fragment, top: number, vertical: Rulings): HeaderText | undefined {
  const [left, right] = vertical.around(fragment.left + TOLERANCE, top + TOLERANCE);
  if (left === undefined || right === undefined || fragment.right > right + TOLERANCE) return;
  return { fragment, edges: [left, right] };
}

/** Whether all columns of a row but one have a name, and at least two. */
function isComplete(texts: readonly HeaderText[], row: readonly RuledCell[]): boolean {
  const named = row.filter(({ left }) => texts.some(({ edges }) => edges[0] === left));
  return named.length >= Math.max(2, row.length - 1);
}

function cellsOf(texts: readonly HeaderText[], bottom: number): RuledCell[] {
  const top = Math.min(...texts.map(({ fragment }) => fragment.baseline - fragment.height));
  const cells = new Map<number, RuledCell>();
  for (const { fragment, edges } of texts) {
    const [left, right] = edges;
    const cell = cells.get(left) ?? { left, right, top, bottom, fragments: [] };
    cells.set(left, cell);
    cell.fragments.push(fragment);
  }
  return [...cells.values()];
}

/** Whether a name begins or ends where the text below does, or is centred. */
function isAligned(name: RuledCell, row: readonly RuledCell[]): boolean {
  const [left, right] = ends(name);
  const isCentred = Math.abs(left + right - name.left - name.right) < 2 * CENTRED;
  const below = row.find((cell) => cell.left === name.left);
  if (isCentred || below === undefined) return true;
  const [from, to] = ends(below);
  return Math.abs(left - from) < TOLERANCE || Math.abs(right - to) < TOLERANCE;
}

function ends({ fragments }: RuledCell): readonly [number, number] {
  return [
    Math.min(...fragments.map(({ left }) => left)),
    Math.max(...fragments.map(({ right }) => right)),
  ];
}
