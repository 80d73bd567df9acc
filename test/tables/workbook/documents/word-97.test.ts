import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ViandError } from '../../../../src/model/diagnostic.ts';
import { readRichText } from '../../../../src/tables/workbook/documents/rich-text.ts';
import { readWord97 } from '../../../../src/tables/workbook/documents/word-97.ts';
import { readWorkbook } from '../../../../src/tables/workbook/read-workbook.ts';

const sample = (name: string) => readFileSync(path.join(import.meta.dirname, 'samples', name));

const DOCUMENT = sample('week.doc');

/** What both samples have, which LibreOffice wrote. */
const EXPECTED = {
  ...{ name: 'document', isHidden: false, hasWrittenNumbers: true, isText: false },
  rows: [
    ['Food record of week 10 – „Anna“'],
    ['Day', 'Meal', 'Food', 'Amount'],
    ['Monday', 'Breakfast', 'Porridge oats', '60 g'],
    ['', 'Lunch', 'Potatoes, boiled\nwith skin', '250¹ g'],
    ['Tuesday', '', 'Crème fraîche', '½ cup'],
    ['See the list for more.'],
    ['Wednesday', '1 apple'],
    ['Żurek 300 ml'],
  ],
  merges: [{ startRow: 2, endRow: 3, startCol: 0, endCol: 0 }],
  hidden: new Set(),
  struck: ['and butter'],
};

test('the tables and lines of an old Word document are read', async () => {
  expect(await readWord97({ name: 'week.doc', bytes: DOCUMENT }, 1000)).toEqual(EXPECTED);
});

test('the same document in RTF gives the same rows', () => {
  expect(readRichText(sample('week.rtf').toString('latin1'), 1000)).toEqual(EXPECTED);
});

/** Where the stream of the document begins: with a fixed number ([MS-DOC] 2.5.2). */
const START = DOCUMENT.indexOf(Buffer.of(0xec, 0xa5));
const VERSION_AT = START + 2;
const FLAGS_AT = START + 10;

function changed(at: number, value: number): Buffer {
  const bytes = Buffer.from(DOCUMENT);
  bytes.writeUInt16LE(value, at);
  return bytes;
}

test.each([
  [
    'with a password',
    changed(FLAGS_AT, DOCUMENT.readUInt16LE(FLAGS_AT) | 0x1_00),
    'protected with a password',
  ],
  ['older than Word 97', changed(VERSION_AT, 0x68), 'older than Word 97'],
])('a document %s is refused', async (_, bytes, message) => {
  await expect(readWord97({ name: 'week.doc', bytes }, 1000)).rejects.toThrow(message);
});

test('a damaged document gives rows or a clear error', async () => {
  const damage = fc.array(fc.tuple(fc.nat(DOCUMENT.length - 1), fc.integer({ min: 0, max: 255 })), {
    minLength: 1,
    maxLength: 30,
  });
  await fc.assert(
    fc.asyncProperty(damage, fc.nat(DOCUMENT.length), async (bytes, cut) => {
      const file = Buffer.from(DOCUMENT.subarray(0, cut % 3 === 0 ? cut : undefined));
      for (const [at, byte] of bytes) if (at >= 8 && at < file.length) file[at] = byte;
      const read = readWorkbook({ name: 'a.doc', bytes: file }, undefined);
      await read.catch((error: unknown) => expect(error).toBeInstanceOf(ViandError));
    }),
    { numRuns: 200 },
  );
});
