import type { Language } from '../language/language.ts';
import { defaultServing, standardVariant } from '../model/food.ts';
import { BIG7 } from '../model/nutrients.ts';
import type { FoundFood } from '../operations/foods/get-food.ts';
import type { FoodPage } from '../operations/foods/search-foods.ts';
import { foodPageBody } from '../presentation/food-page.ts';
import { BODIES } from '../presentation/version-bodies.ts';
import type { Version } from '../presentation/versions.ts';
import { type CsvStyle, csvLine } from '../tables/csv/csv-cell.ts';
import { rounded } from '../text/numbers/rounding.ts';
import type { Format, ListStyle } from './formats.ts';
import { shownAmount } from './shown-amount.ts';

/** How to print foods: the format, the version of JSON, and the style of CSV. */
export interface FoodRendering extends ListStyle {
  readonly format: Format;
  readonly version: Version;
  readonly language: Language;
}

/** Renders a page of search results: as the specification's object, or as rows. */
export async function renderFoodPage(
  page: FoodPage,
  { format, version, language, ...style }: FoodRendering,
): Promise<string> {
  const rows = page.foods.map((food) => ({ food }));
  if (format === 'json') return document(foodPageBody(page, version));
  if (format === 'table') {
    const { foodTable } = await import('./food-tables.ts');
    return foodTable(page, language, style.width);
  }
  const body = ({ food }: FoundFood) => BODIES[version].food(food);
  return [...records(rows, { format, body, style })].join('');
}

/**
 * Renders foods that were looked up: as JSON, a list of the specification's objects, even for one food.
 *
 * @param wrapped whether the object is the member `data` of another, as in a look-up by GTIN
 */
export async function renderFoods(
  found: Iterable<FoundFood>,
  { format, version, language, ...style }: FoodRendering,
  { wrapped }: { readonly wrapped: boolean },
): Promise<Iterable<string>> {
  const bodies = BODIES[version];
  const body = (one: FoundFood) =>
    wrapped ? { data: bodies.food(one.food) } : bodies.foodRecord(one);
  if (format === 'table') {
    const { foodCardTexts } = await import('./food-tables.ts');
    return foodCardTexts(found, language, style.width);
  }
  return format === 'json' ? list(map(found, body)) : records(found, { format, body, style });
}

function document(body: unknown): string {
  return `${JSON.stringify(body, null, 2)}\n`;
}

function* map<Item, Result>(
  items: Iterable<Item>,
  change: (item: Item) => Result,
): Generator<Result> {
  for (const item of items) yield change(item);
}

/** A JSON array, element by element, in the layout of the whole document. */
function* list(bodies: Iterable<unknown>): Generator<string> {
  let isFirst = true;
  for (const body of bodies) {
    yield `${isFirst ? '[' : ','}\n${JSON.stringify(body, null, 2).replace(/^/gm, '  ')}`;
    isFirst = false;
  }
  yield isFirst ? '[]\n' : '\n]\n';
}

interface RecordRendering {
  readonly format: 'csv' | 'ndjson';
  readonly body: (found: FoundFood) => unknown;
  readonly style: CsvStyle;
}

function* records(
  found: Iterable<FoundFood>,
  { format, body, style }: RecordRendering,
): Generator<string> {
  if (format === 'ndjson') {
    yield* map(found, (one) => `${JSON.stringify(body(one))}\n`);
    return;
  }
  yield csvLine(CSV_HEAD);
  yield* map(found, (one) => csvLine(csvRow(one), style));
}

const CSV_HEAD = [
  'id',
  'name',
  'brand',
  'gtin',
  'type',
  'is_solid',
  'standard_processing',
  'standard_serving_type',
  'standard_serving_amount',
  'standard_serving_unit',
  'standard_unit',
  ...BIG7.map(({ name }) => name),
  'stand_in_for',
  'earlier_id',
];

/** A food as a row: its standard variant, per 100 g, and the kind of the id if it is not a current id of this food. */
function csvRow({ food, legacy, standIn }: FoundFood): string[] {
  const { nutrients } = standardVariant(food);
  const serving = defaultServing(food);
  return [
    food.id,
    food.name,
    food.brand ?? '',
    food.gtin ?? '',
    food.type,
    String(food.isSolid),
    food.standardProcessing,
    food.standardServingType ?? '',
    String(rounded(serving.amount)),
    serving.unit,
    food.standardUnit,
    ...BIG7.map(({ position }) =>
      shownAmount(nutrients[position] as number, (amount) => String(rounded(amount))),
    ),
    standIn === undefined ? '' : `${standIn.source} ${standIn.code}`,
    legacy?.id ?? '',
  ];
}
