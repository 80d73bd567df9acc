import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { textOfFile } from '../../../../src/operations/recipe/reading/text-of-file.ts';
import { tempFolder } from '../../../support/temp-folder.ts';
import { zipOfFiles } from '../../../support/zip.ts';

const json = JSON.stringify({ name: 'Soup', ingredients: '500 g potatoes' });

const read = (bytes: Uint8Array) => {
  const file = path.join(tempFolder(), 'all.zip');
  writeFileSync(file, bytes);
  return textOfFile(file, Readable.from([]), undefined);
};
const readFiles = (files: Readonly<Record<string, string | Buffer>>) => read(zipOfFiles(files));

test('archivedRecipe() reads the first recipe, and names the others', async () => {
  const recipes = ['a', 'b', 'c', 'd', 'e'].map((name) => [`${name}/recipe.json`, json]);
  const { name, text, notes } = await readFiles({
    'a/full.jpg': 'x',
    ...Object.fromEntries(recipes),
  });
  expect(name).toMatch(/all\.zip: a\/recipe\.json$/);
  expect(text).toBe(json);
  expect(notes).toEqual([
    'The archive has several recipes: read "a/recipe.json", skipped "b/recipe.json", "c/recipe.json", "d/recipe.json" and 1 more; unpack it to read another',
  ]);
});

test.each([
  ['compressed recipes, as those of Paprika', { 'Soup.paprikarecipe': gzipSync(json) }],
  ['archives in it, as those of Tandoor', { '1.zip': zipOfFiles({ 'recipe.json': json }) }],
])('archivedRecipe() reads %s', async (_, files) => {
  expect(await readFiles(files)).toMatchObject({ text: json, notes: [], isArchived: true });
});

test.each([
  [{ 'a.jpg': 'x' }, 'The file is a zip archive without a recipe: it has "a.jpg"'],
  [{ '1.zip': zipOfFiles({ '2.zip': zipOfFiles({ '3.zip': 'x' }) }) }, 'without a recipe'],
])('textOfFile() refuses an archive of %o', async (files, message) => {
  await expect(readFiles(files)).rejects.toThrow(message);
});

test('textOfFile() reads the lines and tables of a text document', async () => {
  const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;
  const row = `<w:tr><w:tc>${paragraph('200 g')}</w:tc><w:tc>${paragraph('flour')}</w:tc></w:tr>`;
  const body = `${paragraph('Cake')}<w:tbl>${row}</w:tbl>`;
  const files = { '[Content_Types].xml': '', 'word/document.xml': `<w:body>${body}</w:body>` };
  expect(await readFiles(files)).toMatchObject({ text: 'Cake\n200 g\tflour', notes: [] });
});

test('textOfFile() reads the lines of a document in RTF', async () => {
  const rtf = String.raw`{\rtf1 Cake\par 200 g flour\par}`;
  expect(await read(Buffer.from(rtf))).toMatchObject({ text: 'Cake\n200 g flour', notes: [] });
  const struck = String.raw`{\rtf1 200 g flour\par {\strike 1 egg}\par}`;
  expect(await read(Buffer.from(struck))).toMatchObject({
    text: '200 g flour',
    notes: ['skipped "1 egg", which was struck out'],
  });
});

test('textOfFile() refuses files that are not text', async () => {
  await expect(read(Buffer.of(0x89, 0x50, 0x4e, 0x47))).rejects.toThrow('The file is a picture');
});
