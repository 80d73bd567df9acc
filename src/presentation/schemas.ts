import { FOOD_TYPES, PROCESSINGS, SERVING_TYPES, SERVING_UNITS } from '../model/food.ts';
import { BIG7, NUTRIENTS } from '../model/nutrients.ts';
import type { JsonSchema, ResultKind } from '../operations/operation.ts';
import { ADDED_MEMBERS, ADDED_NUTRIENTS } from './v1.ts';
import { STANDARD_MEMBERS } from './v2.ts';
import type { Version } from './versions.ts';

/** JSON Schemas of the bodies, derived from version to version as the bodies are. */
export type ResultSchemas = Readonly<Record<ResultKind, JsonSchema>>;

type Properties = Readonly<Record<string, JsonSchema>>;

const text: JsonSchema = { type: 'string' };
const number: JsonSchema = { type: 'number' };
const integer: JsonSchema = { type: 'integer', minimum: 0 };
const share: JsonSchema = { type: 'number', minimum: 0, maximum: 1 };
const flag: JsonSchema = { type: 'boolean' };
const listOf = (items: JsonSchema): JsonSchema => ({ type: 'array', items });

/** An object of exactly these members, all there unless told. */
function object(properties: Properties, optional: readonly string[] = []): JsonSchema {
  const required = Object.keys(properties).filter((name) => !optional.includes(name));
  return { type: 'object', properties, required, additionalProperties: false };
}

/** Units of quantities (specification, section 2.1). */
const unit: JsonSchema = { enum: ['µg', 'mg', 'g', 'kg', 'kJ', 'ml', 'l', 'kJ/g', 'kcal/g'] };

const quantity = object({ amount: number, label: text, unit, estimated: flag }, ['estimated']);

/** Unknown nutrients are absent. */
const quantities = (names: readonly { readonly name: string }[], each = quantity): JsonSchema => {
  const known = names.map(({ name }) => name);
  return object(Object.fromEntries(known.map((name) => [name, each])), known);
};

const servingSize = object({
  type: { enum: SERVING_TYPES },
  label: text,
  amount: number,
  unit: { enum: SERVING_UNITS },
});

const variant = {
  id: text,
  processing: { enum: PROCESSINGS },
  label: text,
  big7: quantities(BIG7),
};

const foodHead = {
  id: text,
  name: text,
  brand: text,
  gtin: text,
  type: { enum: FOOD_TYPES },
  is_solid: flag,
  search_weight: share,
  standard_processing: { enum: PROCESSINGS },
  standard_serving_type: { enum: [...SERVING_TYPES, '', null] },
  standard_unit: { enum: SERVING_UNITS },
  serving_sizes: listOf(servingSize),
};

const food = object({ ...foodHead, processed_variants: listOf(object(variant)) });

const foodRecord = object(
  {
    ...foodHead,
    retired_in: text,
    processed_variants: listOf(
      object({
        ...variant,
        nutrients: quantities(NUTRIENTS),
        source: text,
        source_code: { type: ['string', 'null'] },
      }),
    ),
  },
  ['retired_in'],
);

const link: JsonSchema = { type: 'string' };
const linkOrNone: JsonSchema = { type: ['string', 'null'] };

const pageOf = (item: JsonSchema): JsonSchema =>
  object({
    data: listOf(item),
    pagination: object({
      limit: integer,
      offset: integer,
      page: integer,
      total_count: integer,
      total_pages: integer,
      has_next: flag,
      has_previous: flag,
    }),
    links: object({ self: link, first: link, last: link, next: linkOrNone, previous: linkOrNone }),
  });

const amount = object({ amount: number, label: text, unit });

const V2_1: ResultSchemas = {
  'food-page': pageOf(food),
  food: object({ data: food }),
  'food-record': foodRecord,
  'energy-density': object({ energy_density: listOf(amount), sum_energy_liquids: amount }),
  'healthy-eating-index': object(
    {
      components: listOf(
        object({ component: text, label: text, max_score: number, score: number }),
      ),
      total_score: { type: 'number', minimum: 0, maximum: 100 },
      estimated_energy_share: share,
      missing_inputs: listOf(object({ input: text, coverage: share })),
    },
    ['missing_inputs'],
  ),
  'macro-distribution': object({
    breakdown: listOf(
      object({
        label: text,
        nutrient: { enum: ['carbohydrates', 'protein', 'fat', 'alcohol'] },
        percent: number,
      }),
    ),
    total_kcal: number,
  }),
  'nutrition-summary': quantities(
    NUTRIENTS,
    object({ amount: number, label: text, unit, coverage: share, estimated_share: share }, [
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
    properties: { ...properties, quantity_value: number, quantity_unit: { enum: SERVING_UNITS } },
    required: [...required, 'quantity_value', 'quantity_unit'],
  };
}
