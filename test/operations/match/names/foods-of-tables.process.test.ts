import path from 'node:path';
import { expect, test } from 'vitest';
import { openCatalogue } from '../../../../src/catalogue/catalogue.ts';
import { importSource } from '../../../../src/catalogue/importing/import-source.ts';
import { withUsualSizes } from '../../../../src/catalogue/usual-sizes.ts';
import { matchText } from '../../../../src/operations/match/names/foods-of-text.ts';
import { CATALOGUE } from '../../../support/embedded-catalogue.ts';
import { makeCollection, makeFood, makeVariant, nutrients } from '../../../support/foods.ts';
import { tempFolder } from '../../../support/temp-folder.ts';

type Amounts = Parameters<typeof nutrients>[0];

/** The foods that a line means in a published table, the likeliest first. */
async function namesIn(table: Readonly<Record<string, Amounts>>, line: string) {
  const foods = Object.entries(table).map(([name, amounts]) =>
    makeFood({
      ...{ id: name, name, standardServingType: null, standardUnit: 'g', foodGroup: null },
      variants: [
        makeVariant({ id: `${name}.raw`, nutrients: nutrients(amounts), servingSizes: [] }),
      ],
    }),
  );
  const file = path.join(tempFolder(), 'table.sqlite');
  const about = { id: 'table', name: 'table', release: '1', licence: 'none' };
  await importSource(file, makeCollection(about, foods));
  const catalogue = withUsualSizes(openCatalogue(file), CATALOGUE);
  const candidates = matchText(catalogue, line);
  catalogue.close();
  return candidates;
}

const BREAST = { energy: 450, protein: 23, fat: 1.5, carbohydrates: 0 };
const WITH_SKIN = { energy: 720, protein: 20, fat: 10, carbohydrates: 0 };
const BUTTER = { energy: 3000, protein: 0.7, fat: 81, carbohydrates: 0.7 };
const BEEF = { energy: 1000, protein: 26, fat: 15, carbohydrates: 0 };
const MASH = { energy: 370, protein: 2.3, fat: 3, carbohydrates: 12.4 };

test('a plain chicken breast is without skin, although apples are with it', async () => {
  const table = {
    'Chicken, breast, with skin, raw': WITH_SKIN,
    'Chicken, breast, without skin, raw': BREAST,
  };
  const [best] = await namesIn(table, '400 g chicken breast');
  expect(best?.name).toContain('without skin');
  const [skinned] = await namesIn(table, '400 g chicken breast with skin');
  expect(skinned?.name).toContain('with skin');
  const [apple] = await namesIn(
    { 'Apples, raw, with skin': MASH, 'Apples, raw, without skin': MASH },
    '1 apple',
  );
  expect(apple?.name).toContain('with skin');
});

test('a shape of pasta is the pasta of a table, and minced beef its ground beef', async () => {
  const PASTA = { energy: 660, protein: 5.8, fat: 0.9, carbohydrates: 30.9 };
  const [pasta] = await namesIn(
    { 'Pasta, cooked': PASTA, 'Spaghetti sauce with meat': MASH },
    '250 g cooked spaghetti',
  );
  expect(pasta?.name).toContain('Pasta');
  const table = {
    'Beef, steak, sirloin, lean only eaten': BEEF,
    'Beef, NFS': BEEF,
    'Beef, ground': BEEF,
  };
  const [beef] = await namesIn(table, '500 g minced beef');
  expect(beef?.name).toContain('ground');
});

test('unsalted butter is the butter that a table calls without salt', async () => {
  const salted = { ...BUTTER, salt: 1.5 };
  const table = { 'Butter, salted': salted, 'Butter, without salt': { ...BUTTER, salt: 0.03 } };
  const [best] = await namesIn(table, '50 g unsalted butter');
  expect(best).toMatchObject({ name: 'Butter, without salt', confidence: 1 });
});

test('minced beef is not any beef of a table that calls it ground', async () => {
  const table = { 'Beef, NFS': BEEF, 'Beef, steak, flank': BEEF };
  const [any] = await namesIn(table, '100 g cooked minced beef');
  expect(any?.confidence).toBeLessThan(0.8);
  const [ground] = await namesIn({ ...table, 'Beef, ground': BEEF }, '100 g cooked minced beef');
  expect(ground?.name).toContain('Beef, ground');
});

test('a dish is what a table says it is made of with milk', async () => {
  const table = {
    Kartoffelschnee: { energy: 405, protein: 2, fat: 2, carbohydrates: 16.7 },
    'Kartoffelpüree mit Milch 3,5 % Fett': MASH,
  };
  const [best] = await namesIn(table, '200 g Kartoffelpüree');
  expect(best?.name).toBe('Kartoffelpüree mit Milch 3,5 % Fett');
});

const WHITE_PASTA = { energy: 630, protein: 5.5, fat: 0.9, carbohydrates: 29 };

test('a shape of pasta is the pasta of a table, unless it is wholemeal', async () => {
  const table = {
    'Pasta, cooked': WHITE_PASTA,
    'Wholemeal pasta, cooked': { energy: 600, protein: 6, fat: 1.3, carbohydrates: 26 },
  };
  expect((await namesIn(table, '200 g cooked Spaghetti'))[0]?.id).toContain('Pasta, cooked');
  expect((await namesIn(table, '200 g cooked Vollkornspaghetti'))[0]?.id).toContain('Wholemeal');
});

test('a sweet pepper of a table is not surely meant by "Peperoni", which is a chilli, too', async () => {
  const table = {
    'Pepper, sweet, red': { energy: 130, protein: 1, fat: 0.3, carbohydrates: 6 },
  };
  const [best] = await namesIn(table, '1 Peperoni');
  expect(best?.confidence ?? 0).toBeLessThan(0.8);
});
