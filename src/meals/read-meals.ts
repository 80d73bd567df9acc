import type { Readable } from 'node:stream';
import { type Fault, Refusal } from '../model/faults.ts';
import { readCsv } from './csv.ts';
import { readJson, readNdjson } from './json.ts';
import type { ParquetSource } from './parquet.ts';
import { holdParquet, openParquet, PARQUET_MAGIC } from './parquet-source.ts';
import { beginsWith, peekBytes, peekText } from './peek.ts';
import type { EntrySink, ReadOptions } from './reading.ts';
import { asText, type ByteSource, openBytes, STDIN, type TextSource } from './text-source.ts';
import { PACKED_NAME } from './unpacked.ts';

type Reader = (source: TextSource, options: ReadOptions, sink: EntrySink) => Promise<void>;

/**
 * Reads meal files one after the other, in whatever of the formats each is.
 *
 * @param stdin read for a file named `-`
 * @throws Refusal for the files that cannot be read at all, after the others have been read
 */
export async function readMeals(
  files: readonly string[],
  stdin: Readable,
  options: ReadOptions,
  sink: EntrySink,
): Promise<void> {
  const refused: Fault[] = [];
  for (const file of files) {
    try {
      await readFile(file, stdin, options, sink);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refused.push(...error.faults);
    }
  }
  if (refused.length > 0) throw new Refusal(...refused);
}

async function readFile(
  file: string,
  stdin: Readable,
  options: ReadOptions,
  sink: EntrySink,
): Promise<void> {
  const parquet = await openParquetOrBytes(file, stdin);
  if ('bytes' in parquet) {
    const { readParquet } = await import('./parquet.ts');
    await readParquet(parquet, options, sink);
    return;
  }
  const { read, source } = await tellTextFormat(asText(parquet));
  await read(source, options, sink);
}

/** Parquet is told by its first bytes, of a stream also where it comes out of one. */
async function openParquetOrBytes(
  file: string,
  stdin: Readable,
): Promise<ParquetSource | ByteSource> {
  const found = file === STDIN ? undefined : await openParquet(file);
  if (found !== undefined) return found;
  const { name, chunks } = openBytes(file, stdin);
  const { head, all } = await peekBytes(chunks, PARQUET_MAGIC.length);
  const source = { name, chunks: all };
  return beginsWith(head, PARQUET_MAGIC) ? holdParquet(source) : source;
}

/**
 * Tells the format by the content: JSON and NDJSON begin with a bracket, which no header of a CSV
 * file does. The name decides between the two where the content fits both.
 */
async function tellTextFormat(source: TextSource): Promise<{ read: Reader; source: TextSource }> {
  const { head, all } = await peekText(source.chunks, isEnough);
  const whole = { name: source.name, chunks: all };
  const first = head.trimStart().charAt(0);
  if (first === '') {
    throw new Refusal({
      code: 'meal/empty-file',
      message: 'Cannot find any meals as the file is empty',
      place: { file: source.name },
      expected: 'CSV, JSON, NDJSON or Parquet',
    });
  }
  if (first === '[') return { read: readJson, source: whole };
  if (first === '{')
    return { read: isLines(head, source.name) ? readNdjson : readJson, source: whole };
  return { read: readCsv, source: whole };
}

/** Whether an object is the first of several, a line each, and not one spread over lines. */
function isLines(head: string, name: string): boolean {
  if (/\.(?:ndjson|jsonl)$/i.test(name.replace(PACKED_NAME, ''))) return true;
  const [first = '', ...others] = head.trimStart().split('\n');
  try {
    JSON.parse(first);
    return others.some((line) => line.trim() !== '');
  } catch {
    return false;
  }
}

/** Enough for the first meal of NDJSON, to tell it from an object spread over lines. */
const MAX_HEAD_CHARACTERS = 1024 * 1024;

/** Something to tell the format by: of an object the whole first line. */
function isEnough(text: string): boolean {
  if (text.length >= MAX_HEAD_CHARACTERS) return true;
  const head = text.trimStart();
  return head.startsWith('{') ? head.includes('\n') : head !== '';
}
