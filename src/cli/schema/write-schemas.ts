import path from 'node:path';
import type { Output } from '../../io/terminal/terminal.ts';
import { makeFolder } from '../../io/writing/make-folder.ts';
import { withWriteErrors } from '../../io/writing/write-errors.ts';
import { writeOut } from '../../io/writing/write-out.ts';
import type { JsonSchema } from '../../operations/json-schema.ts';
import { PUBLISHED_SCHEMAS } from '../../render/schemas/registry.ts';

/** The printed form of a schema. */
export function schemaText(schema: JsonSchema): string {
  return `${JSON.stringify(schema, null, 2)}\n`;
}

/** Writes all schemas to a folder, a file each. */
export async function writeSchemas(folder: string, stdout: Output): Promise<void> {
  await withWriteErrors(folder, async () => makeFolder(folder));
  for (const { name, load } of PUBLISHED_SCHEMAS) {
    await writeOut([schemaText(await load())], stdout, path.join(folder, `${name}.schema.json`));
  }
}
