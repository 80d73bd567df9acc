import { defaultServing, type Food, standardVariant } from '../model/food.ts';
import { BIG7, nutrient } from '../model/nutrients.ts';
import { kjToKcal } from '../model/units.ts';
import type { FoodPage } from '../operations/search-foods.ts';
import { foodPageBody } from '../presentation/food-page.ts';
import { BODIES, type Version } from '../presentation/versions.ts';
import type { FoundFood } from '../store/foods.ts';
import type { Format } from './formats.ts';
import { visible } from './visible.ts';

export interface FoodRendering {
  readonly format: Format;
  readonly version: Version;
}

/** Renders a page of search results: as the specification's object, or as rows. */
export function renderFoodPage(
  page: FoodPage,
  { format, version }: FoodRendering,
): Promise<string> {
  const rows = page.foods.map((food) => ({ food }));
  if (format === 'json') return Promise.resolve(document(foodPageBody(page, version)));
  if (format === 'table') return table(page.foods);
  return records(rows, format, (found) => BODIES[version].food(found.food));
}

/**
 * Renders foods that were looked up: one as the specification's object, several as a list of these.
 *
 * @param wrapped whether the object stands under `data`, as a look-up by GTIN has it
 * @param isAlone whether only one was asked for
 */
export async function renderFoods(
  found: readonly FoundFood[],
  { format, version }: FoodRendering,
  { wrapped, isAlone }: { readonly wrapped: boolean; readonly isAlone: boolean },
): Promise<string> {
  const bodies = BODIES[version];
  const body = ({ food }: FoundFood) =>
    wrapped ? { data: bodies.food(food) } : bodies.foodRecord(food);
  if (format === 'table') return cards(found);
  if (format !== 'json') return records(found, format, body);
  if (isAlone) return found.map((one) => document(body(one))).join('');
  return document(found.map(body));
}

function document(body: unknown): string {
  return `${JSON.stringify(body, null, 2)}\n`;
}

async function cards(found: readonly FoundFood[]): Promise<string> {
  const [{ foodCards }, { renderCard }] = await Promise.all([
    import('./food-card.ts'),
    import('./tables.ts'),
  ]);
  return found.map((one) => foodCards(one).map(renderCard).join('\n')).join('\n\n');
}

async function records(
  found: readonly FoundFood[],
  format: 'csv' | 'ndjson',
  body: (found: FoundFood) => unknown,
): Promise<string> {
  if (format === 'ndjson') return found.map((one) => `${JSON.stringify(body(one))}\n`).join('');
  const { stringify } = await import('csv-stringify/sync');
  return stringify([CSV_HEAD, ...found.map(({ food }) => csvRow(food))]);
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
  'standard_unit',
  ...BIG7.map(({ name }) => name),
];

/** A food as a row: its standard variant, per 100 g. */
function csvRow(food: Food): string[] {
  const { nutrients } = standardVariant(food);
  return [
    food.id,
    food.name,
    food.brand ?? '',
    food.gtin ?? '',
    food.type,
    String(food.isSolid),
    food.standardProcessing,
    food.standardServingType ?? '',
    String(defaultServing(food).amount),
    food.standardUnit,
    ...BIG7.map(({ position }) => shown(nutrients[position] as number, String)),
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
  const weight = `${Math.round(serving.amount)} ${serving.unit}`;
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

function shown(amount: number, show: (amount: number) => string): string {
  return Number.isNaN(amount) ? '' : show(amount);
}
