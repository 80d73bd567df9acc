import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { openCatalogue } from '../../src/catalogue/catalogue.ts';
import { importSource } from '../../src/catalogue/importing/import-source.ts';
import { withUsualSizes } from '../../src/catalogue/usual-sizes.ts';
import type { Food } from '../../src/model/food.ts';
import { candidateRecord } from '../../src/operations/match/candidate-record.ts';
import { matchText } from '../../src/operations/match/names/foods-of-text.ts';
import { makeCollection, makeFood, makeVariant, nutrients } from '../support/foods.ts';
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

function match(catalogue: ReturnType<typeof openCatalogue>, text: string) {
  const [best] = matchText(catalogue, text);
  return best && candidateRecord(best);
}

test("withUsualSizes() weighs a food without sizes by the sizes of viand's own food, and says so", async () => {
  const own = await catalogueOf('own', [BANANA]);
  const table = await catalogueOf('table', TABLE);
  const catalogue = withUsualSizes(openCatalogue(table), own);
  expect(match(catalogue, '2 Bananen')).toMatchObject({
    id: 'Banane roh',
    amount: 252,
    unit: 'g',
    amountConfidence: 0.85,
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

test("withUsualSizes() treats a copy of viand's catalogue of another release as that catalogue", async () => {
  const own = await catalogueOf('own', [BANANA]);
  const copy = openCatalogue(await catalogueOf('viand', [BANANA]));
  expect(withUsualSizes(copy, own)).toBe(copy);
  copy.close();
});

test('withUsualSizes() opens the catalogue with the sizes only when it needs a size', async () => {
  const table = await catalogueOf('table', TABLE);
  const missing = path.join(tempFolder(), 'missing.sqlite');
  const catalogue = withUsualSizes(openCatalogue(table), missing);
  expect(catalogue.find('Sellerie')?.food.name).toBe('Sellerie');
  catalogue.close();
  expect(existsSync(missing)).toBe(false);
});

const ofEnergy = (name: string, energy: number, fat: number) =>
  makeFood({
    id: name,
    name,
    variants: [makeVariant({ id: `${name}.raw`, nutrients: nutrients({ energy, fat }) })],
  });

test('withUsualSizes() chooses among the kinds of a plain name only if they are alike', async () => {
  const own = await catalogueOf('own', [ofEnergy('Tilsiter', 1480, 28)]);
  const table = await catalogueOf('table', [
    ofEnergy('Tilsiter, mild, jung', 1480, 28),
    ofEnergy('Tilsiter, pikant', 1500, 29),
    ofEnergy('Gouda 30 % Fett i. Tr.', 1110, 16),
    ofEnergy('Gouda 48 % Fett i. Tr.', 1580, 31),
    ofEnergy('Knäckebrot, glutenfrei', 1500, 2),
  ]);
  const catalogue = withUsualSizes(openCatalogue(table), own);
  expect(match(catalogue, '30 g Tilsiter')).toMatchObject({
    id: 'Tilsiter, pikant',
    confidence: expect.closeTo(0.95),
    foodConfidence: expect.closeTo(0.95),
    remarks: ['assumed an ordinary kind of this food'],
  });
  expect(matchText(catalogue, '30 g Gouda')).toMatchObject(
    ['Gouda 30 % Fett i. Tr.', 'Gouda 48 % Fett i. Tr.'].map((id) => ({
      id,
      foodConfidence: expect.closeTo(0.65, 2),
      remarks: ['kinds of this food differ: say which one it is'],
    })),
  );
  expect(match(catalogue, '30 g Gouda, 48 %')?.id).toBe('Gouda 48 % Fett i. Tr.');
  expect(match(catalogue, '30 g Knäckebrot')?.foodConfidence).toBeLessThan(0.8);
  catalogue.close();
});

test('withUsualSizes() finds a food by another name that viand knows, if it is the same food', async () => {
  const salmon = ofEnergy('Salmon', 800, 13);
  const own = await catalogueOf('own', [
    { ...salmon, otherNames: ['Lachsfilet', 'Lachs'] },
    { ...ofEnergy('Spread', 2200, 60), otherNames: ['Streichfett', 'Margarine'] },
  ]);
  const table = await catalogueOf('table', [
    ofEnergy('Lachs roh', 780, 12),
    ofEnergy('Margarine', 1500, 40),
  ]);
  const catalogue = withUsualSizes(openCatalogue(table), own);
  expect(match(catalogue, '150 g Lachsfilet')).toMatchObject({
    id: 'Lachs roh',
    amount: 150,
    confidence: 1,
    remarks: ['another name of it: Lachs'],
  });
  // A margarine with less fat is only a suggestion.
  expect(match(catalogue, '10 g Streichfett')).toMatchObject({
    id: 'Margarine',
    foodConfidence: 0.75,
  });
  catalogue.close();
});

test('withUsualSizes() takes the sizes of the food itself before those of its kind', async () => {
  const sized = (id: string, name: string, amount: number) =>
    makeFood({
      id,
      name,
      standardServingType: 'medium_piece',
      variants: [
        makeVariant({
          id: `${id}.raw`,
          servingSizes: [{ type: 'medium_piece', label: '1 biscuit', amount, unit: 'g' }],
        }),
      ],
    });
  const own = await catalogueOf('own', [
    sized('biscuit', 'Biscuit', 8),
    sized('digestive', 'Digestive biscuit', 15),
  ]);
  const table = await catalogueOf('table', [
    makeFood({
      id: 'b',
      name: 'Biscuits, digestive, plain',
      variants: [makeVariant({ id: 'b.raw' })],
    }),
  ]);
  const catalogue = withUsualSizes(openCatalogue(table), own);
  expect(match(catalogue, '2 digestive biscuits')).toMatchObject({ id: 'b', amount: 30 });
  catalogue.close();
});

test('withUsualSizes() finds no food by a word for its state alone', async () => {
  const own = await catalogueOf('own', [BANANA]);
  const onion = makeFood({
    id: 'onion',
    name: 'Onions',
    otherNames: ['Onions, baked'],
    standardProcessing: 'baked',
    variants: [makeVariant({ id: 'onion.baked', processing: 'baked', servingSizes: [] })],
  });
  const table = await catalogueOf('table', [onion]);
  const catalogue = withUsualSizes(openCatalogue(table), own);
  expect(match(catalogue, '200 g baked onions')).toMatchObject({ id: 'onion.baked' });
  expect(match(catalogue, '200 g baked beans')).toBeUndefined();
  catalogue.close();
});

const ofEnergyWithPieces = (id: string, name: string, energy: number, amount: number) =>
  makeFood({
    id,
    name,
    standardServingType: 'medium_whole',
    variants: [
      makeVariant({
        id: `${id}.raw`,
        nutrients: nutrients({ energy }),
        servingSizes: [{ type: 'medium_whole', label: '1 piece', amount, unit: 'g' }],
      }),
    ],
  });

test('withUsualSizes() counts in no pieces that the like food of viand cannot have', async () => {
  const own = await catalogueOf('own', [
    ofEnergyWithPieces('pepper', 'Pepper', 1050, 0.05),
    ofEnergyWithPieces('almond', 'Almond', 2400, 1.2),
    ofEnergyWithPieces('breast', 'Breast', 500, 160),
  ]);
  const table = await catalogueOf('table', [
    ofEnergy('Pepper, capsicum', 110, 0),
    ofEnergy('Almond, whole', 2400, 0),
    ofEnergyWithPieces('packed', 'Breast, packed', 500, 926),
  ]);
  const catalogue = withUsualSizes(openCatalogue(table), own);
  // Peppercorns are no sweet peppers.
  expect(match(catalogue, '1 pepper')).toMatchObject({
    amount: 100,
    remarks: expect.arrayContaining(['no amount given: no known serving, 100 g']),
  });
  expect(match(catalogue, '10 almonds')).toMatchObject({ amount: 12 });
  expect(match(catalogue, '1 breast')).toMatchObject({
    amount: 160,
    remarks: expect.arrayContaining(['size of a similar food: Breast']),
  });
  catalogue.close();
});

test('withUsualSizes() takes no kind of a name that viand has for foods that differ', async () => {
  const named = (id: string, energy: number, fat: number) => ({
    ...ofEnergy(id, energy, fat),
    otherNames: ['Quark'],
    foodGroup: 'Dairy and Egg Products' as const,
  });
  const own = await catalogueOf('own', [named('Curd', 310, 0.2), named('Creamy curd', 660, 11)]);
  const table = await catalogueOf('table', [
    ofEnergy('Quark mager', 310, 0.2),
    ofEnergy('Quark Fettstufe', 660, 11),
  ]);
  const catalogue = withUsualSizes(openCatalogue(table), own);
  expect(match(catalogue, '100 g Quark')?.confidence).toBeLessThan(0.8);
  catalogue.close();
});
