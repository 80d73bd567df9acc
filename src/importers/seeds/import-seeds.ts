import path from 'node:path';
import { withDerivedNutrients } from '../../model/derived/derived-nutrients.ts';
import { type DiagnosticSink, type Location, ViandError } from '../../model/diagnostic.ts';
import {
  FOOD_TYPES,
  type Food,
  PROCESSINGS,
  SERVING_TYPES,
  SERVING_UNITS,
  type ServingSize,
  type Source,
  type Variant,
} from '../../model/food.ts';
import type { FoodCollection, ImportOptions } from '../../model/food-collection.ts';
import { VIAND_SOURCE_ID } from '../../model/ids/viand-source-id.ts';
import { knownOrNull } from '../../model/known-or-null.ts';
import { checkFood } from '../../rules/foods/check-food.ts';
import type { FoodDiagnostic } from '../../rules/foods/food-rule.ts';
import type { TableRow } from '../../tables/csv/headed-table.ts';
import { isRepeated, readAmount, readChoice, textOrNull } from '../cells.ts';
import { legacyIdsOf, readCodeChanges } from '../fndds/code-changes.ts';
import { readBanner, readTable } from '../read-table.ts';
import { readLegacyIds, readSourceCodes, variantsByFnddsCode } from './alternate-ids.ts';
import {
  type FoodPatternFigures,
  type NutrientFigures,
  readFoodPatterns,
  readNutrients,
} from './figures.ts';
import { addTo, badValue, FLAGS, type Mentions, mention, reportOrphans } from './seed-cells.ts';

const FOOD_COLUMNS = [
  'id',
  'name',
  'type',
  'food_group',
  'is_solid',
  'standard_processing',
  'standard_serving_type',
  'standard_unit',
  'search_weight',
  'retired_in',
];
const VARIANT_COLUMNS = ['id', 'food_id', 'processing', 'label', 'yield_factor', 'density'];
const SERVING_COLUMNS = ['variant_id', 'type', 'label', 'amount', 'unit'];
const NAME_COLUMNS = ['food_id', 'language', 'name'];
const PRODUCT_COLUMNS = ['food_id', 'brand', 'gtin'];

/** The tables of the seeds by their file names; seeds/README.md describes them. */
export const SEED_TABLES = {
  foods: 'foods.csv',
  variants: 'variants.csv',
  nutrients: 'nutrients.csv',
  foodPatterns: 'food-patterns.csv',
  servings: 'serving-sizes.csv',
  names: 'names.csv',
  products: 'products.csv',
  legacyIds: 'legacy-ids.csv',
  codes: 'codes.csv',
} as const;

/** Whether a file is one of the project's own tables: by its name, and the table of foods next to it. */
export async function isSeedsTable(file: string): Promise<boolean> {
  const names: readonly string[] = Object.values(SEED_TABLES);
  if (!names.includes(path.basename(file))) return false;
  const foods = path.join(path.dirname(file), SEED_TABLES.foods);
  return (await readBanner(foods, FOOD_COLUMNS).catch(() => undefined)) !== undefined;
}

/** The foods of viand's own tables, under their name in catalogues. */
export const EVERYDAY_FOODS: Source = {
  id: VIAND_SOURCE_ID,
  name: 'viand everyday foods',
  release: '4.0',
  licence:
    'names and grouping MIT; figures US public domain, Open Government Licence v3 (CoFID), CC BY 4.0 (BLS, Max Rubner-Institut) and Federal authorities of the Swiss Confederation (naehrwertdaten.ch)',
};

interface Product {
  readonly brand: string;
  readonly gtin: string;
  readonly row: TableRow;
}

/** What the other tables say about each food. */
interface FoodParts {
  readonly variants: ReadonlyMap<string, Variant[]>;
  readonly names: ReadonlyMap<string, SeedName[]>;
  readonly products: ReadonlyMap<string, Product>;
}

/** Reads the project's own tables; `seeds/README.md` describes them. */
export async function importSeeds(
  paths: readonly string[],
  fault: DiagnosticSink,
  { codeChanges }: ImportOptions = {},
): Promise<FoodCollection> {
  const folder = onlyFolder(paths);
  const table = (name: keyof typeof SEED_TABLES) => path.join(folder, SEED_TABLES[name]);
  const mentions = { foods: new Map<string, TableRow>(), variants: new Map<string, TableRow>() };
  const nutrients = await readNutrients(table('nutrients'), mentions.variants, fault);
  const foodPatterns = await readFoodPatterns(table('foodPatterns'), mentions.variants, fault);
  const servings = await readServings(table('servings'), mentions.variants, fault);
  const figures = { nutrients, foodPatterns, servings };
  // Faulty foods, too, so that references to them are not reported as well.
  const variantIds = new Set<string>();
  const parts: FoodParts = {
    variants: await readVariants(table('variants'), figures, variantIds, mentions.foods, fault),
    names: await readNames(table('names'), mentions.foods, fault),
    products: await readProducts(table('products'), mentions.foods, fault),
  };
  const foods = new Map<string, Food | undefined>();
  for await (const row of readTable(table('foods'), FOOD_COLUMNS, fault)) {
    if (isRepeated(row, 'id', foods, fault)) continue;
    const read = readFood(row, parts, fault);
    const food = read && withDerivedNutrients(read);
    foods.set(row.cell('id'), food);
    if (food === undefined) continue;
    const product = parts.products.get(food.id)?.row;
    checkRules(food, { row, product, nutrients }, fault);
  }
  reportOrphans(mentions.foods, 'food_id', foods, fault);
  reportOrphans(mentions.variants, 'variant_id', variantIds, fault);
  const isCurrent = (id: string) => foods.has(id) || variantIds.has(id);
  const codes = await readSourceCodes(table('codes'), (id) => variantIds.has(id), fault);
  const changes = codeChanges === undefined ? [] : await readCodeChanges(codeChanges, fault);
  const variantOf = variantsByFnddsCode(parts.variants, codes);
  const listed = new Set(codes.map(({ code }) => code));
  return {
    source: EVERYDAY_FOODS,
    foods: [...foods.values()].filter((food) => food !== undefined),
    legacyIds: [
      ...(await readLegacyIds(table('legacyIds'), isCurrent, parts.variants, fault)),
      // A food that the seeds list for a code is closer to it than the food of a later code.
      ...legacyIdsOf(changes, (code) => variantOf.get(code)).filter(({ id }) => !listed.has(id)),
    ],
    codes,
  };
}

function onlyFolder(paths: readonly string[]): string {
  const [folder, ...others] = paths;
  if (folder !== undefined && others.length === 0) return folder;
  throw new ViandError({
    code: 'import/duplicate',
    message: 'Cannot read the seeds from several folders',
    location: { file: paths.join(', ') },
    expected: 'one folder',
  });
}

interface VariantFigures {
  readonly nutrients: ReadonlyMap<string, NutrientFigures>;
  readonly foodPatterns: ReadonlyMap<string, FoodPatternFigures>;
  readonly servings: ReadonlyMap<string, ServingSize[]>;
}

async function readVariants(
  file: string,
  { nutrients, foodPatterns, servings }: VariantFigures,
  ids: Set<string>,
  foods: Mentions,
  fault: DiagnosticSink,
): Promise<Map<string, Variant[]>> {
  const variants = new Map<string, Variant[]>();
  for await (const row of readTable(file, VARIANT_COLUMNS, fault)) {
    const id = row.cell('id');
    mention(foods, row, 'food_id');
    if (isRepeated(row, 'id', ids, fault)) continue;
    ids.add(id);
    const processing = readChoice(row, 'processing', PROCESSINGS, fault);
    const figures = nutrients.get(id);
    if (figures === undefined) fault(badValue(row, 'id', id, 'this id in nutrients.csv'));
    if (processing === undefined || figures === undefined) continue;
    const patterns = foodPatterns.get(id);
    addTo(variants, row.cell('food_id'), {
      id,
      processing,
      label: row.cell('label'),
      yieldFactor: knownOrNull(readAmount(row, 'yield_factor', fault)),
      density: knownOrNull(readAmount(row, 'density', fault)),
      servingSizes: servings.get(id) ?? [],
      nutrients: figures.amounts,
      foodPatterns: patterns?.amounts ?? null,
      foodPatternsEstimated: patterns?.isEstimated ?? false,
      foodPatternsOrigin: patterns?.origin ?? null,
      source: figures.origin?.source ?? EVERYDAY_FOODS.id,
      sourceCode: figures.origin?.sourceCode ?? null,
      borrowed: figures.borrowed,
    });
  }
  return variants;
}

async function readServings(
  file: string,
  variants: Mentions,
  fault: DiagnosticSink,
): Promise<Map<string, ServingSize[]>> {
  const servings = new Map<string, ServingSize[]>();
  for await (const row of readTable(file, SERVING_COLUMNS, fault)) {
    mention(variants, row, 'variant_id');
    const type = readChoice(row, 'type', SERVING_TYPES, fault);
    const unit = readChoice(row, 'unit', SERVING_UNITS, fault);
    const amount = knownOrNull(readAmount(row, 'amount', fault));
    if (type === undefined || unit === undefined) continue;
    addTo(servings, row.cell('variant_id'), { type, label: row.cell('label'), amount, unit });
  }
  return servings;
}

async function readNames(
  file: string,
  foods: Mentions,
  fault: DiagnosticSink,
): Promise<Map<string, SeedName[]>> {
  const names = new Map<string, SeedName[]>();
  for await (const row of readTable(file, NAME_COLUMNS, fault)) {
    mention(foods, row, 'food_id');
    addTo(names, row.cell('food_id'), { language: row.cell('language'), name: row.cell('name') });
  }
  return names;
}

interface SeedName {
  readonly language: string;
  readonly name: string;
}

/** The first name in each language except English, whose first name is the name of the food. */
function localNamesOf(names: readonly SeedName[]): Pick<Food, 'localNames'> {
  const local: Record<string, string> = {};
  for (const { language, name } of names) if (language !== 'en') local[language] ??= name;
  return Object.keys(local).length === 0 ? {} : { localNames: local };
}

async function readProducts(
  file: string,
  foods: Mentions,
  fault: DiagnosticSink,
): Promise<Map<string, Product>> {
  const products = new Map<string, Product>();
  const gtins = new Set<string>();
  for await (const row of readTable(file, PRODUCT_COLUMNS, fault)) {
    mention(foods, row, 'food_id');
    if (isRepeated(row, 'food_id', products, fault)) continue;
    if (isRepeated(row, 'gtin', gtins, fault)) continue;
    gtins.add(row.cell('gtin'));
    products.set(row.cell('food_id'), { brand: row.cell('brand'), gtin: row.cell('gtin'), row });
  }
  return products;
}

function readFood(row: TableRow, parts: FoodParts, fault: DiagnosticSink): Food | undefined {
  const id = row.cell('id');
  const type = readChoice(row, 'type', FOOD_TYPES, fault);
  const processing = readChoice(row, 'standard_processing', PROCESSINGS, fault);
  const unit = readChoice(row, 'standard_unit', SERVING_UNITS, fault);
  const isSolid = readChoice(row, 'is_solid', FLAGS, fault);
  const servingTypes = ['', ...SERVING_TYPES] as const;
  const servingType = readChoice(row, 'standard_serving_type', servingTypes, fault);
  const choices = [type, processing, unit, isSolid, servingType];
  if (choices.includes(undefined)) return undefined;
  const product = parts.products.get(id);
  return {
    id,
    name: row.cell('name'),
    otherNames: (parts.names.get(id) ?? []).map(({ name }) => name),
    ...localNamesOf(parts.names.get(id) ?? []),
    description: '',
    type: type as Food['type'],
    brand: product?.brand ?? null,
    gtin: product?.gtin ?? null,
    foodGroup: textOrNull(row.cell('food_group')) as Food['foodGroup'],
    isSolid: isSolid === 'true',
    standardProcessing: processing as Food['standardProcessing'],
    standardServingType: (servingType || null) as Food['standardServingType'],
    standardUnit: unit as Food['standardUnit'],
    searchWeight: knownOrNull(readAmount(row, 'search_weight', fault)) ?? 0,
    retiredIn: textOrNull(row.cell('retired_in')),
    variants: parts.variants.get(id) ?? [],
  };
}

/** The rows about a food. */
interface FoodRows {
  readonly row: TableRow;
  readonly product: TableRow | undefined;
  readonly nutrients: ReadonlyMap<string, NutrientFigures>;
}

function checkRules(food: Food, rows: FoodRows, fault: DiagnosticSink): void {
  for (const { amountOf, ...found } of checkFood(food)) {
    fault({ location: locationOf(found.field, amountOf, rows), ...found });
  }
}

/** The location of the cell that breaks a rule, or of the row of the food. */
function locationOf(
  field: string,
  amountOf: FoodDiagnostic['amountOf'],
  { row, product, nutrients }: FoodRows,
): Location {
  const figures = amountOf && nutrients.get(amountOf.variantId);
  if (amountOf !== undefined && figures !== undefined) return figures.locationOf(amountOf.name);
  return field === 'gtin' && product !== undefined ? product.at(field) : row.at(field);
}
