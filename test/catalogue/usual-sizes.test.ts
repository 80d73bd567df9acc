import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { openCatalogue } from '../../src/catalogue/catalogue.ts';
import { importSource } from '../../src/catalogue/importing/import-source.ts';
import { withUsualSizes } from '../../src/catalogue/usual-sizes.ts';
import type { Food } from '../../src/model/food.ts';
import { matchText } from '../../src/operations/match/names/foods-of-text.ts';
import { makeCollection, makeFood, makeVariant } from '../support/foods.ts';
import { tempFolder } from '../support/temp-folder.ts';

async function catalogueOf(source: string, foods: readonly Food[]): Promise<string> {
  const file = path.join(tempFolder(), `${source}.sqlite`);
  const about = { id: source, name: source, release: '1', licence: 'none' };
  await importSource(file, makeCollection(about, foods));
  return file;
}

const BANANA = makeFood({
  id: 'banana',
  name: 'Banana',
  otherNames: ['Banane'],
  standardServingType: 'medium_whole',
  variants: [
    makeVariant({
      id: 'banana.raw',
      servingSizes: [{ type: 'medium_whole', label: '1 banana', amount: 126, unit: 'g' }],
    }),
  ],
});
const TABLE = ['Banane roh', 'Banane getrocknet', 'Sellerie'].map((name) =>
  makeFood({ id: name, name, variants: [makeVariant({ id: `${name}.raw`, servingSizes: [] })] }),
);

const match = (catalogue: ReturnType<typeof openCatalogue>, text: string) =>
  matchText(catalogue, text)[0];

test("withUsualSizes() weighs a food without sizes by the sizes of viand's own food, and marks them as assumed", async () => {
  const own = await catalogueOf('own', [BANANA]);
  const table = await catalogueOf('table', TABLE);
  const catalogue = withUsualSizes(openCatalogue(table), own);
  expect(match(catalogue, '2 Bananen')).toMatchObject({
    id: 'Banane roh',
    amount: 252,
    unit: 'g',
    amountConfidence: 0.75,
    isSizeAssumed: true,
    remarks: expect.arrayContaining(['size of a similar food: Banana']),
  });
  // A stated weight is not assumed, and no size is taken from a different food.
  expect(match(catalogue, '200 g Banane')).toMatchObject({ amountConfidence: 1, remarks: [] });
  expect(match(catalogue, '1 Sellerie')?.remarks).toEqual([
    'no amount given: no known serving, 100 g',
  ]);
  // Dried food is lighter.
  expect(match(catalogue, '1 Banane getrocknet')).toMatchObject({
    id: 'Banane getrocknet',
    remarks: ['no amount given: no known serving, 100 g'],
  });
  catalogue.close();
});

test('withUsualSizes() changes nothing for the catalogue that has the sizes', async () => {
  const own = await catalogueOf('own', [BANANA]);
  const catalogue = openCatalogue(own);
  expect(withUsualSizes(catalogue, own)).toBe(catalogue);
  catalogue.close();
});

test('withUsualSizes() opens the catalogue with the sizes only when it needs a size', async () => {
  const table = await catalogueOf('table', TABLE);
  const missing = path.join(tempFolder(), 'missing.sqlite');
  const catalogue = withUsualSizes(openCatalogue(table), missing);
  expect(catalogue.find('Sellerie')?.food.name).toBe('Sellerie');
  catalogue.close();
  expect(existsSync(missing)).toBe(false);
});
