import { defineCommand, option } from '../define-command.ts';

export const SCHEMA = defineCommand({
  name: 'schema',
  summary: 'Print the JSON Schema of an output',
  description:
    'Print the JSON Schema of what viand writes or reads; without a name, list what there is.',
  arguments: {
    name: { description: 'what is described, such as validation-report', isOptional: true },
  },
  options: {
    output: option({ short: 'o', value: 'file', description: 'write to a file' }),
    all: option({ value: 'folder', description: 'write all of them to a folder, a file each' }),
  },
  examples: ['viand schema', 'viand schema validation-report -o validation-report.schema.json'],
});
