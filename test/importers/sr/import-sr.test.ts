import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { importSr } from '../../../src/importers/sr/import-sr.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { folderWith } from '../../support/write-files.ts';
import { zipOfFiles } from '../../support/zip.ts';
import { SOURCE_TABLES } from '../../torture/source-tables.ts';

test('importSr() reads the zip archive of the USDA, whose tables are in a folder', async () => {
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

test('importSr() reads foods without household measures, and reports that these are missing', async () => {
  const { 'WEIGHT.txt': _, ...tables } = SOURCE_TABLES['sr'] ?? {};
  const notes: string[] = [];
  const { foods } = await importSr([folderWith(tables)], () => {}, {
    note: (text) => notes.push(text),
  });
  const sizes: number[] = [];
  for await (const { variants } of foods) sizes.push(variants[0]?.servingSizes.length ?? -1);
  expect(sizes).toEqual([0]);
  expect(notes).toEqual(['foods have no household measures, since WEIGHT.txt is missing']);
});

test('importSr() reads names in ISO 8859-1 and in UTF-8', async () => {
  const { 'FOOD_DES.txt': foods, ...tables } = SOURCE_TABLES['sr'] ?? {};
  const text = String(foods).replace('Broccoli, raw', 'Jalapeño Ávila ÷ Â, raw');
  for (const bytes of [Buffer.from(text, 'latin1'), Buffer.from(text)]) {
    const { foods } = await importSr([folderWith({ ...tables, 'FOOD_DES.txt': bytes })], () => {});
    const names: string[] = [];
    for await (const { name } of foods) names.push(name);
    expect(names[0]).toBe('Jalapeño Ávila ÷ Â, raw');
  }
});
