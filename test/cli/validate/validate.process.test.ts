import { spawnSync } from 'node:child_process';
import { createWriteStream, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { expect, test } from 'vitest';
import { CATALOGUE } from '../../support/embedded-catalogue.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { HOME, viand } from '../../support/viand.ts';
import { fileWith } from './support.ts';

const BIN = path.join(HOME, 'bin/viand.cjs');
const WEEK = path.join(HOME, 'data/week.csv');

function run(argv: readonly string[], node: readonly string[] = []) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...node, BIN, 'validate', '--no-config', ...argv],
    { encoding: 'utf8', maxBuffer: 1 << 30 },
  );
  return { status, stdout, stderr };
}

function shell(script: string) {
  const { status, stdout, stderr } = spawnSync('bash', ['-c', script], { encoding: 'utf8' });
  return { status, stdout, stderr };
}

/** A file of so many rows, each with the same faults. */
async function faultyRows(rows: number): Promise<string> {
  const file = path.join(tempFolder(), 'many.csv');
  function* lines() {
    yield 'food_id,amount,unit\n';
    for (let row = 0; row < rows; row += 1000) yield 'brocoli,1x,gg\n'.repeat(1000);
  }
  await pipeline(Readable.from(lines()), createWriteStream(file));
  return file;
}

test('the program validates the example weeks, the seeds and its catalogue', () => {
  const weeks = readdirSync(path.join(HOME, 'data'))
    .filter((name) => name.endsWith('.csv'))
    .map((name) => path.join(HOME, 'data', name));
  const all = [...weeks, path.join(HOME, 'seeds'), CATALOGUE];
  const { status, stdout } = run([...all, '--max-warnings', '0']);
  expect(stdout).not.toMatch(/error {2}|warning {2}/);
  expect(status).toBe(0);
});

test('validate exits with 3 for faulty files, and with 2 if it could not check them', () => {
  const faulty = fileWith('food_id,amount,unit\nx,1,g\n');
  expect(run([WEEK]).status).toBe(0);
  expect(run([faulty]).status).toBe(3);
  expect(run([faulty, 'none.csv']).status).toBe(2);
  expect(run([WEEK, '--nonsense']).status).toBe(2);
  expect(run([WEEK, '--catalogue', 'none.sqlite']).status).toBe(2);
  expect(run([WEEK, '-o', '/no/such/folder/x.json']).status).toBe(2);
});

test('validate writes more faults than fit in memory', async () => {
  const file = await faultyRows(70_000);
  const output = path.join(path.dirname(file), 'report.json');
  const { status, stderr } = run([file, '-o', output], ['--max-old-space-size=96']);
  expect(stderr).toBe('');
  expect(status).toBe(3);
  // Each takes more memory than its text.
  expect(statSync(output).size).toBeGreaterThan(56 * 1024 * 1024);
  expect(readFileSync(output).subarray(-220).toString()).toContain('"errors": 210000');
});

test('validate --max-problems writes the first problems and counts the others', async () => {
  const file = await faultyRows(3000);
  const { stdout } = run([file, '--max-problems', '1500']);
  expect(stdout.match(/^ {2}\d/gm)).toHaveLength(1500);
  expect(stdout).toContain('9000 errors in 1 file\n7500 of them not shown\n');
});

test('validate ends without an error if the reader closes the pipe', async () => {
  const file = await faultyRows(3000);
  const { stdout, stderr } = shell(
    `'${process.execPath}' '${BIN}' validate '${file}' -f github | head -n 1`,
  );
  expect(stderr).toBe('');
  expect(stdout.split('\n')).toHaveLength(2);
});

test('validate leaves no incomplete report if it fails', () => {
  const output = path.join(tempFolder(), 'report.sarif');
  const { status } = run([WEEK, '-o', output, '--catalogue', WEEK]);
  expect(status).toBe(3);
  expect(existsSync(output)).toBe(false);
  expect(readdirSync(path.dirname(output))).toEqual([]);
});

test('validate uses colour in terminals only', () => {
  const faulty = fileWith('food_id,amount,unit\nx,1,g\n');
  const inTerminal = (environment: string) =>
    shell(
      `${environment} script -qec "'${process.execPath}' '${BIN}' validate '${faulty}'" /dev/null`,
    ).stdout;
  expect(run([faulty]).stdout).not.toContain('\u001B[');
  expect(inTerminal('')).toContain('\u001B[31merror');
  expect(inTerminal('NO_COLOR=1')).not.toContain('\u001B[');
});

test('validate --explain gives NDJSON, a rule a line', async () => {
  const { stdout } = await viand('validate', '--explain', '--format', 'ndjson');
  const rules = stdout
    .trimEnd()
    .split('\n')
    .map((line: string) => JSON.parse(line));
  expect(rules.length).toBeGreaterThan(20);
  const one = await viand('validate', '--explain', rules[0].code, '--format', 'ndjson');
  expect(JSON.parse(one.stdout)).toEqual(rules[0]);
});

test('validate --explain gives CSV and German, and refuses formats of reports alone', async () => {
  const csv = await viand('validate', '--explain', '--format', 'csv');
  const [head, first] = csv.stdout.split('\n');
  expect(head).toBe('code,severity,is_fixable,can_be_set,help,explanation,wrong,right');
  expect(first).toMatch(/^input\/missing-file,error,false,false,A named file exists\.,/);
  const german = await viand('validate', '--explain', '--lang', 'de');
  expect(german.stdout).toMatch(
    /^Regel +Stufe +beheben\s+input\/missing-file +Fehler +Eine genannte/,
  );
  const one = await viand('validate', '--explain', 'meal/unknown-unit', '--lang', 'de');
  expect(one.stdout).toMatch(/^meal\/unknown-unit: Fehler, --fix behebt sie\n\nEine Einheit ist/);
  expect(one.stdout).toContain('\nRichtig:\n');
  expect((await viand('validate', '--explain', '--format', 'sarif')).exitCode).toBe(2);
  expect((await viand('validate', '--explain', '-o', 'rules.xml')).exitCode).toBe(2);
});
