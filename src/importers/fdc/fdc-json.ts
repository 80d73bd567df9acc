import { Readable } from 'node:stream';
import { decodeSource, openBytes } from '../../io/reading/text-source.ts';
import type { DiagnosticSink } from '../../model/diagnostic.ts';
import { unknownNutrients } from '../../model/nutrients.ts';
import { arrayElements } from '../../tables/json/array-elements.ts';
import { openZip } from '../../tables/zip.ts';
import { USDA_NUTRIENTS } from '../published/usda-nutrients.ts';
import type { FdcRecord } from './fdc-record.ts';

/** A food in the JSON of FoodData Central, as far as it is read. */
interface FdcJson {
  readonly fdcId?: number;
  readonly dataType?: string;
  readonly description?: string;
  readonly brandOwner?: string;
  readonly brandName?: string;
  readonly gtinUpc?: string;
  readonly brandedFoodCategory?: string;
  readonly foodCategory?: { readonly description?: string };
  readonly servingSize?: number;
  readonly servingSizeUnit?: string;
  readonly householdServingFullText?: string;
  readonly modifiedDate?: string;
  readonly publicationDate?: string;
  readonly foodPortions?: readonly {
    readonly gramWeight?: number;
    readonly amount?: number;
    readonly modifier?: string;
    readonly portionDescription?: string;
    readonly measureUnit?: { readonly name?: string };
  }[];
  readonly foodNutrients?: readonly {
    readonly amount?: number;
    readonly nutrient?: { readonly number?: string };
  }[];
}

/** Reads the JSON of FoodData Central, a food at a time, also from a zip archive. */
export async function* jsonRecords(
  file: string,
  report: DiagnosticSink,
): AsyncGenerator<FdcRecord> {
  if (!/\.zip$/i.test(file)) {
    const { chunks } = decodeSource(openBytes(file, Readable.from([])), 'utf-8');
    yield* recordsIn(file, chunks, report);
    return;
  }
  const { files, close } = await openZip(file);
  try {
    for (const { name, open } of files.filter((one) => /\.json$/i.test(one.name))) {
      const stream = await open();
      yield* recordsIn(name, stream.setEncoding('utf8'), report);
    }
  } finally {
    close();
  }
}

async function* recordsIn(
  file: string,
  chunks: AsyncIterable<string>,
  report: DiagnosticSink,
): AsyncGenerator<FdcRecord> {
  for await (const { text, index } of arrayElements(chunks)) {
    const location = { file, pointer: `/${index}` };
    try {
      yield recordOf(JSON.parse(text) as FdcJson, location);
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
      report({
        code: 'import/syntax',
        message: `Invalid JSON: ${error.message}`,
        location,
        expected: 'a food of FoodData Central',
      });
    }
  }
}

function recordOf(food: FdcJson, location: FdcRecord['location']): FdcRecord {
  const nutrients = unknownNutrients();
  for (const { amount, nutrient } of food.foodNutrients ?? []) {
    const known = USDA_NUTRIENTS.get(nutrient?.number ?? '');
    if (known === undefined || amount === undefined) continue;
    nutrients[known.position] = known.toOurUnit(amount);
  }
  return {
    fdcId: String(food.fdcId ?? ''),
    dataType: food.dataType ?? '',
    description: food.description ?? '',
    brand: food.brandName || food.brandOwner || '',
    gtin: food.gtinUpc ?? '',
    category: food.brandedFoodCategory ?? food.foodCategory?.description ?? '',
    servingSize: food.servingSize ?? Number.NaN,
    servingUnit: food.servingSizeUnit ?? '',
    household: food.householdServingFullText ?? '',
    modified: isoDay(food.modifiedDate ?? food.publicationDate ?? ''),
    portions: (food.foodPortions ?? []).map((portion) => ({
      description:
        portion.portionDescription ??
        [portion.amount ?? 1, unitName(portion.measureUnit?.name), portion.modifier ?? '']
          .filter((part) => part !== '')
          .join(' '),
      product: '',
      grams: portion.gramWeight ?? null,
    })),
    nutrients,
    location,
  };
}

function unitName(name = ''): string {
  return name === 'undetermined' ? '' : name;
}

/** "9/24/2021" as 2021-09-24. */
function isoDay(date: string): string {
  const [, month, day, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(date) ?? [];
  if (year === undefined) return /^\d{4}-\d{2}-\d{2}/.exec(date)?.[0] ?? '';
  return `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`;
}
