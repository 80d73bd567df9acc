import { execFileSync, spawnSync } from 'node:child_process';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { expect, test } from 'vitest';
import { asksForJson } from '../../src/cli/output-options.ts';
import { HOME, viand, viandOn, viandWith } from '../support/viand.ts';

const WEEK = path.join(HOME, 'data/week.csv');
const FAULTY = 'day,food_id,amount,unit\nMon,apple,1,g\nMon,brocoli,-1,grams\n';
const NARROW = { isStdoutTerminal: true, window: { columns: 80, rows: 500 } };

const longest = (text: string) =>
  Math.max(...text.split('\n').map((line) => stripVTControlCharacters(line).length));

test.each([
  [['evaluate', 'hei', WEEK, '--by', 'day']],
  [['evaluate', 'all', WEEK, '--by', 'day,meal']],
  [['evaluate', 'hei', WEEK]],
  [['evaluate', 'hei', WEEK, '--by', 'day', '--lang', 'de']],
  [['search', 'bread', '--limit', '20']],
  [['food', 'potato', 'milk']],
  [['explain', WEEK]],
  [['validate', '--explain']],
  [['schema', 'columns']],
])('%j fits a terminal of 80 columns, and --wide and files do not', async (argv) => {
  const fitted = await viandOn(NARROW, '', ...argv);
  expect(fitted.exitCode).toBe(0);
  expect(longest(fitted.stdout)).toBeLessThanOrEqual(80);
  const plain = await viand(...argv);
  expect((await viandOn(NARROW, '', ...argv, '--wide')).stdout).toBe(plain.stdout);
});

test('--wide shows a row of scores for each day, and a terminal of 80 columns a column', async () => {
  const { stdout } = await viandOn(NARROW, '', 'evaluate', 'hei', WEEK, '--by', 'day');
  expect(stdout).toMatch(/^day {2,}2026-03-02 {2}2026-03-03 {2}2026-03-04/);
  expect(stdout).toContain('\nseafood and plant proteins ');
});

test('--color always and never decide; a file has none', async () => {
  const coloured = (await viand('evaluate', 'hei', WEEK, '--color', 'always')).stdout;
  expect(coloured).toContain('\u001b[');
  const terminal = { ...NARROW, isColourful: true };
  const plain = (await viandOn(terminal, '', 'evaluate', 'hei', WEEK, '--color', 'never')).stdout;
  expect(plain).not.toContain('\u001b[');
  expect((await viand('--color', 'maybe', 'search', 'oats')).exitCode).toBe(2);
});

test('--quiet prints results and errors, and no notes', async () => {
  const notes = await viand('search', 'bread');
  const quiet = await viand('search', 'bread', '--quiet');
  expect(notes.stderr).toContain('viand: 1 to 10 of');
  expect(quiet).toEqual({ ...notes, stderr: '' });
  expect((await viand('-q', 'food', 'brocoli')).stderr).toContain('Unknown food');
});

test('errors are lines of JSON with --json', async () => {
  const { exitCode, stderr } = await viandWith(FAULTY, 'evaluate', 'hei', '--json');
  const [unknown, ...others] = stderr
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(exitCode).toBe(3);
  expect(unknown).toMatchObject({
    code: 'meal/unknown-food',
    severity: 'error',
    file: 'standard input',
    line: 3,
    field: 'food_id',
    value: 'brocoli',
    suggestion: 'broccoli',
  });
  expect(others.map(({ code }) => code)).toContain('meal/negative-amount');
  expect(others.at(-1)).toMatchObject({ severity: 'note' });
});

test('errors of usage are JSON, too, with what would be right', async () => {
  const run = await viand('evaluate', 'hei', WEEK, '--json', '--frmat', 'csv');
  expect(run.exitCode).toBe(2);
  expect(JSON.parse(run.stderr)).toMatchObject({
    code: 'usage/invalid',
    message: expect.stringContaining('--frmat'),
  });
  const missing = await viand('evaluate', 'hei', 'no-such.csv', '--json');
  expect(JSON.parse(missing.stderr)).toMatchObject({ code: 'input/missing-file' });
});

test('asksForJson looks for the option, and at no word after --', () => {
  expect(asksForJson(['search', 'oats', '--json'])).toBe(true);
  expect(asksForJson(['search', '--', '--json'])).toBe(false);
  expect(asksForJson(['search', 'json', '--format', 'csv'])).toBe(false);
});

const hasScript = spawnSync('script', ['--version']).stdout?.includes('util-linux') ?? false;

test.runIf(hasScript)('a real terminal pages long output, and a pipe does not', () => {
  const viandInTerminal = (command: string) =>
    execFileSync('script', ['-qec', `stty cols 80 rows 10; ${command}`, '/dev/null'], {
      cwd: HOME,
      env: { ...process.env, PAGER: 'sed s/^/paged:/', TERM: 'xterm', NO_COLOR: '1' },
      encoding: 'utf8',
    });
  const hei = 'node bin/viand.cjs evaluate hei data/week.csv';
  expect(viandInTerminal(hei)).toMatch(/^paged:Healthy Eating Index/);
  expect(viandInTerminal(`${hei} --no-pager`)).toMatch(/^Healthy Eating Index/);
  expect(viandInTerminal(`${hei} | cat`)).toMatch(/^Healthy Eating Index/);
  expect(viandInTerminal('node bin/viand.cjs search oats --limit 3')).toMatch(/^id /);
});
