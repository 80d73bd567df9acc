import * as library from '@e965/xlsx';
import { expect, test } from 'vitest';
import { bufferCompoundWorkbook } from '../../../src/tables/workbook/compound-file.ts';

/** A compound file with one stream. */
function compound(stream: string) {
  const file = library.CFB.utils.cfb_new();
  library.CFB.utils.cfb_add(file, stream, Buffer.alloc(5000, 1));
  return library.CFB.write(file, { type: 'buffer' }) as Buffer;
}

const buffered = (bytes: Buffer) =>
  bufferCompoundWorkbook({
    name: 'old',
    chunks: (async function* () {
      yield bytes;
    })(),
  });

test.each(['Workbook', 'Book'])(
  'a compound file with the stream %s is a workbook',
  async (name) => {
    const bytes = compound(name);
    expect(await buffered(bytes)).toEqual({ name: 'old', bytes });
  },
);

test.each([
  ['EncryptedPackage', 'protected with a password'],
  ['WordDocument', 'an old Word document'],
  ['Contents', 'an old file of another program'],
])('a compound file with the stream %s is refused', async (stream, name) => {
  await expect(buffered(compound(stream))).rejects.toThrow(
    `The file is ${name}, which viand cannot read`,
  );
});
