import type { IndexComponent } from '../evaluation/indices/index-table.ts';
import { forEachIndex } from '../evaluation/indices/indices.ts';
import { MACRONUTRIENTS } from '../evaluation/nutrition/macro-distribution.ts';
import { FOOD_TYPES, PROCESSINGS, SERVING_TYPES, SERVING_UNITS } from '../model/food.ts';
import { FOOD_PATTERNS } from '../model/food-patterns.ts';
import { LEGACY_CHANGES } from '../model/ids/food-ids.ts';
import { BIG7, NUTRIENTS, type Nutrient } from '../model/nutrients.ts';
import {
  COUNT,
  FLAG,
  type JsonSchema,
  listOf,
  mapOf,
  NUMBER,
  NUMBER_OR_NONE,
  objectOf,
  oneOf,
  orNone,
  type Properties,
  SHARE,
  TEXT,
  TEXT_OR_NONE,
  titled,
} from '../operations/json-schema.ts';
import type { ResultKind } from '../operations/operation.ts';
import { evaluationOf, ID } from './evaluation-schema.ts';
import { RECIPE_SCHEMA } from './recipe-schema.ts';

/** JSON Schemas of the bodies of one version. Their titles are the names in the description of the service. */
export type ResultSchemas = Readonly<Record<ResultKind, JsonSchema>>;

/** An amount that is 0 or more. */
const AMOUNT: JsonSchema = { type: 'number', minimum: 0 };

/** Units of quantities (specification, section 2.1). */
const unit = oneOf(['µg', 'mg', 'g', 'kg', 'kJ', 'ml', 'l', 'kJ/g', 'kcal/g']);

const processing = titled('Processing', oneOf(PROCESSINGS));

const servingType = titled('ServingType', oneOf(SERVING_TYPES));

const quantity = titled(
  'Quantity',
  objectOf(
    {
      amount: AMOUNT,
      label: TEXT,
      unit,
      estimated: { ...FLAG, description: 'the amount is that of a similar food' },
    },
    ['estimated'],
  ),
);

const nutrientSum = titled(
  'NutrientSum',
  objectOf(
    {
      amount: AMOUNT,
      label: TEXT,
      unit,
      coverage: SHARE,
      estimated_share: SHARE,
      added_share: { ...SHARE, description: 'share of the amount that was added to foods' },
    },
    ['estimated_share', 'added_share'],
  ),
);

/** Nutrients by name, each in its unit. Unknown ones are absent. */
const quantities = (nutrients: readonly Nutrient[], each: JsonSchema): Properties =>
  Object.fromEntries(
    nutrients.map(({ name, unit: fixed }) => [
      name,
      { allOf: [each, { type: 'object', properties: { unit: { type: 'string', const: fixed } } }] },
    ]),
  );

const namesOf = (nutrients: readonly Nutrient[]) => nutrients.map(({ name }) => name);

const servingSize = titled(
  'ServingSize',
  objectOf({
    type: servingType,
    label: TEXT,
    amount: AMOUNT,
    unit: oneOf(SERVING_UNITS),
  }),
);

const variant = {
  id: ID,
  processing,
  label: TEXT,
  serving_sizes: listOf(servingSize),
  density: { type: 'number', exclusiveMinimum: 0, description: 'g/ml; absent where unknown' },
  big7: objectOf(quantities(BIG7, quantity), namesOf(BIG7)),
};

const foodHead = {
  id: ID,
  name: TEXT,
  local_names: { ...mapOf(TEXT), description: 'names in other languages, such as de' },
  brand: TEXT,
  gtin: { type: 'string', pattern: '^(\\d{14})?$', description: 'empty where there is none' },
  type: oneOf(FOOD_TYPES),
  is_solid: FLAG,
  search_weight: SHARE,
  standard_processing: processing,
  standard_serving_type: orNone(servingType),
  standard_unit: oneOf(SERVING_UNITS),
  serving_sizes: listOf(servingSize),
};

const food = titled(
  'Food',
  objectOf(
    {
      ...foodHead,
      processed_variants: listOf(titled('Variant', objectOf(variant, ['density']))),
    },
    ['local_names'],
  ),
);

/** Present only if the food stands in for the one that the code of a source names. */
const standIn = titled('StandIn', objectOf({ source: TEXT, code: TEXT }));

/** Present only if the id is from an earlier release. */
const earlierId = titled(
  'EarlierId',
  objectOf({ id: TEXT, name: TEXT, change: oneOf(LEGACY_CHANGES), release: TEXT }),
);

const foodRecord = titled(
  'FoodRecord',
  objectOf(
    {
      ...foodHead,
      stand_in_for: standIn,
      earlier_id: earlierId,
      retired_in: TEXT,
      processed_variants: listOf(
        titled(
          'VariantRecord',
          objectOf(
            {
              ...variant,
              nutrients: objectOf(quantities(NUTRIENTS, quantity), namesOf(NUTRIENTS)),
              source: TEXT,
              source_code: TEXT_OR_NONE,
            },
            ['density'],
          ),
        ),
      ),
    },
    ['local_names', 'stand_in_for', 'earlier_id', 'retired_in'],
  ),
);

const foodPage = titled(
  'FoodPage',
  objectOf(
    {
      data: listOf(food),
      pagination: titled(
        'Pagination',
        objectOf({
          limit: { type: 'integer', minimum: 1, maximum: 100 },
          offset: COUNT,
          page: { type: 'integer', minimum: 1 },
          total_count: COUNT,
          total_pages: COUNT,
          has_next: FLAG,
          has_previous: FLAG,
        }),
      ),
      links: titled(
        'Links',
        objectOf({
          self: TEXT,
          first: TEXT,
          last: TEXT,
          next: TEXT_OR_NONE,
          previous: TEXT_OR_NONE,
        }),
      ),
      searched_for: TEXT,
    },
    ['searched_for'],
  ),
);

const energy = (title: string, units: readonly string[], amount: JsonSchema = AMOUNT) =>
  titled(title, objectOf({ amount, label: TEXT, unit: oneOf(units), coverage: SHARE }));

/** Unknown amounts are null. */
const intake = titled(
  'Intake',
  objectOf({ amount: NUMBER_OR_NONE, label: TEXT, unit: TEXT, coverage: SHARE }),
);

const intakesOf = (rows: readonly { readonly name: string }[]) =>
  objectOf(Object.fromEntries(rows.map(({ name }) => [name, intake])));

/**
 * The names of the schemas of an index begin with its name, because its components differ; those of the specification's
 * index do not.
 */
const titleOf = (name: string) =>
  name === 'healthy-eating-index'
    ? ''
    : name.replaceAll(/(?:^|-)(\w)/g, (_, first: string) => first.toUpperCase());

function indexSchema(
  name: string,
  components: readonly IndexComponent[],
  hasUnknown: boolean,
): JsonSchema {
  const most = components.reduce((sum, { maxScore }) => sum + maxScore, 0);
  const score = components.some(({ scoring }) => scoring === 'deduction') ? NUMBER : AMOUNT;
  // Infants and persons of unknown age have no score.
  const known = hasUnknown ? { type: ['number', 'null'] } : score;
  return evaluationOf(
    `${titleOf(name)}IndexScore`,
    {
      index: TEXT,
      index_version: TEXT,
      components: listOf(
        titled(
          `${titleOf(name)}ComponentScore`,
          objectOf({
            component: oneOf(components.map(({ component }) => component)),
            label: TEXT,
            max_score: AMOUNT,
            score: known,
            amount: NUMBER_OR_NONE,
            amount_unit: TEXT,
            density: NUMBER_OR_NONE,
            density_unit: TEXT,
          }),
        ),
      ),
      total_score: { ...known, maximum: most },
      estimated_energy_share: SHARE,
      missing_inputs: listOf(objectOf({ input: TEXT, coverage: SHARE })),
    },
    ['missing_inputs'],
  );
}

/** The JSON Schema of each body of version 2.1. */
export const V2_1_SCHEMAS: ResultSchemas = {
  'food-page': foodPage,
  food: titled('FoodByGtin', objectOf({ data: food })),
  'food-record': foodRecord,
  recipe: RECIPE_SCHEMA,
  ...forEachIndex(({ components, toddlers }, name) =>
    indexSchema(name, components, toddlers !== undefined),
  ),
  'energy-density': evaluationOf('EnergyDensity', {
    energy_density: listOf(energy('Density', ['kJ/g', 'kcal/g'])),
    // Totals do not separate drinks.
    sum_energy_liquids: energy('EnergyOfDrinks', ['kJ'], NUMBER_OR_NONE),
  }),
  intakes: evaluationOf('Intakes', {
    entry_count: COUNT,
    grams: NUMBER_OR_NONE,
    nutrients: intakesOf(NUTRIENTS),
    food_patterns: intakesOf(FOOD_PATTERNS),
  }),
  'macro-distribution': evaluationOf('MacroDistribution', {
    breakdown: listOf(
      titled(
        'MacroShare',
        objectOf({
          label: TEXT,
          nutrient: oneOf(MACRONUTRIENTS.map(({ nutrient }) => nutrient)),
          percent: { type: 'number', minimum: 0, maximum: 100 },
          coverage: SHARE,
        }),
      ),
    ),
    total_kcal: NUMBER,
    carbohydrates_by_difference_share: SHARE,
  }),
  'nutrition-summary': evaluationOf(
    'NutritionSummary',
    quantities(NUTRIENTS, nutrientSum),
    namesOf(NUTRIENTS),
  ),
};
