import { Readable } from 'node:stream';
import { readUnit, type Unit } from '../../model/units.ts';
import { cellRows } from '../../tables/csv/cell-spans.ts';
import type { ReadOptions } from '../entries/reading.ts';
import { columnTopic } from '../headers/column-names.ts';
import { LABEL_TOPICS } from '../headers/own-names.ts';
import { isRemarkName } from '../layouts/rows/columns/remark-columns.ts';
import { marksToHeed, mayBeDecimal } from '../values/decimal-marks.ts';
import { readTextRecord } from './read-record.ts';

/** A record whose rows have the same meaning when they are read one by one. */
export interface PlainRecord {
  /** The names of the columns of ids and of amounts. */
  readonly columnMap: { readonly food_id: string; readonly amount: string };
  /** The unit of all amounts, which the name of their column gives. */
  readonly unit: Unit;
}

/**
 * Judges by its beginning whether a record is only a table of food ids and amounts in one unit, such as
 * `person,food_id,grams`: read as a record, each row would be a line with the id, the amount and the labels in its
 * cells, and nothing else.
 *
 * @param head whole lines at the beginning of the file; the first one is the header
 * @returns undefined for any other record, and if the caller says how to read it
 */
export async function judgePlainRecord(
  name: string,
  head: string,
  separator: string,
  options: ReadOptions,
): Promise<PlainRecord | undefined> {
  const { layout, column, columnMap, unit: given, groupBy } = options;
  const isTold = Object.keys(columnMap).length > 0 || given !== undefined;
  if (isTold || layout !== undefined || column !== undefined) return undefined;
  const [names = [], ...rows] = [...cellRows(head, separator)].map((cells) =>
    cells.map(({ text }) => text.trim()),
  );
  const topics = names.map(columnTopic);
  const [id, amount] = [topics.indexOf('food_id'), topics.indexOf('amount')];
  if (id < 0 || amount < 0 || names.some(isRemarkName)) return undefined;
  // "1.250" may be a thousand there.
  const marks = marksToHeed(rows.map((row) => row[amount] ?? ''));
  if (marks !== undefined && !mayBeDecimal(marks['.'])) return undefined;
  const record = await readTextRecord({ name, chunks: Readable.from([head]) }, options).catch(
    () => undefined,
  );
  if (record === undefined || record.notes.length > 0 || (record.faults ?? []).length > 0) return;
  const { columns, lines } = record;
  const [, unitName = ''] = /^\S+ (\p{L}+)$/u.exec(lines[0]?.measure ?? '') ?? [];
  const unit = readUnit(unitName);
  if (unit === undefined || lines.length !== rows.length) return undefined;
  const places = columns.map((other) => names.indexOf(other));
  const labels = columns.map(
    (other, at) =>
      groupBy.includes(other) ||
      LABEL_TOPICS.some((topic) => topic === topics[places[at] as number]),
  );
  const isPlain = lines.every((line, index) => {
    const row = rows[index] as readonly string[];
    const isWhole = line.part === undefined && line.left === undefined && line.state === undefined;
    return (
      isWhole &&
      line.foodId === row[id] &&
      line.measure === `${row[amount]} ${unitName}` &&
      line.cells.every((cell, at) => cell === row[places[at] as number]) &&
      line.cells.every((cell, at) => cell !== '' || !labels[at])
    );
  });
  return isPlain
    ? { columnMap: { food_id: names[id] as string, amount: names[amount] as string }, unit }
    : undefined;
}
