import { writeOut } from '../io/write-out.ts';
import { fixOf, Refusal } from '../model/diagnostic.ts';
import { renderRecords } from '../render/render-records.ts';
import { PUBLISHED_SCHEMAS, schemaNamed } from '../render/schemas/registry.ts';
import { nearestOf } from '../text/edit-distance.ts';
import type { CommandContext } from './context.ts';
import { EXIT, type ExitCode } from './exit-codes.ts';
import { schemaText, writeSchemas } from './write-schemas.ts';

export interface SchemaOptions {
  readonly output?: string;
  readonly all?: string;
}

/** Prints a schema, lists them, or writes all of them to a folder. */
export async function runSchema(
  name: string | undefined,
  { output, all }: SchemaOptions,
  { terminal }: CommandContext,
): Promise<ExitCode> {
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
  return EXIT.fine;
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
