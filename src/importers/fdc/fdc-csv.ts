import path from 'node:path';
import type { DiagnosticSink } from '../../model/diagnostic.ts';
import { USDA_NUTRIENTS } from '../published/usda-nutrients.ts';
import { readTable } from '../read-table.ts';
import { SR_FOOD_GROUPS } from '../sr/food-groups.ts';
import { AmountStore } from './amount-store.ts';
import type { FdcRecord } from './fdc-record.ts';
import { FDC_NUMBERS } from './nutrient-ids.ts';

const FOOD_COLUMNS = ['fdc_id', 'data_type', 'description', 'publication_date'];
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
const AMOUNT_COLUMNS = ['fdc_id', 'nutrient_id', 'amount'];

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

/**
 * Reads the CSV files of FoodData Central: food.csv, food_nutrient.csv and branded_food.csv. Products that
 * food.csv lacks have no description; their brand and category stand for it.
 */
export async function* csvRecords(
  files: readonly string[],
  report: DiagnosticSink,
): AsyncGenerator<FdcRecord> {
  const named = (name: string) => files.find((file) => path.basename(file) === name);
  const amounts = new AmountStore();
  const amountFile = named('food_nutrient.csv');
  if (amountFile !== undefined) await readAmounts(amountFile, amounts, report);
  const brandedFile = named('branded_food.csv');
  const branded =
    brandedFile === undefined ? new Map<string, Branded>() : await readBranded(brandedFile, report);
  const foodFile = named('food.csv');
  if (foodFile !== undefined) {
    for await (const row of readTable(foodFile, FOOD_COLUMNS, report)) {
      const fdcId = row.cell('fdc_id');
      const own = branded.get(fdcId);
      branded.delete(fdcId);
      yield {
        ...(own ?? { ...UNBRANDED, category: srGroup(row.cell('food_category_id')) }),
        fdcId,
        dataType: row.cell('data_type'),
        description: row.cell('description'),
        modified: own?.modified || row.cell('publication_date'),
        portions: [],
        nutrients: amounts.of(Number(fdcId)),
        location: row.location,
      };
    }
  }
  for (const [fdcId, own] of branded) {
    yield {
      ...own,
      fdcId,
      dataType: 'branded_food',
      description: [own.brand, own.category].filter((text) => text !== '').join(': '),
      portions: [],
      nutrients: amounts.of(Number(fdcId)),
    };
  }
}

/** The group of SR that a number of food_category.csv stands for: 11 is 1100, vegetables. */
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

async function readAmounts(file: string, amounts: AmountStore, report: DiagnosticSink) {
  for await (const row of readTable(file, AMOUNT_COLUMNS, report)) {
    const number = FDC_NUMBERS.get(Number(row.cell('nutrient_id')));
    const known = number === undefined ? undefined : USDA_NUTRIENTS.get(number);
    const amount = row.cell('amount');
    if (known === undefined || amount === '') continue;
    amounts.add(Number(row.cell('fdc_id')), known.position, known.toOurUnit(Number(amount)));
  }
}

async function readBranded(file: string, report: DiagnosticSink): Promise<Map<string, Branded>> {
  const branded = new Map<string, Branded>();
  for await (const row of readTable(file, BRANDED_COLUMNS, report)) {
    branded.set(row.cell('fdc_id'), {
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
