import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { readRecord } from '../../../src/meals/reading-records/read-record.ts';
import { read } from '../../support/read.ts';

const OATS = '{"person":"P1","food":"oats","grams":40}';
const MILK = '{"person":"P2","food":"milk","grams":200}';

test('recordOfLines() reads lines of foods by their names', async () => {
  const { lines } = await readRecord('-', Readable.from([Buffer.from(`${OATS}\n\n${MILK}\n`)]), {});
  expect(lines.map(({ text, line, cells }) => [text, line, cells])).toEqual([
    ['40 g oats', 1, ['P1']],
    ['200 g milk', 3, ['P2']],
  ]);
});

test('recordOfLines() reports lines that are not JSON', async () => {
  const { faults, rows } = await read(`${OATS}\n{"food":\n${MILK}\n`, 'log.ndjson');
  expect(faults.filter(({ code }) => code === 'meal/syntax')).toMatchObject([
    { location: { line: 2 } },
  ]);
  expect(rows).toBe(3);
});
