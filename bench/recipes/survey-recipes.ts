import { readFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { parse } from 'csv-parse/sync';
import { NUTRIENT_COLUMNS } from '../../src/importers/fndds/nutrient-columns.ts';
import { readSource } from '../../src/importers/read-source.ts';
import { type NutrientVector, nutrient, unknownNutrients } from '../../src/model/nutrients.ts';
import { withZip } from '../../src/tables/zip.ts';

/** An ingredient of a recipe of FNDDS. */
export interface SurveyIngredient {
  /** A code of SR, or of another food of FNDDS. */
  readonly code: number;
  readonly grams: number;
  /** A code of USDA's retention factors; 0 for none. */
  readonly retentionCode: number;
}

/** A food of FNDDS with the recipe that its nutrients were computed by. */
export interface SurveyRecipe {
  readonly code: number;
  readonly name: string;
  /** Change of the weight by water, as a share of the weight of the ingredients. */
  readonly moistureChange: number;
  readonly ingredients: readonly SurveyIngredient[];
  /** As published, in our units. */
  readonly nutrients: NutrientVector;
}

interface JsonSurveyFood {
  readonly foodCode: string;
  readonly description: string;
  readonly foodAttributes: readonly { readonly value?: string }[];
  readonly inputFoods: readonly {
    readonly ingredientCode: number;
    readonly ingredientWeight: number;
    readonly retentionCode: number;
  }[];
  readonly foodNutrients: readonly {
    readonly nutrient: { readonly number: string };
    readonly amount?: number;
  }[];
}

/** What the comparison reads, from a folder of USDA's tables. */
export interface SurveyData {
  readonly recipes: readonly SurveyRecipe[];
  /** Half of the last digit that FNDDS prints, by position of the nutrient; NaN where it has none. */
  readonly halfDigit: NutrientVector;
  /** Compositions of SR28 by code. */
  readonly sr: ReadonlyMap<number, NutrientVector>;
  /** Factors by retention code, in the order of the model's. */
  readonly factors: ReadonlyMap<number, readonly number[]>;
}

const SURVEY = 'fndds-2021-2023/FoodData_Central_survey_food_json_2024-10-31.zip';
const COLUMNS = new Map(NUTRIENT_COLUMNS.map((column) => [column.number, column]));

/** Reads FNDDS 2021-2023, SR28 and the retention factors. */
export async function readSurveyData(folder: string): Promise<SurveyData> {
  const json = await withZip(path.join(folder, SURVEY), async ([file]) =>
    file === undefined ? '' : text(await file.open()),
  );
  const foods = (JSON.parse(json) as { readonly SurveyFoods: JsonSurveyFood[] }).SurveyFoods;
  const halfDigit = unknownNutrients();
  const recipes = foods.map((food) => recipeOf(food, halfDigit));
  const sr = new Map<number, NutrientVector>();
  const { foods: srFoods } = await readSource('sr', [path.join(folder, 'sr28')], () => {});
  for await (const { variants } of srFoods) {
    for (const { sourceCode, nutrients } of variants) sr.set(Number(sourceCode), nutrients);
  }
  return { recipes, halfDigit, sr, factors: readFactors(folder) };
}

function recipeOf(food: JsonSurveyFood, halfDigit: NutrientVector): SurveyRecipe {
  const nutrients = unknownNutrients();
  for (const { nutrient: named, amount } of food.foodNutrients) {
    const column = COLUMNS.get(named.number);
    if (column === undefined || amount === undefined) continue;
    const { position } = nutrient(column.nutrient);
    nutrients[position] = column.toOurUnit(amount);
    const [, decimals = ''] = String(amount).split('.');
    const half = column.toOurUnit(0.5 / 10 ** decimals.length);
    if (!(half >= (halfDigit[position] as number))) halfDigit[position] = half;
  }
  const moisture = food.foodAttributes.flatMap(({ value = '' }) =>
    [...value.matchAll(/^Moisture change: (-?[\d.]+)%/g)].map(([, change]) => Number(change) / 100),
  );
  return {
    code: Number(food.foodCode),
    name: food.description,
    moistureChange: moisture[0] ?? 0,
    ingredients: food.inputFoods.map((input) => ({
      code: input.ingredientCode,
      grams: input.ingredientWeight,
      retentionCode: input.retentionCode,
    })),
    nutrients,
  };
}

function readFactors(folder: string): Map<number, readonly number[]> {
  const bytes = readFileSync(path.join(folder, 'usda-retention-6/retention_factors.csv'));
  const rows = parse(bytes) as string[][];
  return new Map(
    rows.slice(1).map(([code, , , ...factors]) => [Number(code), factors.map(Number)]),
  );
}
