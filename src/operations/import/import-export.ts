import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { type ExportedRows, readExportedCatalogue } from '../../importers/export/read-export.ts';
import { openDetected } from '../../tables/detect-format.ts';
import { READ_LIMITS } from '../../tables/read-limits.ts';
import { openRows } from '../../tables/row-source.ts';
import { operation } from '../operation.ts';
import { IMPORT_EXPORT_INPUT } from './import-input.ts';

/** A source of an exported catalogue that was imported again. */
export interface RestoredSource {
  readonly id: string;
  readonly foods: number;
}

/** Puts the sources of an exported catalogue into a catalogue file, which then has its fingerprint. */
export const importExport = operation({
  name: 'import-export',
  summary: 'Import an exported catalogue into a catalogue file',
  input: IMPORT_EXPORT_INPUT,
  http: {
    notOffered: 'It writes files, and the catalogue of a running service must not change',
  },
  async run(
    { onWait }: { readonly onWait?: () => void },
    { file, catalogue },
  ): Promise<{ readonly sources: readonly RestoredSource[]; readonly isChanged: boolean }> {
    const collections = await openExport(file);
    const { importSources } = await import('../../catalogue/importing/import-source.ts');
    const counts = collections.map(({ source }) => ({ id: source.id, foods: 0 }));
    const counted = collections.map((collection, index) => ({
      ...collection,
      foods: (async function* () {
        for await (const food of collection.foods) {
          (counts[index] as { foods: number }).foods += 1;
          yield food;
        }
      })(),
    }));
    const isChanged = await importSources(catalogue, counted, { onWait });
    return { sources: counts, isChanged };
  },
});

/** The first bytes of a SQLite database (SQLite file format, 1.3). */
const SQLITE_MAGIC = 'SQLite format 3';

async function openExport(file: string): ReturnType<typeof readExportedCatalogue> {
  const isDatabase = (await firstBytes(file)) === SQLITE_MAGIC;
  return readExportedCatalogue(isDatabase ? databaseRows(file) : tableRows(file));
}

async function firstBytes(file: string): Promise<string> {
  const handle = await open(file).catch(() => undefined);
  if (handle === undefined) return '';
  try {
    const length = SQLITE_MAGIC.length;
    const { buffer } = await handle.read(Buffer.alloc(length), 0, length, 0);
    return buffer.toString('latin1');
  } finally {
    await handle.close();
  }
}

function databaseRows(file: string): ExportedRows {
  return async function* () {
    const { readPlainTable } = await import('../../catalogue/exporting/plain-table.ts');
    let number = 0;
    for (const row of readPlainTable(file)) {
      number += 1;
      yield { location: { file, row: number }, cell: (column) => String(row[column] ?? '') };
    }
  };
}

function tableRows(file: string): ExportedRows {
  return async function* () {
    const detected = await openDetected(file, Readable.from([]), { limits: READ_LIMITS });
    const options = { syntaxCode: 'import/syntax', limits: READ_LIMITS } as const;
    let places: ReadonlyMap<string, number> | undefined;
    for await (const batch of (await openRows(detected, options)).batches) {
      for (const { cells, location } of batch) {
        if (places === undefined) {
          places = new Map(cells.map((name, place) => [name.trim(), place]));
          continue;
        }
        const at = places;
        yield { location, cell: (column) => cells[at.get(column) ?? -1] ?? '' };
      }
    }
  };
}
