import { expect, test } from 'vitest';
import { readTextRecord } from '../../../../../src/meals/reading-records/read-record.ts';

const read = (text: string) => readTextRecord({ name: 'diary.csv', chunks: [text] as never }, {});

const FOODS = 'Datum;Mahlzeit;Lebensmittel;Menge (g)\n02.03.2026;Mittag;Reis;180\n';

test.each([
  ['Getränke;;;\nLebensmittel;Menge (g);;\nMilch;200;;\n', ['200 g Milch', 'Getränke']],
  ['Getränk;Menge (ml);;\nMilch;200;;\n', ['200 ml Milch', '']],
  ['Menge (g);Speise;;\n200;Milch;;\n', ['200 g Milch', '']],
])('a table with other columns below another one is read', async (below, [text, meal]) => {
  const { columns, lines } = await read(`${FOODS}${below}`);
  expect(columns).toEqual(['Datum', 'Mahlzeit']);
  expect(lines.map((line) => [line.text, ...line.cells])).toEqual([
    ['180 g Reis', '02.03.2026', 'Mittag'],
    [text, '02.03.2026', meal],
  ]);
});

test('a table below those of several days has no day', async () => {
  const { lines } = await read(`${FOODS}03.03.2026;Abend;Brot;50\nGetränk;Menge;;\nMilch;200;;\n`);
  expect(lines[2]?.cells).toEqual(['', '']);
});

test('a shopping list below a record is skipped and named', async () => {
  const { lines, notes } = await read(
    `${FOODS}Einkaufsliste;;;\nLebensmittel;Menge (g);;\nReis;500;;\n`,
  );
  expect(lines).toHaveLength(1);
  expect(notes).toEqual(['skipped the table below "Einkaufsliste"']);
});

test('rows without a food that have other text are named', async () => {
  const text =
    'Day;Food;Amount;Notes\nMon;Rice;180;\nWater intake: 1.5 l;;;\nTue;;;at work\nTue;;;\n';
  expect((await read(text)).notes).toEqual([
    'skipped 1 row with a blank food: "Water intake: 1.5 l"',
  ]);
});

test('a table of exercises is skipped, and the table of foods below it is read', async () => {
  const { lines, notes, faults } = await read(
    `${FOODS}Training;Einheit;Dauer;Intensität\nLaufen;1;45 min;mittel\n${FOODS.replace('Reis', 'Brot')}`,
  );
  expect(lines.map(({ text }) => text)).toEqual(['180 g Reis', '180 g Brot']);
  expect(notes).toContain('skipped the table below "Training"');
  expect(faults ?? []).toEqual([]);
});

/** A log in Markdown with the tables of two days, whose columns differ. */
const LOG = `## 2026-03-02 — weight 71.2 kg

| Food | kcal |
|---|---|
| Rolled oats, 60 g | 220 |

## 2026-03-03 (Tue) · rest day
_Logged from memory, as the template for next week says._

| Meal | Food | kcal | Protein |
|---|---|---|---|
| Lunch | Lentil soup, 300 g | 250 | 14 |

**So far: ~250 kcal · ~14 g protein**

| Dinner | Salmon, 120 g | 250 | 25 |
`;

test('tables in Markdown below each other have columns and days of their own', async () => {
  const { columns, lines, notes, faults } = await read(LOG);
  const [day, meal] = [columns.indexOf('day'), columns.indexOf('Meal')];
  expect(lines.map(({ text, cells }) => [text, cells[day], cells[meal]])).toEqual([
    ['Rolled oats, 60 g', '2026-03-02', ''],
    ['Lentil soup, 300 g', '2026-03-03 (Tue)', 'Lunch'],
    ['Salmon, 120 g', '2026-03-03 (Tue)', 'Dinner'],
  ]);
  expect(faults ?? []).toEqual([]);
  expect(notes).toContain('skipped "weight 71.2 kg" and "rest day"');
});

test('a row of a meal that is also the name of a column is no header', async () => {
  const { lines } = await read('Meal;Food\nDrink;Water\nLunch;Rice\n');
  expect(lines.map(({ text }) => text)).toEqual(['Water', 'Rice']);
});

test('a column that counts foods is not that of foods if another one names them', async () => {
  const { lines } = await read(
    'date,meal,items,kcal,foods\n2026-03-02,lunch,2,400,"1 roll; 20 g cheese"\n2026-03-02,dinner,1,90,1 apple\n',
  );
  expect(lines.map(({ text }) => text)).toEqual(['1 roll; 20 g cheese', '1 apple']);
});

const MONDAY = '## Monday\n\n| Meal | Food | Amount |\n|---|---|---|\n| Lunch | Oats | 60 g |\n\n';
const BUTTER = '\n\n| Food | Amount |\n|---|---|\n| Butter | 900 g |\n';

test.each([
  ['## Einkaufsliste für die kommende Woche (noch nicht gegessen)'],
  ['## Template for the days of the week that are still to come'],
  ['Things I still need to buy (shopping list) this week'],
  ['This is my shopping list for the coming week, not eaten:'],
  ['## Shopping list\n\nFrom Aldi and Lidl, on Saturday', 'Shopping list'],
  ['## Rezepte\n\nAus dem Buch von Anna\n\nFür vier', 'Rezepte'],
])('the table below %j is skipped and named', async (title, named = title.replace('## ', '')) => {
  const { lines, notes } = await read(`${MONDAY}${title}${BUTTER}`);
  expect(lines.map(({ text }) => text)).toEqual(['60 g Oats']);
  expect(notes).toEqual([`skipped the table below "${named}"`]);
});

test.each([
  'Cooked from memory, as the recipe in the book of my mother says',
  '## Shopping list\n\n## Tuesday',
  '## Shopping list\n\n## Dinner',
  '## Example\n\n## Dienstag\n\nFelt fine',
])('the table below %j is read', async (title) => {
  const { lines } = await read(`${MONDAY}${title}${BUTTER}`);
  expect(lines.map(({ text }) => text)).toEqual(['60 g Oats', '900 g Butter']);
});

test.each([
  ['Meal plan for next week', true],
  ['Wochenplan', true],
  ['Plant food', false],
  ['Planetary diet', false],
])('foods below "%s" count, with a note for plans', async (title, isPlan) => {
  const { lines, notes } = await read(`${MONDAY}## ${title}${BUTTER}`);
  expect(lines.map(({ text }) => text)).toEqual(['60 g Oats', '900 g Butter']);
  expect(notes.includes(`counted the foods below "${title}" as eaten`)).toBe(isPlan);
});

test('lists with the columns of the log are skipped, and the days below them are read', async () => {
  const table = (title: string, food: string) =>
    `## ${title}\n\n| Food | Amount |\n|---|---|\n| ${food} | 50 g |\n\n`;
  const { lines, notes } = await read(
    [
      table('Monday', 'Oats'),
      table('Tuesday', 'Rice'),
      table('Shopping list', 'Butter'),
      table('Recipe ideas for the weekend with all of the family', 'Sugar'),
      table('Friday', 'Salmon'),
      table('Saturday', 'Bread'),
    ].join(''),
  );
  expect(lines.map(({ text, cells }) => [text, ...cells])).toEqual([
    ['50 g Oats', 'Monday'],
    ['50 g Rice', 'Tuesday'],
    ['50 g Salmon', 'Friday'],
    ['50 g Bread', 'Saturday'],
  ]);
  expect(notes).toEqual([
    'skipped the table below "Shopping list"',
    'skipped the table below "Recipe ideas for the weekend with all of the family"',
  ]);
});
