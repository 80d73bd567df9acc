import type { Database } from 'better-sqlite3';

/** Rows that one statement inserts. Twice as many take as long each. */
const ROWS_AT_ONCE = 16;

/** Inserts rows into a table. */
export interface RowInserter {
  /** @param values of all columns; what they are in memory must not change any more */
  add(...values: unknown[]): void;
  /** Inserts the last rows: until then, the table may lack some. */
  end(): void;
}

/**
 * Prepares to insert rows, several by one statement. Rows of a few columns take half the time so; those of many
 * columns take as long as one by one.
 */
export function rowInserter(db: Database, table: string, columns: number): RowInserter {
  const row = `(${Array(columns).fill('?').join(', ')})`;
  const statementFor = (rows: number) =>
    db.prepare(`INSERT INTO ${table} VALUES ${Array(rows).fill(row).join(', ')}`);
  const insertMany = statementFor(ROWS_AT_ONCE);
  const waiting: unknown[] = [];
  return {
    add(...values) {
      for (let column = 0; column < columns; column++) waiting.push(values[column]);
      if (waiting.length < ROWS_AT_ONCE * columns) return;
      insertMany.run(waiting);
      waiting.length = 0;
    },
    end() {
      if (waiting.length > 0) statementFor(waiting.length / columns).run(waiting);
      waiting.length = 0;
    },
  };
}
