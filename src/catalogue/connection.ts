import { existsSync, statSync } from 'node:fs';
import Database from 'better-sqlite3';
import { type DiagnosticCode, Refusal } from '../model/diagnostic.ts';
import { pinStatements } from './pin-statements.ts';
import { APPLICATION_ID, SCHEMA_VERSION } from './schema/schema.ts';

/** The most memory for cached pages of a catalogue. */
const CACHE_KIB = 64 * 1024;

/**
 * Opens a catalogue file, read-only.
 *
 * @throws Refusal `catalogue/missing`, `/foreign`, `/damaged`, `/too-new` or `/too-old`
 */
export function openReadOnly(file: string): Database.Database {
  if (!existsSync(file)) {
    throw refuse('catalogue/missing', file, 'Cannot find the catalogue', 'an existing file');
  }
  if (!statSync(file).isFile()) throw foreign(file);
  return withSqliteErrors(file, () => {
    const db = openDatabase(file, { readonly: true, fileMustExist: true });
    try {
      assertReadable(db, file);
      db.pragma(`cache_size = -${CACHE_KIB}`);
      // One transaction until it is closed: an import replaces the file and never changes it, and
      // every statement outside a transaction would lock the file once more.
      db.exec('BEGIN');
      return db;
    } catch (error) {
      db.close();
      throw error;
    }
  });
}

/**
 * Opens an SQLite file.
 *
 * @throws Refusal `install/native-part` if SQLite itself cannot be loaded
 */
export function openDatabase(file: string, options: Database.Options): Database.Database {
  try {
    return pinStatements(new Database(file, options));
  } catch (error) {
    if (error instanceof Database.SqliteError || error instanceof TypeError) throw error;
    throw new Refusal({
      code: 'install/native-part',
      message: `Cannot load the native part of better-sqlite3: ${(error as Error).message.split('\n')[0]}`,
      expected: 'an installation whose scripts were allowed to run, by the Node.js that runs now',
    });
  }
}

/** Runs something on a catalogue file, and turns SQLite's errors about a broken file into refusals. */
export function withSqliteErrors<Result>(file: string, run: () => Result): Result {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof Database.SqliteError)) throw error;
    const code = error.code;
    if (code === 'SQLITE_NOTADB') throw foreign(file);
    if (/^SQLITE_(?:CORRUPT|IOERR|ERROR$)/.test(code)) {
      throw damaged(file, error.message);
    }
    if (code === 'SQLITE_CANTOPEN' || code === 'SQLITE_PERM' || code === 'SQLITE_AUTH') {
      throw refuse('catalogue/missing', file, 'Cannot open the catalogue', 'a readable file');
    }
    throw error;
  }
}

function assertReadable(db: Database.Database, file: string): void {
  const number = (pragma: string) => db.pragma(pragma, { simple: true }) as number;
  if (number('application_id') !== APPLICATION_ID) throw foreign(file);
  const version = number('user_version');
  if (version > SCHEMA_VERSION) {
    throw refuse(
      'catalogue/too-new',
      file,
      `Cannot read the catalogue as its schema version is ${version}`,
      `version ${SCHEMA_VERSION}, or a newer viand`,
    );
  }
  if (version < SCHEMA_VERSION) {
    throw refuse(
      'catalogue/too-old',
      file,
      `Cannot read the catalogue as its schema version is ${version}`,
      `version ${SCHEMA_VERSION}: import its sources again into a new file`,
    );
  }
  if (number('page_count') * number('page_size') > statSync(file).size) {
    throw damaged(file, 'it is shorter than it says');
  }
}

/** Throws for a row that refers to a missing one; `withSqliteErrors` makes a refusal of it. */
export function missingRow(what: string): never {
  throw new Database.SqliteError(`${what} is missing`, 'SQLITE_CORRUPT');
}

function foreign(file: string): Refusal {
  return refuse(
    'catalogue/foreign',
    file,
    'Cannot read the file as a catalogue',
    'a catalogue that viand built',
  );
}

export function damaged(file: string, reason: string): Refusal {
  return refuse(
    'catalogue/damaged',
    file,
    `Cannot read the catalogue as it is damaged: ${reason.replace(/\s+/g, ' ')}`,
    'a whole file: import its sources again',
  );
}

function refuse(code: DiagnosticCode, file: string, message: string, expected: string): Refusal {
  return new Refusal({ code, message, location: { file }, expected });
}
