import { DuckDBInstance } from '@duckdb/node-api';
import type { Catalogue } from '../../src/catalogue/catalogue.ts';
import type { FoundFood } from '../../src/catalogue/reading/food-finder.ts';
import { portionGrams } from '../../src/engine/entries/portions.ts';
import { resolvedVariant } from '../../src/engine/foods/resolved-food.ts';
import type { IndexInput } from '../../src/evaluation/indices/index-table.ts';
import { standardVariant, type Variant } from '../../src/model/food.ts';
import { foodPattern, isFoodPattern } from '../../src/model/food-patterns.ts';
import { nutrient } from '../../src/model/nutrients.ts';
import { FIGURE_TABLE, FIGURES, FOOD_TABLE } from './hei-query.ts';

/** Amounts in a catalogue are per this many grams. */
const BASIS_GRAMS = 100;

/** Ids of foods and of their variants; the foods that are eaten most come first. */
export function idsByUse(catalogue: Catalogue): string[] {
  return [...catalogue.foods()]
    .sort((one, other) => other.searchWeight - one.searchWeight)
    .flatMap(({ id, variants }) => [id, ...variants.map((variant) => variant.id)]);
}

/** The distinct values of a column in CSV files. */
export async function distinctValues(files: readonly string[], column: string): Promise<string[]> {
  const instance = await DuckDBInstance.create();
  const connection = await instance.connect();
  const names = files.map((file) => `'${file}'`).join(', ');
  const result = await connection.runAndReadAll(
    `SELECT DISTINCT "${column}" FROM read_csv([${names}], all_varchar = true)`,
  );
  connection.closeSync();
  instance.closeSync();
  return result.getRows().map(([value]) => String(value));
}

/** Writes a DuckDB database of the foods that have these ids. */
export async function writeFoodTable(
  catalogue: Catalogue,
  ids: readonly string[],
  file: string,
): Promise<void> {
  const instance = await DuckDBInstance.create(file);
  const connection = await instance.connect();
  await connection.run(FIGURE_TABLE);
  const rows = await connection.createAppender('figure');
  for (const id of ids) {
    const found = catalogue.find(id);
    if (found === undefined) throw new Error(`${id} is not in the catalogue`);
    rows.appendVarchar(id);
    rows.appendDouble(defaultGrams(found));
    for (const figure of figuresPerGram(found)) rows.appendDouble(figure);
    rows.endRow();
  }
  rows.closeSync();
  await connection.run(FOOD_TABLE);
  connection.closeSync();
  instance.closeSync();
}

/** The amounts per gram, in the order of {@link FIGURES}. */
function figuresPerGram({ food, variantId }: FoundFood): number[] {
  const variant = food.variants.find(({ id }) => id === variantId) ?? standardVariant(food);
  return Object.values(FIGURES).map((inputs) =>
    inputs.reduce((sum, input) => sum + amountOf(input, variant) / BASIS_GRAMS, 0),
  );
}

/** The amount of an input. The query has no rule for unknown amounts, so these throw. */
function amountOf(input: IndexInput, { id, nutrients, foodPatterns }: Variant): number {
  const amount = isFoodPattern(input)
    ? foodPatterns?.[foodPattern(input).position]
    : nutrients[nutrient(input).position];
  if (amount === undefined || Number.isNaN(amount)) throw new Error(`${input} of ${id} is unknown`);
  return amount;
}

/** The grams of an entry without an amount. */
function defaultGrams({ food, variantId }: FoundFood): number {
  const entry = {
    foodId: food.id,
    amount: undefined,
    unit: undefined,
    isRawWeight: false,
    group: [],
    location: { file: '', line: 0 },
  };
  return portionGrams(entry, resolvedVariant(food, variantId), () => undefined);
}
