/** JSON Schema (draft 2020-12) of something viand reads or writes. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** The properties of an object in a JSON Schema, by name. */
export type Properties = Readonly<Record<string, JsonSchema>>;

/** Text. */
export const TEXT: JsonSchema = { type: 'string' };
/** Text, or null if there is none. */
export const TEXT_OR_NONE: JsonSchema = { type: ['string', 'null'] };
/** A finite number. */
export const NUMBER: JsonSchema = { type: 'number' };
/** A finite number, or null if it is unknown. */
export const NUMBER_OR_NONE: JsonSchema = { type: ['number', 'null'] };
/** A whole number, 0 or more. */
export const COUNT: JsonSchema = { type: 'integer', minimum: 0 };
/** A share, 0 to 1. */
export const SHARE: JsonSchema = { type: 'number', minimum: 0, maximum: 1 };
/** True or false. */
export const FLAG: JsonSchema = { type: 'boolean' };
/** A SHA-256 hash in lower-case hexadecimal digits. */
export const SHA_256: JsonSchema = { type: 'string', pattern: '^[0-9a-f]{64}$' };

/** An array of items of one kind. */
export function listOf(items: JsonSchema): JsonSchema {
  return { type: 'array', items };
}

/** An object of any members of one kind. */
export function mapOf(values: JsonSchema): JsonSchema {
  return { type: 'object', additionalProperties: values };
}

/** A schema that also accepts null. */
export function orNone(schema: JsonSchema): JsonSchema {
  return { oneOf: [schema, { type: 'null' }] };
}

/** An object of exactly these members, all required unless listed as optional. */
export function objectOf(properties: Properties, optional: readonly string[] = []): JsonSchema {
  const required = Object.keys(properties).filter((name) => !optional.includes(name));
  return { type: 'object', properties, required, additionalProperties: false };
}

/** A value that is one of some texts. */
export function oneOf(values: readonly string[]): JsonSchema {
  return { type: 'string', enum: values };
}

/** A schema with a name, by which the description of the service refers to it. */
export function titled(title: string, schema: JsonSchema): JsonSchema {
  return { title, ...schema };
}
