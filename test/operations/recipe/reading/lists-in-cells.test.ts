import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { textOfFile } from '../../../../src/operations/recipe/reading/text-of-file.ts';
import { zipOfFiles } from '../../../support/zip.ts';

const tc = (...lines: string[]) =>
  `<w:tc>${lines.map((line) => `<w:p><w:r><w:t>${line}</w:t></w:r></w:p>`).join('')}</w:tc>`;

test('lists in the cells of a document are lines of its text, and other cells are one line', async () => {
  const rows = [
    tc('Serves', '4') + tc('30 min'),
    tc('Ingredients', '2 eggs', '1 roll') + tc('Method', 'Boil the eggs.'),
  ];
  const body = `<w:tbl>${rows.map((row) => `<w:tr>${row}</w:tr>`).join('')}</w:tbl>`;
  const bytes = zipOfFiles({
    '[Content_Types].xml': '<Types/>',
    'word/document.xml': `<w:document xmlns:w="x"><w:body>${body}</w:body></w:document>`,
  });
  const { text } = await textOfFile('-', Readable.from([bytes]), undefined);
  expect(text.split('\n')).toEqual([
    'Serves 4\t30 min',
    ...['Ingredients', '2 eggs', '1 roll', 'Method', 'Boil the eggs.'],
  ]);
});
