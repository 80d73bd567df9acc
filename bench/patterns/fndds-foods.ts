import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { readSource } from '../../src/importers/read-source.ts';
import type { Food } from '../../src/model/food.ts';
import type { FoodPatternVector } from '../../src/model/food-patterns.ts';
import type { NutrientVector } from '../../src/model/nutrients.ts';

/** A food whose food patterns were measured. */
export interface MeasuredFood {
  readonly code: string;
  readonly name: string;
  readonly category: string;
  readonly nutrients: NutrientVector;
  readonly foodPatterns: FoodPatternVector;
}

/** The foods of FNDDS 2017-2018. */
export interface FnddsFoods {
  /** As viand imports them. */
  readonly foods: readonly Food[];
  readonly source: Awaited<ReturnType<typeof readSource>>;
  /** The foods by code, each with its published name and category. */
  readonly measured: ReadonlyMap<string, MeasuredFood>;
}

/**
 * Reads FNDDS 2017-2018.
 *
 * @param folder the folder that contains `fndds-2017-2018`
 */
export async function readFnddsFoods(folder: string): Promise<FnddsFoods> {
  const fndds = path.join(folder, 'fndds-2017-2018');
  const file = path.join(fndds, '2017-2018 FNDDS At A Glance - Foods and Beverages.csv');
  const rows = parse(readFileSync(file), {
    ...{ relax_column_count: true, relax_quotes: true, bom: true, from_line: 2 },
  }) as string[][];
  const published = new Map(
    rows.map(([code = '', name, , , category]) => [code, { name, category }]),
  );
  const source = await readSource('fndds', [fndds], () => {});
  const foods: Food[] = [];
  const measured = new Map<string, MeasuredFood>();
  for await (const food of source.foods) {
    foods.push(food);
    for (const { sourceCode: code, nutrients, foodPatterns } of food.variants) {
      if (code === null || foodPatterns === null) continue;
      const { name = food.name, category = '' } = published.get(code) ?? {};
      measured.set(code, { code, name, category, nutrients, foodPatterns });
    }
  }
  return { foods, source, measured };
}
