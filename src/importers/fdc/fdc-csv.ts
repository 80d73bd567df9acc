import path from 'node:path';
import type { DiagnosticSink } from '../../model/diagnostic.ts';
import type { TableRow } from '../../tables/csv/headed-table.ts';
import type { Portion } from '../fndds/portions.ts';
import { secondAmount } from '../published/second-amount.ts';
import { usdaAmount, usdaAmounts, usdaNumber } from '../published/usda-nutrients.ts';
import { readTable } from '../read-table.ts';
import { SR_FOOD_GROUPS } from '../sr/food-groups.ts';
import { AmountStore } from './amount-store.ts';
import { portionName } from './fdc-portion.ts';
import { badAmount, type FdcRecord } from './fdc-record.ts';
import { FDC_NUMBERS } from './nutrient-ids.ts';
import type { ReleaseFile } from './release-file.ts';
import { type StatedNutrient, StatedUnits } from './stated-units.ts';

const FOOD_COLUMNS = ['fdc_id', 'data_type', 'description', 'food_category_id', 'publication_date'];
const BRANDED_COLUMNS = [
  'fdc_id',
  'brand_owner',
  'brand_name',
  'gtin_upc',
  'serving_size',
  'serving_size_unit',
  'household_serving_fulltext',
  'branded_food_category',
  'modified_date',
];
const PORTION_COLUMNS = [
  'fdc_id',
  'amount',
  'measure_unit_id',
  'portion_description',
  'modifier',
  'gram_weight',
];
const AMOUNT_COLUMNS = ['fdc_id', 'nutrient_id', 'amount'];
const NUTRIENT_COLUMNS = ['id', 'name', 'unit_name'];

type Branded = Pick<
  FdcRecord,
  | 'brand'
  | 'gtin'
  | 'category'
  | 'servingSize'
  | 'servingUnit'
  | 'household'
  | 'modified'
  | 'location'
>;

/** The counts of records that a partial release lacks. */
export interface MissingRecords {
  /** Products that food.csv lacks. */
  descriptions: number;
  /** Foods in food_nutrient.csv that no other table has. */
  foods: number;
}

/**
 * Reads the CSV files of FoodData Central: food.csv, food_nutrient.csv and branded_food.csv. Products that food.csv
 * lacks have no description: their brand and category replace it.
 */
export async function* csvRecords(
  files: readonly ReleaseFile[],
  report: DiagnosticSink,
  missing: MissingRecords = { descriptions: 0, foods: 0 },
  units = new StatedUnits(),
): AsyncGenerator<FdcRecord> {
  const named = (name: string) => files.find((file) => path.basename(file.name) === name);
  const amounts = new AmountStore();
  const amountFile = named('food_nutrient.csv');
  if (amountFile !== undefined) {
    const stated = await readNutrients(named('nutrient.csv'), report);
    await readAmounts(amountFile, amounts, { report, stated, units });
  }
  const nutrientsOf = (fdcId: string) => {
    const own = amounts.of(Number(fdcId), (place, amount) => {
      // The rows of amounts have no location any more.
      const location = { file: amountFile?.name ?? '' };
      const about = { food: fdcId, number: usdaNumber(place), field: 'amount' };
      report(secondAmount(location, about, String(amount)));
    });
    return own === undefined ? undefined : usdaAmounts(own);
  };
  const brandedFile = named('branded_food.csv');
  const branded =
    brandedFile === undefined ? new Map<string, Branded>() : await readBranded(brandedFile, report);
  const foodFile = named('food.csv');
  if (foodFile !== undefined) {
    const portions = await readPortions(
      named('food_portion.csv'),
      named('measure_unit.csv'),
      report,
    );
    for await (const row of rowsOf(foodFile, FOOD_COLUMNS, report)) {
      const fdcId = wholeNumber(row.cell('fdc_id'));
      const own = branded.get(fdcId);
      branded.delete(fdcId);
      yield {
        ...(own ?? { ...UNBRANDED, category: srGroup(row.cell('food_category_id')) }),
        fdcId,
        dataType: row.cell('data_type'),
        description: row.cell('description'),
        modified: own?.modified || row.cell('publication_date'),
        portions: portions.get(fdcId) ?? [],
        nutrients: nutrientsOf(fdcId),
        location: row.location,
      };
    }
  }
  for (const [fdcId, own] of branded) {
    missing.descriptions += 1;
    yield {
      ...own,
      fdcId,
      dataType: 'branded_food',
      description: [own.brand, own.category]
        .filter((text) => text !== '')
        .join(': ')
        .replace(/\s+/g, ' '),
      portions: [],
      nutrients: nutrientsOf(fdcId),
    };
  }
  missing.foods += amounts.unread;
}

/** An id as the USDA writes it: programs that take ids for numbers save 1106032 as "1106032.0". */
function wholeNumber(id: string): string {
  return id.endsWith('.0') ? id.slice(0, -2) : id;
}

/** The SR food group of a number in food_category.csv: 11 is 1100, vegetables. */
function srGroup(id: string): string {
  return SR_FOOD_GROUPS.get(`${id.padStart(2, '0')}00`) ?? '';
}

const UNBRANDED = {
  brand: '',
  gtin: '',
  category: '',
  servingSize: Number.NaN,
  servingUnit: '',
  household: '',
};

async function* rowsOf(
  { open }: ReleaseFile,
  columns: readonly string[],
  report: DiagnosticSink,
): AsyncGenerator<TableRow> {
  yield* readTable(await open(), columns, report);
}

/** The nutrients of nutrient.csv, by id. A release without that file uses the usual units. */
async function readNutrients(
  file: ReleaseFile | undefined,
  report: DiagnosticSink,
): Promise<ReadonlyMap<string, StatedNutrient>> {
  const nutrients = new Map<string, StatedNutrient>();
  if (file === undefined) return nutrients;
  for await (const row of rowsOf(file, NUTRIENT_COLUMNS, report)) {
    const id = row.cell('id');
    nutrients.set(id, {
      number: numberOf(id),
      name: row.cell('name'),
      unit: row.cell('unit_name'),
    });
  }
  return nutrients;
}

/** The SR number of a nutrient. Tables of survey foods have it instead of an id. */
function numberOf(id: string): string {
  return String(FDC_NUMBERS.get(Number(id)) ?? id);
}

async function readAmounts(
  file: ReleaseFile,
  amounts: AmountStore,
  {
    report,
    stated,
    units,
  }: {
    readonly report: DiagnosticSink;
    readonly stated: ReadonlyMap<string, StatedNutrient>;
    readonly units: StatedUnits;
  },
) {
  const own = new Map<string, StatedNutrient>();
  for await (const row of rowsOf(file, AMOUNT_COLUMNS, report)) {
    const id = row.cell('nutrient_id');
    // Some extracts repeat the unit in each row.
    const unit = row.columns.includes('unit_name') ? row.cell('unit_name') : '';
    const key = id + unit;
    let nutrient = own.get(key);
    if (nutrient === undefined) {
      const named = stated.get(id) ?? { number: numberOf(id), name: '', unit: '' };
      nutrient = unit === '' ? named : { ...named, unit };
      own.set(key, nutrient);
    }
    const place = units.placeOf(nutrient);
    const amount = row.cell('amount');
    if (place === undefined || amount === '') continue;
    const usual = units.read(nutrient, Number(amount));
    if (usual === undefined) continue;
    const known = usdaAmount(place, usual);
    if (known === undefined) report(badAmount(amount, row.at('amount')));
    else amounts.add(Number(row.cell('fdc_id')), place, known);
  }
}

/** Household measures by the ids of foods; products have none. */
async function readPortions(
  file: ReleaseFile | undefined,
  unitFile: ReleaseFile | undefined,
  report: DiagnosticSink,
): Promise<ReadonlyMap<string, readonly Portion[]>> {
  const portions = new Map<string, Portion[]>();
  if (file === undefined) return portions;
  const units = new Map<string, string>();
  if (unitFile !== undefined) {
    for await (const row of rowsOf(unitFile, ['id', 'name'], report)) {
      units.set(row.cell('id'), row.cell('name'));
    }
  }
  for await (const row of rowsOf(file, PORTION_COLUMNS, report)) {
    const fdcId = wholeNumber(row.cell('fdc_id'));
    const list = portions.get(fdcId) ?? [];
    const amount = Number(row.cell('amount'));
    list.push({
      description: portionName({
        description: row.cell('portion_description'),
        amount: amount > 0 ? String(amount) : '',
        unit: units.get(row.cell('measure_unit_id')) ?? '',
        modifier: row.cell('modifier'),
      }),
      product: '',
      grams: Number(row.cell('gram_weight')) || null,
    });
    portions.set(fdcId, list);
  }
  return portions;
}

async function readBranded(
  file: ReleaseFile,
  report: DiagnosticSink,
): Promise<Map<string, Branded>> {
  const branded = new Map<string, Branded>();
  for await (const row of rowsOf(file, BRANDED_COLUMNS, report)) {
    branded.set(wholeNumber(row.cell('fdc_id')), {
      brand: row.cell('brand_name') || row.cell('brand_owner'),
      gtin: row.cell('gtin_upc'),
      category: row.cell('branded_food_category'),
      servingSize: Number(row.cell('serving_size') || 'NaN'),
      servingUnit: row.cell('serving_size_unit'),
      household: row.cell('household_serving_fulltext'),
      modified: row.cell('modified_date'),
      location: row.location,
    });
  }
  return branded;
}
