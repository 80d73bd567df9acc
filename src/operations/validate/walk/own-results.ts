import { open } from 'node:fs/promises';
import { EVALUATION_NAMES } from '../../../evaluation/evaluation-names.ts';
import { planEvaluations } from '../../../evaluation/evaluations.ts';
import type { ReadOptions } from '../../../meals/entries/reading.ts';
import { columnTopic } from '../../../meals/headers/column-names.ts';
import { judgeTotals } from '../../../meals/totals/totals-table.ts';
import { cellRows } from '../../../tables/csv/cell-spans.ts';
import { separatorOf } from '../../../tables/csv/separator.ts';

/** The first columns of lists that viand writes. */
const LIST_HEADERS: readonly (readonly string[])[] = [
  ['file', 'line', 'pointer', 'field', 'value', 'code'],
  ['line', 'text', 'match', 'food_id'],
  ['id', 'name', 'brand', 'gtin', 'type', 'is_solid'],
  ['component', 'persons', 'mean_score'],
];

/** The minimum number of columns of an evaluation that make a table one of results, rather than a coincidence. */
const LEAST_METRICS = 3;

/** A table with a column of foods is a table of meals. */
const FOOD_TOPICS: ReadonlySet<string | undefined> = new Set(['food_id', 'food']);

/** A file is read without any options. */
const PLAIN: ReadOptions = { groupBy: [], columnMap: {}, unit: undefined };

/** The mark at the end of Parquet files that viand wrote. */
const PARQUET_MARK = 'viand.provenance';

/** The bytes at the end of a Parquet file that contain its key-value metadata. */
const TAIL_BYTES = 256 * 1024;

/**
 * Whether the head of a text file shows results of viand or totals, which have no meals to check.
 *
 * @param head at least the first line
 */
export function isResultHead(head: string): boolean {
  const [first = ''] = head.replace(/^\uFEFF/, '').split(/\r?\n/, 1);
  const [cells = []] = cellRows(first, separatorOf(first));
  const names = cells.map(({ text }) => text.trim());
  if (LIST_HEADERS.some((list) => holds(names, list))) return true;
  const own = metricNames();
  // "total_protein_foods" is a score, not a column of foods.
  if (names.some((name) => !own.has(name) && FOOD_TOPICS.has(columnTopic(name)))) return false;
  const metrics = names.filter((name) => own.has(name)).length;
  return metrics >= LEAST_METRICS || judgeTotals(first, PLAIN) !== undefined;
}

/** Whether a file is Parquet that viand wrote. */
export async function isResultParquet(file: string): Promise<boolean> {
  const handle = await open(file).catch(() => undefined);
  if (handle === undefined) return false;
  try {
    const { size } = await handle.stat();
    const length = Math.min(size, TAIL_BYTES);
    const { buffer } = await handle.read(Buffer.alloc(length), 0, length, size - length);
    return buffer.includes(PARQUET_MARK);
  } finally {
    await handle.close();
  }
}

/** The columns of a list are next to each other, possibly after labels. */
function holds(names: readonly string[], list: readonly string[]): boolean {
  const start = names.indexOf(list[0] as string);
  return start >= 0 && list.every((name, place) => names[start + place] === name);
}

let known: ReadonlySet<string> | undefined;

/** Columns of results, of one evaluation or of all of them. */
function metricNames(): ReadonlySet<string> {
  const plans = [...EVALUATION_NAMES.map((name) => [name]), EVALUATION_NAMES];
  known ??= new Set(
    plans.flatMap((names) => planEvaluations(names).metrics.map(({ column }) => column)),
  );
  return known;
}
