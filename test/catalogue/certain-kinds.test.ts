import path from 'node:path';
import { expect, test } from 'vitest';
import { openCatalogue } from '../../src/catalogue/catalogue.ts';
import { importSource } from '../../src/catalogue/importing/import-source.ts';
import { withUsualSizes } from '../../src/catalogue/usual-sizes.ts';
import type { Food } from '../../src/model/food.ts';
import { matchText } from '../../src/operations/match/names/foods-of-text.ts';
import { makeCollection, makeFood, makeVariant, nutrients } from '../support/foods.ts';
import { tempFolder } from '../support/temp-folder.ts';

async function catalogueOf(source: string, foods: readonly Food[]): Promise<string> {
  const file = path.join(tempFolder(), `${source}.sqlite`);
  const about = { id: source, name: source, release: '1', licence: 'none' };
  await importSource(file, makeCollection(about, foods));
  return file;
}

interface Made {
  readonly energy: number;
  readonly fat?: number;
  readonly carbohydrates?: number;
  /** Of a whole, g. */
  readonly sizes?: Readonly<Record<string, number>>;
  readonly otherNames?: readonly string[];
}

const food = (name: string, { sizes = {}, otherNames = [], ...made }: Made) =>
  makeFood({
    id: name,
    name,
    otherNames: [...otherNames],
    standardServingType: 'medium_whole',
    variants: [
      makeVariant({
        id: `${name}.raw`,
        nutrients: nutrients(made),
        servingSizes: Object.entries(sizes).map(([size, amount]) => ({
          type: `${size}_whole` as 'medium_whole',
          label: `1 ${size}`,
          amount,
          unit: 'g' as const,
        })),
      }),
    ],
  });

async function matchIn(own: readonly Food[], table: readonly Food[], text: string) {
  const catalogue = withUsualSizes(
    openCatalogue(await catalogueOf('table', table)),
    await catalogueOf('own', own),
  );
  const [best] = matchText(catalogue, text);
  catalogue.close();
  return best;
}

test('withUsualSizes() is sure of another name only if it is not more general', async () => {
  const stock = food('Vegetable stock', { energy: 20, otherNames: ['Bouillon', 'stock'] });
  const chicken = food('Stock, chicken', { energy: 22 });
  const general = await matchIn([stock], [chicken], '1 l vegetable stock');
  expect(general?.confidence).toBeLessThan(0.8);
  const salmon = food('Salmon', { energy: 800, fat: 13, otherNames: ['Lachs', 'Lachsfilet'] });
  const raw = food('Lachs roh', { energy: 780, fat: 12 });
  expect((await matchIn([salmon], [raw], '150 g Lachsfilet'))?.confidence).toBe(1);
});

test('withUsualSizes() is unsure of a food whose energy comes from other nutrients', async () => {
  const inRoll = food('Hot dog', { energy: 1280, fat: 18, carbohydrates: 23 });
  const sausage = food('Hot dog, NFS', { energy: 1300, fat: 28, carbohydrates: 3 });
  const inRollOfTable = food('Hot dog, NFS', { energy: 1250, fat: 17, carbohydrates: 25 });
  expect((await matchIn([inRoll], [sausage], '100 g hot dog'))?.confidence).toBeLessThan(0.8);
  expect((await matchIn([inRoll], [inRollOfTable], '100 g hot dog'))?.confidence).toBe(1);
});

test('withUsualSizes() assumes the size of a piece that differs from that in viand', async () => {
  const own = food('Leek', { energy: 250, sizes: { small: 100, medium: 150, large: 210 } });
  const table = (grams: number) => [food('Leek', { energy: 250, sizes: { medium: grams } })];
  expect(await matchIn([own], table(140), '1 leek')).toMatchObject({
    amount: 140,
    amountConfidence: 0.85,
  });
  expect(await matchIn([own], table(85), '1 leek')).toMatchObject({
    amount: 85,
    amountConfidence: 0.75,
  });
  // A table with one size does not know what a large one weighs.
  expect((await matchIn([own], table(140), '1 large leek'))?.amount).toBe(210);
});

test('withUsualSizes() measures dry food of a table by a cup of dry food', async () => {
  const cup = (grams: number) => [
    { type: 'medium_cup' as const, label: '1 cup', amount: grams, unit: 'g' as const },
  ];
  const state = (processing: 'raw' | 'boiled', energy: number, grams: number) =>
    makeVariant({
      id: `oats.${processing}`,
      processing,
      nutrients: nutrients({ energy }),
      servingSizes: cup(grams),
    });
  const oats = makeFood({
    id: 'oats',
    name: 'Oats',
    standardProcessing: 'boiled',
    variants: [state('raw', 1500, 85), state('boiled', 300, 235)],
  });
  const ofTable = makeFood({
    id: 'table-oats',
    name: 'Oats, raw',
    variants: [
      makeVariant({
        id: 'table-oats.raw',
        nutrients: nutrients({ energy: 1500 }),
        servingSizes: cup(80),
      }),
    ],
  });
  expect((await matchIn([oats], [ofTable], '1 cup oats'))?.amount).toBe(80);
});

test('withUsualSizes() is sure of a short name that viand knows', async () => {
  const own = food('Egg', { energy: 600, fat: 10, sizes: { medium: 50 }, otherNames: ['Ei'] });
  const table = food('Egg, raw', { energy: 600, fat: 10 });
  expect((await matchIn([own], [table], '2 Eier'))?.confidence).toBeGreaterThan(0.8);
});
