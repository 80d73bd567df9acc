import { existsSync, rmSync } from 'node:fs';
import { isSqliteError, openDatabase, withSqliteErrors } from '../connection.ts';

type Value = string | number | null;

/** Marks the file as an export of viand: "vix1" in ASCII. A run may replace it, as it may the files of other formats. */
const EXPORT_APPLICATION_ID = 0x76_69_78_31;

/** Everything that an export contains. */
const EXPORTED: ReadonlySet<unknown> = new Set(['foods', 'foods_by_gtin', 'foods_by_name']);

/** Rows that are written at once. */
const ROWS_PER_STEP = 1000;

/**
 * Writes rows as the table `foods` of a plain SQLite file, for datasette and others.
 *
 * @param file one that does not exist yet
 * @param rows the values of each row, in the order of the columns
 */
export async function writePlainTable(
  file: string,
  columns: readonly { readonly name: string; readonly type: 'text' | 'number' }[],
  rows: Iterable<readonly Value[]>,
): Promise<void> {
  if (existsSync(file)) rmSync(file);
  const db = openDatabase(file, {});
  try {
    db.pragma('journal_mode = MEMORY');
    db.pragma(`application_id = ${EXPORT_APPLICATION_ID}`);
    const declared = columns.map(
      ({ name, type }) => `"${name}" ${type === 'number' ? 'REAL' : 'TEXT'}`,
    );
    db.exec(`BEGIN; CREATE TABLE foods (${declared.join(', ')})`);
    const insert = db.prepare(`INSERT INTO foods VALUES (${columns.map(() => '?').join(', ')})`);
    let written = 0;
    for (const row of rows) {
      insert.run(row);
      if (++written % ROWS_PER_STEP === 0) await new Promise((resolve) => setImmediate(resolve));
    }
    db.exec(
      'CREATE INDEX foods_by_gtin ON foods (gtin); CREATE INDEX foods_by_name ON foods (name)',
    );
    db.exec('COMMIT');
  } finally {
    db.close();
  }
}

/** Whether a file is an export that viand wrote, to which nobody has added a table, and that no program is changing. */
export function isUntouchedExport(file: string): boolean {
  if (['-wal', '-journal'].some((end) => existsSync(file + end))) return false;
  try {
    const db = openDatabase(file, { readonly: true, fileMustExist: true });
    try {
      return (
        db.pragma('application_id', { simple: true }) === EXPORT_APPLICATION_ID &&
        db
          .prepare('SELECT name FROM sqlite_master')
          .pluck()
          .all()
          .every((name) => EXPORTED.has(name))
      );
    } finally {
      db.close();
    }
  } catch (error) {
    if (isSqliteError(error)) return false;
    throw error;
  }
}

/** What a database contains: the table of an export, a catalogue, or neither. */
export function plainTableIn(file: string): 'foods' | 'catalogue' | undefined {
  const db = openDatabase(file, { readonly: true, fileMustExist: true });
  try {
    const tables = withSqliteErrors(file, () =>
      db.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").pluck().all(),
    );
    if (tables.includes('foods')) return 'foods';
    return ['source', 'food', 'variant'].every((name) => tables.includes(name))
      ? 'catalogue'
      : undefined;
  } finally {
    db.close();
  }
}

/** Reads the rows of such a file, in their order. */
export function* readPlainTable(file: string): Generator<Readonly<Record<string, Value>>> {
  const db = openDatabase(file, { readonly: true, fileMustExist: true });
  try {
    const rows = withSqliteErrors(file, () =>
      db.prepare('SELECT * FROM foods ORDER BY rowid').iterate(),
    );
    yield* rows as IterableIterator<Readonly<Record<string, Value>>>;
  } finally {
    db.close();
  }
}
