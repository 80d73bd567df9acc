import { isObject, type Members } from '../../tables/json/members.ts';
import { columnTopic } from '../headers/column-names.ts';

/** A row of a table in JSON. */
interface JsonRow {
  readonly members: Members;
  /** Its place in the document; that of the whole document if its cells are in several lists. */
  readonly pointer: string;
}

/**
 * The rows of a document that is one table, as programs for data write them: lists by columns (`{"food": [...], "grams":
 * [...]}`), rows below their header (`[["food", "grams"], ["oats", 50]]`), or both apart (`{"columns": [...], "data":
 * [...]}`).
 *
 * @returns undefined for any other document
 */
export function rowsOfJsonTable(value: unknown): readonly JsonRow[] | undefined {
  if (Array.isArray(value)) {
    const [header, ...rows] = value;
    return belowHeader(header, rows, (at) => `/${at + 1}`);
  }
  if (!isObject(value)) return undefined;
  const { columns, data } = value;
  if (Array.isArray(columns) && Array.isArray(data)) {
    return belowHeader(columns, data, (at) => `/data/${at}`);
  }
  return byColumns(value);
}

function belowHeader(
  header: unknown,
  rows: readonly unknown[],
  pointerOf: (at: number) => string,
): readonly JsonRow[] | undefined {
  if (!areNames(header) || rows.length === 0 || !rows.every(Array.isArray)) return undefined;
  return rows.map((row, at) => ({
    members: Object.fromEntries(header.map((name, place) => [name, row[place]])),
    pointer: pointerOf(at),
  }));
}

function byColumns(value: Members): readonly JsonRow[] | undefined {
  const names = Object.keys(value);
  // Some programs number the cells: {"food": {"0": "oats"}}.
  const lists = Object.values(value).map((list) =>
    isObject(list) && Object.keys(list).every((key) => /^\d+$/.test(key))
      ? Object.values(list)
      : list,
  );
  if (!areNames(names) || names.length < 2) return undefined;
  const length = Math.max(...lists.map((list) => (Array.isArray(list) ? list.length : -1)));
  const areAlike = lists.every(
    (list) => Array.isArray(list) && list.length === length && list.every(isScalar),
  );
  if (!areAlike || length === 0) return undefined;
  return Array.from({ length }, (_, at) => ({
    members: Object.fromEntries(
      names.map((name, place) => [name, (lists[place] as unknown[])[at]]),
    ),
    pointer: '',
  }));
}

/** Whether a list has the names of columns, one of them of foods. */
function areNames(header: unknown): header is readonly string[] {
  return (
    Array.isArray(header) &&
    header.every((name) => typeof name === 'string') &&
    header.some((name) => ['food', 'food_id'].includes(columnTopic(name) ?? ''))
  );
}

function isScalar(value: unknown): boolean {
  return typeof value !== 'object' || value === null;
}
