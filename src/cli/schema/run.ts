import { writeOut } from '../../io/write-out.ts';
import { fixOf, Refusal } from '../../model/diagnostic.ts';
import { renderRecords } from '../../render/render-records.ts';
import { PUBLISHED_SCHEMAS, schemaNamed } from '../../render/schemas/registry.ts';
import { nearestOf } from '../../text/edit-distance.ts';
import type { CommandContext } from '../context.ts';
import type { CommandInput } from '../define-command.ts';
import type { SCHEMA } from './command.ts';
import { schemaText, writeSchemas } from './write-schemas.ts';

/** Prints a schema, lists them, or writes all of them to a folder. */
export async function runSchema(
  { name, output, all }: CommandInput<typeof SCHEMA>,
  { terminal }: CommandContext,
): Promise<void> {
  const { stdout } = terminal;
  if (all !== undefined) {
    await writeSchemas(all, stdout);
  } else if (name === undefined) {
    const columns = [
      { name: 'name', cell: (entry: (typeof PUBLISHED_SCHEMAS)[number]) => entry.name },
      { name: 'describes', cell: ({ summary }: (typeof PUBLISHED_SCHEMAS)[number]) => summary },
    ];
    await writeOut([await renderRecords(columns, PUBLISHED_SCHEMAS, 'table')], stdout, output);
  } else {
    const entry = schemaNamed(name);
    if (entry === undefined) throw unknownSchema(name);
    await writeOut([schemaText(await entry.load())], stdout, output);
  }
}

function unknownSchema(name: string): Refusal {
  const names = PUBLISHED_SCHEMAS.map((entry) => entry.name);
  return new Refusal({
    code: 'request/invalid',
    message: `Cannot find schema "${name}"`,
    value: name,
    expected: `one of ${names.join(', ')}`,
    ...fixOf(nearestOf(name, names)),
  });
}
