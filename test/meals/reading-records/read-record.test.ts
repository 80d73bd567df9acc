import path from 'node:path';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { readRecord } from '../../../src/meals/reading-records/read-record.ts';
import { readHeading } from '../../../src/meals/words/headings/read-heading.ts';
import { folderWith } from '../../support/write-files.ts';

const read = (name: string, text: string) =>
  readRecord(path.join(folderWith({ [name]: text }), name), Readable.from([]), {});

test.each([
  ['Monday', 'day'],
  ['Mon 2.3.2026', 'day'],
  ['2026-03-02:', 'day'],
  ['Tag 3', 'day'],
  ['Dienstag:', 'day'],
  ['Montag, 2. März', 'day'],
  ['March 2, 2026', 'day'],
  ['2nd of March:', 'day'],
  ['BREAKFAST', 'meal'],
  ['Afternoon snack:', 'meal'],
  ['Abendessen', 'meal'],
  ['Meal 1', 'meal'],
  ['Mahlzeit 3:', 'meal'],
  ['Anna:', 'heading'],
])('%j is a heading of a %s', (line, column) => {
  expect(readHeading(line)).toMatchObject({ column, title: line.replace(':', ''), rest: '' });
});

test.each([
  '2 eggs',
  '2 march violets',
  'lunch meat',
  'breakfast cereal',
  'sun-dried tomatoes',
  'tea',
  '1:2 squash',
])('%j is not a heading', (line) => {
  expect(readHeading(line)).toBeUndefined();
});

test.each([
  ['1.25 '.repeat(40), undefined],
  ['Tag 1 '.repeat(40), undefined],
  [`${'Tag 1 '.repeat(15)}Mo`, 'day'],
])('judging a row of many words takes no exponential time: %j', (line, column) => {
  expect(readHeading(line.trim())?.column).toBe(column);
});

test('headings become columns, and each applies until the next of its rank', async () => {
  const text =
    'At work:\nMonday\nLunch\n2 eggs\nDinner: 1 apple\nTuesday\n1 pear\nAt school:\n1 plum\n';
  const { columns, lines } = await read('diary.txt', text);
  expect(columns).toEqual(['heading', 'day', 'meal']);
  expect(lines).toMatchObject([
    { line: 4, text: '2 eggs', cells: ['At work', 'Monday', 'Lunch'] },
    { line: 5, text: '1 apple', cells: ['At work', 'Monday', 'Dinner'] },
    { line: 7, text: '1 pear', cells: ['At work', 'Tuesday', ''] },
    { line: 9, text: '1 plum', cells: ['At school', '', ''] },
  ]);
});

test('titles above the first heading are not foods, and are noted', async () => {
  const diary = await read(
    'diary.txt',
    'Ernährungsprotokoll Thomas B.\nName: T. B.\nMontag\n2 Eier\nDiary milk 200 ml\n',
  );
  expect(diary.lines.map(({ text }) => text)).toEqual(['2 Eier', 'Diary milk 200 ml']);
  expect(diary.notes).toEqual(['skipped the title "Ernährungsprotokoll Thomas B."']);
});

test('the only person of a text labels its lines, and keeps the day above', async () => {
  const { columns, lines } = await read('diary.txt', 'Tagebuch 3.6.2024\nName: T. B.\n2 Eier\n');
  expect(columns).toEqual(['person', 'day']);
  expect(lines).toMatchObject([{ text: '2 Eier', cells: ['T. B.', '3.6.2024'] }]);
});

test('if lines name several persons, they are headings above days', async () => {
  const diary = await read(
    'diary.txt',
    'Patient: Huber\nGröße: 170 cm\nMontag\n2 Eier\n30 min Joggen\nPatient: Mayer\nAlter: 44\nMontag\n1 Apfel\n',
  );
  expect(diary.columns).toEqual(['person', 'day']);
  expect(diary.lines).toMatchObject([
    { text: '2 Eier', cells: ['Huber', 'Montag'] },
    { text: '1 Apfel', cells: ['Mayer', 'Montag'] },
  ]);
  expect(diary.notes).toEqual([
    'skipped the title "Alter: 44"',
    'skipped "Größe: 170 cm" and "30 min Joggen"',
  ]);
});

test('a diary without headings has no columns, and comments are not foods', async () => {
  const diary = await read('diary.txt', '# of a week\n\n2 eggs\r\n1 apple');
  expect(diary.columns).toEqual([]);
  expect(diary.lines.map(({ line, text }) => [line, text])).toEqual([
    [3, '2 eggs'],
    [4, '1 apple'],
  ]);
});

test('a table keeps its other columns, and line breaks within quotes count as lines', async () => {
  const { columns, lines } = await read('diary.csv', 'day;food\n1;"2\neggs"\n2;\n3;pear\n');
  expect(columns).toEqual(['day']);
  expect(lines).toMatchObject([
    { line: 2, text: '2\neggs', cells: ['1'] },
    { line: 5, text: 'pear', cells: ['3'] },
  ]);
});

test('foods of the last column may have separators without quotes', async () => {
  const alone = await read('diary.csv', 'food\n200 ml Milch 1,5 %\n2 Eier, gekocht,\n');
  expect(alone.lines.map(({ text }) => text)).toEqual(['200 ml Milch 1,5 %', '2 Eier, gekocht']);
  const { lines, faults } = await read('diary.csv', 'person;food\nAnn;2 eggs; 1 apple\nBen;\n');
  expect(lines.map(({ text, cells }) => [text, ...cells])).toEqual([['2 eggs; 1 apple', 'Ann']]);
  expect(faults).toEqual([]);
});

test('a row with more cells than the header is refused if it is unclear which cell was split', async () => {
  const { lines, faults } = await read(
    'diary.csv',
    'food,amount,unit\nMilch,1,5,l\nBrot,2,Scheiben,\nKäse,2,5,g,x\n',
  );
  expect(lines.map(({ food }) => food)).toEqual(['Brot']);
  expect(faults?.map(({ code, message, location }) => [code, message, location?.line])).toEqual([
    ['meal/cell-count', 'The row has 4 cells', 2],
    ['meal/cell-count', 'The row has 5 cells', 4],
  ]);
});

test('scores that viand wrote are not a record, unless an option names the column of foods', async () => {
  const header = 'day,total_protein_foods,total_score,estimated_energy_share';
  const text = `${header}\nMon,5,61.2,0.5\n`;
  await expect(read('scores.csv', text)).rejects.toMatchObject({
    diagnostics: [{ code: 'meal/unclear-layout', message: expect.stringContaining('scores') }],
  });
  const file = path.join(folderWith({ 'scores.csv': text }), 'scores.csv');
  const named = { column: 'total_protein_foods' };
  expect((await readRecord(file, Readable.from([]), named)).lines).toHaveLength(1);
  const foods = `food,amount,${header}\napple,100 g,Mon,5,61.2,0.5\n`;
  expect((await read('foods.csv', foods)).lines).toHaveLength(1);
});

test('a heading may contain a space', () => {
  expect(readHeading('Mid morning')).toMatchObject({ column: 'meal', title: 'Mid morning' });
});

test('a meal may precede a dash, and a day may follow its word', () => {
  expect(readHeading('B - 2 eggs')).toMatchObject({ column: 'meal', title: 'B', rest: '2 eggs' });
  expect(readHeading('Drinks – 2 l water')).toMatchObject({ column: 'meal', rest: '2 l water' });
  expect(readHeading('Essen am 5.3.')).toMatchObject({ column: 'day', title: 'Essen am 5.3.' });
  expect(readHeading('pot noodle - chicken')).toBeUndefined();
});

test('a description of a portion next to its weight does not multiply it', async () => {
  const table =
    'Food description;Portion;Weight (g)\nCornflakes;medium bowl;40\nHam;2 slices;60\nEgg;2;50\n';
  const folder = folderWith({ 'intake.csv': table });
  const { lines } = await readRecord(path.join(folder, 'intake.csv'), Readable.from([]), {});
  expect(lines.map(({ text }) => text)).toEqual(['40 g Cornflakes', '60 g Ham', '2 x 50 g Egg']);
});

test('a quote that is never closed is an error in a table, and a mark in other lines', async () => {
  await expect(
    read('week.csv', 'Lebensmittel;Menge (g)\n"Quark;125\nKiwi;80\n'),
  ).rejects.toMatchObject({
    diagnostics: [{ code: 'meal/syntax', location: { line: 2 } }],
  });
  const { lines } = await read('diary.txt', 'Lunch\n"Shepherds pie, 1 portion\n');
  expect(lines).toHaveLength(1);
});
