import { defaultServing, type Food, standardVariant } from '../model/food.ts';
import { BIG7, nutrient } from '../model/nutrients.ts';
import { kjToKcal } from '../model/units.ts';
import type { FoundFood } from '../operations/get-food.ts';
import type { FoodPage } from '../operations/search-foods.ts';
import { foodPageBody } from '../presentation/food-page.ts';
import { BODIES, type Version } from '../presentation/versions.ts';
import { rounded } from '../text/rounding.ts';
import { visible } from '../text/visible.ts';
import type { Format } from './formats.ts';

export interface FoodRendering {
  readonly format: Format;
  readonly version: Version;
}

/** Renders a page of search results: as the specification's object, or as rows. */
export async function renderFoodPage(
  page: FoodPage,
  { format, version }: FoodRendering,
): Promise<string> {
  const rows = page.foods.map((food) => ({ food }));
  if (format === 'json') return document(foodPageBody(page, version));
  if (format === 'table') return table(page.foods);
  const lines = await records(rows, format, (found) => BODIES[version].food(found.food));
  return [...lines].join('');
}

/**
 * Renders foods that were looked up: one as the specification's object, several as a list of these.
 *
 * @param wrapped whether the object stands under `data`, as a look-up by GTIN has it
 * @param isAlone whether only one was asked for
 */
export async function renderFoods(
  found: Iterable<FoundFood>,
  { format, version }: FoodRendering,
  { wrapped, isAlone }: { readonly wrapped: boolean; readonly isAlone: boolean },
): Promise<Iterable<string>> {
  const bodies = BODIES[version];
  const body = ({ food }: FoundFood) =>
    wrapped ? { data: bodies.food(food) } : bodies.foodRecord(food);
  if (format === 'table') return cards(found);
  if (format !== 'json') return records(found, format, body);
  return isAlone ? map(found, (one) => document(body(one))) : list(map(found, body));
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

async function cards(found: Iterable<FoundFood>): Promise<Iterable<string>> {
  const [{ foodCards }, { renderCard }] = await Promise.all([
    import('./food-card.ts'),
    import('./tables.ts'),
  ]);
  let separator = '';
  return map(found, (one) => {
    const text = separator + foodCards(one).map(renderCard).join('\n');
    separator = '\n\n';
    return text;
  });
}

async function records(
  found: Iterable<FoundFood>,
  format: 'csv' | 'ndjson',
  body: (found: FoundFood) => unknown,
): Promise<Iterable<string>> {
  if (format === 'ndjson') return map(found, (one) => `${JSON.stringify(body(one))}\n`);
  const { stringify } = await import('csv-stringify/sync');
  const head = stringify([CSV_HEAD]);
  return (function* () {
    yield head;
    yield* map(found, ({ food }) => stringify([csvRow(food)]));
  })();
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
];

/** A food as a row: its standard variant, per 100 g. */
function csvRow(food: Food): string[] {
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
  ];
}

async function table(foods: readonly Food[]): Promise<string> {
  const { renderTable } = await import('./tables.ts');
  const head = ['id', 'name', 'kcal', 'protein', 'carbs', 'fat', 'a serving'];
  return renderTable(head, foods.map(tableRow));
}

/** What a person needs to choose: per 100 g of the standard variant, rounded. */
function tableRow(food: Food): string[] {
  const { nutrients } = standardVariant(food);
  const amount = (name: Parameters<typeof nutrient>[0]) =>
    nutrients[nutrient(name).position] as number;
  const serving = defaultServing(food);
  const { type } = food.servingSizes[0] ?? {};
  const label = food.servingSizes.find((size) => size.type === food.standardServingType)?.label;
  const weight = `${shownWeight(serving.amount)} ${serving.unit}`;
  return [
    food.id,
    visible(food.brand === null ? food.name : `${food.name}, ${food.brand}`),
    shown(kjToKcal(amount('energy')), (kcal) => kcal.toFixed(0)),
    ...(['protein', 'carbohydrates', 'fat'] as const).map((name) =>
      shown(amount(name), (grams) => grams.toFixed(1)),
    ),
    serving.isServing && type !== undefined ? `${visible(label ?? '')} (${weight})` : weight,
  ];
}

/** A pinch weighs less than a gram. */
function shownWeight(amount: number): number {
  return amount < 10 ? Number(amount.toFixed(1)) : Math.round(amount);
}

function shown(amount: number, show: (amount: number) => string): string {
  return Number.isNaN(amount) ? '' : show(amount);
}
