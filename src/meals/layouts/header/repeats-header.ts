import { cellAt } from '../../../tables/grid.ts';

/** Whether a row repeats the header, which happens if each day has its own table. */
export function repeatsHeader(cells: readonly string[], header: readonly string[]): boolean {
  return cells.every((cell, position) => cell.trim() === cellAt(header, position));
}
