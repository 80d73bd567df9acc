import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { tempFolder } from '../../support/temp-folder.ts';
import { HOME, viand } from '../../support/viand.ts';

const WEEK = path.join(HOME, 'data/week.csv');
const GOLDEN = path.join(HOME, 'test/golden');

test.each([
  ['explain-week.table', ['explain', WEEK]],
  ['compare-days.table', ['compare', '2026-03-02', '2026-03-03', '--in', WEEK, '--by', 'day']],
])('the example week looks as agreed: %s', async (golden, command) => {
  const { exitCode, stdout, stderr } = await viand(...command);
  expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
  await expect(stdout).toMatchFileSnapshot(path.join(GOLDEN, `${golden}.txt`));
});

test('explain as JSON has a document a group, with all foods and three swaps', async () => {
  const { stdout } = await viand('explain', WEEK, '--by', 'day', '--json');
  const days = JSON.parse(stdout);
  expect(days).toHaveLength(7);
  const [{ group, total_score, foods, swaps }] = days;
  expect(group).toEqual({ day: '2026-03-02' });
  expect(foods[0].total_score_without).toBeCloseTo(total_score - foods[0].points, 5);
  expect(swaps).toHaveLength(3);
  expect(swaps[0].total_score).toBeCloseTo(total_score + swaps[0].gain, 5);
});

test('explain as CSV has a row for each food, as NDJSON a line for each group', async () => {
  const csv = await viand('explain', WEEK, '--format', 'csv');
  expect(csv.stdout.split('\n')[0]).toMatch(
    /^food_id,name,grams,kcal,points,total_score_without,total_fruits,/,
  );
  const lines = await viand('explain', WEEK, '--by', 'day', '--format', 'ndjson');
  expect(lines.stdout.trim().split('\n')).toHaveLength(7);
});

test('compare puts two files side by side, the largest difference of the scores first', async () => {
  const vegan = path.join(HOME, 'data/vegan.csv');
  const { stdout } = await viand('compare', WEEK, vegan, '--json');
  const figures: { kind: string; name: string; difference: number; share: number }[] =
    JSON.parse(stdout);
  expect(figures[0]).toMatchObject({ kind: 'score', name: 'total_score' });
  const scores = figures.filter(({ kind }) => kind === 'score').slice(1);
  const sizes = scores.map(({ difference }) => Math.abs(difference));
  expect(sizes).toEqual([...sizes].sort((one, other) => other - one));
  const shares = figures.filter(({ kind }) => kind !== 'score').map(({ share }) => share);
  expect(shares).toEqual([...shares].sort((one, other) => other - one));
});

test('compare warns of sums over unlike numbers of days, and --per compares means', async () => {
  const entry = 'oats.boiled,240,g';
  const folder = tempFolder();
  const write = (name: string, days: readonly string[]) => {
    const file = path.join(folder, name);
    const rows = days.map((day) => `${day},${entry}\n`);
    writeFileSync(file, `day,food_id,amount,unit\n${rows.join('')}`);
    return file;
  };
  const files = [write('a.csv', ['Mon', 'Tue', 'Tue']), write('b.csv', ['Mon'])];
  const sums = await viand('compare', ...files, '--json');
  expect(sums.stderr).toContain('a.csv has 2 days');
  const energy = (stdout: string) =>
    (JSON.parse(stdout) as { name: string; a: number; b: number }[]).find(
      ({ name }) => name === 'energy',
    );
  const once = energy(sums.stdout)?.b ?? Number.NaN;
  expect(energy(sums.stdout)?.a).toBeCloseTo(3 * once, 6);
  const means = await viand('compare', ...files, '--json', '--per', 'day');
  expect(means.stderr).toBe('');
  expect(energy(means.stdout)?.a).toBeCloseTo(1.5 * once, 6);
  expect(energy(means.stdout)?.b).toBe(once);
});

test.each([
  [
    'names the column of days that it counted',
    'date,day,food_id,amount,unit\n2026-03-02,Mon,milk,100,ml\n2026-03-09,Mon,milk,100,ml\n',
    'mine.csv has 2 days, .*one.csv has 1 day: .*; --per date compares the means of a day',
  ],
  [
    'has no advice if an entry has no day',
    'day,food_id,amount,unit\nMon,milk,100,ml\n,milk,100,ml\nTue,milk,100,ml\n',
    'mine.csv has 2 days, .*one.csv has 1 day: .*; 1 entry without a day',
  ],
  [
    'counts no days if two columns could have them',
    'Date,date,food_id,amount,unit\n2026-03-02,Mon,milk,100,ml\n2026-03-03,Tue,milk,100,ml\n',
    '^$',
  ],
])('the note of compare on days %s', async (_, text, note) => {
  const folder = tempFolder();
  const [mine, one] = [path.join(folder, 'mine.csv'), path.join(folder, 'one.csv')];
  writeFileSync(mine, text);
  writeFileSync(one, 'day,food_id,amount,unit\nMon,milk,100,ml\n');
  const { exitCode, stderr } = await viand('compare', mine, one);
  expect(exitCode).toBe(0);
  expect(stderr).toMatch(new RegExp(note));
});

test('compare --in counts the days of each group', async () => {
  const file = path.join(tempFolder(), 'two.csv');
  const rows = ['a,Mon,milk', 'b,Mon,milk', 'a,Tue,apple', 'a,Tue,milk', 'b,Mon,apple'];
  writeFileSync(file, `person,day,food_id,amount,unit\n${rows.join(',100,g\n')},100,g\n`);
  const { stderr } = await viand('compare', 'a', 'b', '--in', file, '--by', 'person');
  expect(stderr).toContain('a has 2 days, b has 1 day');
  const idle = await viand('compare', 'Mon', 'Tue', '--in', file, '--by', 'day', '--per', 'date');
  expect(idle.stderr).toContain('--per date changes nothing: each group has one value of date');
});

test.each([
  [['--per', ''], 'The label to average over is blank'],
  [['--per', 'food_id'], 'Cannot compare means over "food_id": it is part of an entry'],
  [['--per', 'kg', '--map', 'unit=kg'], 'Cannot compare means over "kg": it is part of an entry'],
  [['--per', 'day', '--by', 'day'], 'Cannot compare means over "day": --by names it, too'],
])('compare refuses %j', async (options, message) => {
  const { exitCode, stderr } = await viand('compare', 'a', 'b', '--in', WEEK, ...options);
  expect({ exitCode, stderr }).toEqual({ exitCode: 2, stderr: expect.stringContaining(message) });
});

test('compare lists the known groups if one is unknown, and asks for --by', async () => {
  const unknown = await viand('compare', '2026-03-02', 'x', '--in', WEEK, '--by', 'day');
  expect(unknown.exitCode).not.toBe(0);
  expect(unknown.stderr).toContain('expected one of 2026-03-02; 2026-03-03');
  const unlabelled = await viand('compare', '1', '2', '--in', WEEK);
  expect(unlabelled.stderr).toContain('--by with the column of the groups');
  const means = await viand('compare', 'a', 'b', '--in', WEEK, '--by', 'day', '--per', 'nope');
  expect(means.stderr).toContain('Cannot use "nope" for --per: no such column');
});

test('explain refuses faulty entries, unless --skip-faulty skips them', async () => {
  const file = path.join(tempFolder(), 'faulty.csv');
  writeFileSync(file, 'food_id,amount,unit\napple,100,g\nno-such-food,1,g\n');
  const refused = await viand('explain', file);
  expect(refused.exitCode).toBe(3);
  expect(refused.stdout).toBe('');
  const skipped = await viand('explain', file, '--skip-faulty');
  expect(skipped.exitCode).toBe(0);
  expect(skipped.stderr).toContain('skipped 1 of 2 entries');
});

test('explain says which amounts are known for only a part of the mass', async () => {
  const folder = tempFolder();
  const own = path.join(folder, 'own.csv');
  writeFileSync(own, 'name,energy_kcal,fat_g\nCurd,66,3.6\n');
  const catalogue = path.join(folder, 'mine.sqlite');
  await viand('catalogue', 'add', own, '--catalogue', catalogue, '--base');
  const meals = path.join(folder, 'meals.csv');
  writeFileSync(meals, 'food_id,amount,unit\nwhite-bread,100,g\nown-curd,100,g\n');
  const { stdout } = await viand('explain', meals, '--catalogue', catalogue);
  expect(stdout).toContain('sodium: known for only 50.0 % of the mass');
});
