import { expect, test } from 'vitest';
import { isRecordText, readTextRecord } from '../../../src/meals/reading-records/read-record.ts';
import { foodLocation } from '../../../src/meals/records/dietary-record.ts';
import { ViandError } from '../../../src/model/diagnostic.ts';

const record = (text: string) => readTextRecord({ name: 'plan.txt', chunks: [text] as never }, {});

/** What each line says, and its labels. */
async function linesOf(text: string): Promise<string[][]> {
  return (await record(text)).lines.map((line) => [line.text, ...line.cells]);
}

const MARKDOWN = `Your plan:

### Monday

| Meal | **Food** | Amount |
|:-----|------|----:|
| Breakfast | Oats | 50 g |
| Lunch | Soup \`x\` | 1/2 |

### Tuesday

| Meal | Food | Amount |
|---|---|---|
| Dinner | **Rice** | 180 g |

Enjoy!
`;

test('tables in Markdown are read under their headings, at their lines', async () => {
  const { lines, columns } = await record(MARKDOWN);
  expect(columns).toEqual(expect.arrayContaining(['day', 'Meal']));
  expect(
    lines.map(({ line, measure, food }) => [line, measure, food?.replace(/ +/g, ' ')]),
  ).toEqual([
    [7, '50 g', 'Oats'],
    [8, '1/2', 'Soup x'],
    [14, '180 g', 'Rice'],
  ]);
  expect(lines.map(({ cells }) => cells[columns.indexOf('day')])).toEqual([
    'Monday',
    'Monday',
    'Tuesday',
  ]);
  expect(lines[0] && foodLocation(lines[0]).column).toBe(
    (MARKDOWN.split('\n')[6]?.indexOf('Oats') as number) + 1,
  );
});

test('a bar may separate cells', async () => {
  expect(await linesOf('Tag|Mahlzeit|Essen|Menge\nMo|Mittag|Reis|180 g\n')).toEqual([
    ['180 g Reis', 'Mo', 'Mittag'],
  ]);
});

test.each([
  ['[12.03.24, 08:15:22] Anna: 2 eggs\n[13.03.24, 12:40:10] Anna: soup\n', '12.03.24', '13.03.24'],
  [
    '12/03/2024, 08:15 - Anna: 2 eggs\n13/03/2024, 13:05 - Anna: soup\n',
    '12/03/2024',
    '13/03/2024',
  ],
])('the export of a chat has dates and times: %j', async (text, first, second) => {
  expect(await isRecordText('chat.csv', text, {})).toBe(true);
  const { columns, lines } = await record(text);
  expect(columns.slice(0, 2)).toEqual(['date', 'time']);
  expect(lines.map((line) => [line.text, line.cells[0]])).toEqual([
    ['2 eggs', first],
    ['soup', second],
  ]);
});

test('a chat of two has their names, messages of several lines, and no pictures', async () => {
  const chat = [
    '[12.03.24, 08:00] Messages are encrypted',
    '[12.03.24, 08:15] Anna: 2 eggs',
    '1 slice of toast',
    '\u200e[12.03.24, 08:16] Ben: \u200eimage omitted',
    '[12.03.24, 08:17] Ben: porridge',
  ].join('\n');
  const { columns, lines } = await record(chat);
  const person = columns.indexOf('person');
  expect(lines.map((line) => [line.text, line.cells[person], line.line])).toEqual([
    ['2 eggs', 'Anna', 2],
    ['1 slice of toast', 'Anna', 3],
    ['porridge', 'Ben', 5],
  ]);
});

test.each([
  [
    '01.03.2026;Frühstück;Haferflocken;50 g\n02.03.2026;Mittag;Reis;180 g\n',
    'date, meal, food, amount',
  ],
  ['Oats,50,g\nMilk,200,ml\nApple,1,\n', 'food, amount, unit'],
  ['Montag;Frühstück;2 Eier\nMontag;Mittag;200 g Reis\n', 'day, meal, food'],
])('columns without a header are recognised by their cells: %j', async (text, columns) => {
  const { notes, lines } = await record(text);
  expect(notes).toEqual([`no header: read the columns as ${columns}`]);
  expect(lines).toHaveLength(text.trim().split('\n').length);
});

test.each(['2 eggs, toast\napple, pear\n', 'Anna;Ben\nBrot;Reis\n', 'oats\nmilk\n'])(
  'lines of foods have no columns: %j',
  async (text) => {
    const { notes } = await record(text).catch(() => ({ notes: [] }));
    expect(notes).toEqual([]);
  },
);

test('drinks have amounts of their own, in a column of the same name', async () => {
  const text = 'Tag;Speisen;Menge;Getränke;Menge\nMo;Reis;180 g;Wasser;0,3 l\nDi;;;Tee;1 Tasse\n';
  expect(await linesOf(text)).toEqual([
    ['180 g Reis', 'Mo'],
    ['0,3 l Wasser', 'Mo'],
    ['1 Tasse Tee', 'Di'],
  ]);
});

test('a fraction of a food next to a weekday is not a date', async () => {
  const text =
    'Tag;Frühstück;Menge;Mittag;Menge\nMo;Brot;2 Stück;Apfel;200 g\nDi;Müsli;60 g;Pizza;1/2\n';
  expect((await linesOf(text)).map(([eaten]) => eaten)).toEqual([
    '2 Stück Brot',
    '200 g Apfel',
    '60 g Müsli',
    '1/2 Pizza',
  ]);
});

test('leftovers are subtracted from the amount handed out, and from nothing else', async () => {
  const { lines } = await record('Speise;ausgegeben (g);Rest (g)\nReis;200;50\n');
  expect(lines[0]).toMatchObject({ measure: '200 g', left: 50 });
  const unknown = await record('Speise;Tablett;Rest (g)\nReis;A7;50\nSuppe;A7;20\n');
  expect(unknown.lines.map(({ left }) => left)).toEqual([undefined, undefined]);
});

test('lines of totals and skipped meals are not foods', async () => {
  const { lines, notes } = await record('Montag\n100 g Reis\nSumme 100 g\nskipped lunch\n');
  expect(lines.map(({ text }) => text)).toEqual(['100 g Reis']);
  expect(notes).toEqual(['skipped 1 row of totals']);
});

test('a column that a chat lacks is a problem of the file', async () => {
  const chat = '[12.03.24, 08:15] Anna: 2 eggs\n[12.03.24, 08:16] Anna: toast\n';
  const source = { name: 'chat.txt', chunks: [chat] as never };
  await expect(readTextRecord(source, { column: 'Essen' })).rejects.toThrow(ViandError);
});
