import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { rowInserter } from '../../src/catalogue/insert-rows.ts';

test.each([0, 1, 15, 16, 17, 40])('rowInserter() inserts %d rows unchanged', (count) => {
  const db = new Database(':memory:');
  db.exec('CREATE TABLE pair (number INTEGER PRIMARY KEY, text TEXT)');
  const pairs = rowInserter(db, 'pair', 2);
  const rows = Array.from({ length: count }, (_, at) => [at, at % 3 === 0 ? null : `text ${at}`]);
  for (const row of rows) pairs.add(...row);
  pairs.end();
  pairs.end();
  expect(db.prepare('SELECT * FROM pair').raw().all()).toEqual(rows);
  db.close();
});
