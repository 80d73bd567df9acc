import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tempFolder } from '../../support/temp-folder.ts';
import { HOME, viand, viandWith } from '../../support/viand.ts';

const WEEK = path.join(HOME, 'data/week.csv');
const GOLDEN = path.join(HOME, 'test/golden');
const HEAD = 'day,food_id,amount,unit\n';

// A report says when it was made.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 2, 9) });
});
afterEach(() => {
  vi.useRealTimers();
});

const WHO = ['--sex', 'female', '--age', '42', '--weight', '68'];

test.each([
  ['report-week.md', ['--format', 'md']],
  ['report-week.json', ['--json', ...WHO, '--name', 'A. Patient']],
  ['report-week-dri.md', ['--format', 'md', '--reference', 'dri', ...WHO]],
])('the report of the example week looks as agreed: %s', async (golden, options) => {
  const { exitCode, stdout, stderr } = await viand('report', WEEK, ...options);
  expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
  await expect(stdout).toMatchFileSnapshot(path.join(GOLDEN, `${golden}.txt`));
});

test.each(['hei-radar', 'hei-bars', 'days', 'macros', 'energy-density', 'nutrients'])(
  'the chart %s of the example week looks as agreed',
  async (chart) => {
    const { exitCode, stdout } = await viand('report', WEEK, '-f', 'svg', '--chart', chart);
    expect(exitCode).toBe(0);
    await expect(stdout).toMatchFileSnapshot(path.join(GOLDEN, `report-${chart}.svg.txt`));
  },
);

test('the name of the output tells the format; a name that tells none is a page', async () => {
  const folder = tempFolder();
  const written = async (name: string) => {
    const file = path.join(folder, name);
    expect(await viand('report', WEEK, '-o', file)).toMatchObject({ exitCode: 0, stdout: '' });
    return readFileSync(file, 'utf8').slice(0, 15);
  };
  expect(await written('week.html')).toBe('<!doctype html>');
  expect(await written('week')).toBe('<!doctype html>');
  expect(await written('week.md')).toMatch(/^# Nutrition/);
  expect(await written('week.svg')).toMatch(/^<svg /);
  expect(
    JSON.parse(
      await written('week.json').then(() => readFileSync(path.join(folder, 'week.json'), 'utf8')),
    ),
  ).toHaveProperty('persons');
});

test('the HTML report loads no other file and runs no script', async () => {
  const { stdout } = await viand('report', WEEK, '-f', 'html');
  expect(stdout).toContain('default-src &#39;none&#39;');
  expect(stdout).not.toMatch(/<script|<link|<img|<iframe|\son\w+=|\b(?:href|src)=|url\(|@import/i);
  expect(stdout.match(/https?:\/\/(?!www\.w3\.org\/2000\/svg")/)).toBeNull();
});

const HOSTILE = '"><script>alert(1)</script>&<b>|`*_[x](y)';

test('report escapes markup in files and options', async () => {
  const csv = `person,${HEAD}"${HOSTILE.replaceAll('"', '""')}","${HOSTILE.replaceAll('"', '""')}",apple,150,g\n`;
  const run = (format: string) =>
    viandWith(csv, 'report', '-', '-f', format, '--name', HOSTILE, '--title', HOSTILE);
  for (const format of ['html', 'svg', 'md']) {
    const { exitCode, stdout } = await run(format);
    expect(exitCode).toBe(0);
    expect(stdout).not.toMatch(/(?<!\\)<(?:script|b>)/);
  }
  expect((await run('html')).stdout).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect((await run('md')).stdout).toContain(
    '\\<script\\>alert(1)\\</script\\>&\\<b\\>\\|\\`\\*\\_\\[x\\](y)',
  );
});

async function json(csv: string, ...options: readonly string[]) {
  const run = await viandWith(csv, 'report', '-', '--format', 'json', ...options);
  return { ...run, report: run.stdout === '' ? undefined : JSON.parse(run.stdout) };
}

test('report separates days by date rather than by weekday, and shows amounts per day', async () => {
  const rows = ['Mon,2026-03-02', 'Mon,2026-03-09'].map((days) => `${days},apple,100,g\n`).join('');
  const { report } = await json(`day,date,food_id,amount,unit\n${rows}`);
  expect(report.persons[0]).toMatchObject({ days: 2, days_by: 'label', grams: 100 });
  expect(report.persons[0].by_day.map(({ day }: { day: string }) => day)).toEqual([
    '2026-03-02',
    '2026-03-09',
  ]);
});

test('report counts a file without days as one day and says so, unless --days gives the number', async () => {
  const csv = 'food_id,amount,unit\napple,700,g\n';
  const assumed = await json(csv);
  expect(assumed.report.persons[0]).toMatchObject({ days: 1, days_by: 'assumed', grams: 700 });
  expect(assumed.stderr).toContain('--days');
  expect(assumed.report.persons[0].remarks[0]).toContain('counts as one day');
  const given = await json(csv, '--days', '7');
  expect(given.report.persons[0]).toMatchObject({ days: 7, days_by: 'given', grams: 100 });
  expect(given.stderr).toBe('');
  const chart = await viandWith(csv, 'report', '-', '-f', 'svg', '--chart', 'days');
  expect(chart).toMatchObject({ exitCode: 2, stdout: '' });
});

test('report --by takes the label that separates days, and refuses one that the file lacks', async () => {
  const csv = 'Phase,food_id,amount,unit\nA,apple,100,g\nB,apple,300,g\n';
  const { report } = await json(csv, '--by', 'phase');
  expect(report.persons[0]).toMatchObject({ days: 2, grams: 200 });
  expect(await json(csv, '--by', 'week')).toMatchObject({
    exitCode: 3,
    stderr: expect.stringContaining('Cannot group by "week"'),
  });
});

test('report separates days of JSON by their labels, and keeps meals without one', async () => {
  const meal = { entries: [{ food_id: 'apple', amount: 100, unit: 'g' }] };
  const { report } = await json(JSON.stringify([{ ...meal, day: 'Mon' }, meal]));
  expect(report.persons[0].by_day.map(({ day }: { day: string }) => day)).toEqual(['Mon', '']);
});

test('report has a section for each person, and draws charts for one person only', async () => {
  const csv = `person,${HEAD}Ann,1,apple,100,g\nBob,1,milk,200,ml\nAnn,2,apple,300,g\n`;
  const { report } = await json(csv);
  expect(report.persons).toMatchObject([
    { person: 'Ann', days: 2, grams: 200, foods: 1 },
    { person: 'Bob', days: 1, foods: 1 },
  ]);
  const page = await viandWith(csv, 'report', '-', '-f', 'html');
  expect(page.stdout.match(/<h2>(?:Ann|Bob)<\/h2>/g)).toEqual(['<h2>Ann</h2>', '<h2>Bob</h2>']);
  const chart = await viandWith(csv, 'report', '-', '-f', 'svg');
  expect(chart).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('2 people') });
});

const FAULTY = `${HEAD}1,apple,150,g\n1,brocoli,100,g\n2,milk,-1,ml\n`;

test('report lists all faulty entries and writes no report', async () => {
  const { exitCode, stdout, stderr } = await viandWith(FAULTY, 'report', '-');
  expect({ exitCode, stdout }).toEqual({ exitCode: 3, stdout: '' });
  expect(stderr).toContain('standard input:3: food_id: Unknown food "brocoli"');
  expect(stderr).toContain('standard input:4: amount: Amount must not be negative (got -1)');
  expect(stderr).toContain('2 of 3 entries are faulty; use --skip-faulty');
});

test('report --skip-faulty reports on the valid entries, and says how many it skipped', async () => {
  const { exitCode, report, stderr } = await json(FAULTY, '--skip-faulty');
  expect(exitCode).toBe(0);
  expect(stderr).toContain('1 x Unknown food "brocoli"');
  expect(report).toMatchObject({ entries: 3, left_out: 2 });
  const { remarks } = report.persons[0];
  expect(remarks.join('\n')).toContain('1 faulty entry was skipped (of 2)');
  expect(remarks.join('\n')).toContain('Days with only faulty entries');
  const allFaulty = await json(`${HEAD}1,brocoli,100,g\n`, '--skip-faulty');
  expect(allFaulty).toMatchObject({ exitCode: 3, stdout: '' });
});

test('report lists the assumptions', async () => {
  const { report } = await json(`${HEAD}1,apple,,\n`);
  expect(report.persons[0].remarks.join('\n')).toMatch(
    /No amount given, one standard serving assumed: Apple/,
  );
});

test('report of water alone claims no points, and has only valid numbers', async () => {
  const csv = `${HEAD}1,water,500,ml\n`;
  for (const format of ['html', 'md', 'json']) {
    const { exitCode, stdout } = await viandWith(csv, 'report', '-', '-f', format);
    expect(exitCode).toBe(0);
    expect(stdout).not.toMatch(/NaN|Infinity|undefined|All points/);
  }
});

test('report refuses a file without entries', async () => {
  expect(await json(HEAD)).toMatchObject({ exitCode: 3, stdout: '' });
});

test.each([
  [['--sex', 'male', '--pregnant'], '--pregnant and --lactating'],
  [['--pregnant', '--lactating'], 'cannot be combined with'],
  [['--age', '0'], 'years from 1 to 120'],
  [['--weight', 'x'], 'kg from 2 to 500'],
  [['--days', '1.5'], 'whole number'],
  [['--format', 'csv'], 'expected one of'],
])('%j is wrong usage', async (options, said) => {
  const { exitCode, stderr } = await viand('report', WEEK, ...options);
  expect(exitCode).toBe(2);
  expect(stderr).toContain(said);
});

test('a report never overwrites its meals', async () => {
  expect(await viand('report', WEEK, '-o', WEEK, '-f', 'html')).toMatchObject({ exitCode: 2 });
});

test('a PDF without a browser is refused, and leaves no file', async () => {
  const folder = tempFolder();
  const file = path.join(folder, 'week.pdf');
  const none = await viand('report', WEEK, '-o', file, '--browser', path.join(folder, 'none'));
  expect(none).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('--browser') });
  const silent = await viand('report', WEEK, '-o', file, '--browser', process.execPath);
  expect(silent).toMatchObject({
    exitCode: 1,
    stderr: expect.stringContaining('Cannot print a PDF with'),
  });
  expect(() => readFileSync(file)).toThrow();
});
