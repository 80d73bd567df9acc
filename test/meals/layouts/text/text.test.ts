import { expect, test } from 'vitest';
import { readTextRecord } from '../../../../src/meals/reading-records/read-record.ts';

test.each(['Einkaufsliste', '## Einkaufen'])(
  'a list of food to buy in a diary was not eaten: %s',
  async (title) => {
    const text = `${title}\n- 1 kg Kartoffeln\n- 6 Eier\nMontag\nFrühstück: 2 Eier\n`;
    const { lines, notes } = await readTextRecord({ name: 'x.txt', chunks: [text] as never }, {});
    expect(lines.map((line) => [line.text, ...line.cells])).toEqual([
      ['2 Eier', 'Montag', 'Frühstück'],
    ]);
    const list = title.replace('## ', '');
    expect(notes).toEqual([`skipped food to buy: "${list}: 1 kg Kartoffeln", "${list}: 6 Eier"`]);
  },
);

test('a date in the title of a diary is the day of the lines below it', async () => {
  const text = 'Essensprotokoll 3.3.2025\nKaffee 15h: 1 Stück Kuchen\nZwischenm.: 1 Apfel\n';
  const { columns, lines } = await readTextRecord({ name: 'x.txt', chunks: [text] as never }, {});
  expect(columns).toEqual(['day', 'meal']);
  expect(lines.map((line) => [line.text, ...line.cells])).toEqual([
    ['1 Stück Kuchen', '3.3.2025', 'Kaffee 15h'],
    ['1 Apfel', '3.3.2025', 'Zwischenm.'],
  ]);
});

test('lines that begin with one of several persons are theirs, and no other line is', async () => {
  const text = 'Montag\nMama: 2 Eier\nPapa: Mittag: 1 Apfel\nDienstag\n1 Birne\n';
  const { columns, lines, notes } = await readTextRecord(
    { name: 'x.txt', chunks: [text] as never },
    {},
  );
  expect(columns).toEqual(['person', 'day', 'meal']);
  expect(lines.map((line) => [line.text, ...line.cells])).toEqual([
    ['2 Eier', 'Mama', 'Montag', ''],
    ['1 Apfel', 'Papa', 'Montag', 'Mittag'],
    ['1 Birne', '', 'Dienstag', ''],
  ]);
  expect(notes).toEqual(['read the headings "Mama" and "Papa" as people']);
});

test('lines of signs below headings are rules', async () => {
  const text = 'Day 1\n=====\nLunch\n-----\n1 apple\n***\n';
  const { lines } = await readTextRecord({ name: 'x.txt', chunks: [text] as never }, {});
  expect(lines.map((line) => [line.text, ...line.cells])).toEqual([['1 apple', 'Day 1', 'Lunch']]);
});

test('a drink behind a word of totals counts if no other line has it', async () => {
  const text = 'Montag\nF: 1 Brötchen\ninsgesamt 2 l Wasser\nGesamt 1800 kcal\n';
  const { lines, notes } = await readTextRecord({ name: 'x.txt', chunks: [text] as never }, {});
  expect(lines.map((line) => line.text)).toEqual(['1 Brötchen', '2 l Wasser']);
  expect(notes).toEqual(['skipped 1 row of totals']);
});

test('the branches of a tree are marks of a list', async () => {
  const text = 'Day 1\n├─ Breakfast: 2 eggs\n│  └── 1 apple\n└─ Lunch: soup\n';
  const { lines } = await readTextRecord({ name: 'x.txt', chunks: [text] as never }, {});
  expect(lines.map((line) => [line.text, ...line.cells])).toEqual([
    ['2 eggs', 'Day 1', 'Breakfast'],
    ['1 apple', 'Day 1', 'Breakfast'],
    ['soup', 'Day 1', 'Lunch'],
  ]);
});

test.each(['## Shopping list', 'Foods to avoid:', '### Zu vermeiden'])(
  'food below %j was not eaten',
  async (title) => {
    const text = `Monday\nLunch: 1 apple\n${title}\n- 3 donuts\nTuesday\nLunch: soup\n`;
    const { lines, notes } = await readTextRecord({ name: 'x.md', chunks: [text] as never }, {});
    expect(lines.map((line) => line.text)).toEqual(['1 apple', 'soup']);
    const isToBuy = title.includes('Shopping');
    const plain = title.replace(/^#+ /, '');
    expect(notes).toEqual([
      isToBuy ? `skipped food to buy: "${plain}: 3 donuts"` : `skipped "${plain}"`,
    ]);
  },
);
