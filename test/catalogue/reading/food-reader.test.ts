import path from 'node:path';
import { expect, test } from 'vitest';
import { openReadOnly } from '../../../src/catalogue/connection.ts';
import { importSource } from '../../../src/catalogue/importing/import-source.ts';
import { foodReader } from '../../../src/catalogue/reading/food-reader.ts';
import { makeCollection, makeFood, makeVariant } from '../../support/foods.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const SOURCE = { id: 'test', name: 'Test foods', release: '1', licence: 'none' };

test('foodReader() caches a food when it is read a second time', async () => {
  const file = path.join(tempFolder(), 'catalogue.sqlite');
  const foods = ['apple', 'pear'].map((id) =>
    makeFood({ id, variants: [makeVariant({ id: `${id}.raw` })] }),
  );
  await importSource(file, makeCollection(SOURCE, foods));
  const db = openReadOnly(file);
  const read = foodReader(db);
  const [first, second, third] = [read(1), read(1), read(1)];
  expect(second).not.toBe(first);
  expect(second).toEqual(first);
  expect(third).toBe(second);
  expect(read(2)).not.toEqual(first);
  expect([first.id, read(2).id].sort()).toEqual(['apple', 'pear']);
  db.close();
});
