import { expect, test } from 'vitest';
import { readTextRecord } from '../../../../../src/meals/reading-records/read-record.ts';

const notesOf = async (text: string) =>
  (await readTextRecord({ name: 'diary.csv', chunks: [text] as never }, {})).notes;

test.each([
  ['Getränke (ml)', '200', '300'],
  ['Trinkmenge (ml)', '200', '300'],
  ['Milk (ml)', '200', '300'],
  ['Drink', '200 ml', '300 ml'],
  ['Coffee (cups)', '1', '2'],
])('amounts of drinks that are not read are named: %s', async (name, first, second) => {
  const text = `Tag;Lebensmittel;Menge (g);${name}\nMo;Brot;50;${first}\nMo;Reis;200;${second}\n`;
  expect(await notesOf(text)).toEqual([
    `column "${name}": 2 amounts are not read; write each drink in a row of its own`,
  ]);
});

test.each([
  'Tag;Lebensmittel;Menge (g);Menge (ml)\nMo;Brot;50;\nMo;Milch;;200\n',
  'Tag;Getränk;Trinkmenge (ml)\nMo;Milch;200\nMo;Saft;100\n',
  'Tag;Lebensmittel;Menge (g);Getränk;Menge (ml)\nMo;Brot;50;Milch;200\n',
  'Tag;Lebensmittel;Menge (g);Urin (ml)\nMo;Brot;50;200\n',
])('other columns need no note: %s', async (text) => {
  expect(await notesOf(text)).toEqual([]);
});

test('drinks without a name next to meals are noted', async () => {
  const table = 'Date,Breakfast,Lunch,Fluids (ml)\n2026-03-02,Oats,Rice,1500\n';
  expect(await notesOf(table)).toEqual([
    'column "Fluids (ml)": 1 amount is not read; write each drink in a row of its own',
  ]);
});

test.each(['How many glasses of water did you drink?', 'Wie viel Wasser haben Sie getrunken?'])(
  'numbers below a question about drinks are noted: %s',
  async (question) => {
    const table = `Datum;Frühstück;Mittagessen;${question}\n2.3.2026;Brot;Reis;6\n`;
    expect(await notesOf(table)).toEqual([
      `column "${question}": 1 amount is not read; write each drink in a row of its own`,
    ]);
  },
);

test('an amount of drinks behind columns of meals is not that of the last meal', async () => {
  const { lines, notes } = await readTextRecord(
    {
      name: 'diary.csv',
      chunks: ['Name;Frühstück;Mittag;Trinkmenge ml\nA;1 Ei;1 Apfel;1200\n'] as never,
    },
    {},
  );
  expect(lines.map(({ text }) => text)).toEqual(['1 Ei', '1 Apfel']);
  expect(notes).toEqual([
    'column "Trinkmenge ml": 1 amount is not read; write each drink in a row of its own',
  ]);
});
