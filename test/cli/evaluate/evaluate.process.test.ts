import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { HOME, viand, viandWith } from '../../support/viand.ts';
import { folderWith } from '../../support/write-files.ts';

const WEEK = path.join(HOME, 'data/week.csv');
const GOLDEN = path.join(HOME, 'test/golden');

const ENTRIES = 'food_id,amount,unit\n';

test.each(['energy-density', 'hei', 'macros', 'summary', 'all'])(
  'evaluate %s of the example week looks as agreed, in every format',
  async (name) => {
    for (const format of ['table', 'json', 'csv', 'ndjson']) {
      const { exitCode, stdout, stderr } = await viand('evaluate', name, WEEK, '--format', format);
      expect(stderr).toBe('');
      expect(exitCode).toBe(0);
      await expect(stdout).toMatchFileSnapshot(path.join(GOLDEN, `week-${name}.${format}.txt`));
    }
  },
);

test.each([
  ['hei', ['table', 'json', 'csv', 'ndjson']],
  ['all', ['table', 'csv']],
] as const)('evaluate %s by day looks as agreed, as %j', async (name, formats) => {
  for (const format of formats) {
    const { stdout } = await viand('evaluate', name, WEEK, '--by', 'day', '--format', format);
    const stable = stdout.replaceAll(HOME, '.').replace(/[0-9a-f]{64}/g, '<SHA-256>');
    await expect(stable).toMatchFileSnapshot(path.join(GOLDEN, `days-${name}.${format}.txt`));
  }
});

test('evaluate reports a column whose name is almost weighted_before_process', async () => {
  const flag = 'weighed_before_process';
  const expected = `column "${flag}" is not read; did you mean "weighted_before_process"?`;
  const plain = `food_id,amount,unit,${flag}\nmilk,200,ml,true\n`;
  const quoted = plain.replace('milk', '"milk"');
  for (const text of [plain, quoted]) {
    const { stderr, exitCode } = await viandWith(text, 'evaluate', 'macros');
    expect([stderr, exitCode]).toEqual([`viand: standard input: ${expected}\n`, 0]);
  }
});

test('evaluate writes the same for a food, its variant and its code', async () => {
  const [byFood, byVariant, byCode] = await Promise.all(
    ['apple', 'apple.raw', '63101000'].map((id) =>
      viandWith(`${ENTRIES}${id},150,g\n`, 'evaluate', 'all', '--format', 'json'),
    ),
  );
  expect(byFood?.exitCode).toBe(0);
  expect(byVariant).toEqual(byFood);
  expect(byCode).toEqual(byFood);
});

test('evaluate reads CSV, JSON and NDJSON alike', async () => {
  const meal = { entries: [{ food_id: 'apple', amount: 150, unit: 'g' }] };
  const [csv, json, ndjson] = await Promise.all(
    [`${ENTRIES}apple,150,g\n`, JSON.stringify([meal]), `${JSON.stringify(meal)}\n\n`].map((text) =>
      viandWith(text, 'evaluate', 'all', '-', '--format', 'json'),
    ),
  );
  expect(csv?.exitCode).toBe(0);
  expect(json).toEqual(csv);
  expect(ndjson).toEqual(csv);
});

test('evaluate groups by labels, in the order of their first rows', async () => {
  const rows = 'Day,food_id,amount,unit\nTue,apple,1,g\nMon,apple,1,g\nTue,milk,1,g\n';
  const { stdout } = await viandWith(rows, 'evaluate', 'macros', '--by', 'day', '-f', 'json');
  expect(JSON.parse(stdout).groups).toMatchObject([
    { group: { day: 'Tue' }, result: { breakdown: expect.any(Array) } },
    { group: { day: 'Mon' }, result: { breakdown: expect.any(Array) } },
  ]);
});

test.each([
  ['a header', ENTRIES],
  ['no meals', '[]'],
  ['a meal without entries', '[{ "entries": [] }]'],
  ['rows in which nothing was eaten', 'day,food,amount,unit\nMon,nothing,,\n'],
])('evaluate of %s scores nothing, rather than zeros', async (_, text) => {
  for (const options of [[], ['--skip-faulty', '-f', 'csv']]) {
    const run = await viandWith(text, 'evaluate', 'hei', ...options);
    expect(run).toMatchObject({ exitCode: 3, stdout: '' });
    expect(run.stderr).toContain('The file has no entries');
  }
});

test('evaluate names an empty file among others, which counts nothing', async () => {
  const folder = folderWith({
    'full.csv': `${ENTRIES}apple,150,g\n`,
    'bare.csv': ENTRIES,
    'none.csv': ENTRIES,
  });
  const [full, bare] = ['full.csv', 'bare.csv'].map((name) => path.join(folder, name)) as [
    string,
    string,
  ];
  const { exitCode, stdout, stderr } = await viand('evaluate', 'macros', bare, full, '-f', 'csv');
  expect({ exitCode, stdout }).toEqual({
    exitCode: 0,
    stdout: (await viand('evaluate', 'macros', full, '-f', 'csv')).stdout,
  });
  expect(stderr).toMatch(/^viand: .*bare\.csv: no entries$/m);
  const none = path.join(folder, 'none.csv');
  const both = await viand('evaluate', 'macros', bare, none);
  expect(both.exitCode).toBe(3);
  expect(both.stderr.match(/The file has no entries/g)).toHaveLength(2);
});

const FAULTY = `${ENTRIES}apple,150,g\nbrocoli,100,g\nmilk,-1,ml\nmilk,x,cup\nbrocoli,50,g\n`;

test('evaluate names every fault and scores nothing', async () => {
  const folder = folderWith({ 'meals.csv': FAULTY });
  const file = path.join(folder, 'meals.csv');
  const output = path.join(folder, 'out.json');
  const run = await viand('evaluate', 'hei', file, '-o', output);
  expect(run.exitCode).toBe(3);
  expect(run.stdout).toBe('');
  expect(run.stderr.replaceAll(folder, '')).toMatchInlineSnapshot(`
    "viand: /meals.csv:3: food_id: Unknown food "brocoli": expected a food id or source code in the catalogue; did you mean "broccoli"?
    viand: /meals.csv:4: amount: Amount must not be negative (got -1): expected 0 or more
    viand: /meals.csv:5: amount: Amount "x" is not a number: expected a number with a decimal point, such as 2.5
    viand: /meals.csv:5: unit: Unknown unit "cup": expected one of µg, mg, g, kg, ml, l, or a measure of the food
    viand: /meals.csv:6: food_id: Unknown food "brocoli": expected a food id or source code in the catalogue; did you mean "broccoli"?
    viand: nothing scored: 4 of 5 entries are faulty; use --skip-faulty to score the others
    "
  `);
  expect(readdirSync(folder)).toEqual(['meals.csv']);
});

test('evaluate names unknown foods of a JSON file with their lines, in order', async () => {
  const text = `[
  { "entries": [
    { "food_id": "brocoli", "amount": 1, "unit": "g" },
    { "food_id": "milk", "amount": -1, "unit": "g" },
    { "food_id": "yoghrt", "amount": 1, "unit": "g" }
  ] }
]`;
  const { exitCode, stderr } = await viandWith(text, 'evaluate', 'hei');
  expect(exitCode).toBe(3);
  expect(stderr).toMatchInlineSnapshot(`
    "viand: standard input:3 /0/entries/0/food_id: food_id: Unknown food "brocoli": expected a food id or source code in the catalogue; did you mean "broccoli"?
    viand: standard input:4 /0/entries/1/amount: amount: Amount must not be negative (got -1): expected 0 or more
    viand: standard input:5 /0/entries/2/food_id: food_id: Unknown food "yoghrt": expected a food id or source code in the catalogue; did you mean "yoghurt"?
    viand: nothing scored: all entries are faulty
    "
  `);
});

test('evaluate reports a fault that belongs to no entry', async () => {
  const run = await viandWith('[{ "entries": [] }]', 'evaluate', 'hei', '--by', 'day');
  expect(run.exitCode).toBe(3);
  expect(run.stderr).toContain('standard input:1 /0: day: ');
});

test('evaluate reports all problems of an entry, including its unknown food', async () => {
  const csv = await viandWith(`${ENTRIES}nope,x,g\n`, 'evaluate', 'hei');
  expect(csv.stderr).toContain('Unknown food "nope"');
  expect(csv.stderr).toContain('Amount "x" is not a number');
  const meals = '[{ "entries": [{ "food_id": "nope", "amount": 1, "unit": "g" }] }]';
  const json = await viandWith(meals, 'evaluate', 'hei', '--by', 'day');
  expect(json.stderr).toContain('Cannot group by "day"');
  expect(json.stderr).toContain('Unknown food "nope"');
});

test('evaluate refuses an amount whose sums would not be finite', async () => {
  const run = await viandWith(`${ENTRIES}milk,1e308,kg\n`, 'evaluate', 'macros');
  expect(run).toMatchObject({ exitCode: 3, stdout: '' });
  expect(run.stderr).toContain('standard input:2: amount: Amount of 1e+308 kg');
});

test('evaluate --skip-faulty of faulty entries alone scores nothing', async () => {
  const run = await viandWith(`${ENTRIES}nope,1,g\n`, 'evaluate', 'hei', '--skip-faulty');
  expect(run).toMatchObject({ exitCode: 3, stdout: '' });
  expect(run.stderr).toContain('nothing scored: the only entry is faulty');
});

test('evaluate --skip-faulty reports its findings, even if a file is refused', async () => {
  const folder = folderWith({ 'a.csv': `${ENTRIES}nope,1,g\n`, 'b.csv': `${ENTRIES}"milk,1,g\n` });
  const files = ['a.csv', 'b.csv'].map((name) => path.join(folder, name));
  const run = await viand('evaluate', 'hei', ...files, '--skip-faulty');
  expect(run.exitCode).toBe(3);
  expect(run.stderr).toContain('1 x Unknown food "nope"');
  expect(run.stderr).toContain('never closed');
});

test('evaluate --by may be repeated, and separates groups', async () => {
  const meal = (a: string, b: string) => ({
    a,
    b,
    entries: [{ food_id: 'apple', amount: 1, unit: 'g' }],
  });
  const text = JSON.stringify([meal('x\u0000', 'y'), meal('x', '\u0000y')]);
  const run = await viandWith(text, 'evaluate', 'macros', '--by', 'a', '--by', 'b', '-f', 'json');
  expect(JSON.parse(run.stdout).groups).toHaveLength(2);
});

test('evaluate --map takes names with an equals sign', async () => {
  const run = await viandWith(
    'a=b,amount,unit\napple,1,g\n',
    'evaluate',
    'hei',
    '--map',
    'food_id=a=b',
  );
  expect(run.exitCode).toBe(0);
});

test('evaluate spells out control characters of a file', async () => {
  const rows = 'food_id,amount,unit,n\u001b[31m\napple,1,g,x\n';
  const { stderr } = await viandWith(rows, 'evaluate', 'hei', '--by', 'day');
  expect(stderr).toContain('n\\u001b[31m');
});

test('evaluate cuts a value that is too long for a line', async () => {
  const { stderr } = await viandWith(`${ENTRIES}${'x'.repeat(5000)},1,g\n`, 'evaluate', 'hei');
  expect(stderr.length).toBeLessThan(400);
});

test('evaluate --skip-faulty does not go on after a quote that is never closed', async () => {
  const rows = `${ENTRIES}apple,1,g\n"milk,1,g\napple,1,g\n`;
  const run = await viandWith(rows, 'evaluate', 'hei', '--skip-faulty');
  expect(run).toMatchObject({ exitCode: 3, stdout: '' });
});

test('evaluate --skip-faulty scores the rest and reports skipped entries', async () => {
  const run = await viandWith(FAULTY, 'evaluate', 'macros', '--skip-faulty', '-f', 'json');
  const rest = await viandWith(`${ENTRIES}apple,150,g\n`, 'evaluate', 'macros', '-f', 'json');
  expect(run.exitCode).toBe(0);
  expect(run.stdout).toBe(rest.stdout);
  expect(run.stderr).toMatchInlineSnapshot(`
    "viand: skipped 4 of 5 entries:
      2 x Unknown food "brocoli"; did you mean "broccoli"? (first at standard input:3)
      1 x Amount must not be negative (got -1) (first at standard input:4)
      1 x Amount "x" is not a number (first at standard input:5)
      1 x Unknown unit "cup" (first at standard input:5)
    "
  `);
});

test('evaluate --skip-faulty says for each group how many entries it skipped', async () => {
  const rows = [
    'day,food_id,amount,unit',
    'Mon,apple,150,g',
    'Mon,brocoli,100,g',
    'Mon,milk,-1,ml',
    'Mon,apple,1,5,g',
    'Tue,apple,150,g',
    'Wed,brocoli,100,g',
    'Thu,apple',
  ].join('\n');
  const args = ['evaluate', 'energy-density', '--by', 'day', '--skip-faulty'];
  const json = await viandWith(rows, ...args, '-f', 'json');
  expect(JSON.parse(json.stdout).groups).toMatchObject([
    { group: { day: 'Mon' }, left_out: 3, result: {} },
    { group: { day: 'Tue' }, left_out: 0, result: {} },
  ]);
  expect(json.stderr).toContain(
    'skipped 5 of 7 entries (1 group lacks some entries, 1 group lacks all entries, 1 entry has no group):',
  );
  const csv = await viandWith(rows, ...args, '-f', 'csv');
  expect(csv.stdout.split('\n').slice(0, 3)).toEqual([
    'day,left_out,kJ_per_g,kcal_per_g,liquids_energy_kJ,coverage,liquids_coverage,unsure',
    expect.stringMatching(/^Mon,3,/),
    expect.stringMatching(/^Tue,0,/),
  ]);
});

test('evaluate reports its assumptions', async () => {
  const run = await viandWith(`${ENTRIES}apple,,\napple,,g\nbagel,1,ml\n`, 'evaluate', 'hei');
  expect(run.exitCode).toBe(0);
  expect(run.stderr).toMatchInlineSnapshot(`
    "viand: Apple: no amount: one standard serving assumed (2 entries)
    viand: Bagel: density unknown: 1 g/ml assumed (1 entry)
    "
  `);
});

test('evaluate takes the names and unit of other programs', async () => {
  const rows = 'UserName;FoodCode;FoodAmt\nann;63101000;150\n';
  const args = ['--map', 'food_code=FoodCode', '--map', 'amount=FoodAmt', '--unit', 'g'];
  const run = await viandWith(rows, 'evaluate', 'macros', ...args, '-f', 'json');
  const plain = await viandWith(`${ENTRIES}apple,150,g\n`, 'evaluate', 'macros', '-f', 'json');
  expect(run).toEqual(plain);
});

test.each<[string, number, readonly string[]]>([
  ['a missing file', 2, ['evaluate', 'hei', 'no-such.csv']],
  ['a folder', 2, ['evaluate', 'hei', HOME]],
  ['a missing catalogue', 2, ['evaluate', 'hei', WEEK, '--catalogue', 'no-such.sqlite']],
  ['a folder as catalogue', 2, ['evaluate', 'hei', WEEK, '--catalogue', HOME]],
  ['a foreign catalogue', 3, ['evaluate', 'hei', WEEK, '--catalogue', WEEK]],
  ['a label that is not there', 3, ['evaluate', 'hei', WEEK, '--by', 'person']],
  ['an output folder that is not there', 2, ['evaluate', 'hei', WEEK, '-o', '/no/such/out.csv']],
  ['an unknown format', 2, ['evaluate', 'hei', WEEK, '--format', 'xml']],
  ['an unknown unit', 2, ['evaluate', 'hei', WEEK, '--unit', 'cup']],
  ['a field to map that is none', 2, ['evaluate', 'hei', WEEK, '--map', 'food=Code']],
  ['half a pair to map', 2, ['evaluate', 'hei', WEEK, '--map', 'food_id=']],
  ['no label', 2, ['evaluate', 'hei', WEEK, '--by', '']],
  ['a label twice', 2, ['evaluate', 'hei', WEEK, '--by', 'day,day']],
  ['no file on a terminal', 2, ['evaluate', 'hei']],
  ['an unknown evaluation', 2, ['evaluate', 'heli', WEEK]],
  ['an unknown command', 2, ['evalute']],
  ['an unknown option', 2, ['evaluate', 'hei', WEEK, '--fast']],
])('viand refuses %s with exit code %d and a sentence', async (_, exitCode, argv) => {
  const run = await viand(...argv);
  expect(run.exitCode).toBe(exitCode);
  expect(run.stdout).toBe('');
  expect(run.stderr).toMatch(/\S/);
  expect(run.stderr).not.toMatch(/\n\s+at |SQLITE|undefined|\[object/);
});

test.each(['0', '-1', 'x', '1.5', '1000'])('evaluate --jobs %s is refused', async (jobs) => {
  expect((await viand('evaluate', 'hei', WEEK, '--jobs', jobs)).exitCode).toBe(2);
});

test('evaluate hei shows days as bars if the file has two or more, up to a month', async () => {
  const days = (count: number) =>
    Array.from({ length: count }, (_, day) => `${day},apple,100,g\n`).join('');
  const bars = async (header: string, count: number) => {
    const { stdout } = await viandWith(
      `${header},food_id,amount,unit\n${days(count)}`,
      'evaluate',
      'hei',
    );
    return (stdout.split('Day by day')[1] ?? '').match(/█+/g)?.length ?? 0;
  };
  expect(await bars('day', 1)).toBe(0);
  expect(await bars('Day', 2)).toBe(2);
  expect(await bars('date', 31)).toBe(31);
  expect(await bars('day', 32)).toBe(0);
  expect(await bars('meal', 3)).toBe(0);
});

test('evaluate hei shows days of JSON, even if some meals have none', async () => {
  const entries = [{ food_id: 'apple', amount: 100, unit: 'g' }];
  const text = JSON.stringify([{ day: 'Mon', entries }, { date: 'Tue', entries }, { entries }]);
  const { stdout, exitCode } = await viandWith(text, 'evaluate', 'hei');
  expect(exitCode).toBe(0);
  expect(stdout.split('Day by day')[1]).toMatch(/^\n\nMon .*\nTue .*\n$/);
});
