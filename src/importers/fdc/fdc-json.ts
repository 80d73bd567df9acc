import type { TextSource } from '../../io/reading/text-source.ts';
import type { DiagnosticSink } from '../../model/diagnostic.ts';
import { membersOf, numberIn, objectsIn, textIn } from '../../tables/json/members.ts';
import { listedRecords } from '../published/listed-records.ts';
import { secondAmount } from '../published/second-amount.ts';
import { usdaAmount, usdaAmounts } from '../published/usda-nutrients.ts';
import { portionName } from './fdc-portion.ts';
import { badAmount, type FdcRecord } from './fdc-record.ts';
import { StatedUnits } from './stated-units.ts';

/** Reads the JSON of FoodData Central, one food at a time. */
export async function* jsonRecords(
  source: TextSource,
  report: DiagnosticSink,
  units = new StatedUnits(),
): AsyncGenerator<FdcRecord> {
  for await (const { value, location } of listedRecords(
    source,
    'a food of FoodData Central',
    report,
  )) {
    yield recordOf(value, { location, report, units });
  }
}

/** Any member may be missing or have another type, since viand does not control the file. */
function recordOf(
  value: unknown,
  {
    location,
    report,
    units,
  }: {
    readonly location: FdcRecord['location'];
    readonly report: DiagnosticSink;
    readonly units: StatedUnits;
  },
): FdcRecord {
  const food = membersOf(value);
  const text = (name: string) => textIn(food[name]) ?? '';
  const amounts = new Map<number, number>();
  for (const { amount, nutrient } of objectsIn(food['foodNutrients'])) {
    const own = (member: string) => textIn(membersOf(nutrient)[member]) ?? '';
    const stated = { number: own('number'), name: own('name'), unit: own('unitName') };
    const place = units.placeOf(stated);
    const number = numberIn(amount);
    if (place === undefined || number === undefined) continue;
    const usual = units.read(stated, number);
    if (usual === undefined) continue;
    const known = usdaAmount(place, usual);
    if (known === undefined) report(badAmount(String(number), location));
    else if ((amounts.get(place) ?? known) === known) amounts.set(place, known);
    else {
      const about = { food: text('fdcId'), number: stated.number, field: 'amount' };
      report(secondAmount(location, about, String(number)));
      amounts.set(place, Number.NaN);
    }
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
      description: portionName({
        description: textIn(portion['portionDescription']) ?? '',
        amount: textIn(portion['amount']) ?? '',
        unit: textIn(membersOf(portion['measureUnit'])['name']) ?? '',
        modifier: textIn(portion['modifier']) ?? '',
      }),
      product: '',
      grams: numberIn(portion['gramWeight']) ?? null,
    })),
    nutrients: usdaAmounts(amounts),
    location,
  };
}

/** "9/24/2021" as 2021-09-24. */
function isoDay(date: string): string {
  const [, month, day, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(date) ?? [];
  if (year === undefined) return /^\d{4}-\d{2}-\d{2}/.exec(date)?.[0] ?? '';
  return `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`;
}
