import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { openCatalogue } from '../../../src/catalogue/catalogue.ts';
import { importSource } from '../../../src/catalogue/importing/import-source.ts';
import { nearestFood } from '../../../src/engine/foods/nearest-food.ts';
import type { Diagnostic } from '../../../src/model/diagnostic.ts';
import { addFoods } from '../../../src/operations/add/add-foods.ts';
import { makeCollection, makeFood, makeVariant } from '../../support/foods.ts';
import { SOURCE_IDS } from '../../support/source-ids.ts';
import { tempFolder } from '../../support/temp-folder.ts';

async function add(folder: string, name: string, content: string, source?: string) {
  const file = path.join(folder, name);
  writeFileSync(file, content);
  const problems: Diagnostic[] = [];
  const catalogue = path.join(folder, 'mine.sqlite');
  const input = addFoods.input.read({
    file,
    catalogue,
    ...(source === undefined ? {} : { source }),
  });
  const needs = {
    stdin: Readable.from([]),
    report: (problem: Diagnostic) => problems.push(problem),
  };
  await addFoods.run(needs, input);
  return { catalogue, problems };
}

/** The ids of published sources, and the prefixes of the ids of their foods. */
const PUBLISHED = new Set([...Object.keys(SOURCE_IDS), ...Object.values(SOURCE_IDS)]);
// The foods of the seeds have no prefix.
PUBLISHED.delete('seeds');

test.each([...PUBLISHED])('addFoods refuses the name of a published source: %s', async (id) => {
  const refusal = {
    diagnostics: [
      {
        code: 'request/invalid',
        message: `"${id}" is the name of a published source`,
        value: id,
        expected: 'another name for your foods: --source <name>',
      },
    ],
  };
  const table = 'id,name,fat_g\n11352,Soup,1\n';
  await expect(add(tempFolder(), 'foods.csv', table, id)).rejects.toMatchObject(refusal);
  if (id.includes('.')) return;
  await expect(add(tempFolder(), `${id}.csv`, table)).rejects.toMatchObject(refusal);
});

test('addFoods() keeps the codes of a published source next to own foods with similar names', async () => {
  const { catalogue } = await add(tempFolder(), 'sr-notes.csv', 'id,name,fat_g\n11352,Soup,1\n');
  const opened = openCatalogue(catalogue);
  expect(opened.find('sr-notes-11352')?.food.name).toBe('Soup');
  expect(opened.find('11352')?.food.name).toBe('Soup');
  expect(opened.find('sr-11352')).toBeUndefined();
  opened.close();
});

test('addFoods() warns of codes and names of another own source, and refuses such codes alone', async () => {
  const folder = tempFolder();
  await add(folder, 'shop.csv', 'id,name,gtin,fat_g\n4711,Bread,,1\n4712,Oats,4012345678901,7\n');
  const { catalogue, problems } = await add(
    folder,
    'kitchen.csv',
    'id,name,gtin,fat_g\n4711,Soup,,2\n4713,Bread,,3\n4714,Oats,4006381333931,7\n',
  );
  expect(problems.map(({ code, message, location }) => [code, message, location?.line])).toEqual([
    ['food/shared-code', 'The code 4711 of "Soup" is also that of "Bread" (shop-4711)', 2],
    ['food/repeated-name', 'The name "Bread" is also that of shop-4711', 3],
  ]);
  const opened = openCatalogue(catalogue);
  expect(opened.find('4711')).toBeUndefined();
  expect(opened.composition('4711')).toBeUndefined();
  expect(opened.ambiguousIds('4711')).toEqual(['shop-4711', 'kitchen-4711']);
  expect(nearestFood(opened)('4711')).toEqual({ value: 'shop-4711', isSafe: false });
  expect(opened.find('kitchen-4711')?.food.name).toBe('Soup');
  expect(opened.find('4713')?.food.name).toBe('Bread');
  opened.close();
});

test('addFoods lets a bar code without article number of two sources find one product', async () => {
  const folder = tempFolder();
  const table = 'name,gtin,fat_g\nOats,4012345678901,7\n';
  await add(folder, 'shop.csv', table);
  const { catalogue, problems } = await add(folder, 'kitchen.csv', table);
  expect(problems).toEqual([]);
  const opened = openCatalogue(catalogue);
  expect(opened.find('04012345678901')?.food.name).toBe('Oats');
  opened.close();
});

test('addFoods() prefers an own food to a published food with the same code, in any order', async () => {
  const folder = tempFolder();
  const file = path.join(folder, 'mine.sqlite');
  const published = makeFood({
    id: 'sr-11352',
    variants: [makeVariant({ id: 'sr-11352.raw', source: 'sr-28', sourceCode: '11352' })],
  });
  const source = { id: 'sr-28', name: 'SR', release: '28', licence: 'none' };
  await importSource(file, makeCollection(source, [published]));
  await add(folder, 'shop.csv', 'id,name,fat_g\n11352,Soup,2\n');
  const opened = openCatalogue(file);
  expect(opened.find('11352')?.food.name).toBe('Soup');
  expect(opened.find('sr-11352')?.food.id).toBe('sr-11352');
  opened.close();
});

test('addFoods refuses a table in which no food has an amount', async () => {
  const table = 'name;brand;Fett (g)\nMilch;Hof;\nBrot;Hof;k. A.\n';
  await expect(add(tempFolder(), 'empty.csv', table)).rejects.toMatchObject({
    diagnostics: [{ message: 'None of 2 foods has an amount' }],
  });
});
