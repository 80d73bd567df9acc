import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import { expect } from 'vitest';
import { openCatalogue } from '../../../src/catalogue/catalogue.ts';
import { type NutrientName, nutrient } from '../../../src/model/nutrients.ts';
import { decodeEntities } from '../../../src/text/escaping/html-entities.ts';
import { SHARED, testOnShared } from '../../support/shared.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { viand } from '../../support/viand.ts';

/** One product of so many is added. */
const EVERY = 300;

const COLUMNS: readonly (readonly [column: string, name: NutrientName, factor: number])[] = [
  ['fat_g', 'fat', 1],
  ['saturated_g', 'saturated_fatty_acids', 1],
  ['carbohydrate_g', 'carbohydrates', 1],
  ['sugar_g', 'sugar', 1],
  ['fiber_g', 'fiber', 1],
  ['protein_g', 'protein', 1],
  ['sodium_g', 'sodium', 1000],
];

testOnShared(
  'every product that catalogue add takes is found by its GTIN, with its amounts',
  async () => {
    const folder = tempFolder();
    const [foods, catalogue] = [path.join(folder, 'foods.csv'), path.join(folder, 'mine.sqlite')];
    const text = gunzipSync(
      readFileSync(path.join(SHARED, 'open-food-facts-2019/products.csv.gz')),
    ).toString();
    const lines = text.split('\n');
    const sample = lines.filter((_, index) => index % EVERY === 0);
    writeFileSync(foods, sample.join('\n'));
    const run = await viand('catalogue', 'add', foods, '--catalogue', catalogue);
    const [, rows, imported] = /: (\d+) rows: (\d+) imported/.exec(run.stdout) ?? [];
    const found = openCatalogue(catalogue);
    let count = 0;
    for (const row of parse(sample.join('\n'), { columns: true }) as Record<string, string>[]) {
      const food = found.findGtin((row['gtin'] ?? '').padStart(14, '0'));
      if (food === undefined) continue;
      count += 1;
      expect(food.name).toBe(decodeEntities(row['product_name'] ?? '').trim());
      for (const [column, name, factor] of COLUMNS) {
        if (row[column] === '') continue;
        const amount = food.variants[0]?.nutrients[nutrient(name).position];
        expect(amount, `${food.gtin} ${name}`).toBeCloseTo(Number(row[column]) * factor, 6);
      }
    }
    found.close();
    expect(Number(rows)).toBeGreaterThan(2000);
    expect(count).toBe(Number(imported));
  },
);
