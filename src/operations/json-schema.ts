/** JSON Schema (draft 2020-12) of something viand reads or writes. */
export type JsonSchema = Readonly<Record<string, unknown>>;

export type Properties = Readonly<Record<string, JsonSchema>>;

export const TEXT: JsonSchema = { type: 'string' };
export const TEXT_OR_NONE: JsonSchema = { type: ['string', 'null'] };
export const NUMBER: JsonSchema = { type: 'number' };
export const NUMBER_OR_NONE: JsonSchema = { type: ['number', 'null'] };
export const COUNT: JsonSchema = { type: 'integer', minimum: 0 };
export const SHARE: JsonSchema = { type: 'number', minimum: 0, maximum: 1 };
export const FLAG: JsonSchema = { type: 'boolean' };
export const SHA_256: JsonSchema = { type: 'string', pattern: '^[0-9a-f]{64}$' };

export function listOf(items: JsonSchema): JsonSchema {
  return { type: 'array', items };
}

/** An object of any members of one kind. */
export function mapOf(values: JsonSchema): JsonSchema {
  return { type: 'object', additionalProperties: values };
}

export function orNone(schema: JsonSchema): JsonSchema {
  return { oneOf: [schema, { type: 'null' }] };
}

/** An object of exactly these members, all there unless told. */
export function objectOf(properties: Properties, optional: readonly string[] = []): JsonSchema {
  const required = Object.keys(properties).filter((name) => !optional.includes(name));
  return { type: 'object', properties, required, additionalProperties: false };
}
