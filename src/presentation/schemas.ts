import { SERVING_UNITS } from '../model/food.ts';
import {
  type JsonSchema,
  NUMBER,
  oneOf,
  type Properties,
  TEXT,
} from '../operations/json-schema.ts';
import { ADDED_MEMBERS, ADDED_NUTRIENTS } from './v1.ts';
import { STANDARD_MEMBERS } from './v2.ts';
import { type ResultSchemas, V2_1_SCHEMAS } from './v2-1-schemas.ts';
import type { Version } from './versions.ts';

const V2 = mapped(V2_1_SCHEMAS, (schema) => lacking(schema, new Set(STANDARD_MEMBERS)));

const V1 = mapped(V2, (schema, kind) => {
  const older = withFreeComponent(lacking(schema, ADDED_MEMBERS));
  return kind.startsWith('food') ? withQuantity(older) : older;
});

/** JSON Schemas of the bodies, derived from version to version like the bodies. */
export const SCHEMAS: Readonly<Record<Version, ResultSchemas>> = {
  v1: V1,
  v2: V2,
  'v2.1': V2_1_SCHEMAS,
};

/** The evaluation of a group, without warnings: these are given once for all groups. */
export function withoutWarnings(schema: JsonSchema): JsonSchema {
  return lacking(schema, new Set(['warnings', 'unsure']));
}

function mapped(
  newer: ResultSchemas,
  change: (schema: JsonSchema, kind: string) => JsonSchema,
): ResultSchemas {
  return Object.fromEntries(
    Object.entries(newer).map(([kind, schema]) => [kind, change(schema, kind)]),
  ) as ResultSchemas;
}

/** A schema without some members, at any depth, and without the nutrients that version 2 added. */
function lacking(schema: JsonSchema, names: ReadonlySet<string>): JsonSchema {
  if (schema['items'] !== undefined) {
    return { ...schema, items: lacking(schema['items'] as JsonSchema, names) };
  }
  if (schema['allOf'] !== undefined) {
    return {
      ...schema,
      allOf: (schema['allOf'] as JsonSchema[]).map((one) => lacking(one, names)),
    };
  }
  const { properties, required } = schema as { properties?: Properties; required?: string[] };
  if (properties === undefined) return schema;
  const kept = Object.entries(properties).filter(([name]) => !names.has(name));
  return {
    ...schema,
    properties: Object.fromEntries(
      kept.map(([name, property]) => [
        name,
        lacking(names === ADDED_MEMBERS ? olderPart(name, property) : property, names),
      ]),
    ),
    ...(required === undefined ? {} : { required: required.filter((name) => !names.has(name)) }),
  };
}

/** The members that only some objects of version 1 lack. */
function olderPart(name: string, schema: JsonSchema): JsonSchema {
  if (name === 'nutrients') return lacking(schema, ADDED_NUTRIENTS);
  return name === 'components' ? lacking(schema, new Set(['amount'])) : schema;
}

/** Version 1 does not say which components an index has. */
function withFreeComponent(schema: JsonSchema): JsonSchema {
  if (schema['items'] !== undefined) {
    return { ...schema, items: withFreeComponent(schema['items'] as JsonSchema) };
  }
  const { properties } = schema as { properties?: Properties };
  if (properties === undefined) return schema;
  const changed = Object.entries(properties).map(([name, property]) => [
    name,
    name === 'component' ? TEXT : withFreeComponent(property),
  ]);
  return { ...schema, properties: Object.fromEntries(changed) };
}

/** The two members in which version 1 gives the standard serving. */
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
    properties: { ...properties, quantity_value: NUMBER, quantity_unit: oneOf(SERVING_UNITS) },
    required: [...required, 'quantity_value', 'quantity_unit'],
  };
}
