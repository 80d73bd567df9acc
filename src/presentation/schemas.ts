import { FOOD_TYPES, PROCESSINGS, SERVING_TYPES, SERVING_UNITS } from '../model/food.ts';
import { BIG7, NUTRIENTS } from '../model/nutrients.ts';
import {
  COUNT,
  FLAG,
  type JsonSchema,
  listOf,
  NUMBER,
  objectOf,
  type Properties,
  SHARE,
  TEXT,
  TEXT_OR_NONE,
} from '../operations/json-schema.ts';
import type { ResultKind } from '../operations/operation.ts';
import { ADDED_MEMBERS, ADDED_NUTRIENTS } from './v1.ts';
import { STANDARD_MEMBERS } from './v2.ts';
import type { Version } from './versions.ts';

/** JSON Schemas of the bodies, derived from version to version as the bodies are. */
export type ResultSchemas = Readonly<Record<ResultKind, JsonSchema>>;

/** Units of quantities (specification, section 2.1). */
const unit: JsonSchema = { enum: ['µg', 'mg', 'g', 'kg', 'kJ', 'ml', 'l', 'kJ/g', 'kcal/g'] };

const quantity = objectOf({ amount: NUMBER, label: TEXT, unit, estimated: FLAG }, ['estimated']);

/** Unknown nutrients are absent. */
const quantities = (names: readonly { readonly name: string }[], each = quantity): JsonSchema => {
  const known = names.map(({ name }) => name);
  return objectOf(Object.fromEntries(known.map((name) => [name, each])), known);
};

const servingSize = objectOf({
  type: { enum: SERVING_TYPES },
  label: TEXT,
  amount: NUMBER,
  unit: { enum: SERVING_UNITS },
});

const variant = {
  id: TEXT,
  processing: { enum: PROCESSINGS },
  label: TEXT,
  big7: quantities(BIG7),
};

const foodHead = {
  id: TEXT,
  name: TEXT,
  brand: TEXT,
  gtin: TEXT,
  type: { enum: FOOD_TYPES },
  is_solid: FLAG,
  search_weight: SHARE,
  standard_processing: { enum: PROCESSINGS },
  standard_serving_type: { enum: [...SERVING_TYPES, '', null] },
  standard_unit: { enum: SERVING_UNITS },
  serving_sizes: listOf(servingSize),
};

const food = objectOf({ ...foodHead, processed_variants: listOf(objectOf(variant)) });

const foodRecord = objectOf(
  {
    ...foodHead,
    retired_in: TEXT,
    processed_variants: listOf(
      objectOf({
        ...variant,
        nutrients: quantities(NUTRIENTS),
        source: TEXT,
        source_code: TEXT_OR_NONE,
      }),
    ),
  },
  ['retired_in'],
);

const pageOf = (item: JsonSchema): JsonSchema =>
  objectOf({
    data: listOf(item),
    pagination: objectOf({
      limit: COUNT,
      offset: COUNT,
      page: COUNT,
      total_count: COUNT,
      total_pages: COUNT,
      has_next: FLAG,
      has_previous: FLAG,
    }),
    links: objectOf({
      self: TEXT,
      first: TEXT,
      last: TEXT,
      next: TEXT_OR_NONE,
      previous: TEXT_OR_NONE,
    }),
  });

const amount = objectOf({ amount: NUMBER, label: TEXT, unit });

const V2_1: ResultSchemas = {
  'food-page': pageOf(food),
  food: objectOf({ data: food }),
  'food-record': foodRecord,
  'energy-density': objectOf({ energy_density: listOf(amount), sum_energy_liquids: amount }),
  'healthy-eating-index': objectOf(
    {
      components: listOf(
        objectOf({ component: TEXT, label: TEXT, max_score: NUMBER, score: NUMBER }),
      ),
      total_score: { type: 'number', minimum: 0, maximum: 100 },
      estimated_energy_share: SHARE,
      missing_inputs: listOf(objectOf({ input: TEXT, coverage: SHARE })),
    },
    ['missing_inputs'],
  ),
  'macro-distribution': objectOf({
    breakdown: listOf(
      objectOf({
        label: TEXT,
        nutrient: { enum: ['carbohydrates', 'protein', 'fat', 'alcohol'] },
        percent: NUMBER,
      }),
    ),
    total_kcal: NUMBER,
  }),
  'nutrition-summary': quantities(
    NUTRIENTS,
    objectOf({ amount: NUMBER, label: TEXT, unit, coverage: SHARE, estimated_share: SHARE }, [
      'estimated_share',
    ]),
  ),
};

const V2 = mapped(V2_1, (schema) => lacking(schema, new Set(STANDARD_MEMBERS)));

const V1 = mapped(V2, (schema, kind) => {
  const older = lacking(schema, ADDED_MEMBERS);
  return kind.startsWith('food') ? withQuantity(older) : older;
});

export const SCHEMAS: Readonly<Record<Version, ResultSchemas>> = { v1: V1, v2: V2, 'v2.1': V2_1 };

function mapped(
  newer: ResultSchemas,
  change: (schema: JsonSchema, kind: string) => JsonSchema,
): ResultSchemas {
  return Object.fromEntries(
    Object.entries(newer).map(([kind, schema]) => [kind, change(schema, kind)]),
  ) as ResultSchemas;
}

/** A schema without some members, wherever they stand; of nutrients without those of version 2. */
function lacking(schema: JsonSchema, names: ReadonlySet<string>): JsonSchema {
  if (schema['items'] !== undefined) {
    return { ...schema, items: lacking(schema['items'] as JsonSchema, names) };
  }
  const { properties, required } = schema as { properties?: Properties; required?: string[] };
  if (properties === undefined) return schema;
  const kept = Object.entries(properties).filter(([name]) => !names.has(name));
  return {
    ...schema,
    properties: Object.fromEntries(
      kept.map(([name, property]) => [
        name,
        name === 'nutrients' && names === ADDED_MEMBERS
          ? lacking(lacking(property, ADDED_NUTRIENTS), names)
          : lacking(property, names),
      ]),
    ),
    required: (required ?? []).filter((name) => !names.has(name)),
  };
}

/** The two members by which version 1 tells the standard serving. */
function withQuantity(schema: JsonSchema): JsonSchema {
  const { properties, required } = schema as { properties: Properties; required: string[] };
  const { data } = properties;
  if (data !== undefined) {
    const items = data['items'] as JsonSchema | undefined;
    const inner = items ? { ...data, items: withQuantity(items) } : withQuantity(data);
    return { ...schema, properties: { ...properties, data: inner } };
  }
  return {
    ...schema,
    properties: { ...properties, quantity_value: NUMBER, quantity_unit: { enum: SERVING_UNITS } },
    required: [...required, 'quantity_value', 'quantity_unit'],
  };
}
