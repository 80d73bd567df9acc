import type { Readable } from 'node:stream';
import { beginsWith, peekBytes, peekText } from '../io/peek.ts';
import {
  type ByteSource,
  decodeSource,
  openBytes,
  STDIN,
  type TextSource,
} from '../io/text-source.ts';
import {
  holdParquet,
  openParquet,
  PARQUET_MAGIC,
  type ParquetSource,
} from './parquet/parquet-source.ts';
import { isJsonText, isLinesName } from './text-format.ts';
import { assertText, SNIFF_BYTES } from './unsupported-formats.ts';

/** A file with the format it has. One without anything but white space is empty, whatever its name. */
export type DetectedFile =
  | { readonly format: 'parquet'; readonly source: ParquetSource }
  | { readonly format: TextFormat | 'empty'; readonly source: TextSource };

export type TextFormat = 'csv' | 'json' | 'ndjson';

/**
 * Opens a file and detects its format by the content, and by the name where the content fits several.
 *
 * @param stdin read for a file named `-`
 * @throws Refusal for a file that cannot be read, or has an unsupported format
 */
export async function openDetected(file: string, stdin: Readable): Promise<DetectedFile> {
  const source = await openParquetOrBytes(file, stdin);
  return 'bytes' in source ? { format: 'parquet', source } : detectTextFormat(decodeSource(source));
}

/** Parquet begins with bytes of its own, in a stream too. */
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

async function detectTextFormat({ name, chunks }: TextSource): Promise<DetectedFile> {
  const { head, all } = await peekText(chunks, isEnough);
  return { format: formatOf(head, name), source: { name, chunks: all } };
}

function formatOf(head: string, name: string): TextFormat | 'empty' {
  const first = head.trimStart().charAt(0);
  if (first === '') return 'empty';
  if (!isJsonText(head, name)) return 'csv';
  const isByLine = first === '{' ? isLines(head, name) : first !== '[' && isLinesName(name);
  return isByLine ? 'ndjson' : 'json';
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

/** Enough for the first document of NDJSON, to tell it from one spread over lines. */
const MAX_HEAD_CHARACTERS = 1024 * 1024;

/** The format can be told by the whole first line; of a list, by the bracket. */
function isEnough(text: string): boolean {
  if (text.length >= MAX_HEAD_CHARACTERS) return true;
  const head = text.trimStart();
  return head.startsWith('[') || head.includes('\n');
}
