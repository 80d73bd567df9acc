import { expect, test } from 'vitest';
import { readTextRecord, recordOfSheets } from '../../../src/meals/reading-records/read-record.ts';
import { sheet } from '../../support/sheet.ts';

const record = (text: string) =>
  readTextRecord({ name: 'tagebuch.csv', chunks: [text] as never }, {});

/** What each line says, and its labels. */
async function linesOf(text: string): Promise<string[][]> {
  return (await record(text)).lines.map((line) => [line.text, ...line.cells]);
}

test('times at the beginning of lines are their meals', async () => {
  const text = '3.6.\n07:00  2 Scheiben Brot\n1 Apfel\n8 Uhr: Kaffee\n12.30 Uhr Suppe\n2.5 Äpfel\n';
  expect(await linesOf(text)).toEqual([
    ['2 Scheiben Brot', '3.6.', '07:00'],
    ['1 Apfel', '3.6.', '07:00'],
    ['Kaffee', '3.6.', '8 Uhr'],
    ['Suppe', '3.6.', '12.30 Uhr'],
    ['2.5 Äpfel', '3.6.', '12.30 Uhr'],
  ]);
});

test('the name of a meal after a time is the meal', async () => {
  expect(await linesOf('Montag\n7:30 Frühstück: 1 Ei\n')).toEqual([
    ['1 Ei', 'Montag', 'Frühstück'],
  ]);
});

test('rows and lines in which nothing was eaten are not entries', async () => {
  expect(await linesOf('Tag;Mahlzeit;Essen\nMo;Mittag;nichts\nMo;Abend;1 Apfel\n')).toEqual([
    ['1 Apfel', 'Mo', 'Abend'],
  ]);
  expect(await linesOf('Montag\nMittag: nichts\nAbend: 1 Apfel\n')).toHaveLength(1);
});

test.each([
  ...['morgens nichts', 'Abends nichts gegessen', 'Frühstück ausgelassen', 'Mittag: -'],
  ...['nichts zum Frühstück', 'nichts am Abend', 'kein Abendessen', 'Ich habe nichts gegessen.'],
  ...['skipped breakfast', 'lunch skipped', 'nothing for dinner', 'ate nothing', 'no supper'],
])('%s is not an entry', async (text) => {
  expect(await linesOf(`Tag;Essen\nMo;${text}\nDi;1 Apfel\n`)).toHaveLength(1);
  expect(await linesOf(`Montag\n${text}\nmittags 1 Apfel\n`)).toHaveLength(1);
});

test.each(['nothing but an apple', 'nichts außer Tee', 'Abends Nudeln', 'morgens 1 Apfel'])(
  '%s is an entry',
  async (text) => {
    expect(await linesOf(`Tag;Essen\nMo;${text}\nDi;1 Apfel\n`)).toHaveLength(2);
  },
);

test('foods as rows and days as columns have their amounts in the cells', async () => {
  const { lines } = await record('Food;Mon;Tue\nMilk;200 ml;x\nBread;;2 slices\n');
  expect(lines.map(({ food, measure, cells }) => [food, measure, ...cells])).toEqual([
    ['Milk', '200 ml', 'Mon'],
    ['Milk', '', 'Tue'],
    ['Bread', '2 slices', 'Tue'],
  ]);
});

test.each([
  'Food;Never;1-3/month;Daily\nMilk;;;x\n',
  'Lebensmittel;nie;2 mal pro Woche;täglich\nMilch;;;x\n',
])('a questionnaire about frequencies is not a record: %j', async (text) => {
  await expect(record(text)).rejects.toThrow('how often foods are eaten');
});

test('tables side by side belong to the days above them', async () => {
  const text = 'Sat;;Sun;\nFood;How much;Food;How much\nBacon;3 slices;Milk;40 ml\nEggs;2;;\n';
  expect(await linesOf(text)).toEqual([
    ['3 slices Bacon', 'Sat'],
    ['2 Eggs', 'Sat'],
    ['40 ml Milk', 'Sun'],
  ]);
});

test('tables side by side share the columns before them, and names above them are persons', async () => {
  const text = ';Anna;;Ben;\nTag;Essen;Menge;Essen;Menge\nMo;Apfel;1;Birne;2\n';
  const { lines, columns, notes } = await record(text);
  expect(columns).toEqual(['person', 'Tag']);
  expect(lines.map((line) => [line.text, ...line.cells])).toEqual([
    ['1 Apfel', 'Anna', 'Mo'],
    ['2 Birne', 'Ben', 'Mo'],
  ]);
  expect(notes).toEqual(['read the columns "Anna" and "Ben" as people']);
});

test('tables side by side without names above them are unclear', async () => {
  await expect(record('Food;Amount;Food;Amount\nMilk;1 l;Bread;2 slices\n')).rejects.toThrow(
    'Duplicate column "Food"',
  );
});

test('a title with the word food is not a header above days', async () => {
  const text = 'Weekly Food Log;;Goal: none\n;Mon;Tue\nBreakfast;1 egg;2 eggs\n';
  expect(await linesOf(text)).toEqual([
    ['1 egg', 'Mon', 'Breakfast'],
    ['2 eggs', 'Tue', 'Breakfast'],
  ]);
});

test('a row named after a drink has only amounts, and rows of exercise are skipped', async () => {
  const { lines, notes } = await record(
    ';Mon;Tue\nBreakfast;1 egg;1 apple\nWater;6 cups;1,5 l\nExercise;30 min run;none\n',
  );
  expect(lines.slice(2).map(({ food, measure }) => [food, measure])).toEqual([
    ['Water', '6 cups'],
    ['Water', '1,5 l'],
  ]);
  expect(notes).toEqual(['skipped "Exercise"']);
});

test('a column of times replaces meals, and is filled down', async () => {
  const { columns, lines, notes } = await record(
    'Tag;Uhrzeit;Essen;Menge\nMo;07:15;Toast;2\n;;Butter;10 g\n;10:00;Banane;1\n;;Apfel;1\n',
  );
  expect(columns).toEqual(['Tag', 'Uhrzeit']);
  expect(lines.map(({ cells }) => cells)).toEqual([
    ['Mo', '07:15'],
    ['Mo', '07:15'],
    ['Mo', '10:00'],
    ['Mo', '10:00'],
  ]);
  expect(notes).toEqual(['"Tag" and "Uhrzeit": 3 rows without a value use the value above']);
});

test('a handmade table with calories is not an export of MyFitnessPal', async () => {
  const { lines, notes } = await record(
    'Date,Meal,Qty,Unit,Food,Calories\n3/9/2026,B,1.5,cup,Cheerios,90\n,,,,Total,90\n',
  );
  expect(lines.map(({ measure, food }) => [measure, food])).toEqual([['1.5 cup', 'Cheerios']]);
  expect(notes).toEqual(['skipped 1 row of totals']);
});

test('a table of drinks next to the table of meals is read, too', async () => {
  const text =
    'Mahlzeiten;;;;;Getränke;;\nTag;Mahlzeit;Lebensmittel;Menge;;Tag;Getränk;ml\nMi;Mittag;Suppe;400 g;;Mi;Wasser;1500\nDo;Mittag;Käse;30 g;;;;\n';
  expect(await linesOf(text)).toEqual([
    ['400 g Suppe', 'Mi', 'Mittag'],
    ['30 g Käse', 'Do', 'Mittag'],
    ['1500 ml Wasser', 'Mi', 'Getränke'],
  ]);
  const { lines } = await record(text);
  expect(lines[2]?.locationOf?.('amount')).toMatchObject({ line: 3 });
});

test('a column of amounts may have the name of its unit, and a column of foods that of a question', async () => {
  expect(await linesOf('Tag;Mz.;Lebensmittel;g\n4.5.;F;Zucchini;150\n')).toEqual([
    ['150 g Zucchini', '4.5.', 'F'],
  ]);
  expect(await linesOf('Day;Meal;What I had;Cost\nMon;Lunch;2 eggs;3.50\n')).toEqual([
    ['2 eggs', 'Mon', 'Lunch', '3.50'],
  ]);
});

test('a unit below a name belongs to the header, and is neither a person nor a row', async () => {
  const rows = '1;Frühstück;Apfel;150;90\n1;Frühstück;Milch;200;95\n';
  for (const unit of ['(g)', 'g', 'in g', '[g]', '(Gramm)']) {
    const text = `Protokoll;;;;\nTag;Mahlzeit;Lebensmittel;Menge;kcal\n;;;${unit};(ca.)\n${rows}`;
    const { columns, lines } = await record(text);
    expect(columns).toEqual(['Tag', 'Mahlzeit', 'kcal (ca.)']);
    expect(lines.map(({ text: eaten }) => eaten)).toEqual([
      expect.stringMatching(/^150 g(?:ramm)? Apfel$/i),
      expect.stringMatching(/^200 g(?:ramm)? Milch$/i),
    ]);
  }
});

test.each([
  'Tag;Frühstück;Menge;Mittagessen;Menge\nMontag;Müsli;50 g;Apfel;150 g\n;Milch;200 ml;;\n',
  'Tag;Frühstück;g;Mittagessen;g\nMontag;Müsli;50;Apfel;150\n;Milch;200;;\n',
  'Tag;Frühstück;;Mittagessen;\nMontag;Müsli;50 g;Apfel;150 g\n;Milch;200 ml;;\n',
])('amounts may be next to the foods of each meal: %j', async (text) => {
  expect(await linesOf(text)).toEqual([
    ['50 g Müsli', 'Montag', 'Frühstück'],
    ['150 g Apfel', 'Montag', 'Mittagessen'],
    [expect.stringMatching(/^200 (?:g|ml) Milch$/), 'Montag', 'Frühstück'],
  ]);
});

test('several columns below one meal all list its foods', async () => {
  const text = 'Tag;Frühstück;;Mittagessen\nMontag;1 Ei;1 Semmel;Suppe\nDienstag;Brot;;Reis\n';
  expect(await linesOf(text)).toEqual([
    ['1 Ei', 'Montag', 'Frühstück'],
    ['1 Semmel', 'Montag', 'Frühstück'],
    ['Suppe', 'Montag', 'Mittagessen'],
    ['Brot', 'Dienstag', 'Frühstück'],
    ['Reis', 'Dienstag', 'Mittagessen'],
  ]);
});

test.each([
  'Montag\nFrühstück;Menge\nMüsli;50 g\nMittagessen;Menge\nApfel;150 g\n',
  'Montag;;\nFrühstück;;\n;Müsli;50 g\nMittagessen;;\n;Apfel;150 g\n',
  'Protokoll;;\nMontag;;\nFrühstück;;\n50 g;Müsli;\nMittagessen;;\n150 g;Apfel;\n',
])('days and meals may have rows of their own, without a header: %j', async (text) => {
  expect(await linesOf(text)).toEqual([
    ['50 g Müsli', 'Montag', 'Frühstück'],
    ['150 g Apfel', 'Montag', 'Mittagessen'],
  ]);
});

test('a meal in the column of foods heads the rows below it', async () => {
  const text =
    'Datum;Lebensmittel;Menge\n1.4.2025;Frühstück;\n;Müsli;50 g\n;Milch;200 ml\n;Mittagessen;\n;Apfel;150 g\n';
  const { lines } = await record(text);
  expect(lines.map(({ text: eaten, cells }) => [eaten, ...cells])).toEqual([
    ['50 g Müsli', 'Frühstück', '1.4.2025'],
    ['200 ml Milch', 'Frühstück', '1.4.2025'],
    ['150 g Apfel', 'Mittagessen', '1.4.2025'],
  ]);
});

test('meals may be abbreviated to their first letters', async () => {
  expect(await linesOf('Mon\nB: 2 eggs\nL: 1 apple\nZM: 1 roll\n')).toEqual([
    ['2 eggs', 'Mon', 'B'],
    ['1 apple', 'Mon', 'L'],
    ['1 roll', 'Mon', 'ZM'],
  ]);
});

test('a time stamp gives the day', async () => {
  const { lines } = await record('Zeitpunkt;Lebensmittel;Menge\n1.4.2025 07:30;Müsli;50 g\n');
  expect(lines[0]?.cells).toEqual(['1.4.2025']);
});

test('persons as columns, with days and meals before them', async () => {
  const text =
    ';;Me;Tom\nSat 6th;Breakfast;1 egg;2 eggs\n;Lunch;soup;(none)\nSun 7th;Lunch;-;1 roll\n';
  const { columns, lines, notes } = await record(text);
  expect(columns).toEqual(['person', 'day', 'meal']);
  expect(lines.map(({ text: eaten, cells }) => [eaten, ...cells])).toEqual([
    ['1 egg', 'Me', 'Sat 6th', 'Breakfast'],
    ['soup', 'Me', 'Sat 6th', 'Lunch'],
    ['2 eggs', 'Tom', 'Sat 6th', 'Breakfast'],
    ['1 roll', 'Tom', 'Sun 7th', 'Lunch'],
  ]);
  expect(notes).toEqual(['read the columns "Me" and "Tom" as people']);
});

test('a second column of foods has amounts of its own', async () => {
  const text =
    'Tag;Mahlzeit;Speise;Menge;Einheit;Getränk;ml\nMo 29.4.;Frühstück;Reis;180;g;Tee;300\n;;Ei;1;Stück;;\n;;Apfel;1;Stück;;\n';
  const { columns, lines } = await record(text);
  expect(columns).toEqual(['Tag', 'Mahlzeit']);
  expect(lines.map(({ text: eaten, cells }) => [eaten, ...cells])).toEqual([
    ['180 g Reis', 'Mo 29.4.', 'Frühstück'],
    ['300 ml Tee', 'Mo 29.4.', 'Frühstück'],
    ['1 Stück Ei', 'Mo 29.4.', 'Frühstück'],
    ['1 Stück Apfel', 'Mo 29.4.', 'Frühstück'],
  ]);
});

test('a table for each day below its heading, with a header of its own, and a column of amounts eaten', async () => {
  const head = 'Mahlzeit;Speise;Portion;gegessen?';
  const text = `Tag 1 – 04.11.\n${head}\nFrühstück;Brot;1 Scheibe;ja\nTag 2 – 05.11.\n${head}\nFrühstück;Brot;2 Scheiben;ja\nAbendessen;Ei;1;nein\n`;
  const { columns, lines, notes } = await record(text);
  expect(columns.slice(0, 2)).toEqual(['day', 'Mahlzeit']);
  expect(lines.map(({ text: eaten, cells }) => [eaten, ...cells.slice(0, 2)])).toEqual([
    ['1 Scheibe Brot', 'Tag 1 – 04.11.', 'Frühstück'],
    ['2 Scheiben Brot', 'Tag 2 – 05.11.', 'Frühstück'],
  ]);
  expect(notes).toContain('skipped 1 row of food that was not eaten');
});

test('days as columns take precedence over a row of drinks below them', async () => {
  const text =
    'Meal;Wednesday;Thursday\nLunch 1.30;1 egg;soup\nDrinks;water;tea\nCost €;12,50;3,00\n';
  const { lines, notes } = await record(text);
  expect(lines.map(({ text: eaten, cells }) => [eaten, ...cells])).toEqual([
    ['1 egg', 'Wednesday', 'Lunch 1.30'],
    ['soup', 'Thursday', 'Lunch 1.30'],
    ['water', 'Wednesday', 'Drinks'],
    ['tea', 'Thursday', 'Drinks'],
  ]);
  expect(notes).toEqual(['skipped "Cost €"']);
});

test('meals have their Swiss names, and a legend is not a food', async () => {
  const text = 'Tag;Zmorge;Znüni;Znacht\nFreitag;1 Ei;—;Rösti\nLegende:;dl = Deziliter;;\n';
  const { lines } = await record(text);
  expect(lines.map(({ text: eaten, cells }) => [eaten, ...cells])).toEqual([
    ['1 Ei', 'Freitag', 'Zmorge'],
    ['Rösti', 'Freitag', 'Znacht'],
  ]);
});

test('headings of meals in a column of times are meals', async () => {
  const text = 'Zeit;Was;Wie viel\nFrüh;;\n7:30;Milchbrot;2 Scheiben\n;Kakao;1/4 l\n';
  const { columns, lines } = await record(text);
  expect(columns).toEqual(['meal', 'Zeit']);
  expect(lines.map(({ cells }) => cells[0])).toEqual(['Früh', 'Früh']);
});

test('a food counts even if a remark next to it mentions a total', async () => {
  const text =
    'Meal;Food;Amount;Notes\nLunch;Rice;100 g;\nDinner;Soup;200 g;Total: 1800 kcal\nTotal;;300 g;\n';
  const { lines, notes } = await record(text);
  expect(lines.map(({ text: eaten }) => eaten)).toEqual(['100 g Rice', '200 g Soup']);
  expect(notes).toEqual(['skipped 1 row of totals']);
});

test('tables side by side named after weeks are weeks, not people', () => {
  const rows = [
    ['KW 10', '', '', 'KW 11'],
    ['Tag', 'Speise', 'Menge', 'Tag', 'Speise', 'Menge'],
    ['Mo', 'Reis', '180 g', 'Mo', 'Linsen', '200 g'],
  ];
  const { columns, lines } = recordOfSheets([sheet('S', rows)], 'b.xlsx', {});
  expect(columns).toEqual(['week', 'Tag']);
  expect(lines.map((line) => line.cells)).toEqual([
    ['KW 10', 'Mo'],
    ['KW 11', 'Mo'],
  ]);
});
