import type { Database, Statement } from 'better-sqlite3';
import { lazily } from '../collections/lazily.ts';

/** What a statement gives for each row: its columns by name, those in their order, or the only one. */
type RowShape = 'object' | 'raw' | 'pluck';

/**
 * A statement that SQLite prepares on its first use. A look-up needs few of the catalogue's statements, and preparing
 * the others would take longer than the look-up itself.
 */
export function prepareLater<Parameters extends unknown[], Row>(
  db: Database,
  sql: string,
  shape: RowShape = 'object',
): () => Statement<Parameters, Row> {
  return lazily(() => {
    const statement = db.prepare(sql) as unknown as Statement<Parameters, Row>;
    if (shape === 'pluck') statement.pluck();
    if (shape === 'raw') statement.raw();
    return statement;
  });
}
