import type { Diagnostic } from '../../../model/diagnostic.ts';
import type { GridRow } from '../../../tables/grid.ts';

/**
 * The rows of a table, batch by batch. If the text ends within a row that is shorter than all others, that row has a
 * problem: the file may be cut off, and "40" may be the beginning of "400".
 *
 * @param endsInRow whether the text ended without a line break, asked after the last row
 */
export async function* withCutOffRow(
  batches: AsyncIterable<readonly GridRow[]>,
  endsInRow: () => boolean,
): AsyncGenerator<readonly GridRow[]> {
  let held: readonly GridRow[] = [];
  let shortest = Number.POSITIVE_INFINITY;
  for await (const batch of batches) {
    if (batch.length === 0) continue;
    shortest = shortestOf(held, shortest);
    yield held;
    held = batch;
  }
  const last = held.at(-1);
  shortest = shortestOf(held.slice(0, -1), shortest);
  const isCutOff =
    last !== undefined && Number.isFinite(shortest) && last.cells.length < shortest && endsInRow();
  yield isCutOff ? [...held.slice(0, -1), { ...last, faults: [cutOff(last, shortest)] }] : held;
}

function shortestOf(rows: readonly GridRow[], least: number): number {
  return rows.reduce((most, { cells }) => Math.min(most, cells.length), least);
}

function cutOff({ cells, location }: GridRow, width: number): Diagnostic {
  return {
    code: 'import/cell-count',
    message: `The file ends within a row, after ${cells.length} of ${width} cells: it may be cut off`,
    location,
    expected: 'a complete last row, with a line break behind it',
  };
}
