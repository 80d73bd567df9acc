import type { Diagnostic, DiagnosticSink, Location } from '../../model/diagnostic.ts';
import { type Food, processingLabel, type Source } from '../../model/food.ts';
import type { FoodCollection, FoodLocationSink } from '../../model/food-collection.ts';
import { FOOD_PATTERNS, type FoodPatternVector } from '../../model/food-patterns.ts';
import { nutrient, SALT_PER_SODIUM, unknownNutrients } from '../../model/nutrients.ts';
import { convertMass } from '../../model/units.ts';
import type { TableRow } from '../../tables/csv/headed-table.ts';
import { isRepeated, knownOrNull, readAmount, readFoodPatternVector } from '../cells.ts';
import { readTable } from '../read-table.ts';
import { type Category, readCategory } from './categories.ts';
import { NUTRIENT_COLUMNS } from './nutrient-columns.ts';
import { densityOf, type Portion, servingSizes } from './portions.ts';
import { readProcessing } from './processing.ts';
import { CODE, findFiles, TABLES } from './tables.ts';

const FOOD_PATTERN_UNITS: Readonly<Record<string, string>> = {
  'cup eq': 'cup eq.',
  'oz eq': 'oz. eq.',
  'tsp eq': 'tsp. eq.',
  g: 'grams',
  drinks: 'no. of drinks',
};

const FOOD_PATTERN_COLUMNS = FOOD_PATTERNS.map(
  ({ name, unit }) => `${name.toUpperCase()} (${FOOD_PATTERN_UNITS[unit]})`,
);

/** The source's id; its release is told by the files. */
const SOURCE = 'fndds';

/**
 * Reads USDA's Food and Nutrient Database for Dietary Studies, as its "At A Glance" tables are
 * published, with the Food Patterns Equivalents Database of the same release.
 *
 * @param folder holds the four CSV files, whatever their names
 * @param place told where the figures of each food stand
 * @throws Refusal where a file or a column is missing
 */
export async function importFndds(
  folder: string,
  fault: DiagnosticSink,
  location: FoodLocationSink = () => {},
): Promise<FoodCollection> {
  const { files, release } = await findFiles(folder);
  const remarks = await readRemarks(files.foods, fault);
  const portions = await readPortions(files.portions, remarks, fault);
  const foodPatterns = await readFoodPatterns(files.foodPatterns, remarks, fault);
  const foods = new Map<string, Food>();
  const columns = [...TABLES.nutrients, ...NUTRIENT_COLUMNS.map(({ column }) => column)];
  for await (const row of readTable(files.nutrients, columns, fault)) {
    const code = row.cell(CODE);
    if (isRepeated(row, CODE, foods, fault)) continue;
    location(foodIdOf(code), row.location);
    if (!remarks.has(code)) fault(orphan(code, row.location, 'a code of the foods table'));
    if (!foodPatterns.has(code)) fault(orphan(code, row.location, 'a whole row of FPED'));
    foods.set(
      code,
      toFood(
        row,
        remarks.get(code)?.text ?? '',
        portions.get(code) ?? [],
        foodPatterns.get(code),
        fault,
      ),
    );
  }
  for (const [code, { location }] of remarks) {
    if (!foods.has(code)) fault(orphan(code, location, 'a row of nutrient values'));
  }
  return { source: sourceOf(release), foods: [...foods.values()], legacyIds: [], codes: [] };
}

function orphan(code: string, location: Location, expected: string): Diagnostic {
  return {
    code: 'import/orphan',
    message: `Cannot join food code "${code}" with the other tables`,
    location,
    field: CODE,
    value: code,
    expected,
  };
}

function sourceOf(release: string): Source {
  return {
    id: SOURCE,
    name: 'USDA Food and Nutrient Database for Dietary Studies, with its Food Patterns Equivalents Database',
    release,
    licence: 'US public domain',
  };
}

interface Remark {
  readonly text: string;
  readonly location: Location;
}

/** Further descriptions by food code; also tells which codes there are. */
async function readRemarks(file: string, fault: DiagnosticSink): Promise<Map<string, Remark>> {
  const remarks = new Map<string, Remark>();
  for await (const row of readTable(file, TABLES.foods, fault)) {
    if (isRepeated(row, CODE, remarks, fault)) continue;
    const text = row.cell('Additional food description');
    remarks.set(row.cell(CODE), { text, location: row.location });
  }
  return remarks;
}

async function readPortions(
  file: string,
  codes: ReadonlyMap<string, unknown>,
  fault: DiagnosticSink,
): Promise<Map<string, Portion[]>> {
  const portions = new Map<string, Portion[]>();
  for await (const row of readTable(file, TABLES.portions, fault)) {
    const code = row.cell(CODE);
    if (!codes.has(code)) fault(orphan(code, row.location, 'a code of the foods table'));
    const portion = {
      description: row.cell('Portion description'),
      product: row.cell('Subcode description'),
      grams: readWeight(row, fault),
    };
    const known = portions.get(code);
    if (known === undefined) portions.set(code, [portion]);
    else known.push(portion);
  }
  return portions;
}

/** USDA's marks of a weight that is not known: "usual amounts" of human milk and infant formula. */
const UNKNOWN_WEIGHTS = new Set(['0', '-9']);

function readWeight(row: TableRow, fault: DiagnosticSink): number | null {
  if (UNKNOWN_WEIGHTS.has(row.cell('Portion weight (g)'))) return null;
  return knownOrNull(readAmount(row, 'Portion weight (g)', fault));
}

async function readFoodPatterns(
  file: string,
  codes: ReadonlyMap<string, unknown>,
  fault: DiagnosticSink,
): Promise<Map<string, FoodPatternVector>> {
  const vectors = new Map<string, FoodPatternVector>();
  for await (const row of readTable(file, ['FOODCODE', ...FOOD_PATTERN_COLUMNS], fault)) {
    if (isRepeated(row, 'FOODCODE', vectors, fault)) continue;
    const code = row.cell('FOODCODE');
    if (!codes.has(code)) fault(orphan(code, row.location, 'a code of the foods table'));
    const vector = readFoodPatternVector(row, FOOD_PATTERN_COLUMNS, fault);
    if (vector !== undefined) vectors.set(code, vector);
  }
  return vectors;
}

function foodIdOf(code: string): string {
  return `${SOURCE}-${code}`;
}

function toFood(
  row: TableRow,
  description: string,
  portions: readonly Portion[],
  foodPatterns: FoodPatternVector | undefined,
  fault: DiagnosticSink,
): Food {
  const code = row.cell(CODE);
  const name = row.cell('Main food description');
  const category: Category = readCategory(readCategoryNumber(row, fault));
  const processing = readProcessing(name, category);
  const sizes = servingSizes(portions);
  const id = foodIdOf(code);
  return {
    id,
    name,
    otherNames: [],
    description,
    type: category.type,
    brand: null,
    gtin: null,
    foodGroup: category.foodGroup,
    isSolid: category.isSolid,
    standardProcessing: processing,
    standardServingType: sizes.some(({ type }) => type === 'portion') ? 'portion' : null,
    standardUnit: category.isSolid ? 'g' : 'ml',
    density: densityOf(portions),
    searchWeight: 0,
    retiredIn: null,
    servingSizes: sizes,
    variants: [
      {
        id: `${id}.${processing}`,
        processing,
        label: processingLabel(processing),
        yieldFactor: null,
        nutrients: readNutrients(row, fault),
        foodPatterns: foodPatterns ?? null,
        foodPatternsEstimated: false,
        foodPatternsOrigin:
          foodPatterns === undefined ? null : { source: SOURCE, sourceCode: code },
        source: SOURCE,
        sourceCode: code,
        borrowed: null,
      },
    ],
  };
}

const CATEGORY = 'WWEIA Category number';

function readCategoryNumber(row: TableRow, fault: DiagnosticSink): number {
  const text = row.cell(CATEGORY);
  if (!/^[1-9]\d{3}$/.test(text)) {
    fault({
      code: 'import/bad-value',
      message: `Cannot read ${CATEGORY} "${text}"`,
      location: row.at(CATEGORY),
      field: CATEGORY,
      value: text,
      expected: 'four digits',
    });
  }
  return Number(text);
}

function readNutrients(row: TableRow, fault: DiagnosticSink): Float64Array {
  const nutrients = unknownNutrients();
  for (const { column, nutrient: name, toOurUnit } of NUTRIENT_COLUMNS) {
    nutrients[nutrient(name).position] = toOurUnit(readAmount(row, column, fault));
  }
  const sodium = nutrients[nutrient('sodium').position] as number;
  nutrients[nutrient('salt').position] = convertMass(sodium * SALT_PER_SODIUM, 'mg', 'g');
  return nutrients;
}
