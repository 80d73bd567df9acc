import path from 'node:path';
import { Readable } from 'node:stream';
import type { ReadOptions } from '../../src/meals/entries/reading.ts';
import { readMeals } from '../../src/meals/read-meals.ts';
import { type Diagnostic, ViandError } from '../../src/model/diagnostic.ts';
import type { Entry } from '../../src/model/entry.ts';
import { folderWith } from './write-files.ts';

export interface Read {
  readonly entries: readonly Entry[];
  /** Faults of entries and of whole files, as lists of code, line and value. */
  readonly faults: readonly Diagnostic[];
  readonly rows: number;
}

/** Reads one file of this name and content. */
export function read(
  content: string | Uint8Array,
  name = 'meals.csv',
  options: Partial<ReadOptions> = {},
): Promise<Read> {
  return readFiles([path.join(folderWith({ [name]: content }), name)], options);
}

export async function readFiles(
  files: readonly string[],
  options: Partial<ReadOptions> = {},
  stdin = Readable.from([]),
): Promise<Read> {
  const entries: Entry[] = [];
  const faults: Diagnostic[] = [];
  let rows = 0;
  try {
    await readMeals(
      files,
      stdin,
      { groupBy: [], columnMap: {}, unit: undefined, ...options },
      {
        food: () => undefined,
        entry: (entry) => {
          entries.push(entry);
          return undefined;
        },
        report: (fault) => faults.push(fault),
        row: () => {
          rows += 1;
        },
      },
    );
  } catch (error) {
    if (!(error instanceof ViandError)) throw error;
    faults.push(...error.diagnostics);
  }
  return { entries, faults, rows };
}

/** Faults, reduced to the properties that distinguish them. */
export function brief({ faults }: Read): unknown[] {
  return faults.map(({ code, location: place, value }) => [
    code,
    place?.line,
    ...(value === undefined ? [] : [value]),
  ]);
}
