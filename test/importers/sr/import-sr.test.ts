import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { importSr } from '../../../src/importers/sr/import-sr.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { zipOfFiles } from '../../support/zip.ts';
import { SOURCE_TABLES } from '../../torture/source-tables.ts';

test('importSr() reads the zip archive that the USDA publishes, with a folder inside', async () => {
  const archive = path.join(tempFolder(), 'sr28asc.zip');
  const files = Object.entries(SOURCE_TABLES['sr'] ?? {}).map(([name, text]) => [
    `sr28asc/${name}`,
    String(text),
  ]);
  writeFileSync(archive, zipOfFiles(Object.fromEntries(files)));
  const { foods } = await importSr([archive], () => {});
  const names: string[] = [];
  for await (const { name } of foods) names.push(name);
  expect(names).toEqual(['Broccoli']);
});
