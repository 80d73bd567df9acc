import { readSync } from 'node:fs';
import { noBytes } from '../io/reading/byte-stream.ts';
import { ReplayableStream } from '../io/reading/replayable-stream.ts';
import { STDIN } from '../io/reading/text-source.ts';
import type { ReadOptions } from '../meals/entries/reading.ts';
import { ViandError } from '../model/diagnostic.ts';
import { scanRows } from '../tables/csv/scan-rows.ts';
import { openBoundedColumns } from '../tables/parquet/bounded-columns.ts';
import { openParquet, type ParquetSource } from '../tables/parquet/parquet-source.ts';
import { limitsOf } from '../tables/read-limits.ts';
import { isRepeatable, openPlain, type PlainInput } from './fast-path/open-plain.ts';
import { isNumberAsWritten } from './fast-path/scan-cells.ts';

/** The bytes that are scanned at a time: 2 MiB. */
const CHUNK_BYTES = 2 * 1024 * 1024;

/** What is known about the labels of a run so far. */
class Labels {
  /** Labels that may still be numbers; undefined in place of those that are not. */
  readonly candidates: (string | undefined)[];
  /** Labels that had a number. */
  readonly #seen = new Set<number>();

  constructor(names: readonly string[]) {
    this.candidates = [...names];
  }

  get isOver(): boolean {
    return this.candidates.every((name) => name === undefined);
  }

  see(label: number, isBlank: boolean, isNumber: boolean): void {
    if (isNumber) this.#seen.add(label);
    else if (!isBlank) this.candidates[label] = undefined;
  }

  numeric(): string[] {
    return this.candidates.filter(
      (name, label): name is string => name !== undefined && this.#seen.has(label),
    );
  }
}

/**
 * The labels whose values are numbers in every row of all files, or blank: numbers of Parquet, and cells of plain CSV
 * that a number would be written as. Labels of other formats and of standard input are text, and so are all labels if a
 * file cannot be read: the run reports why.
 *
 * @returns their names
 */
export async function numericLabels(
  files: readonly string[],
  reading: ReadOptions,
): Promise<string[]> {
  const labels = new Labels(reading.groupBy);
  if (files.some((file) => file === STDIN || !isRepeatable(file))) return [];
  try {
    for (const file of files) {
      if (labels.isOver) return [];
      const isRead = await seeFile(file, reading, labels);
      if (!isRead) return [];
    }
  } catch (error) {
    if (error instanceof ViandError) return [];
    throw error;
  }
  return labels.numeric();
}

async function seeFile(file: string, reading: ReadOptions, labels: Labels): Promise<boolean> {
  const parquet = await openParquet(file);
  if (parquet !== undefined) return seeParquet(parquet, reading, labels);
  const nothing = new ReplayableStream(noBytes());
  const plain = await openPlain(file, nothing, reading);
  if (plain === undefined) return false;
  try {
    return await seePlain(plain, labels);
  } finally {
    plain.close();
  }
}

async function seePlain({ csv, rows }: PlainInput, labels: Labels): Promise<boolean> {
  const separator = csv.separator.charCodeAt(0);
  const places = 'totals' in csv ? csv.totals.labels : csv.columns.labels;
  const see = (bytes: Uint8Array): boolean => {
    const { stoppedAt } = scanRows(bytes, 0, bytes.length, separator, 0, ({ starts, ends }) => {
      for (let label = 0; label < places.length; label++) {
        if (labels.candidates[label] === undefined) continue;
        const place = places[label] as number;
        const [start, end] = [starts[place] as number, ends[place] as number];
        labels.see(label, start === end, isNumberAsWritten(bytes, start, end));
      }
    });
    return stoppedAt === undefined;
  };
  let rest = Buffer.alloc(0);
  for await (const some of rows(CHUNK_BYTES)) {
    if (labels.isOver) return true;
    if (some instanceof Uint8Array) {
      if (!see(some)) return false;
      continue;
    }
    const bytes = Buffer.concat([rest, bytesOf(some.descriptor, some.start, some.end)]);
    const end = bytes.lastIndexOf(0x0a) + 1;
    if (!see(bytes.subarray(0, end))) return false;
    rest = bytes.subarray(end);
  }
  return see(rest);
}

function bytesOf(descriptor: number, start: number, end: number): Buffer {
  const bytes = Buffer.allocUnsafe(end - start);
  let length = 0;
  while (length < bytes.length) {
    const read = readSync(descriptor, bytes, length, bytes.length - length, start + length);
    if (read === 0) break;
    length += read;
  }
  return bytes.subarray(0, length);
}

async function seeParquet(
  source: ParquetSource,
  reading: ReadOptions,
  labels: Labels,
): Promise<boolean> {
  try {
    const opened = await openBoundedColumns(source, limitsOf(reading));
    try {
      const places = reading.groupBy.map((name) => opened.names.indexOf(name));
      if (places.includes(-1)) return false;
      for await (const { rows, column } of opened.read(places)) {
        for (const [label, place] of places.entries()) {
          const values = column(place);
          for (let row = 0; row < rows && labels.candidates[label] !== undefined; row++) {
            const value = values?.[row];
            labels.see(label, value === undefined, isExactNumber(value));
          }
        }
        if (labels.isOver) return true;
      }
      return true;
    } finally {
      await opened.close();
    }
  } finally {
    source.close();
  }
}

/** Whether JSON can write a value of Parquet as a number without changing it. */
function isExactNumber(value: unknown): boolean {
  if (typeof value === 'bigint') return Number.isSafeInteger(Number(value));
  return typeof value === 'number' && Number.isFinite(value);
}
