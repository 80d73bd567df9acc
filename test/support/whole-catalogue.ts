import { createHash } from 'node:crypto';
import Database from 'better-sqlite3';
import { figureBytes } from './figure-bytes.ts';

/** Longer values, in bytes, are written as a digest. */
const LONG = 100;

/** Every row of every table of a catalogue file, and a digest of its figures file, as lines. */
export function wholeCatalogue(file: string): string {
  const db = new Database(file, { readonly: true });
  const tables = db
    .prepare(
      `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%' ORDER BY name`,
    )
    .pluck()
    .all() as string[];
  const lines = tables.flatMap((table) =>
    (db.prepare(`SELECT * FROM ${table}`).raw().all() as unknown[][]).map(
      (row) => `${table} ${JSON.stringify(row.map(readable))}`,
    ),
  );
  db.close();
  return `${[...lines, `figures ${digestOf(figureBytes(file))}`].join('\n')}\n`;
}

function readable(value: unknown): unknown {
  if (!Buffer.isBuffer(value)) return value;
  return value.length > LONG ? digestOf(value) : value.toString('hex');
}

function digestOf(bytes: Buffer): string {
  return `${bytes.length} bytes, SHA-256 ${createHash('sha256').update(bytes).digest('hex')}`;
}
