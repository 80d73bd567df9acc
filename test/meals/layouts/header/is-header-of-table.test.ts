import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readRecord } from '../../../../src/meals/reading-records/read-record.ts';
import { tempFolder } from '../../../support/temp-folder.ts';

async function recordOf(lines: readonly string[], extension = 'txt') {
  const file = path.join(tempFolder(), `diary.${extension}`);
  writeFileSync(file, `${lines.join('\n')}\n`);
  return readRecord(file, Readable.from([]), {});
}

const texts = async (...lines: readonly string[]) =>
  (await recordOf(lines)).lines.map(({ text }) => text);

describe('a line of a diary is not a header, whatever it mentions', () => {
  test.each([
    'pasta with cheese, ate half',
    'fast food, coke',
    'Chinese food, beer',
    'Drink, water',
    'Trinken, 2 l Wasser',
    'menu of the day, beer',
    'item from the vending machine, 1 candy bar',
    'what was left, ate later',
  ])('%j', async (line) => {
    const diary = ['2 eggs, toast', line, 'apple', 'coffee, black, 2 cups'];
    expect((await texts(...diary)).join('|').replaceAll(' ', '')).toBe(
      diary.join('|').replaceAll(' ', ''),
    );
    expect(await texts(line, 'toast, butter', 'eggs, boiled', 'tea, green')).toHaveLength(4);
  });
});

describe('a header that asks for foods is one', () => {
  test.each([
    'What did you eat?,Comment',
    'What I ate,Notes',
    'Was gegessen und getrunken?,Ort',
    'Lebensmittel,kcal',
    'Foods eaten today,How much',
  ])('%s', async (header) => {
    const { lines } = await recordOf([header, 'Toast,50 g', 'Milch,200 g'], 'csv');
    expect(lines.map(({ text }) => text.split(' ').at(-1))).toEqual(['Toast', 'Milch']);
  });

  test('such a header needs no other known column if all rows have as many cells', async () => {
    const rows = ['Toast,white', 'Milch,cold', 'Reis,warm'];
    const { lines } = await recordOf(['Food,State', ...rows], 'csv');
    expect(lines).toHaveLength(3);
  });
});

test('no line of a text is lost, in whatever order it has its foods and commas', async () => {
  const words = ['fast food', 'ate half', 'drink', 'water', '2 l', 'menu', 'toast', 'Essen gehen'];
  const line = fc
    .uniqueArray(fc.constantFrom(...words), { minLength: 2, maxLength: 3 })
    .map((parts) => parts.join(', '));
  await fc.assert(
    fc.asyncProperty(fc.array(line, { minLength: 1, maxLength: 8 }), async (lines) => {
      const { lines: read } = await recordOf([...lines, 'rice'], 'txt');
      const all = read.map(({ text }) => text).join(' ');
      for (const word of words)
        if (lines.some((one) => one.includes(word))) expect(all).toContain(word);
    }),
    { numRuns: 200 },
  );
});
