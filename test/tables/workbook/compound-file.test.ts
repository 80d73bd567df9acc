import * as library from '@e965/xlsx';
import { expect, test } from 'vitest';
import { compoundContent } from '../../../src/tables/workbook/compound-file.ts';

/** A compound file with these streams. */
function compound(...streams: readonly string[]) {
  const file = library.CFB.utils.cfb_new();
  for (const stream of streams) {
    library.CFB.utils.cfb_add(file, stream, Buffer.alloc(5000, 1));
  }
  return library.CFB.write(file, { type: 'buffer' }) as Buffer;
}

const contentOf = (bytes: Uint8Array) => compoundContent({ name: 'old', bytes });

test.each([
  ['workbook', ['Workbook']],
  ['workbook', ['Book']],
  ['workbook', ['Workbook', 'MBD1/WordDocument']],
  ['document', ['WordDocument', '1Table']],
  ['document', ['ObjectPool/Workbook', 'WordDocument']],
])('a compound file is a %s if it has the streams %j', async (content, streams) => {
  expect(await contentOf(compound(...streams))).toBe(content);
});

test.each([
  ['EncryptedPackage', 'protected with a password'],
  ['Contents', 'an old file of another program'],
])('a compound file with the stream %s is refused', async (stream, name) => {
  await expect(contentOf(compound(stream))).rejects.toThrow(
    `The file is ${name}, which viand cannot read`,
  );
});

test('a compound file that is cut off is refused', async () => {
  await expect(contentOf(compound('Workbook').subarray(0, 600))).rejects.toThrow('truncated');
});
