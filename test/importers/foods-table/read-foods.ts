import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import {
  type FoodsTableOptions,
  readFoodsTable,
} from '../../../src/importers/foods-table/read-foods-table.ts';
import type { Diagnostic } from '../../../src/model/diagnostic.ts';
import type { Food } from '../../../src/model/food.ts';
import { type NutrientName, nutrient } from '../../../src/model/nutrients.ts';
import { READ_LIMITS } from '../../../src/tables/read-limits.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const SOURCE = { id: 'own', name: 'own', release: '', licence: '', isOwn: true };

/** Reads a table of foods; problems are collected. */
export async function readFoods(
  text: string | Buffer,
  options: Partial<FoodsTableOptions> = {},
  name = 'foods.csv',
) {
  const file = path.join(tempFolder(), name);
  writeFileSync(file, text);
  const faults: Diagnostic[] = [];
  const table = await readFoodsTable(
    file,
    Readable.from([]),
    {
      source: SOURCE,
      columnMap: {},
      basis: undefined,
      sheet: undefined,
      encoding: undefined,
      limits: READ_LIMITS,
      ...options,
    },
    (fault) => faults.push(fault),
  );
  const foods: Food[] = [];
  for await (const food of table.collection.foods) foods.push(food);
  return { foods, faults, ...table };
}

/** An amount of a food as bought, per 100 g. */
export function amountOf(food: Food | undefined, name: NutrientName): number {
  return food?.variants[0]?.nutrients[nutrient(name).position] as number;
}
