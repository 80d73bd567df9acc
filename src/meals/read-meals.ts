import type { Readable } from 'node:stream';
import type { TextSource } from '../io/text-source.ts';
import { type Diagnostic, Refusal } from '../model/diagnostic.ts';
import { openDetected, type TextFormat } from '../tables/detect-format.ts';
import { readCsv } from './csv.ts';
import { readJson, readNdjson } from './json.ts';
import type { EntrySink, ReadOptions } from './reading.ts';

type TextReader = (source: TextSource, options: ReadOptions, sink: EntrySink) => Promise<void>;

const TEXT_READERS: Readonly<Record<TextFormat, TextReader>> = {
  csv: readCsv,
  json: readJson,
  ndjson: readNdjson,
};

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
  const { format, source } = await openDetected(file, stdin);
  if (format === 'parquet') {
    const { readParquet } = await import('./parquet.ts');
    await readParquet(source, options, sink);
  } else if (format === 'empty') {
    throw new Refusal({
      code: 'meal/empty-file',
      message: 'Cannot find any meals as the file is empty',
      location: { file: source.name },
      expected: 'CSV, JSON, NDJSON or Parquet',
    });
  } else {
    await TEXT_READERS[format](source, options, sink);
  }
}
