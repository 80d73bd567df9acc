import type Database from 'better-sqlite3';

/** Objects that must not be garbage-collected before the process ends. */
const PINNED: object[] = [];

/**
 * Keeps a connection and its statements alive for as long as the process runs. If the native part was
 * compiled for Node.js 24.19 or a later 24, collecting one of them between two callbacks of
 * JavaScript ends the process with SIGABRT: the destructor of node::ObjectWrap asks for an
 * environment that is not there. Statements are prepared once, so there are few.
 */
export function pinStatements(db: Database.Database): Database.Database {
  const prepare = db.prepare.bind(db);
  PINNED.push(db);
  return Object.assign(db, {
    prepare(sql: string) {
      const statement = prepare(sql);
      PINNED.push(statement);
      return statement;
    },
    // The original method prepares another statement, which would not be pinned.
    pragma(source: string, { simple = false }: Database.PragmaOptions = {}) {
      const statement = db.prepare(`PRAGMA ${source}`);
      if (!statement.reader) return statement.run();
      return simple ? statement.pluck().get() : statement.all();
    },
  });
}
