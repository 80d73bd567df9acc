import type { Language } from '../language/language.ts';
import { searchedName } from '../language/local-name.ts';
import type { Words } from '../language/words.ts';
import { defaultServing, type Food, standardVariant } from '../model/food.ts';
import { BIG7, nutrient } from '../model/nutrients.ts';
import { kjToKcal } from '../model/units.ts';
import type { FoundFood } from '../operations/get-food.ts';
import type { FoodPage } from '../operations/search-foods.ts';
import { foodPageBody } from '../presentation/food-page.ts';
import { BODIES, type Version } from '../presentation/versions.ts';
import { type CsvStyle, csvLine } from '../tables/csv/csv-cell.ts';
import { rounded } from '../text/rounding.ts';
import { visible } from '../text/visible.ts';
import type { Format, ListStyle } from './formats.ts';

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
  if (format === 'table') return table(page, await wordsOf(language), style.width);
  const body = ({ food }: FoundFood) => BODIES[version].food(food);
  return [...records(rows, { format, body, style })].join('');
}

/**
 * Renders foods that were looked up: as JSON, a list of the specification's objects, also of one food.
 *
 * @param wrapped whether the object stands under `data`, as a look-up by GTIN has it
 */
export async function renderFoods(
  found: Iterable<FoundFood>,
  { format, version, language, ...style }: FoodRendering,
  { wrapped }: { readonly wrapped: boolean },
): Promise<Iterable<string>> {
  const bodies = BODIES[version];
  const body = (one: FoundFood) =>
    wrapped ? { data: bodies.food(one.food) } : bodies.foodRecord(one);
  if (format === 'table') return cards(found, await wordsOf(language), style.width);
  return format === 'json' ? list(map(found, body)) : records(found, { format, body, style });
}

/** Only what people read needs the messages, and most searches are for programs. */
async function wordsOf(language: Language): Promise<Words> {
  const { wordsIn } = await import('../language/words.ts');
  return wordsIn(language);
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

/** A JSON array, element by element, in the layout of the whole. */
function* list(bodies: Iterable<unknown>): Generator<string> {
  let isFirst = true;
  for (const body of bodies) {
    yield `${isFirst ? '[' : ','}\n${JSON.stringify(body, null, 2).replace(/^/gm, '  ')}`;
    isFirst = false;
  }
  yield isFirst ? '[]\n' : '\n]\n';
}

async function cards(
  found: Iterable<FoundFood>,
  words: Words,
  width: number | undefined,
): Promise<Iterable<string>> {
  const [{ foodCards }, { renderCard }] = await Promise.all([
    import('./food-card.ts'),
    import('./tables/render-table.ts'),
  ]);
  let separator = '';
  return map(found, (one) => {
    const text =
      separator +
      foodCards(one, words)
        .map((card) => renderCard(card, width))
        .join('\n');
    separator = '\n\n';
    return text;
  });
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

/** A food as a row: its standard variant, per 100 g, and what the id was if it is not this food's. */
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
      shown(nutrients[position] as number, (amount) => String(rounded(amount))),
    ),
    standIn === undefined ? '' : `${standIn.source} ${standIn.code}`,
    legacy?.id ?? '',
  ];
}

async function table(
  { foods, query }: FoodPage,
  words: Words,
  width: number | undefined,
): Promise<string> {
  const { renderTable } = await import('./tables/render-table.ts');
  return renderTable(
    words.messages.tables.foodHead,
    foods.map((food) => tableRow(food, searchedName(food, query, words.language), words)),
    width,
  );
}

/** What a person needs to choose: per 100 g of the standard variant, rounded. */
function tableRow(food: Food, name: string, { fixed }: Words): string[] {
  const { nutrients } = standardVariant(food);
  const amount = (name: Parameters<typeof nutrient>[0]) =>
    nutrients[nutrient(name).position] as number;
  const serving = defaultServing(food);
  const weight = `${shownWeight(serving.amount)} ${serving.unit}`;
  return [
    food.id,
    visible(food.brand === null ? name : `${name}, ${food.brand}`),
    shown(kjToKcal(amount('energy')), (kcal) => kcal.toFixed(0)),
    ...(['protein', 'carbohydrates', 'fat'] as const).map((nutrientName) =>
      shown(amount(nutrientName), (grams) => fixed(grams, 1)),
    ),
    serving.label === null ? weight : `${visible(serving.label)} (${weight})`,
  ];
}

/** A pinch weighs less than a gram. */
function shownWeight(amount: number): number {
  return amount < 10 ? Number(amount.toFixed(1)) : Math.round(amount);
}

function shown(amount: number, show: (amount: number) => string): string {
  return Number.isNaN(amount) ? '' : show(amount);
}
