import { stat } from 'node:fs/promises';
import type { FoodChanges } from '../../catalogue/importing/update-source.ts';
import type { ExportedRows } from '../../importers/export/exported-row.ts';
import { readExportedCatalogue } from '../../importers/export/read-export.ts';
import { noBytes } from '../../io/reading/byte-stream.ts';
import { isSqlite } from '../../io/reading/is-sqlite.ts';
import { STDIN } from '../../io/reading/text-source.ts';
import { type DiagnosticSink, type Location, ViandError } from '../../model/diagnostic.ts';
import { openDetected } from '../../tables/detect-format.ts';
import { READ_LIMITS } from '../../tables/read-limits.ts';
import { openRows } from '../../tables/row-source.ts';
import { operation } from '../operation.ts';
import { IMPORT_EXPORT_INPUT } from './import-input.ts';

/** A source of an exported catalogue that was imported again. */
export interface RestoredSource {
  readonly id: string;
  readonly foods: number;
  /** The changes to the foods of the source; absent if the catalogue had none. */
  readonly changes?: FoodChanges;
}

/** The resources that an import needs in addition to its input. */
interface ImportExportNeeds {
  /** Receives the rules that foods break. */
  readonly report: DiagnosticSink;
  /** Receives the problems of cells that cannot be read, if there are many. */
  readonly refused?: DiagnosticSink;
  /** Called if the import waits for another one into the same file. */
  readonly onWait?: () => void;
}

/** A source while its foods are counted. */
type Counted = { -readonly [Key in keyof RestoredSource]: RestoredSource[Key] };

/** Puts the sources of an exported catalogue into a catalogue file, which then has the same fingerprint. */
export const importExport = operation({
  name: 'import-export',
  summary: 'Import an exported catalogue into a catalogue file',
  input: IMPORT_EXPORT_INPUT,
  http: {
    notOffered: 'It writes files, and the catalogue of a running service must not change',
  },
  async run(
    { report, refused, onWait }: ImportExportNeeds,
    { file, catalogue },
  ): Promise<{ readonly sources: readonly RestoredSource[]; readonly isChanged: boolean }> {
    const collections = await openExport(file, report, refused);
    if (collections.length === 0) {
      throw new ViandError({
        code: 'input/unsupported',
        message: 'The file has no foods',
        location: { file },
        expected: 'a file of "viand catalogue export"',
      });
    }
    const { importSources } = await import('../../catalogue/importing/import-source.ts');
    const counts = collections.map(({ source }): Counted => {
      return { id: source.id, foods: 0 };
    });
    const counted = collections.map((collection, index) => ({
      ...collection,
      foods: (async function* () {
        for await (const food of collection.foods) {
          (counts[index] as Counted).foods += 1;
          yield food;
        }
      })(),
    }));
    const onChanges = (changes: FoodChanges, source: string) => {
      const of = counts.find(({ id }) => id === source);
      if (of !== undefined) of.changes = changes;
    };
    const importing = importSources(catalogue, counted, { onWait, onChanges });
    const isChanged = await importing.catch((error) => {
      throw withoutSource(error, file);
    });
    return { sources: counts, isChanged };
  },
});

/** The problem of a repeated food without its source, which is that of the export. */
function withoutSource(error: unknown, file: string): unknown {
  if (!(error instanceof ViandError)) return error;
  return ViandError.of(
    error.diagnostics.map((fault) =>
      fault.code !== 'import/duplicate'
        ? fault
        : {
            ...fault,
            message: `Duplicate food "${fault.value}"`,
            location: { file },
            expected: 'each food once, with its rows together, and not in another source',
          },
    ),
  );
}

async function openExport(
  file: string,
  report: DiagnosticSink,
  refused: DiagnosticSink | undefined,
): ReturnType<typeof readExportedCatalogue> {
  if (file === STDIN) throw readTwice('standard input');
  const found = await stat(file).catch(() => undefined);
  if (found !== undefined && !found.isFile() && !found.isDirectory()) throw readTwice(file);
  const isDatabase = isSqlite(file);
  if (isDatabase) await assertExport(file);
  return readExportedCatalogue(isDatabase ? databaseRows(file) : tableRows(file), report, refused);
}

/** Sources are read first, and then their foods. */
function readTwice(file: string): ViandError {
  return new ViandError({
    code: 'input/unsupported',
    message: 'Cannot import from a pipe',
    location: { file },
    expected: 'a file, since it is read twice',
  });
}

/** @throws ViandError if a database has no exported foods */
async function assertExport(file: string): Promise<void> {
  const { plainTableIn } = await import('../../catalogue/exporting/plain-table.ts');
  const found = plainTableIn(file);
  if (found === 'foods') return;
  const isCatalogue = found === 'catalogue';
  throw new ViandError({
    code: isCatalogue ? 'request/invalid' : 'import/missing-column',
    message: isCatalogue ? 'The file is a catalogue already' : NOT_AN_EXPORT,
    location: { file },
    expected: isCatalogue
      ? 'a file of "viand catalogue export"; use a catalogue with --catalogue, or export it first'
      : 'a file of "viand catalogue export"; "viand catalogue add" reads other tables',
  });
}

const NOT_AN_EXPORT = 'The file is not an exported catalogue';

function databaseRows(file: string): ExportedRows {
  return async function* () {
    const { readPlainTable } = await import('../../catalogue/exporting/plain-table.ts');
    let number = 0;
    let columns: readonly string[] | undefined;
    for (const row of readPlainTable(file)) {
      number += 1;
      columns ??= Object.keys(row);
      yield {
        columns,
        location: { file, row: number },
        cell: (column) => String(row[column] ?? ''),
      };
    }
  };
}

function tableRows(file: string): ExportedRows {
  return async function* () {
    const detected = await openDetected(file, noBytes(), { limits: READ_LIMITS });
    const options = { syntaxCode: 'import/syntax', limits: READ_LIMITS } as const;
    let columns: readonly string[] = [];
    let places: ReadonlyMap<string, number> | undefined;
    let header: Location | undefined;
    for await (const batch of (await openRows(detected, options)).batches) {
      for (const { cells, location } of batch) {
        if (places === undefined) {
          columns = cells.map((name) => name.trim());
          places = new Map(columns.map((name, place) => [name, place]));
          header = location;
          continue;
        }
        const at = places;
        const cell = (column: string) => cells[at.get(column) ?? -1] ?? '';
        yield { columns, location, cell, ...(header === undefined ? {} : { header }) };
      }
    }
  };
}
