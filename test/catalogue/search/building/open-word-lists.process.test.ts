import path from 'node:path';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { isSqliteError } from '../../../../src/catalogue/connection.ts';
import { openWordLists } from '../../../../src/catalogue/search/building/open-word-lists.ts';
import { type WordLists, wordLists } from '../../../../src/catalogue/search/building/word-lists.ts';
import type { IndexedNames } from '../../../../src/catalogue/search/words/indexed-words.ts';
import { foldedName } from '../../../../src/text/words/fold-words.ts';
import { HOME } from '../../../support/viand.ts';
import { folderWith } from '../../../support/write-files.ts';

const PROGRAM = path.join(HOME, 'dist/list-thread.cjs');

/** Enough foods to start a thread. */
const MANY_FOODS = 1_000_000;

const HITS: readonly IndexedNames[] = Array.from({ length: 5000 }, (_, at) => {
  const name = `Word${at % 700} juice ${at}`;
  return {
    isBranded: at % 3 > 0,
    brand: at % 3 > 0 ? 'Acme' : null,
    names: new Set(at % 5 === 0 ? [name, 'Obstsaft'] : [name]),
    states: new Set(at % 7 === 0 ? ['raw', 'boiled'] : ['raw']),
  };
});

/** The lists for {@link HITS}. */
async function listsOf(lists: WordLists): Promise<unknown[]> {
  const written: unknown[] = [];
  await lists.note(HITS.flatMap(({ names }) => [...names].map(foldedName)));
  for (let at = 0; at < HITS.length; at += 90) await lists.add(HITS.slice(at, at + 90));
  const sink = {
    word: (word: string, foods: number, ranks: Uint8Array) => {
      written.push([word, foods, Buffer.from(ranks).toString('hex')]);
    },
    beginning: (letters: string, ranks: Uint8Array) => {
      written.push([letters, Buffer.from(ranks).toString('hex')]);
    },
    end: () => {
      written.push('end');
    },
  };
  for (const step of lists.write(sink)) await step;
  lists.end();
  return written;
}

test('openWordLists() makes the same lists in a new thread as in the main thread', async () => {
  const db = new Database(':memory:');
  const here = await listsOf(wordLists(db));
  expect(here.length).toBeGreaterThan(6000);
  expect(await listsOf(openWordLists(db, MANY_FOODS, PROGRAM))).toEqual(here);
  const tables = () => db.prepare('SELECT name FROM sqlite_temp_master').pluck().all();
  expect(tables()).toEqual([]);
  openWordLists(db, 500, PROGRAM).end();
  expect(tables()).toContain('posting_part');
});

test.each([
  [
    'answers',
    "parentPort.postMessage({ failure: { name: 'SqliteError', message: 'full', code: 'SQLITE_FULL' } })",
  ],
  ['ends', "throw Object.assign(new Error('full'), { name: 'SqliteError', code: 'SQLITE_FULL' })"],
])('openWordLists() throws the error that the thread %s with', async (_, failing) => {
  const text = `const { parentPort } = require('node:worker_threads');
    parentPort.on('message', () => { ${failing}; });`;
  const program = path.join(folderWith({ 'failing.cjs': text }), 'failing.cjs');
  const error = await listsOf(openWordLists(new Database(':memory:'), MANY_FOODS, program)).catch(
    (thrown: unknown) => thrown,
  );
  expect(isSqliteError(error)).toBe(true);
  expect(error).toMatchObject({ message: 'full', code: 'SQLITE_FULL' });
});
