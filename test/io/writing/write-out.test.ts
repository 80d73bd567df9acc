import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { writeToFile } from '../../../src/io/writing/write-out.ts';
import { tempFolder } from '../../support/temp-folder.ts';

test.each<[string, (string | Uint8Array)[]]>([
  ['of nothing', []],
  ['of thousands of short texts', Array(30_000).fill('käse\n')],
  ['of one long text', ['ä'.repeat(200_000)]],
  ['of texts and bytes', ['a', Buffer.from('b'), Buffer.from('c'), 'd', 'é'.repeat(70_000), 'f']],
])('writeToFile() writes a file %s in order', async (_, pieces) => {
  const file = path.join(tempFolder(), 'file.txt');
  await writeToFile(file, pieces);
  expect(readFileSync(file, 'utf8')).toBe(pieces.map((piece) => piece.toString()).join(''));
});
