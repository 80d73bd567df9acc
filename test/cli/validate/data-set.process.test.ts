import path from 'node:path';
import { expect, test } from 'vitest';
import { viand } from '../../support/viand.ts';
import { folderWith } from '../../support/write-files.ts';
import { broken, problemsOf } from './support.ts';

function isOfDay(problem: unknown): boolean {
  return /-day/.test(JSON.stringify(problem));
}

/** The problems of files next to a configuration. */
async function checked(configuration: unknown, files: Readonly<Record<string, string>>) {
  const folder = folderWith({ 'viand.config.json': JSON.stringify(configuration), ...files });
  const named = Object.keys(files).map((name) => path.join(folder, name));
  const run = await viand('validate', ...named, '-f', 'ndjson');
  expect(run.stderr).toBe('');
  return problemsOf(run).map(({ code, file, line, column, value, expected }) => [
    code,
    path.basename(file),
    line,
    column,
    value,
    expected,
  ]);
}

test('60 kg of butter on day 2026-13-45 fails, with the day and the amount', async () => {
  expect(await broken('day,food_id,amount,unit\n2026-13-45,butter,60,kg\n')).toEqual([
    ['meal/implausible-day-energy', 2],
    ['meal/implausible-day-mass', 2],
    ['meal/impossible-date', 2, 1],
    ['meal/implausible-amount', 2, 19, '60 g'],
  ]);
});

test.each([
  ['date', '2026-02-29', 1],
  ['Datum', '30.2.2026', 1],
  ['day', '31/31/2026', 1],
  ['date', '2024-02-29', 0],
  ['date', '2/28/2026', 0],
  ['date', '2026-03-02T25:00', 0],
  ['day', 'Monday', 0],
  ['day', '3', 0],
  ['visit', '2026-13-45', 0],
])('a column %s with %s has %d impossible dates', async (label, value, times) => {
  const found = await broken(`${label},food_id,amount,unit\n${value},milk,200,ml\n`);
  expect(found).toEqual(times === 0 ? [] : [['meal/impossible-date', 2, 1]]);
});

test('impossible dates are found in JSON, at the member of the meal', async () => {
  const meal =
    '[\n {"date": "2026-13-45", "entries": [\n  {"food_id":"milk","amount":1,"unit":"l"}]}]';
  expect(await broken(meal, 'meals.json')).toEqual([['meal/impossible-date', 2, 12]]);
  const line = '{"day":"2026-13-45","entries":[]}\n';
  expect(await broken(line, 'meals.ndjson')).toEqual([['meal/impossible-date', 1, 9]]);
});

test('a label that --by requires and is blank is an error in every format', async () => {
  const csv = 'day,food_id,amount,unit\n ,milk,200,ml\n';
  expect(await broken(csv, 'a.csv', '--by', 'day')).toEqual([['meal/missing-label', 2, 2]]);
  const json = '[{"day": " ", "entries": [{"food_id":"milk","amount":1,"unit":"l"}]}]';
  expect(await broken(json, 'a.json', '--by', 'day')).toMatchObject([['meal/missing-label', 1, 2]]);
});

test('labels are checked by type, allowed values and pattern', async () => {
  const labels = {
    day: { type: 'date' },
    sex: { enum: ['f', 'm'] },
    person: { pattern: '^P\\d{3}$', required: true },
    age: { type: 'integer' },
  };
  const rows = [
    'person,day,sex,age,food_id,amount,unit',
    'P001,2026-03-02,f,30,milk,200,ml',
    'P1,Monday,x,3.5,milk,200,ml',
    ',2026-03-02,,,milk,200,ml',
  ].join('\n');
  expect(await checked({ labels }, { 'a.csv': rows })).toEqual([
    ['meal/label-value', 'a.csv', 3, 1, 'P1', 'a value like ^P\\d{3}$'],
    ['meal/label-value', 'a.csv', 3, 4, 'Monday', 'a date in the calendar, such as 2026-03-02'],
    ['meal/label-value', 'a.csv', 3, 11, 'x', 'one of f, m'],
    ['meal/label-value', 'a.csv', 3, 13, '3.5', 'a whole number'],
    [
      'meal/missing-label',
      'a.csv',
      4,
      1,
      undefined,
      'a value in every row, or --layout grouped to use the value above',
    ],
  ]);
});

test('unique labels and days per person hold among all files of a configuration', async () => {
  const head = 'person,day,time,food_id,amount,unit\n';
  const found = await checked(
    { unique: ['person', 'day', 'time'], daysPerPerson: { min: 2, max: 3 } },
    {
      'a.csv': `${head}P1,1,8:00,milk,200,ml\nP1,2,8:00,milk,200,ml\nP2,1,9:00,milk,200,ml\n`,
      'b.csv': `${head}P1,2,8:00,tea,200,ml\nP3,1,9:00,milk,1,l\nP3,2,9:00,milk,1,l\n`,
    },
  );
  expect(found).toEqual([
    ['meal/repeated-labels', 'b.csv', 2, 1, 'P1, 2, 8:00', 'values that no other entry has'],
    ['meal/days-per-person', 'a.csv', 4, undefined, 'P2', '2 to 3 days'],
  ]);
});

test('the limits of a day are those of the configuration', async () => {
  const rows =
    'person,day,food_id,amount,unit\nP1,1,butter,100,g\nP1,1,milk,3,l\nP1,2,milk,100,ml\n';
  const daily = { energyKcal: { min: 500, max: 1500 }, massKg: { max: 3 } };
  expect(await checked({ daily }, { 'a.csv': rows })).toMatchObject([
    ['meal/implausible-day-energy', 'a.csv', 3, undefined, expect.any(String), 'at most 1500 kcal'],
    ['meal/implausible-day-mass', 'a.csv', 3, undefined, '3.2 kg', 'at most 3 kg'],
    ['meal/implausible-day-energy', 'a.csv', 4, undefined, expect.any(String), 'at least 500 kcal'],
  ]);
});

test('validate warns if one food is nearly all of a day', async () => {
  const rows = ['tea,200,ml', 'coffee,200,ml', 'apple,10,g', 'water,1,l', 'butter,1000,g'];
  const text = `day,food_id,amount,unit\n${rows.map((row) => `1,${row}`).join('\n')}\n`;
  expect(await broken(text)).toEqual([['meal/one-food-day', 6]]);
});

test('validate checks each day and person of a file separately', async () => {
  const rows = 'bread,2,kg\nmilk,4,l\n'.repeat(40);
  expect((await broken(`food_id,amount,unit\n${rows}`)).filter(isOfDay)).toEqual([]);
  const ofOneDay = `day,food_id,amount,unit\n${rows.replace(/^(?=.)/gm, '1,')}`;
  expect((await broken(ofOneDay)).filter(isOfDay)).toEqual([]);
  expect(await broken('food_id,amount,unit\nbutter,60,kg\n')).toMatchObject([
    ['meal/implausible-day-energy', 2],
    ['meal/implausible-day-mass', 2],
    ['meal/implausible-amount', 2, 8, '60 g'],
  ]);
});

test.each([
  [{ labels: { sex: { enums: [] } } }, 'did you mean "enum"?'],
  [{ labels: { id: { pattern: '(' } } }, 'a regular expression'],
  [{ daysPerPerson: { min: 0 } }, 'daysPerPerson.min'],
  [{ daily: { energyKcal: { maximum: 3 } } }, 'one of min, max'],
])('a wrong setting %j is refused with what is right', async (configuration, expected) => {
  const folder = folderWith({
    'viand.config.json': JSON.stringify(configuration),
    'a.csv': 'food_id,amount,unit\n',
  });
  const run = await viand('validate', path.join(folder, 'a.csv'));
  expect(run.exitCode).toBe(2);
  expect(run.stderr).toContain(expected);
});
