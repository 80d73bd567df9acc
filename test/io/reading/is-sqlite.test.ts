import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { isSqlite } from '../../../src/io/reading/is-sqlite.ts';
import { tempFolder } from '../../support/temp-folder.ts';

test('isSqlite() recognises a database by its first bytes, whatever its name is', () => {
  const file = path.join(tempFolder(), 'foods.csv');
  const database = new Database(file);
  database.exec('CREATE TABLE food (id TEXT)');
  database.close();
  expect(isSqlite(file)).toBe(true);
});

test('isSqlite() is false for texts, short, missing and unreadable files, folders and pipes', () => {
  const folder = tempFolder();
  const at = (name: string) => path.join(folder, name);
  writeFileSync(at('foods.sqlite'), 'id,name\n');
  writeFileSync(at('notes'), 'SQLite format 3 is documented by its authors');
  writeFileSync(at('short'), 'SQLite');
  writeFileSync(at('empty'), '');
  execFileSync('mkfifo', [at('pipe')]);
  for (const name of ['foods.sqlite', 'notes', 'short', 'empty', 'pipe', 'missing', '.']) {
    expect([name, isSqlite(at(name))]).toEqual([name, false]);
  }
});
