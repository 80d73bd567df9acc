import type { JsonSchema } from '../operations/json-schema.ts';
import type { ResultKind } from '../operations/operation.ts';
import { NEWEST_ONLY_SCHEMAS } from '../presentation/newest-only-schemas.ts';
import { SCHEMAS } from '../presentation/schemas.ts';
import { hasResult, NEWEST_VERSION, VERSIONS, type Version } from '../presentation/versions.ts';

/** Named schemas of the bodies, and where each body of a version is among them. */
export interface BodyComponents {
  readonly schemas: ReadonlyMap<string, JsonSchema>;
  readonly refs: Readonly<Record<Version, Readonly<Record<string, JsonSchema>>>>;
  /** Names the parts of a request body, and gives the reference to it. Request bodies are the same in all versions. */
  readonly requestRef: (schema: JsonSchema) => JsonSchema;
}

/**
 * Names every schema that has a title: `Food` in the newest version, `FoodV1` in a version with a different food.
 * Objects are open, since later versions may add members (specification, section 9.4).
 *
 * @param kinds the kinds of body that routes return; files have further ones
 */
export function bodyComponents(kinds: ReadonlySet<string>): BodyComponents {
  const schemas = new Map<string, JsonSchema>();
  const refs = VERSIONS.toReversed().map((version) => {
    const added = version === NEWEST_VERSION ? NEWEST_ONLY_SCHEMAS : {};
    const own = Object.entries({ ...SCHEMAS[version], ...added })
      .filter(([kind]) => kinds.has(kind) && hasResult(version, kind as ResultKind))
      .map(([kind, schema]) => [kind, named(schema, version, schemas)]);
    return [version, Object.fromEntries(own)] as const;
  });
  return {
    schemas,
    refs: Object.fromEntries(refs) as BodyComponents['refs'],
    requestRef: (schema) => named(schema, NEWEST_VERSION, schemas),
  };
}

/** A schema with its titled parts moved to the named ones. */
function named(value: JsonSchema, version: Version, schemas: Map<string, JsonSchema>): JsonSchema {
  const { title, additionalProperties, ...rest } = value;
  const parts = Object.entries({
    ...rest,
    ...(typeof additionalProperties === 'object' ? { additionalProperties } : {}),
    // A property called `title` is not the name of a schema.
    ...(typeof title === 'object' ? { title } : {}),
  }).map(([key, part]) => [key, namedParts(part, version, schemas)]);
  const schema = Object.fromEntries(parts) as JsonSchema;
  if (typeof title !== 'string') return schema;
  const name = nameOf(title, schema, version, schemas);
  schemas.set(name, schema);
  return { $ref: `#/components/schemas/${name}` };
}

function namedParts(part: unknown, version: Version, schemas: Map<string, JsonSchema>): unknown {
  if (Array.isArray(part)) return part.map((one) => namedParts(one, version, schemas));
  if (typeof part !== 'object' || part === null) return part;
  return named(part as JsonSchema, version, schemas);
}

/** The name of an equal schema, if there is one already, or a new name that contains the version. */
function nameOf(
  title: string,
  schema: JsonSchema,
  version: Version,
  schemas: ReadonlyMap<string, JsonSchema>,
): string {
  if (!schemas.has(title)) return title;
  const text = JSON.stringify(schema);
  const names = [title, ...VERSIONS.map((one) => title + suffixOf(one))];
  const equal = names.find((name) => JSON.stringify(schemas.get(name)) === text);
  return equal ?? title + suffixOf(version);
}

function suffixOf(version: Version): string {
  return version.toUpperCase().replace('.', '_');
}
