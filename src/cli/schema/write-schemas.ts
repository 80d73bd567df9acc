import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Output } from '../../io/terminal.ts';
import { writeOut } from '../../io/write-out.ts';
import { PUBLISHED_SCHEMAS, type PublishedSchema } from '../../render/schemas/registry.ts';

/** A schema as it is printed. */
export function schemaText(schema: PublishedSchema): string {
  return `${JSON.stringify(schema, null, 2)}\n`;
}

/** Writes all schemas to a folder, a file each. */
export async function writeSchemas(folder: string, stdout: Output): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const { name, load } of PUBLISHED_SCHEMAS) {
    await writeOut([schemaText(await load())], stdout, path.join(folder, `${name}.schema.json`));
  }
}
