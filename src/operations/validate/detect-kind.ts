import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { isFnddsTable, isSurveyFile } from '../../importers/fndds/files.ts';
import { isSeedsTable, SEED_TABLES } from '../../importers/seeds/import-seeds.ts';
import { readFileHead } from '../../io/reading/file-head.ts';
import { isSqlite } from '../../io/reading/is-sqlite.ts';
import { ViandError } from '../../model/diagnostic.ts';
import type { FileKind } from './report.ts';

/** A unit of validation: a meal file, the tables of a source, or a catalogue file. */
export type Target =
  | { readonly kind: 'meals'; readonly file: string }
  | { readonly kind: 'tables'; readonly source: 'seeds' | 'fndds'; readonly folder: string }
  | { readonly kind: 'catalogue'; readonly file: string };

/**
 * Detects the kind of a file or a folder by its content: the header of a SQLite file, or the columns of a table of
 * foods. Anything else is a meal file.
 *
 * @param as the kind that `--as` names
 * @throws ViandError for a folder without tables, and for a file without tables that `--as` calls one
 */
export async function detectKind(file: string, as?: FileKind): Promise<Target> {
  if (as === 'meals' || file === '-') return { kind: 'meals', file };
  const found = await stat(file).catch(() => undefined);
  // The reader of the file reports that it is missing.
  if (found === undefined) return { kind: 'meals', file };
  if (found.isDirectory()) {
    const source = await tablesIn(file);
    if (source === undefined) throw noTables('The folder has no food tables', file);
    return { kind: 'tables', source, folder: file };
  }
  if (!found.isFile()) return { kind: 'meals', file };
  if (isSqlite(file)) return { kind: 'catalogue', file };
  const head = await headOf(file);
  const folder = path.dirname(file);
  if (await isSeedsTable(file)) return { kind: 'tables', source: 'seeds', folder };
  if (FNDDS_CODE.test(head) && (await isFnddsTable(file))) {
    return { kind: 'tables', source: 'fndds', folder };
  }
  if (as === 'catalogue') {
    const source = await tablesIn(folder);
    if (source === undefined)
      throw noTables('The file is neither a catalogue nor a table of one', file);
    return { kind: 'tables', source, folder };
  }
  return { kind: 'meals', file };
}

/** A name in the header of all tables of FNDDS, and of few meal files. */
const FNDDS_CODE = /food ?code/i;

/** The number of bytes that is enough for the header of a table. */
const HEAD_BYTES = 16 * 1024;

/** The beginning of a file; empty if it cannot be read. */
function headOf(file: string): Promise<string> {
  return readFileHead(file, HEAD_BYTES).catch(() => '');
}

/** The source whose tables are in a folder; undefined if there are none. */
export async function tablesIn(folder: string): Promise<'seeds' | 'fndds' | undefined> {
  if (await isSeedsTable(path.join(folder, SEED_TABLES.foods))) return 'seeds';
  const names = await readdir(folder);
  for (const name of names.filter((name) => /\.csv$/i.test(name))) {
    const file = path.join(folder, name);
    if (FNDDS_CODE.test(await headOf(file)) && (await isFnddsTable(file))) return 'fndds';
  }
  for (const name of names) {
    if (/\.(json|zip)$/i.test(name) && (await isSurveyFile(path.join(folder, name))))
      return 'fndds';
  }
  return undefined;
}

function noTables(message: string, file: string): ViandError {
  return new ViandError({
    code: 'input/unreadable',
    message,
    location: { file },
    expected: 'a catalogue, or the seeds or FNDDS tables',
  });
}
