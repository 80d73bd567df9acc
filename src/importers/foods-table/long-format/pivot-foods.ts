import type { GridRow } from '../../../tables/grid.ts';
import type { FoodColumnMap } from '../columns/names/column-map.ts';
import type { FoodColumns } from '../columns/read-columns.ts';
import { FoodPivot } from './food-pivot.ts';
import { missingNutrients, scatteredRows } from './long-faults.ts';
import type { LongLayout } from './long-layout.ts';
import { splitMap } from './split-map.ts';
import { noKnownNutrients } from './unread-layout.ts';

/** A table in long format, turned into one with one row per food. */
export interface PivotedTable {
  /** Later rows may add columns of nutrients. */
  readonly columns: FoodColumns;
  /** A food has the problems of all of its rows. */
  readonly batches: AsyncIterable<readonly GridRow[]>;
  /** The number of amounts of each unknown nutrient; complete after the last row. */
  readonly unread: ReadonlyMap<string, number>;
}

/** The most rows of a table whose foods may be in any order. */
const GATHERED_ROWS = 500_000;

/** Foods in one batch. */
const BATCH = 500;

/**
 * Opens a table in long format. In a table of up to `gatheredRows` rows, the rows of a food may be anywhere. In a
 * larger one they must be together, so that only one food at a time is in memory.
 *
 * @param gatheredRows rows that may be held in memory
 * @throws ViandError, at once or while rows are read, if the rows of a food are not together
 */
export async function pivotFoods(
  layout: LongLayout,
  rows: AsyncIterable<readonly GridRow[]>,
  map: FoodColumnMap,
  gatheredRows = GATHERED_ROWS,
): Promise<PivotedTable> {
  const pivot = new FoodPivot(layout, splitMap(map, layout));
  const pending = rows[Symbol.asyncIterator]();
  let isEnd = false;

  async function takeNext(): Promise<void> {
    const next = await pending.next();
    isEnd = next.done === true;
    if (!next.done) for (const row of next.value) pivot.take(row);
  }

  function assertTogether(): void {
    if (pivot.scattered !== undefined) throw scatteredRows(pivot.scattered, layout, gatheredRows);
  }

  async function* batches(): AsyncGenerator<readonly GridRow[]> {
    try {
      for (;;) {
        const rows = pivot.finished(isEnd);
        for (let at = 0; at < rows.length; at += BATCH) yield rows.slice(at, at + BATCH);
        if (isEnd) return;
        await takeNext();
        assertTogether();
      }
    } finally {
      await pending.return?.();
    }
  }

  while (!isEnd && pivot.taken < gatheredRows) await takeNext();
  if (!isEnd && pivot.scattered !== undefined) {
    await pending.return?.();
    assertTogether();
  }
  const missing = pivot.missing();
  if (missing.length > 0) throw missingNutrients(missing, layout.header);
  const columns = pivot.columns();
  if (columns === undefined) throw noKnownNutrients(layout.header, layout.nutrient);
  return { columns, batches: batches(), unread: pivot.unread };
}
