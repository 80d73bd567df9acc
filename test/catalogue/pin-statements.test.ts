import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { openDatabase } from '../../src/catalogue/connection.ts';

async function collectGarbage(): Promise<void> {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  // An object that was read from a WeakRef lives until the end of the job.
  await setImmediate();
  collect();
}

test('prepared statements and their connections are never garbage-collected', async () => {
  const refs = (() => {
    const db = openDatabase(':memory:', {});
    const statement = db.prepare('SELECT 1');
    db.close();
    return [new WeakRef(db), new WeakRef(statement), new WeakRef({})];
  })();
  await collectGarbage();
  expect(refs.map((ref) => ref.deref() !== undefined)).toEqual([true, true, false]);
});

test('pragmas are read and set', () => {
  const db = openDatabase(':memory:', {});
  expect(db.pragma('user_version', { simple: true })).toBe(0);
  db.pragma('user_version = 7');
  expect(db.pragma('user_version')).toEqual([{ user_version: 7 }]);
  expect(db.pragma('journal_mode = MEMORY', { simple: true })).toBe('memory');
});
