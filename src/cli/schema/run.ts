import { writeOut } from '../../io/writing/write-out.ts';
import { EVALUATION_NAMES } from '../../operations/evaluate/evaluate-input.ts';
import { type SchemaEntry, showSchema } from '../../operations/show-schema.ts';
import { describeColumns } from '../../render/evaluations/describe-columns.ts';
import { formatOf } from '../../render/formats.ts';
import { renderRecords } from '../../render/render-records.ts';
import { PUBLISHED_SCHEMAS } from '../../render/schemas/registry.ts';
import type { CommandContext } from '../context.ts';
import type { CommandInput } from '../define-command.ts';
import { COLUMNS_NAME, type SCHEMA } from './command.ts';
import { schemaText, writeSchemas } from './write-schemas.ts';

/** Prints a schema, lists them, or writes all of them to a folder. */
export async function runSchema(
  options: CommandInput<typeof SCHEMA>,
  { terminal, displayOf }: CommandContext,
): Promise<void> {
  const { stdout } = terminal;
  const { name, output, all } = options;
  const look = { ...options, ...displayOf(output) };
  const format = formatOf(options);
  if (all !== undefined) return writeSchemas(all, stdout);
  if (name === COLUMNS_NAME) {
    const described = describeColumns(EVALUATION_NAMES);
    return writeOut([await renderRecords(DICTIONARY, described, format, look)], stdout, output);
  }
  const input = showSchema.input.read({ name });
  const found = showSchema.run({ schemas: PUBLISHED_SCHEMAS }, input);
  if (name === undefined) {
    await writeOut([await renderRecords(COLUMNS, found, format, look)], stdout, output);
  } else {
    for (const { load } of found) await writeOut([schemaText(await load())], stdout, output);
  }
}

type Described = ReturnType<typeof describeColumns>[number];

const DICTIONARY = (['evaluation', 'name', 'meaning', 'unit', 'source'] as const).map((name) => ({
  name,
  cell: (column: Described) => column[name],
}));

const COLUMNS = [
  { name: 'name', cell: (entry: SchemaEntry) => entry.name },
  { name: 'describes', cell: ({ summary }: SchemaEntry) => summary },
];
