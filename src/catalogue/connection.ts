import { existsSync, statSync } from 'node:fs';
import Database from 'better-sqlite3';
import { type DiagnosticCode, ViandError } from '../model/diagnostic.ts';
import { pinStatements } from './pin-statements.ts';
import { APPLICATION_ID, OLDEST_SCHEMA_VERSION, SCHEMA_VERSION } from './schema/schema.ts';

/** The most memory for cached pages of a catalogue. */
const CACHE_KIB = 64 * 1024;

/**
 * Opens a catalogue file, read-only.
 *
 * @throws ViandError `catalogue/missing`, `/foreign`, `/damaged`, `/too-new` or `/too-old`
 */
export function openReadOnly(file: string): Database.Database {
  if (!existsSync(file)) {
    throw refuse('catalogue/missing', file, 'Catalogue not found', 'an existing catalogue file');
  }
  const found = statSync(file);
  if (found.isDirectory()) {
    throw refuse('catalogue/missing', file, 'The catalogue is a folder', 'a catalogue file');
  }
  if (!found.isFile()) throw foreign(file);
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
 * @throws ViandError `install/native-part` if SQLite itself cannot be loaded
 */
export function openDatabase(file: string, options: Database.Options): Database.Database {
  try {
    return pinStatements(new Database(file, options));
  } catch (error) {
    if (isSqliteError(error) || error instanceof TypeError) throw error;
    throw new ViandError({
      code: 'install/native-part',
      message: `Cannot load better-sqlite3: ${(error as Error).message.split('\n')[0]}`,
      expected:
        'a build for this version of Node.js: install again with --allow-scripts=better-sqlite3',
    });
  }
}

/**
 * Whether SQLite threw an error. Files of the program have their own copies of better-sqlite3 but share its native
 * part, which throws the class of the copy that loaded it first.
 */
export function isSqliteError(error: unknown): error is Error & { readonly code: string } {
  return error instanceof Error && error.name === 'SqliteError';
}

/** Runs something on a catalogue file, and turns SQLite's errors about a broken file into refusals. */
export function withSqliteErrors<Result>(file: string, run: () => Result): Result {
  try {
    return run();
  } catch (error) {
    if (!isSqliteError(error)) throw error;
    const code = error.code;
    if (code === 'SQLITE_NOTADB') throw foreign(file);
    if (/^SQLITE_(?:CORRUPT|IOERR|ERROR$)/.test(code)) {
      throw damagedCatalogue(file, error.message);
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
      `The catalogue has schema version ${version}, which this version of viand cannot read`,
      `version ${SCHEMA_VERSION}: update viand to read a newer one`,
    );
  }
  if (version < OLDEST_SCHEMA_VERSION) {
    throw refuse(
      'catalogue/too-old',
      file,
      `The catalogue has schema version ${version}, which this version of viand cannot read`,
      `version ${SCHEMA_VERSION}: import its sources again into a new file`,
    );
  }
  if (number('page_count') * number('page_size') > statSync(file).size) {
    throw damagedCatalogue(file, 'the file is truncated');
  }
}

/** Throws for a row that refers to a missing one; `withSqliteErrors` turns it into a refusal. */
export function missingRow(what: string): never {
  throw new Database.SqliteError(`${what} is missing`, 'SQLITE_CORRUPT');
}

function foreign(file: string): ViandError {
  return refuse(
    'catalogue/foreign',
    file,
    'The file is not a viand catalogue',
    'a catalogue made with "viand catalogue import"',
  );
}

/** The error for a catalogue file whose bytes or tables are incomplete. */
export function damagedCatalogue(file: string, reason: string): ViandError {
  return refuse(
    'catalogue/damaged',
    file,
    `The catalogue is damaged: ${reason.replace(/\s+/g, ' ')}`,
    'an undamaged file: import its sources again',
  );
}

function refuse(code: DiagnosticCode, file: string, message: string, expected: string): ViandError {
  return new ViandError({ code, message, location: { file }, expected });
}
