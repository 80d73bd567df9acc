import { unwritable, withWriteErrors } from '../io/writing/write-errors.ts';
import { isSqliteError, withSqliteErrors } from './connection.ts';

/** SQLite's errors about the disk, rather than its content. */
const DISK_ERROR = /^SQLITE_(?:FULL|IOERR|READONLY|CANTOPEN|PERM)/;

/**
 * Turns errors of the system and of SQLite while a database is written into refusals.
 *
 * @param file its name as shown to people
 * @throws ViandError `output/unwritable` if the disk is full or refuses to write
 */
export function withDatabaseWriteErrors<Result>(
  file: string,
  act: () => Promise<Result>,
): Promise<Result> {
  return withWriteErrors(file, async () => {
    try {
      return await act();
    } catch (error) {
      if (!isSqliteError(error)) throw error;
      if (DISK_ERROR.test(error.code)) throw unwritable(file, error.message);
      return withSqliteErrors(file, () => {
        throw error;
      });
    }
  });
}
