import { type CatalogueRow, EXPORT_COLUMNS } from '../../importers/export/export-columns.ts';
import { exportRows } from '../../importers/export/export-rows.ts';
import { fileState } from '../../io/reading/unchanged-file.ts';
import type { PendingOutput } from '../../io/writing/open-output.ts';
import { createPartial } from '../../io/writing/partial-file.ts';
import { csvLine } from '../../tables/csv/csv-cell.ts';
import { operation } from '../operation.ts';
import type { Services } from '../services.ts';
import { EXPORT_INPUT } from './export-input.ts';

/** The resources of an export: the catalogue and the destination. */
export interface ExportNeeds extends Pick<Services, 'catalogue'> {
  /** The name of the file, for formats that cannot be streamed; undefined for standard output. */
  readonly file: string | undefined;
  readonly openOutput: () => Promise<PendingOutput>;
  readonly progress?: (rows: number) => void;
}

/** Writes a whole catalogue as a table with a row per variant, for viand and other programs. */
export const exportCatalogue = operation({
  name: 'export',
  summary: 'Export a catalogue as a table',
  input: EXPORT_INPUT,
  http: { notOffered: 'It reads the whole catalogue, which takes seconds' },
  async run(needs: ExportNeeds, { format }): Promise<{ readonly rows: number }> {
    let rows = 0;
    function* all(): Generator<CatalogueRow> {
      for (const collection of needs.catalogue.collections()) {
        for (const row of exportRows(collection)) {
          rows += 1;
          needs.progress?.(rows);
          yield row;
        }
      }
    }
    if (format === 'sqlite' && needs.file !== undefined) await writeSqlite(needs.file, all());
    else {
      const output = await needs.openOutput();
      try {
        if (format === 'parquet') await writeParquet(output, all());
        else await writeLines(output, format === 'csv' ? csvLines(all()) : jsonLines(all()));
        await output.settle();
        await (await output.place({ isUndoable: false })).keep();
      } finally {
        await output.discard();
      }
    }
    return { rows };
  },
});

function* csvLines(rows: Iterable<CatalogueRow>): Generator<string> {
  yield csvLine(EXPORT_COLUMNS.map(({ name }) => name));
  // Written unchanged, so that an import gives the same foods.
  for (const row of rows) yield csvLine(row, { raw: true });
}

function* jsonLines(rows: Iterable<CatalogueRow>): Generator<string> {
  const members = EXPORT_COLUMNS.map(({ name }) => `${JSON.stringify(name)}:`);
  for (const row of rows) {
    yield `{${members.map((member, position) => member + JSON.stringify(row[position])).join(',')}}\n`;
  }
}

/** Characters that are collected before a write. */
const CHARACTERS_AT_ONCE = 256 * 1024;

async function writeLines(output: PendingOutput, lines: Iterable<string>): Promise<void> {
  let text = '';
  for (const line of lines) {
    text += line;
    if (text.length < CHARACTERS_AT_ONCE) continue;
    await output.write(Buffer.from(text));
    text = '';
  }
  await output.write(Buffer.from(text));
}

async function writeParquet(output: PendingOutput, rows: Iterable<CatalogueRow>): Promise<void> {
  const { parquetTable } = await import('../../tables/parquet/write-parquet.ts');
  const pieces: Uint8Array[] = [];
  const table = parquetTable(EXPORT_COLUMNS, (bytes) => pieces.push(bytes));
  const flush = async () => {
    for (const bytes of pieces.splice(0)) await output.write(bytes);
  };
  for (const row of rows) {
    table.add(row);
    if (pieces.length > 0) await flush();
  }
  table.end({});
  await flush();
}

/** Whether a file is an SQLite export of viand. Like files in other formats, it may be replaced by another one. */
export async function isOwnExport(file: string): Promise<boolean> {
  // Opening a pipe would wait for its writer.
  if (fileState(file) === undefined) return false;
  const { isUntouchedExport } = await import('../../catalogue/exporting/plain-table.ts');
  return isUntouchedExport(file);
}

async function writeSqlite(file: string, rows: Iterable<CatalogueRow>): Promise<void> {
  const { writePlainTable } = await import('../../catalogue/exporting/plain-table.ts');
  const { withDatabaseWriteErrors } = await import('../../catalogue/database-write-errors.ts');
  await withDatabaseWriteErrors(file, async () => {
    const partial = createPartial(file);
    try {
      await writePlainTable(partial.file, EXPORT_COLUMNS, rows);
      await partial.settle();
      await partial.move().keep();
    } finally {
      partial.discard();
    }
  });
}
