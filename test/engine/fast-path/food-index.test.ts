import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { openCatalogue } from '../../../src/catalogue/catalogue.ts';
import { figuresFileOf } from '../../../src/catalogue/figures/figures-format.ts';
import { importSource } from '../../../src/catalogue/importing/import-source.ts';
import { FoodIndex } from '../../../src/engine/fast-path/food-index.ts';
import { RowKernel } from '../../../src/engine/fast-path/kernel/row-kernel.ts';
import { FoodCache } from '../../../src/engine/foods/food-cache.ts';
import { layoutFor } from '../../../src/evaluation/evaluations.ts';
import { makeCollection, makeFood, makeVariant, nutrients, patterns } from '../../support/foods.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const LAYOUT = layoutFor(['healthy-eating-index']);
const SOURCE = { id: 'test', name: 'Test foods', release: '1', licence: 'none' };

const FOODS = Array.from({ length: 20 }, (_, index) =>
  makeFood({
    id: `food-${index}`,
    variants: [
      makeVariant({
        id: `food-${index}.raw`,
        density: index % 3 === 0 ? 0.9 : null,
        nutrients: nutrients(index % 4 === 0 ? {} : { energy: 100 * index, sodium: index }),
        foodPatterns: index % 5 === 0 ? null : patterns({ v_total: index / 7 }),
        foodPatternsEstimated: index % 2 === 0,
      }),
    ],
  }),
);
const CODES = FOODS.map((_, index) => {
  const variantId = `food-${index}.raw`;
  return { source: 'other', code: `${7000 + index}`, variantId, energy: null, isStandIn: false };
});
const IDS = FOODS.flatMap(({ id }, index) => [id, `${id}.raw`, `${7000 + index}`, `no-${id}`]);

let file: string;

beforeEach(async () => {
  file = path.join(tempFolder(), 'catalogue.sqlite');
  await importSource(file, makeCollection(SOURCE, FOODS, { codes: CODES, legacyIds: [] }));
});

/** The amounts that a gram of each id adds to sums, by slot; undefined for an id without a food. */
function parts() {
  const catalogue = openCatalogue(file);
  const kernel = new RowKernel(LAYOUT.width);
  const index = new FoodIndex(new FoodCache(catalogue, LAYOUT), kernel.foods);
  const found = IDS.map((id) => {
    const bytes = Buffer.from(` ${id} `);
    const food = index.find(bytes, 1, bytes.length - 1);
    if (food < 0) return undefined;
    const { partStarts, partSlots, parts: all, densities, maxGrams } = kernel.regions;
    const [from, to] = partStarts.view.subarray(food, food + 2) as unknown as [number, number];
    const slots = [...partSlots.view.subarray(from, to)];
    const added = [...all.view.subarray(from, to)];
    return { slots, added, density: densities.view[food], most: maxGrams.view[food] };
  });
  catalogue.close();
  return found;
}

test('a code, a food and its variant add the same amounts, and unknown ids add none', () => {
  const found = parts();
  for (let at = 0; at < IDS.length; at += 4) {
    const [food, variant, code, unknown] = found.slice(at, at + 4);
    expect(food?.slots.length).toBeGreaterThan(0);
    expect(variant).toEqual(food);
    expect(code).toEqual(food);
    expect(unknown).toBeUndefined();
  }
});

test('a damaged byte of the figures changes no sum', () => {
  const expected = parts();
  const sound = readFileSync(figuresFileOf(file));
  // A prime step, so that every field of a record is damaged once.
  for (let at = 0; at < sound.length; at += 197) {
    const damaged = Buffer.from(sound);
    damaged[at] = (damaged[at] as number) ^ 0x10;
    writeFileSync(figuresFileOf(file), damaged);
    expect(parts()).toEqual(expected);
  }
  writeFileSync(figuresFileOf(file), sound);
});
