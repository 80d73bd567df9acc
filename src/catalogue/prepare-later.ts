import type { Database, Statement } from 'better-sqlite3';
import { lazily } from '../text/lazily.ts';

/** What a statement gives for each row: its columns by name, those in their order, or the only one. */
type RowShape = 'object' | 'raw' | 'pluck';

/**
 * A statement that SQLite prepares for its first use: of all those of a catalogue, a look-up needs few, and to prepare
 * the others would take longer than it does.
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
