import { Readable } from 'node:stream';
import { decodeSource, openBytes } from '../../io/reading/text-source.ts';
import type { DiagnosticSink } from '../../model/diagnostic.ts';
import { unknownNutrients } from '../../model/nutrients.ts';
import { arrayElements } from '../../tables/json/array-elements.ts';
import { membersOf, numberIn, objectsIn, textIn } from '../../tables/json/members.ts';
import { openZip } from '../../tables/zip.ts';
import { USDA_NUTRIENTS } from '../published/usda-nutrients.ts';
import type { FdcRecord } from './fdc-record.ts';

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
  for await (const { text, index } of arrayElements(chunks, file)) {
    const location = { file, pointer: `/${index}` };
    try {
      yield recordOf(JSON.parse(text), location);
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

/** Everything may be missing, or of another type: the file is somebody else's. */
function recordOf(value: unknown, location: FdcRecord['location']): FdcRecord {
  const food = membersOf(value);
  const text = (name: string) => textIn(food[name]) ?? '';
  const nutrients = unknownNutrients();
  for (const { amount, nutrient } of objectsIn(food['foodNutrients'])) {
    const known = USDA_NUTRIENTS.get(textIn(membersOf(nutrient)['number']) ?? '');
    const number = numberIn(amount);
    if (known === undefined || number === undefined) continue;
    nutrients[known.position] = known.toOurUnit(number);
  }
  return {
    fdcId: text('fdcId'),
    dataType: text('dataType'),
    description: text('description'),
    brand: text('brandName') || text('brandOwner'),
    gtin: text('gtinUpc'),
    category:
      textIn(food['brandedFoodCategory']) ??
      textIn(membersOf(food['foodCategory'])['description']) ??
      '',
    servingSize: numberIn(food['servingSize']) ?? Number.NaN,
    servingUnit: text('servingSizeUnit'),
    household: text('householdServingFullText'),
    modified: isoDay(textIn(food['modifiedDate']) ?? text('publicationDate')),
    portions: objectsIn(food['foodPortions']).map((portion) => ({
      description:
        textIn(portion['portionDescription']) ??
        [
          textIn(portion['amount']) ?? '1',
          unitName(textIn(membersOf(portion['measureUnit'])['name'])),
          textIn(portion['modifier']) ?? '',
        ]
          .filter((part) => part !== '')
          .join(' '),
      product: '',
      grams: numberIn(portion['gramWeight']) ?? null,
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
