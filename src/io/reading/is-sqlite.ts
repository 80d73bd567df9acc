import { closeSync, openSync, readSync, statSync } from 'node:fs';

/** The first bytes of a SQLite database (SQLite file format, 1.3). */
const SQLITE_MARK = 'SQLite format 3\0';

/** Whether a path is a SQLite database, by its first bytes. Not for a file that cannot be read, or a pipe. */
export function isSqlite(file: string): boolean {
  let descriptor: number | undefined;
  try {
    // To open a pipe would wait for its writer.
    if (!statSync(file).isFile()) return false;
    descriptor = openSync(file, 'r');
    const begin = Buffer.alloc(SQLITE_MARK.length);
    readSync(descriptor, begin, 0, begin.length, 0);
    return begin.toString('latin1') === SQLITE_MARK;
  } catch {
    return false;
  } finally {
    if (descriptor !== undefined) closeSync(descriptor);
  }
}
