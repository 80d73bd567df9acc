import { expect, test } from 'vitest';
import { isDay } from '../../../../src/meals/words/headings/days.ts';
import { readHeading } from '../../../../src/meals/words/headings/read-heading.ts';
import { mealsOfLine } from '../../../../src/meals/words/meals-of-line.ts';

test.each([
  ['Mittagessen 12:30', 'Mittagessen 12:30', ''],
  ['1. Breakfast, 7.30, home', '1. Breakfast, 7.30, home', ''],
  ['4. Dinner, 19.15, home', '4. Dinner, 19.15, home', ''],
  ['Frühstück (7:15)', 'Frühstück (7:15)', ''],
  ['Frühstück 7.00 Uhr zu Hause', 'Frühstück 7.00 Uhr zu Hause', ''],
  ['Lunch (1:15 pm):', 'Lunch (1:15 pm)', ''],
  ['Dinner 18:00: 1 banana', 'Dinner', '1 banana'],
  ['Breakfast at 8:30 - 1 egg', 'Breakfast', '1 egg'],
  ['Mittag Kantine', 'Mittag Kantine', ''],
  ['Breakfast 8:30 2 eggs', 'Breakfast', '2 eggs'],
  ['Bfast: 2 eggs', 'Bfast', '2 eggs'],
])('%j is a heading of a meal', (line, title, rest) => {
  expect(readHeading(line)).toEqual({ column: 'meal', title, rest });
});

test.each([
  '1 cola 0.33',
  'lunch meat 12:30',
  'Apfelschorle 0.50',
  'Kantine: Gulasch',
  'Milch 3.5',
])('%j is not a meal with a time', (line) => {
  expect(readHeading(line)?.column).not.toBe('meal');
});

test.each<[line: string, column: string, title: string, rest: string]>([
  ['Snack 1.50 l water', 'meal', 'Snack', '1.50 l water'],
  ['abends 1 Teller Suppe', 'meal', 'abends', '1 Teller Suppe'],
  ['abends Suppe', 'meal', 'abends', 'Suppe'],
  ['for dinner 100 g rice', 'meal', 'dinner', '100 g rice'],
  ['Am Abend 2 Bier', 'meal', 'Abend', '2 Bier'],
  ['Frühstück 2 Brötchen', 'meal', 'Frühstück', '2 Brötchen'],
  ['Abends beim Italiener: 1 Pizza', 'meal', 'Abends beim Italiener', '1 Pizza'],
  ['In the evening: 1 pear', 'meal', 'evening', '1 pear'],
  ['um 15 Uhr 1 Banane', 'meal', '15 Uhr', '1 Banane'],
  ['12:00-12:45 200 g rice', 'meal', '12:00-12:45', '200 g rice'],
  ['19.00 bis 19.30 Uhr: 1 Ei', 'meal', '19.00 bis 19.30 Uhr', '1 Ei'],
  ['Mittwoch Frühstück: 1 Ei', 'day', 'Mittwoch', 'Frühstück: 1 Ei'],
])('%j begins with a day or meal', (line, column, title, rest) => {
  expect(readHeading(line)).toEqual({ column, title, rest });
});

test.each(['Brunch 20 g', 'Snack 30 g', '1 Frühstücksei', 'morning roll', 'Nachtisch 1 Pudding'])(
  '%j begins with no meal before an amount',
  (line) => {
    expect(readHeading(line)?.rest ?? '').toBe('');
  },
);

test('two slashes divide a day from its meals', () => {
  expect(mealsOfLine('Mo // Frühstück: 1 Kiwi // Mittag: Reis')).toEqual([
    'Mo',
    'Frühstück: 1 Kiwi',
    'Mittag: Reis',
  ]);
});

test('the number in "2. Frühstück" does not end a meal', () => {
  expect(mealsOfLine('2. Frühstück: 1 Kiwi')).toEqual(['2. Frühstück: 1 Kiwi']);
});

test.each(['Mittwoch, den 4. März 2026', 'Montag, dem 2.3.'])('%j is a day', (line) => {
  expect(readHeading(line)).toEqual({ column: 'day', title: line, rest: '' });
});

test.each(['Mi. 8.5. (krank)', 'Sat 6th (at home)', '2026-03-02 (day off)'])(
  '%j is a day, with a remark',
  (line) => {
    expect(readHeading(line)).toEqual({ column: 'day', title: line, rest: '' });
  },
);

test.each([
  'Nachtschicht Mi 05.06.2024',
  '1. Tag Datum: 10.03.2026',
  'Do 6.6. Frühdienst',
  'Frei, Fr 7.6.',
  'Sat 6th – day off',
])('%j is a day with its shift', (line) => {
  expect(readHeading(line)).toEqual({ column: 'day', title: line, rest: '' });
});

test.each(['Frei', 'Nachtschicht', 'Urlaub 2 Bier'])('%j is not a day', (line) => {
  expect(readHeading(line)?.column).not.toBe('day');
});

test.each([
  ['Drinks: 2 l water', 'Drinks', '2 l water'],
  ['Getrunken: 1,5 l Wasser', 'Getrunken', '1,5 l Wasser'],
  ['Tea: beans on toast', 'Tea', 'beans on toast'],
  ['Pause: 1 Banane', 'Pause', '1 Banane'],
])('%j names what is eaten between meals', (line, title, rest) => {
  expect(readHeading(line)).toEqual({ column: 'meal', title, rest });
});

test.each(['Tea: 1 cup', 'Kaffee: 2 Tassen', 'Unterwegs: 1 Apfel', 'Salat: Tomate'])(
  '%j is not a heading',
  (line) => {
    expect(readHeading(line)).toBeUndefined();
  },
);

test.each(['2026-03-02 Mon', '2. März, Montag', '02.03. (Mo)', '2.3.2026 Mo'])(
  '%j is a day: a date before its weekday',
  (title) => {
    expect(isDay(title)).toBe(true);
  },
);

test.each(['1.5 So', '1/2 Sa', '50 g Mo', '2 Do'])('%j is no day', (title) => {
  expect(isDay(title)).toBe(false);
});

test('adverbs begin further meals of a line', () => {
  expect(mealsOfLine('morgens 2 Toast, mittags Currywurst; abends nichts')).toEqual([
    'morgens 2 Toast',
    'mittags Currywurst',
    'abends nichts',
  ]);
  expect(mealsOfLine('mittags Nudeln und abends einen Salat')).toEqual([
    'mittags Nudeln',
    'abends einen Salat',
  ]);
  expect(mealsOfLine('Notes: slept badly. 2 eggs later.')).toHaveLength(1);
  expect(mealsOfLine('Brot, abendliches Bier, Mittagsmenü')).toHaveLength(1);
  expect(mealsOfLine('Kartoffeln, mittags gekocht, 200 g')).toHaveLength(1);
  expect(mealsOfLine('Tee, morgens und abends je 1 Tasse')).toHaveLength(1);
  expect(mealsOfLine('1 Ei, mittags gekochte Kartoffeln')).toHaveLength(2);
});

test.each([
  ['Brunch mit Waffeln', 'Brunch', 'Waffeln'],
  ['Supper with trout and peas', 'Supper', 'trout and peas'],
  ['Brunch mit Kollegen', 'Brunch mit Kollegen', ''],
  ['Dinner with my parents', 'Dinner with my parents', ''],
  ['Lunch with Anna', 'Lunch with Anna', ''],
  ['Getränke:', 'Getränke', ''],
])('readHeading() reads %j as a meal', (line, title, rest) => {
  expect(readHeading(line)).toEqual({ column: 'meal', title, rest });
});
