import { showSchema } from '../../operations/show-schema.ts';
import { FORMATS } from '../../render/formats.ts';
import { defineCommand, option } from '../define-command.ts';
import { fieldArgument } from '../field-option.ts';
import { RESULT } from '../options.ts';

/** The data dictionary is listed next to the schemas. */
export const COLUMNS_NAME = 'columns';

const SCHEMA_FORMAT = 'json';

/** Whether a list is printed, and not a schema. */
function isList(name: unknown): boolean {
  return name === undefined || name === COLUMNS_NAME;
}

export const SCHEMA = defineCommand({
  name: 'schema',
  summary: 'Print the JSON Schema of a file format',
  description:
    'Print the JSON Schema of a format that viand reads or writes, or the data dictionary of the columns of results (columns). Without a name, list all schemas.',
  arguments: {
    name: { ...fieldArgument(showSchema.input.entries.name), isOptional: true },
  },
  options: {
    ...RESULT,
    output: {
      ...RESULT.output,
      fileFormats: ({ name }) => (isList(name) ? FORMATS : [SCHEMA_FORMAT]),
    },
    all: option({
      value: 'folder',
      description: 'Write all schemas to this folder',
      access: 'writes',
    }),
  },
  check: ({ name, format = SCHEMA_FORMAT }) =>
    isList(name) || format === SCHEMA_FORMAT
      ? undefined
      : `A schema is JSON: --format ${format} needs "viand schema" or "viand schema ${COLUMNS_NAME}"`,
  examples: [
    'viand schema',
    'viand schema --format csv',
    'viand schema columns',
    'viand schema columns --format csv -o columns.csv',
    'viand schema validation-report -o validation-report.schema.json',
  ],
});
