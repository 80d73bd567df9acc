import { showSchema } from '../../operations/show-schema.ts';
import { defineCommand, option } from '../define-command.ts';
import { argumentOf } from '../field-option.ts';
import { RESULT } from '../options.ts';

export const SCHEMA = defineCommand({
  name: 'schema',
  summary: 'Print the JSON Schema of a file format',
  description:
    'Print the JSON Schema of a format that viand reads or writes, or the data dictionary of the columns of results (columns). Without a name, list all schemas.',
  arguments: {
    name: { ...argumentOf(showSchema.input.entries.name), isOptional: true },
  },
  options: {
    ...RESULT,
    all: option({
      value: 'folder',
      description: 'Write all schemas to this folder',
      access: 'writes',
    }),
  },
  examples: [
    'viand schema',
    'viand schema columns',
    'viand schema columns --format csv -o columns.csv',
    'viand schema validation-report -o validation-report.schema.json',
  ],
});
