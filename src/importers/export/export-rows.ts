import type { Food, Source, Variant } from '../../model/food.ts';
import type { FoodCollection } from '../../model/food-collection.ts';
import { FOOD_PATTERNS } from '../../model/food-patterns.ts';
import type { LegacyId, SourceCode } from '../../model/ids/food-ids.ts';
import { knownOrNull } from '../../model/known-or-null.ts';
import { NUTRIENTS } from '../../model/nutrients.ts';
import {
  type CatalogueRow,
  EXPORT_NUMBER_COLUMNS,
  EXPORT_TEXT_COLUMNS,
  type ExportNumberColumn,
  type ExportTextColumn,
  exportPosition,
} from './export-columns.ts';

/**
 * The rows of a source, one per variant. Ids of earlier releases and further codes are in the row of the food or
 * variant that they mean, or in the last row if that food belongs to another source.
 */
export function* exportRows({
  source,
  foods,
  legacyIds,
  codes,
}: FoodCollection<Iterable<Food>>): Generator<CatalogueRow> {
  const legacy = groupedBy(legacyIds, ({ target }) => target);
  const further = groupedBy(codes, ({ variantId }) => variantId);
  let last: CatalogueRow | undefined;
  for (const food of foods) {
    for (const [index, variant] of food.variants.entries()) {
      if (last !== undefined) yield last;
      const ids = [...(index === 0 ? taken(legacy, food.id) : []), ...taken(legacy, variant.id)];
      last = rowOf(source, food, variant, ids, taken(further, variant.id));
    }
  }
  if (last === undefined) return;
  yield last
    .with(LEGACY_IDS, joined(last[LEGACY_IDS], [...legacy.values()].flat()))
    .with(CODES, joined(last[CODES], [...further.values()].flat()));
}

const LEGACY_IDS = exportPosition('legacy_ids');
const CODES = exportPosition('codes');

function joined(list: CatalogueRow[number] | undefined, more: readonly object[]): string | null {
  const text = typeof list === 'string' ? list : null;
  if (more.length === 0) return text;
  return JSON.stringify([...(text === null ? [] : (JSON.parse(text) as object[])), ...more]);
}

function groupedBy<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

function taken<Item>(groups: Map<string, Item[]>, key: string): readonly Item[] {
  const items = groups.get(key) ?? [];
  groups.delete(key);
  return items;
}

function rowOf(
  source: Source,
  food: Food,
  variant: Variant,
  legacyIds: readonly LegacyId[],
  codes: readonly SourceCode[],
): CatalogueRow {
  const { foodPatternsOrigin, borrowed, foodPatterns } = variant;
  const text: Record<ExportTextColumn, string | null> = {
    source: source.id,
    source_name: source.name,
    source_release: source.release,
    source_licence: source.licence,
    food_id: food.id,
    name: food.name,
    other_names: listText(food.otherNames),
    description: food.description,
    type: food.type,
    brand: food.brand,
    gtin: food.gtin,
    food_group: food.foodGroup,
    standard_processing: food.standardProcessing,
    standard_serving_type: food.standardServingType,
    standard_unit: food.standardUnit,
    retired_in: food.retiredIn,
    recorded_on: food.recordedOn ?? null,
    variant_id: variant.id,
    processing: variant.processing,
    label: variant.label,
    serving_sizes: listText(variant.servingSizes),
    food_patterns_source: foodPatternsOrigin?.source ?? null,
    food_patterns_code: foodPatternsOrigin?.sourceCode ?? null,
    variant_source: variant.source,
    source_code: variant.sourceCode,
    borrowed_source: borrowed?.source ?? null,
    borrowed_code: borrowed?.sourceCode ?? null,
    borrowed: borrowed && JSON.stringify(borrowed.nutrients.map((at) => NUTRIENTS[at]?.name)),
    legacy_ids: listText(legacyIds),
    codes: listText(codes),
  };
  const numbers: Record<ExportNumberColumn, number | null> = {
    source_is_own: Number(source.isOwn ?? false),
    is_solid: Number(food.isSolid),
    search_weight: food.searchWeight,
    yield_factor: variant.yieldFactor,
    density: variant.density,
    food_patterns_estimated: Number(variant.foodPatternsEstimated),
  };
  // Making an object with this many columns takes a millisecond.
  return [
    ...EXPORT_TEXT_COLUMNS.map((name) => text[name]),
    ...EXPORT_NUMBER_COLUMNS.map((name) => numbers[name]),
    ...NUTRIENTS.map(({ position }) => knownOrNull(variant.nutrients[position])),
    ...FOOD_PATTERNS.map(({ position }) => knownOrNull(foodPatterns?.[position])),
  ];
}

function listText(list: readonly unknown[]): string | null {
  return list.length === 0 ? null : JSON.stringify(list);
}
