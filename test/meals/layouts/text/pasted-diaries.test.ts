import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { readRecord } from '../../../../src/meals/reading-records/read-record.ts';

/** What a pasted diary has: the headings above each food, and the food. */
async function pasted(...lines: readonly string[]): Promise<string[]> {
  const text = Readable.from([Buffer.from(`${lines.join('\n')}\n`)]);
  const record = await readRecord('-', text, { layout: 'text' });
  return record.lines.map(({ cells, text: eaten }) => [...cells, eaten].join(' | '));
}

test('one line may hold the meals of a day', async () => {
  expect(
    await pasted('Breakfast: 2 eggs, toast; Lunch: chicken salad. Dinner: pasta, 1 glass of wine'),
  ).toEqual([
    'Breakfast | 2 eggs, toast',
    'Lunch | chicken salad',
    'Dinner | pasta, 1 glass of wine',
  ]);
});

test('one line may hold a day and its meals by their letters', async () => {
  expect(await pasted('Mon: B - porridge / L - ham sandwich, apple / D - salmon 150g')).toEqual([
    'Mon | B | porridge',
    'Mon | L | ham sandwich, apple',
    'Mon | D | salmon 150g',
  ]);
});

test('the lists, boxes and headings of Markdown are not part of a food', async () => {
  expect(
    await pasted(
      '# Food diary',
      '## Monday',
      '- **Breakfast**',
      '  - 2 eggs',
      '  - [x] coffee',
      '- **Lunch**',
      '  1. ham sandwich',
      '  2. apple',
    ),
  ).toEqual([
    'Monday | Breakfast | 2 eggs',
    'Monday | Breakfast | coffee',
    'Monday | Lunch | ham sandwich',
    'Monday | Lunch | apple',
  ]);
});

test('the numbers of a list are not amounts, and amounts and days are not numbers of a list', async () => {
  expect(await pasted('1) Oatmeal - 1 cup', '2) Rice', '3) 2 eggs')).toEqual([
    'Oatmeal - 1 cup',
    'Rice',
    '2 eggs',
  ]);
  expect(await pasted('2 eggs', '3 apples', '2. Frühstück', '1 Brot')).toEqual([
    ' | 2 eggs',
    ' | 3 apples',
    '2. Frühstück | 1 Brot',
  ]);
  expect(await pasted('3. März', 'Brot', '4. März', 'Reis')).toEqual([
    '3. März | Brot',
    '4. März | Reis',
  ]);
});

test('prose about a meal is below that meal', async () => {
  expect(
    await pasted(
      'For breakfast I had two eggs and toast. At lunch I ate a big bowl of soup.',
      'Zum Frühstück hatte ich 2 Brötchen, am Abend habe ich eine Pizza gegessen.',
    ),
  ).toEqual([
    'breakfast | two eggs and toast',
    'lunch | a big bowl of soup',
    'Frühstück | 2 Brötchen',
    'Abend | eine Pizza',
  ]);
});

test.each(['apple / pear - half', 'milk; snack bar: 1', 'tea: 1 cup', 'soup, main: fish'])(
  '%j holds no other meal',
  async (line) => {
    expect(await pasted(line)).toHaveLength(1);
  },
);

test('the date of a mail may have a time, and is no entry of its diary', async () => {
  const headers = [
    'From: Anna <anna@example.org>',
    'Date: Mon, 2 Mar 2026 20:14',
    'Subject: Diary',
  ];
  expect(await pasted(...headers, '', 'Breakfast: 2 eggs')).toEqual(['Breakfast | 2 eggs']);
});
