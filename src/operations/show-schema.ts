import * as v from 'valibot';
import { fixOf, ViandError } from '../model/diagnostic.ts';
import { cutShort } from '../text/escaping/quote.ts';
import { nearestOf } from '../text/words/edit-distance.ts';
import { fieldMeta, fields } from './fields.ts';
import type { JsonSchema } from './json-schema.ts';
import { operation } from './operation.ts';

/** A schema that viand publishes. */
export interface SchemaEntry {
  /** The name in `viand schema` and in the built package. */
  readonly name: string;
  readonly summary: string;
  /** Loads the schema with its dialect, name and title. */
  readonly load: () => Promise<JsonSchema>;
}

/** The published schemas that the operation needs; the schemas of outputs are next to the code that writes them. */
export interface PublishedSchemas {
  readonly schemas: readonly SchemaEntry[];
}

/** Shows a schema, or lists all schemas. */
export const showSchema = operation({
  name: 'schema',
  summary: 'Print the JSON Schema of a file format',
  input: fields({
    name: v.pipe(
      v.optional(v.string('The name must be text')),
      v.description('Name of the schema, such as validation-report'),
      fieldMeta({ code: 'request/invalid', expected: 'a name that `viand schema` lists' }),
    ),
  }),
  http: { notOffered: 'The service describes its bodies at /api/openapi.json' },
  run({ schemas }: PublishedSchemas, { name }): readonly SchemaEntry[] {
    if (name === undefined) return schemas;
    const found = schemas.filter((entry) => entry.name === name);
    if (found.length === 0) throw unknownSchema(name, schemas);
    return found;
  },
});

function unknownSchema(name: string, schemas: readonly SchemaEntry[]): ViandError {
  const names = schemas.map((entry) => entry.name);
  return new ViandError({
    code: 'request/invalid',
    message: `Unknown schema "${cutShort(name)}"`,
    value: name,
    expected: `one of ${names.join(', ')}`,
    ...fixOf(nearestOf(name, names)),
  });
}
