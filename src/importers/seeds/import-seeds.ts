import path from 'node:path';
import type { FaultSink } from '../../model/faults.ts';
import {
  FOOD_TYPES,
  type Food,
  PROCESSINGS,
  SERVING_TYPES,
  type ServingSize,
  type ServingUnit,
  type Source,
  type Variant,
} from '../../model/food.ts';
import { FOOD_PATTERNS, type FoodPatternVector } from '../../model/food-patterns.ts';
import { findNutrient, type NutrientVector, unknownNutrients } from '../../model/nutrients.ts';
import {
  isRepeated,
  knownOrNull,
  readAmount,
  readChoice,
  readFoodPatternVector,
  textOrNull,
} from '../cells.ts';
import type { ImportedSource } from '../imported-source.ts';
import { readTable, type TableRow } from '../table.ts';

const FOOD_COLUMNS = [
  'id',
  'name',
  'type',
  'food_group',
  'is_solid',
  'standard_processing',
  'standard_serving_type',
  'standard_unit',
  'density',
  'search_weight',
];
const VARIANT_COLUMNS = [
  'id',
  'food_id',
  'processing',
  'label',
  'yield_factor',
  'source',
  'source_code',
];
const SERVING_COLUMNS = ['food_id', 'type', 'label', 'amount', 'unit'];
const FOOD_PATTERN_COLUMNS = FOOD_PATTERNS.map(({ name }) => name);

const SERVING_UNITS: readonly ServingUnit[] = ['g', 'ml'];
const FLAGS = ['true', 'false'] as const;

const SOURCE: Source = {
  id: 'viand',
  name: 'viand everyday foods',
  release: '1',
  licence: 'names and grouping MIT; figures US public domain',
};

interface FoodPatterns {
  readonly amounts: FoodPatternVector;
  readonly isEstimated: boolean;
}

/** Reads the project's own tables; `seeds/README.md` says what is in them. */
export async function importSeeds(folder: string, fault: FaultSink): Promise<ImportedSource> {
  const table = (name: string) => path.join(folder, name);
  const nutrients = await readNutrients(table('nutrients.csv'), fault);
  const foodPatterns = await readFoodPatterns(table('food-patterns.csv'), fault);
  const variants = await readVariants(table('variants.csv'), nutrients, foodPatterns, fault);
  const servings = await readServings(table('serving-sizes.csv'), fault);
  const foods = new Map<string, Food | undefined>();
  for await (const row of readTable(table('foods.csv'), FOOD_COLUMNS, fault)) {
    if (isRepeated(row, 'id', foods, fault)) continue;
    foods.set(row.cell('id'), readFood(row, variants, servings, fault));
  }
  reportOrphans([variants, servings], foods, folder, fault);
  return { source: SOURCE, foods: [...foods.values()].filter((food) => food !== undefined) };
}

async function readNutrients(file: string, fault: FaultSink): Promise<Map<string, NutrientVector>> {
  const vectors = new Map<string, NutrientVector>();
  for await (const row of readTable(file, ['variant_id'], fault)) {
    if (isRepeated(row, 'variant_id', vectors, fault)) continue;
    const vector = unknownNutrients();
    for (const column of row.columns) {
      if (column === 'variant_id') continue;
      const nutrient = findNutrient(column);
      if (nutrient === undefined) faultOf(row, column, column, 'a nutrient of the registry', fault);
      else vector[nutrient.position] = readAmount(row, column, fault);
    }
    vectors.set(row.cell('variant_id'), vector);
  }
  return vectors;
}

async function readFoodPatterns(
  file: string,
  fault: FaultSink,
): Promise<Map<string, FoodPatterns>> {
  const patterns = new Map<string, FoodPatterns>();
  const columns = ['variant_id', 'estimated', ...FOOD_PATTERN_COLUMNS];
  for await (const row of readTable(file, columns, fault)) {
    if (isRepeated(row, 'variant_id', patterns, fault)) continue;
    const amounts = readFoodPatternVector(row, FOOD_PATTERN_COLUMNS, fault);
    const isEstimated = readChoice(row, 'estimated', FLAGS, fault) === 'true';
    if (amounts !== undefined) patterns.set(row.cell('variant_id'), { amounts, isEstimated });
  }
  return patterns;
}

async function readVariants(
  file: string,
  nutrients: ReadonlyMap<string, NutrientVector>,
  foodPatterns: ReadonlyMap<string, FoodPatterns>,
  fault: FaultSink,
): Promise<Map<string, Variant[]>> {
  const variants = new Map<string, Variant[]>();
  const ids = new Set<string>();
  for await (const row of readTable(file, VARIANT_COLUMNS, fault)) {
    const id = row.cell('id');
    if (isRepeated(row, 'id', ids, fault)) continue;
    ids.add(id);
    const processing = readChoice(row, 'processing', PROCESSINGS, fault);
    const vector = nutrients.get(id);
    if (vector === undefined) faultOf(row, 'id', id, 'a row in nutrients.csv', fault);
    if (processing === undefined || vector === undefined) continue;
    const patterns = foodPatterns.get(id);
    addTo(variants, row.cell('food_id'), {
      id,
      processing,
      label: row.cell('label'),
      yieldFactor: knownOrNull(readAmount(row, 'yield_factor', fault)),
      nutrients: vector,
      foodPatterns: patterns?.amounts ?? null,
      foodPatternsEstimated: patterns?.isEstimated ?? false,
      source: row.cell('source'),
      sourceCode: textOrNull(row.cell('source_code')),
    });
  }
  return variants;
}

async function readServings(file: string, fault: FaultSink): Promise<Map<string, ServingSize[]>> {
  const servings = new Map<string, ServingSize[]>();
  for await (const row of readTable(file, SERVING_COLUMNS, fault)) {
    const type = readChoice(row, 'type', SERVING_TYPES, fault);
    const unit = readChoice(row, 'unit', SERVING_UNITS, fault);
    const amount = readAmount(row, 'amount', fault);
    if (type === undefined || unit === undefined) continue;
    addTo(servings, row.cell('food_id'), {
      type,
      label: row.cell('label'),
      amount: knownOrNull(amount),
      unit,
    });
  }
  return servings;
}

function readFood(
  row: TableRow,
  variants: ReadonlyMap<string, Variant[]>,
  servings: ReadonlyMap<string, ServingSize[]>,
  fault: FaultSink,
): Food | undefined {
  const id = row.cell('id');
  const type = readChoice(row, 'type', FOOD_TYPES, fault);
  const processing = readChoice(row, 'standard_processing', PROCESSINGS, fault);
  const unit = readChoice(row, 'standard_unit', SERVING_UNITS, fault);
  const isSolid = readChoice(row, 'is_solid', FLAGS, fault);
  if (type === undefined || processing === undefined || unit === undefined) return undefined;

  const ownVariants = variants.get(id) ?? [];
  const ownServings = servings.get(id) ?? [];
  const standardServing = row.cell('standard_serving_type');
  const servingType = ownServings.find((serving) => serving.type === standardServing)?.type ?? null;
  if (!ownVariants.some((variant) => variant.processing === processing)) {
    faultOf(row, 'standard_processing', processing, 'the processing of one of its variants', fault);
  }
  if (standardServing !== '' && servingType === null) {
    faultOf(row, 'standard_serving_type', standardServing, 'one of its serving sizes', fault);
  }
  return {
    id,
    name: row.cell('name'),
    description: '',
    type,
    brand: null,
    gtin: null,
    foodGroup: textOrNull(row.cell('food_group')),
    isSolid: isSolid === 'true',
    standardProcessing: processing,
    standardServingType: servingType,
    standardUnit: unit,
    density: knownOrNull(readAmount(row, 'density', fault)),
    searchWeight: knownOrNull(readAmount(row, 'search_weight', fault)) ?? 0,
    servingSizes: ownServings,
    variants: ownVariants,
  };
}

function addTo<Value>(lists: Map<string, Value[]>, key: string, value: Value): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [value]);
  else list.push(value);
}

function reportOrphans(
  tables: readonly ReadonlyMap<string, unknown>[],
  foods: ReadonlyMap<string, unknown>,
  folder: string,
  fault: FaultSink,
): void {
  for (const id of new Set(tables.flatMap((table) => [...table.keys()]))) {
    if (foods.has(id)) continue;
    fault({
      code: 'import/orphan',
      message: `Cannot find food "${id}"`,
      place: { file: folder },
      field: 'food_id',
      value: id,
      expected: 'an id of foods.csv',
    });
  }
}

function faultOf(
  row: TableRow,
  field: string,
  value: string,
  expected: string,
  fault: FaultSink,
): void {
  fault({
    code: 'import/bad-value',
    message: `Cannot use ${field} "${value}"`,
    place: row.place,
    field,
    value,
    expected,
  });
}
