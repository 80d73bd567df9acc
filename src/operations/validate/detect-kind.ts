import { open, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { isFnddsTable } from '../../importers/fndds/tables.ts';
import { isSeedsTable, SEED_TABLES } from '../../importers/seeds/import-seeds.ts';
import { Refusal } from '../../model/diagnostic.ts';
import type { FileKind } from './report.ts';

/** What is validated as one: a meal file, the tables of a source, or a catalogue file. */
export type Target =
  | { readonly kind: 'meals'; readonly file: string }
  | { readonly kind: 'tables'; readonly source: 'seeds' | 'fndds'; readonly folder: string }
  | { readonly kind: 'catalogue'; readonly file: string };

/**
 * Tells by its content what a file is, or a folder: the header of a SQLite file, the columns of a
 * table of foods. All else is a meal file.
 *
 * @param as what it is said to be
 * @throws Refusal for a folder that has no tables, and for a file without that is said to be a table
 */
export async function detectKind(file: string, as?: FileKind): Promise<Target> {
  if (as === 'meals' || file === '-') return { kind: 'meals', file };
  const found = await stat(file).catch(() => undefined);
  // Whoever reads it says that it is not there.
  if (found === undefined) return { kind: 'meals', file };
  if (found.isDirectory()) return { kind: 'tables', source: await sourceIn(file), folder: file };
  if (!found.isFile()) return { kind: 'meals', file };
  const head = await headOf(file);
  if (head.startsWith(SQLITE_MARK)) return { kind: 'catalogue', file };
  const folder = path.dirname(file);
  if (await isSeedsTable(file)) return { kind: 'tables', source: 'seeds', folder };
  if (FNDDS_CODE.test(head) && (await isFnddsTable(file))) {
    return { kind: 'tables', source: 'fndds', folder };
  }
  if (as === 'catalogue') return { kind: 'tables', source: await sourceIn(folder), folder };
  return { kind: 'meals', file };
}

/** The first 16 bytes of a SQLite database (SQLite file format, 1.3), but for the last, which is 0. */
const SQLITE_MARK = 'SQLite format 3';

/** Stands in the header of all tables of FNDDS, and of few meal files. */
const FNDDS_CODE = /food ?code/i;

const HEAD_BYTES = 16 * 1024;

async function headOf(file: string): Promise<string> {
  const handle = await open(file).catch(() => undefined);
  if (handle === undefined) return '';
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.toString('latin1', 0, bytesRead);
  } finally {
    await handle.close();
  }
}

async function sourceIn(folder: string): Promise<'seeds' | 'fndds'> {
  if (await isSeedsTable(path.join(folder, SEED_TABLES.foods))) return 'seeds';
  const tables = (await readdir(folder)).filter((name) => /\.csv$/i.test(name));
  for (const name of tables) {
    if (await isFnddsTable(path.join(folder, name))) return 'fndds';
  }
  throw new Refusal({
    code: 'input/unreadable',
    message: 'Cannot find the tables of a catalogue in the folder',
    location: { file: folder },
    expected: 'the seeds, the tables of FNDDS, or meal files named one by one',
  });
}
