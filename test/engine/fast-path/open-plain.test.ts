import { symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { isRepeatable, openPlain, sizeOf } from '../../../src/engine/fast-path/open-plain.ts';
import { noBytes } from '../../../src/io/reading/byte-stream.ts';
import { ReplayableStream } from '../../../src/io/reading/replayable-stream.ts';
import type { ReadOptions } from '../../../src/meals/entries/reading.ts';
import { tempFolder } from '../../support/temp-folder.ts';

test('links in a circle are no regular file, so the general path reports them', () => {
  const folder = tempFolder();
  const [one, other] = ['one.csv', 'other.csv'].map((name) => path.join(folder, name)) as [
    string,
    string,
  ];
  symlinkSync(other, one);
  symlinkSync(one, other);
  expect(sizeOf(one)).toBe(0);
  expect(isRepeatable(one)).toBe(false);
});

/** Whether the fast path reads a file with this text. */
async function isPlain(text: string, options: Partial<ReadOptions> = {}): Promise<boolean> {
  const file = path.join(tempFolder(), 'meals.csv');
  writeFileSync(file, text);
  const reading = { groupBy: [], columnMap: {}, unit: undefined, ...options };
  const opened = await openPlain(file, new ReplayableStream(noBytes()), reading);
  opened?.close();
  return opened !== undefined;
}

const PLAIN = 'food_id,amount,unit\nmilk,1,g\n';

/** A record of ids and amounts, which is long enough for the fast path. */
const RECORD = `food_id,grams\n${'milk,100\n'.repeat(8000)}`;

test('openPlain() takes tables of entries and long records, in UTF-8', async () => {
  for (const text of [PLAIN, RECORD]) {
    expect(await isPlain(text)).toBe(true);
    expect(await isPlain(text, { encoding: 'utf-8' })).toBe(true);
  }
});

test.each([{ encoding: 'windows-1252' }, { sheet: 'Meals' }] as const)(
  'openPlain() leaves files to the general path if options say %j',
  async (options) => {
    for (const text of [PLAIN, RECORD]) expect(await isPlain(text, options)).toBe(false);
  },
);

test.each([
  ['foods in words', 'food,amount,unit\nWholemeal bread,1,g\nGreen tea,2,g\n'],
  ['a confidence of each match', 'food_id,amount,unit,confidence\nmilk,1,g,1\n'],
  ['decimal commas', 'food_id;amount;unit\nmilk;1,5;g\nmilk;1.250;g\n'],
  ['JSON', '[{"food_id":"milk","amount":1,"unit":"g"}]\n'],
])('openPlain() leaves %s to the general path', async (_, text) => {
  expect(await isPlain(text)).toBe(false);
});
