import { randomBytes } from 'node:crypto';
import { closeSync, openSync } from 'node:fs';
import path from 'node:path';
import type Database from 'better-sqlite3';
import { openDatabase } from '../../catalogue/connection.ts';
import { systemErrorCode } from '../../io/system-error.ts';
import { makeFolder } from '../../io/writing/make-folder.ts';
import { ViandError } from '../../model/diagnostic.ts';
import {
  CLIENTS_APPLICATION_ID,
  CLIENTS_MIGRATIONS,
  CLIENTS_SCHEMA,
  CLIENTS_SCHEMA_VERSION,
} from './clients-schema.ts';
import { KEY_BYTES } from './keys.ts';

/** The time in ms that a process waits for another one that writes. */
const BUSY_MS = 5000;

/** Opens the clients file, and creates it if it is missing. */
export function openRegister(file: string): Database.Database {
  return withRegisterErrors(file, () => {
    createPrivate(file);
    const db = openDatabase(file, { timeout: BUSY_MS });
    try {
      db.pragma('journal_mode = WAL');
      db.pragma('synchronous = NORMAL');
      db.pragma('foreign_keys = ON');
      prepareSchema(db, file);
      return db;
    } catch (error) {
      db.close();
      throw error;
    }
  });
}

/** Creates the file if it is not there, for its owner alone. SQLite gives its companions the same mode. */
function createPrivate(file: string): void {
  makeFolder(path.dirname(file), 0o700);
  try {
    closeSync(openSync(file, 'wx', 0o600));
  } catch (error) {
    if (systemErrorCode(error) !== 'EEXIST') throw error;
  }
}

/** Turns errors of SQLite and of the system into refusals. */
export function withRegisterErrors<Result>(file: string, run: () => Result): Result {
  try {
    return run();
  } catch (error) {
    const { code } = error as { code?: string };
    if (error instanceof ViandError || code === undefined) throw error;
    if (code === 'SQLITE_NOTADB') throw foreign(file);
    throw new ViandError({
      code: 'client/unwritable',
      message: `Cannot write the clients file: ${(error as Error).message}`,
      location: { file },
      expected: 'a writable file',
    });
  }
}

function prepareSchema(db: Database.Database, file: string): void {
  const number = (pragma: string) => db.pragma(pragma, { simple: true }) as number;
  const make = db.transaction(() => {
    if (number('application_id') === CLIENTS_APPLICATION_ID) {
      migrate(db, number('user_version'));
      return;
    }
    if (db.prepare('SELECT 1 FROM sqlite_schema').get() !== undefined) throw foreign(file);
    db.exec(CLIENTS_SCHEMA);
    db.prepare('INSERT INTO secret VALUES (?)').run(randomBytes(KEY_BYTES));
    db.pragma(`application_id = ${CLIENTS_APPLICATION_ID}`);
    db.pragma(`user_version = ${CLIENTS_SCHEMA_VERSION}`);
  });
  make.immediate();
  if (number('user_version') !== CLIENTS_SCHEMA_VERSION) throw foreign(file);
}

/** Migrates a clients file of an earlier release to the current schema; it does not change one of a later release. */
function migrate(db: Database.Database, version: number): void {
  for (let next = version + 1; next <= CLIENTS_SCHEMA_VERSION; next++) {
    db.exec(CLIENTS_MIGRATIONS[next] ?? '');
    db.pragma(`user_version = ${next}`);
  }
}

function foreign(file: string): ViandError {
  return new ViandError({
    code: 'client/foreign',
    message: 'The file is not a clients file of this version',
    location: { file },
    expected: 'a file made by "viand client add"',
  });
}
