import type { Readable } from 'node:stream';
import { beginsWith, peekBytes, peekText } from '../io/peek.ts';
import {
  type ByteSource,
  decodeSource,
  openBytes,
  STDIN,
  type TextSource,
} from '../io/text-source.ts';
import { type Diagnostic, Refusal } from '../model/diagnostic.ts';
import { holdParquet, openParquet, PARQUET_MAGIC } from '../tables/parquet/parquet-source.ts';
import { isJsonText, isLinesName } from '../tables/text-format.ts';
import { assertText, SNIFF_BYTES } from '../tables/unsupported-formats.ts';
import { readCsv } from './csv.ts';
import { readJson, readNdjson } from './json.ts';
import type { ParquetSource } from './parquet.ts';
import type { EntrySink, ReadOptions } from './reading.ts';

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
  const refused: Diagnostic[] = [];
  for (const file of files) {
    try {
      await readFile(file, stdin, options, sink);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      for (const fault of error.diagnostics) refused.push(fault);
    }
  }
  if (refused.length > 0) throw Refusal.of(refused);
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
  const { read, source } = await detectTextFormat(decodeSource(parquet));
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
  const { head, all } = await peekBytes(chunks, SNIFF_BYTES);
  const source = { name, chunks: all };
  if (beginsWith(head, PARQUET_MAGIC)) return holdParquet(source);
  assertText(head, name);
  return source;
}

/** Tells the format by the content, and by the name where the content fits several. */
async function detectTextFormat(source: TextSource): Promise<{ read: Reader; source: TextSource }> {
  const { name } = source;
  const { head, all } = await peekText(source.chunks, isEnough);
  const whole = { name, chunks: all };
  const first = head.trimStart().charAt(0);
  if (first === '') {
    throw new Refusal({
      code: 'meal/empty-file',
      message: 'Cannot find any meals as the file is empty',
      location: { file: name },
      expected: 'CSV, JSON, NDJSON or Parquet',
    });
  }
  if (!isJsonText(head, name)) return { read: readCsv, source: whole };
  const isByLine = first === '[' ? false : first === '{' ? isLines(head, name) : isLinesName(name);
  return { read: isByLine ? readNdjson : readJson, source: whole };
}

/** Whether an object is the first of several, a line each, and not one spread over lines. */
function isLines(head: string, name: string): boolean {
  if (isLinesName(name)) return true;
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

/** Something to tell the format by: the whole first line, but of a list. */
function isEnough(text: string): boolean {
  if (text.length >= MAX_HEAD_CHARACTERS) return true;
  const head = text.trimStart();
  return head.startsWith('[') || head.includes('\n');
}
