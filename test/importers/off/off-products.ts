import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { importOff } from '../../../src/importers/off/import-off.ts';
import type { Diagnostic } from '../../../src/model/diagnostic.ts';
import type { Food } from '../../../src/model/food.ts';
import type { FoodRepair, ImportCounts } from '../../../src/model/food-collection.ts';
import { type NutrientName, nutrient } from '../../../src/model/nutrients.ts';
import { tempFolder } from '../../support/temp-folder.ts';

/** The products of a file, with their problems. */
export async function readOff(name: string, content: string | Buffer) {
  const file = path.join(tempFolder(), name);
  writeFileSync(file, content);
  const faults: Diagnostic[] = [];
  const counts: ImportCounts = { rows: 0, imported: 0, repaired: 0, merged: 0, rejected: 0 };
  const repairs: FoodRepair[] = [];
  const { foods } = await importOff([file], (fault) => faults.push(fault), {
    counts,
    repaired: (repair) => repairs.push(repair),
  });
  const list: Food[] = [];
  for await (const food of foods) list.push(food);
  return { foods: list, faults, counts, repairs };
}

/** An amount of a product, per 100 g. */
export function amount(food: Food | undefined, name: NutrientName): number {
  return food?.variants[0]?.nutrients[nutrient(name).position] as number;
}

const COLUMNS = [
  'code',
  'product_name',
  'last_modified_datetime',
  'serving_size',
  'serving_quantity',
  'nutrition_data_per',
  'energy-kj_100g',
  'energy-kcal_100g',
  'energy_100g',
  'fat_100g',
  'carbohydrates_100g',
  'polyols_100g',
  'proteins_100g',
  'sodium_100g',
  'salt_100g',
  'alcohol_100g',
  'categories',
  'energy-kcal_serving',
  'fat_serving',
  'carbohydrates_serving',
  'proteins_serving',
];

/** A table of products in the form of the export of Open Food Facts. */
export function tsv(...rows: readonly Readonly<Record<string, string>>[]): string {
  return [COLUMNS, ...rows.map((row) => COLUMNS.map((column) => row[column] ?? ''))]
    .map((cells) => `${cells.join('\t')}\n`)
    .join('');
}

/** A product without a mistake. */
export const PLAIN = {
  code: '3017620422003',
  product_name: 'Spread',
  'energy-kj_100g': '2252',
  fat_100g: '30.9',
  carbohydrates_100g: '57.5',
  proteins_100g: '6.3',
};
