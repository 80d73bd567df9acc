import type { Database } from 'better-sqlite3';
import { VIAND_SOURCE_ID } from '../../model/ids/viand-source-id.ts';

/** Whether all foods of a catalogue are viand's or the user's own. */
export function isOfViand(db: Database): boolean {
  const ids = db.prepare('SELECT id FROM source WHERE is_own = 0').pluck().all();
  return ids.length === 1 && ids[0] === VIAND_SOURCE_ID;
}
