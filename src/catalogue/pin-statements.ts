import type Database from 'better-sqlite3';

/** All that the collector of garbage must not take before the process ends. */
const KEPT: object[] = [];

/**
 * Keeps a connection and its statements for as long as the program runs. Where the native part was compiled for Node.js
 * 24.19 or a later 24, each one that is collected between two callbacks of JavaScript ends it with SIGABRT: the
 * destructor of node::ObjectWrap asks for an environment that is not there. Statements are prepared once, so there are few.
 */
export function pinStatements(db: Database.Database): Database.Database {
  const prepare = db.prepare.bind(db);
  KEPT.push(db);
  return Object.assign(db, {
    prepare(sql: string) {
      const statement = prepare(sql);
      KEPT.push(statement);
      return statement;
    },
    // The one of better-sqlite3 prepares a statement of its own.
    pragma(source: string, { simple = false }: Database.PragmaOptions = {}) {
      const statement = db.prepare(`PRAGMA ${source}`);
      if (!statement.reader) return statement.run();
      return simple ? statement.pluck().get() : statement.all();
    },
  });
}
