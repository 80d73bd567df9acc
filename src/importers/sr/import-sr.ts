import type { DiagnosticSink, Location } from '../../model/diagnostic.ts';
import type { Food, ServingSize, Source } from '../../model/food.ts';
import { type ImportCounts, type Importer, newCounts } from '../../model/food-collection.ts';
import { servingSizes } from '../fndds/portions.ts';
import { groupVariants } from '../published/group-variants.ts';
import { publishedFood } from '../published/published-food.ts';
import { secondAmount } from '../published/second-amount.ts';
import { stateOfName } from '../published/state-of-name.ts';
import { repeatedCode } from '../published/table-rows.ts';
import { usdaAmount, usdaAmounts, usdaPlace } from '../published/usda-nutrients.ts';
import { withSaltAndSodium } from '../salt-and-sodium.ts';
import { commonNames } from './common-names.ts';
import { SR_FOOD_GROUPS } from './food-groups.ts';
import { invalidAmount, invalidMeasure, missingFood, withoutNutrients } from './sr-faults.ts';
import { type ByteFile, type FoundTables, findTables, srRows } from './sr-tables.ts';

/** USDA's SR28, under its name in catalogues. */
export const SR: Source = {
  id: 'sr-28',
  name: 'USDA National Nutrient Database for Standard Reference',
  release: '28',
  licence: 'US public domain',
};

/** The amount of each nutrient that viand knows, in USDA's units, by its place. */
type Amounts = Map<number, number>;

interface Measure {
  readonly description: string;
  readonly grams: number;
}

/**
 * Reads USDA's SR in ASCII: FOOD_DES.txt, NUT_DATA.txt and WEIGHT.txt, each compressed or not, or the zip archive with
 * them. Without WEIGHT.txt, foods have no household measures.
 */
export const importSr: Importer = async (paths, report, { counts = newCounts(), note } = {}) => {
  const { files, close } = await findTables(paths);
  const nutrients = await readNutrients(files.NUT_DATA, report);
  const measures = await readMeasures(files.WEIGHT, report);
  if (files.WEIGHT === undefined) {
    note?.('foods have no household measures, since WEIGHT.txt is missing');
  }
  async function* foods(): AsyncGenerator<Food> {
    const single: Food[] = [];
    try {
      for await (const food of readFoods(files, { nutrients, measures }, { report, counts })) {
        single.push(food);
      }
    } finally {
      close();
    }
    yield* groupVariants(single);
  }
  return { source: SR, foods: foods(), legacyIds: [], codes: [] };
};

/** The amounts of each food. Two different ones of a nutrient are none. */
async function readNutrients(
  file: ByteFile,
  report: DiagnosticSink,
): Promise<ReadonlyMap<string, Amounts>> {
  const nutrients = new Map<string, Amounts>();
  for await (const { cells, location } of srRows(file, 'NUT_DATA', report)) {
    const [given = '', number = '', amount = ''] = cells;
    const code = fullCode(given);
    const place = usdaPlace(number);
    if (place === undefined || amount === '') continue;
    const known = usdaAmount(place, Number(amount));
    if (known === undefined) {
      report(invalidAmount(location, code, number, amount));
      continue;
    }
    const own = nutrients.get(code) ?? new Map<number, number>();
    const earlier = own.get(place);
    if (earlier === undefined || earlier === known) own.set(place, known);
    else {
      report(secondAmount(location, { food: code, number, field: 'Nutr_Val' }, amount));
      own.set(place, Number.NaN);
    }
    nutrients.set(code, own);
  }
  return nutrients;
}

async function readMeasures(
  file: ByteFile | undefined,
  report: DiagnosticSink,
): Promise<ReadonlyMap<string, readonly Measure[]>> {
  const measures = new Map<string, Measure[]>();
  if (file === undefined) return measures;
  for await (const { cells, location } of srRows(file, 'WEIGHT', report)) {
    const [given = '', , amount = '', label = '', grams = ''] = cells;
    const code = fullCode(given);
    if (!(Number(amount) > 0 && Number(grams) > 0)) {
      report(
        invalidMeasure(location, code, Number(amount) > 0 ? 'Gm_Wgt' : 'Amount', [amount, grams]),
      );
      continue;
    }
    const list = measures.get(code) ?? [];
    list.push({ description: `${Number(amount)} ${measureName(label)}`, grams: Number(grams) });
    measures.set(code, list);
  }
  return measures;
}

/** The rows of FOOD_DES as foods of one variant, and the problems of rows that have no food. */
async function* readFoods(
  files: FoundTables,
  {
    nutrients,
    measures,
  }: {
    readonly nutrients: ReadonlyMap<string, Amounts>;
    readonly measures: ReadonlyMap<string, readonly Measure[]>;
  },
  { report, counts }: { readonly report: DiagnosticSink; readonly counts: ImportCounts },
): AsyncGenerator<Food> {
  const places = new Map<string, Location>();
  for await (const { cells, location } of srRows(files.FOOD_DES, 'FOOD_DES', report)) {
    const [given = '', group = '', name = '', , common = '', brand = '', , , , scientific = ''] =
      cells;
    const code = fullCode(given);
    counts.rows += 1;
    if (places.has(code)) {
      report(repeatedCode(code, 'NDB_No', location, places.get(code)));
      counts.rejected += 1;
      continue;
    }
    places.set(code, location);
    const own = nutrients.get(code);
    if (own === undefined) {
      report(withoutNutrients(files.FOOD_DES.name, code));
      counts.rejected += 1;
      continue;
    }
    const foodGroup = SR_FOOD_GROUPS.get(group) ?? null;
    yield publishedFood({
      source: SR.id,
      code,
      name,
      otherNames: commonNames(common, name),
      description: scientific.trim(),
      brand: brand === '' ? null : brand,
      type: brand === '' ? 'generic_single_food' : 'branded_food',
      processing: stateOfName(name, foodGroup),
      foodGroup,
      servingSizes: sizesOf(measures.get(code) ?? []),
      nutrients: withSaltAndSodium(usdaAmounts(own)),
    });
  }
  for (const [table, codes] of [
    [files.NUT_DATA, nutrients],
    [files.WEIGHT, measures],
  ] as const) {
    for (const code of codes.keys()) {
      if (!places.has(code)) report(missingFood(table?.name ?? '', code));
    }
  }
}

function sizesOf(measures: readonly Measure[]): ServingSize[] {
  return servingSizes(measures.map((one) => ({ ...one, product: '' })));
}

/** A code with the zeros in front that spreadsheets drop. */
function fullCode(code: string): string {
  return code.padStart(CODE_LENGTH, '0');
}

const CODE_LENGTH = 5;

/** "cup chopped" and "tbsp" in the words of serving types. */
function measureName(label: string): string {
  return label
    .replace(/^cup (?=[a-z])/, 'cup, ')
    .replace(/^tbsp\b/, 'tablespoon')
    .replace(/^tsp\b/, 'teaspoon');
}
