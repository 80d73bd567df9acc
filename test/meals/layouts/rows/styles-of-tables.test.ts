import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readTextRecord } from '../../../../src/meals/reading-records/read-record.ts';

/** People lay out the same diary in many ways; each table has the same days, meals, foods and amounts. */
const DAYS = ['Montag', 'Dienstag', 'Mittwoch'];
const MEALS = ['Frühstück', 'Mittagessen', 'Abendessen', 'Snack'];
const FOODS = ['Reis', 'Vollmilch', 'Banane', 'Lachs', 'Gouda', 'Linsensuppe', 'Mandeln', 'Kaffee'];

const TITLES: readonly string[][] = [
  [],
  ['Ernährungsprotokoll'],
  ['Name: Anna Müller', ''],
  ['Ernährungstagebuch', 'Name;Anna Müller', 'Gewicht;72 kg', ''],
];

const oneOf = <T>(...all: readonly T[]) => fc.constantFrom(...all);
const style = fc.record({
  title: oneOf(...TITLES),
  separator: oneOf(';', ',', '\t'),
  dayName: oneOf('Tag', 'Datum', 'Wochentag'),
  mealName: oneOf('Mahlzeit', 'Essenszeit', 'Anlass', 'Art'),
  foodName: oneOf('Lebensmittel', 'Speise', 'Was', 'Bezeichnung'),
  amount: oneOf('Menge (g)', 'Gramm', 'Menge;Einheit', 'Menge;EH', 'Menge'),
  isAmountFirst: fc.boolean(),
  days: oneOf('in each row', 'once', 'in rows of their own'),
  meals: oneOf('in each row', 'in rows of their own'),
  isNumbered: fc.boolean(),
  hasRemarks: fc.boolean(),
  total: oneOf('', 'Summe'),
});
type Style = typeof style extends fc.Arbitrary<infer One> ? One : never;
const meals = fc.array(fc.subarray(FOODS, { minLength: 1, maxLength: 3 }), {
  minLength: 2,
  maxLength: MEALS.length,
});

/** The cells of a food, and of the header above them. */
function cellsOf(write: Style, food: string, grams: number) {
  const amount = write.amount === 'Menge' ? [`${grams} g`] : [String(grams)];
  const unit = write.amount.includes(';') ? ['g'] : [];
  return write.isAmountFirst ? [...amount, ...unit, food] : [food, ...amount, ...unit];
}

function tableOf(write: Style, eaten: readonly (readonly string[][])[]) {
  const expected: string[][] = [];
  const names = write.amount.split(';');
  const hasDays = write.days !== 'in rows of their own';
  const hasMeals = write.meals === 'in each row';
  const before = (day: string, meal: string, number: string) => [
    ...(write.isNumbered ? [number] : []),
    ...(hasDays ? [day] : []),
    ...(hasMeals ? [meal] : []),
  ];
  const header = [
    ...before(write.dayName, write.mealName, 'No.'),
    ...(write.isAmountFirst ? [...names, write.foodName] : [write.foodName, ...names]),
    ...(write.hasRemarks ? ['Bemerkung'] : []),
  ];
  const rows: string[][] = [header];
  const alone = (title: string) => rows.push([title, ...header.slice(1).map(() => '')]);
  let number = 0;
  eaten.forEach((ofDay, day) => {
    const name = DAYS[day] as string;
    if (!hasDays) alone(name);
    let isFirst = true;
    ofDay.forEach((foods, at) => {
      const meal = MEALS[at] as string;
      if (!hasMeals) alone(meal);
      for (const food of foods) {
        number += 1;
        const grams = 100 + number;
        const label = isFirst || write.days === 'in each row' ? name : '';
        isFirst = false;
        const remark = write.hasRemarks ? [number % 2 === 0 ? 'zu Hause' : ''] : [];
        rows.push([
          ...before(label, meal, String(number)),
          ...cellsOf(write, food, grams),
          ...remark,
        ]);
        expected.push([`${grams} g ${food}`, String(day), meal]);
      }
    });
    if (write.total !== '') alone(write.total);
  });
  const title = write.title.map((line) => line.split(';').join(write.separator));
  return {
    text: [...title, ...rows.map((row) => row.join(write.separator))].join('\n'),
    expected,
  };
}

test('a table has the same foods, days and meals in any layout', async () => {
  const days = fc.array(meals, { minLength: 2, maxLength: DAYS.length });
  await fc.assert(
    fc.asyncProperty(style, days, async (write, eaten) => {
      const { text, expected } = tableOf(write, eaten);
      const record = await readTextRecord({ name: 'tagebuch.csv', chunks: [text] as never }, {});
      const found = record.lines.map(({ text: line, cells }) => [
        line.replace('Gramm', 'g'),
        String(DAYS.findIndex((day) => cells.includes(day))),
        MEALS.find((meal) => cells.includes(meal)),
      ]);
      expect(found).toEqual(expected);
    }),
    { numRuns: 60 },
  );
});

test('a table of one day has its meals in rows', async () => {
  const text = 'Ernährungsprotokoll\n;Montag\nFrühstück;120 g Reis\nMittag;"1 Apfel, 1 Ei"\n';
  const record = await readTextRecord({ name: 'x.csv', chunks: [text] as never }, {});
  expect(record.columns).toEqual(['day', 'meal']);
  expect(record.lines.map(({ text: line, cells }) => [line, ...cells])).toEqual([
    ['120 g Reis', 'Montag', 'Frühstück'],
    ['1 Apfel, 1 Ei', 'Montag', 'Mittag'],
  ]);
});

test('units of prices are not those of amounts', async () => {
  const tables = [
    'Lebensmittel;Menge (g);Preis;je\nReis;100;2,50;kg\nMilch;200;1,20;l\n',
    'Lebensmittel;Menge;Preis;je\nReis;100 g;2,50;kg\nMilch;200 g;1,20;l\n',
    'Preis;je;Menge;Lebensmittel\n2,50;kg;100 g;Reis\n1,20;l;200 g;Milch\n',
  ];
  for (const text of tables) {
    const record = await readTextRecord({ name: 'x.csv', chunks: [text] as never }, {});
    expect(record.lines.map(({ text: line }) => line)).toEqual(['100 g Reis', '200 g Milch']);
  }
});
