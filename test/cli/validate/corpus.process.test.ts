import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { RULES } from '../../../src/rules/rule-book.ts';
import { fnddsTables } from '../../support/fndds-tables.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { HOME, type Run, viand } from '../../support/viand.ts';
import { folderWith } from '../../support/write-files.ts';
import { EXPECTED, FILES, namesIn, optionsOf } from './corpus/corpus.ts';
import { HUGE, type Huge } from './corpus/huge.ts';

const CONTROL = /(?!\n)\p{Cc}/u;

/** A report equals the expected one on any machine, and nothing in it controls a terminal. */
async function expectReport(name: string, { exitCode, stdout, stderr }: Run, folder: string) {
  expect(stderr).toBe('');
  expect(stdout).not.toMatch(CONTROL);
  const report = `${stdout}exit code ${exitCode}\n`.replaceAll(`${folder}/`, '');
  await expect(report).toMatchFileSnapshot(path.join(EXPECTED, `${name}.txt`));
}

/** An evaluation accepts and refuses the same as a validation, and does not crash. */
function expectSame(evaluated: Run, validated: Run) {
  const { exitCode, stdout, stderr } = evaluated;
  expect(stderr).not.toMatch(/Internal error|^ +at /m);
  expect(stdout + stderr).not.toMatch(CONTROL);
  expect([0, 2, 3]).toContain(exitCode);
  expect(exitCode).toBe(validated.exitCode);
}

const CASES = namesIn(FILES);

describe.each(CASES)('%s', (name) => {
  const file = path.join(FILES, name);
  const options = optionsOf(name);

  test('gives its report, and is evaluated or refused accordingly', async () => {
    const validated = await viand('validate', file, '--no-config', ...options);
    await expectReport(name, validated, FILES);
    expectSame(await viand('evaluate', 'hei', file, ...options), validated);
  });
});

/** Things that are not readable files, made in a folder. */
const ODD: readonly [string, (file: string) => void][] = [
  ['missing.csv', () => {}],
  ['folder.csv', (file) => mkdirSync(file)],
  ['link-to-nothing.csv', (file) => symlinkSync('nothing.csv', file)],
];

test.each(ODD)('%s gives its report', async (name, make) => {
  const folder = tempFolder();
  const file = path.join(folder, name);
  make(file);
  const validated = await viand('validate', file, '--no-config');
  await expectReport(`odd/${name}`, validated, folder);
  expectSame(await viand('evaluate', 'hei', file), validated);
});

test.skipIf(process.getuid?.() === 0)('a file that may not be read gives its report', async () => {
  const folder = tempFolder();
  const file = path.join(folder, 'unreadable.csv');
  writeFileSync(file, '', { mode: 0 });
  const validated = await viand('validate', file, '--no-config');
  expect(validated.stdout).toMatch(
    /^ +error {2}input\/unreadable {2}Cannot read the file: EACCES/m,
  );
  expectSame(await viand('evaluate', 'hei', file), validated);
});

test('a drink of unknown density, which the seeds do not have, gives its report', async () => {
  const tables = fnddsTables();
  // Densities come of portions that are volumes.
  const portions = tables['portions.csv'].replace('1 cup', '1 carton');
  const source = folderWith({ ...tables, 'portions.csv': portions });
  const catalogue = ['--catalogue', path.join(source, 'foods.sqlite')];
  await viand('catalogue', 'import', 'fndds', source, ...catalogue);
  const folder = folderWith({ 'drink.csv': 'food_id,amount,unit\n11111000,200,ml\n' });
  const file = path.join(folder, 'drink.csv');
  const validated = await viand('validate', file, '--no-config', ...catalogue);
  await expectReport('odd/drink.csv', validated, folder);
  expectSame(await viand('evaluate', 'hei', file, ...catalogue), validated);
});

/** A process with half a gigabyte of memory for its values; one that hangs is killed, and has no exit code. */
function runSmall(argv: readonly string[], stdin: Huge['stdin']): Promise<Run> {
  const bin = path.join(HOME, 'bin/viand.cjs');
  const child = spawn(process.execPath, ['--max-old-space-size=512', bin, ...argv], {
    timeout: 60_000,
    killSignal: 'SIGKILL',
  });
  // A program that refuses its input need not read all of it.
  child.stdin.on('error', () => {});
  if (stdin === undefined) child.stdin.end();
  else Readable.from(stdin()).pipe(child.stdin);
  const out: Buffer[] = [];
  const err: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => out.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => err.push(chunk));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      const text = (chunks: Buffer[]) => Buffer.concat(chunks).toString();
      resolve({ exitCode: code ?? -1, stdout: text(out), stderr: text(err) });
    });
  });
}

test.each(HUGE)('$name gives its report in little time and memory', async (huge) => {
  const { name, make, stdin, isPlain = false } = huge;
  const folder = tempFolder();
  const file = make === undefined ? '-' : path.join(folder, name);
  make?.(file);
  const validated = await runSmall(['validate', file, '--no-config'], stdin);
  await expectReport(`huge/${name}`, validated, folder);
  for (const jobs of isPlain ? ['1', '2'] : ['1']) {
    expectSame(await runSmall(['evaluate', 'hei', file, '--jobs', jobs], stdin), validated);
  }
});

test('every rule of files and meals is broken by one of them', () => {
  const reports = namesIn(EXPECTED).map((name) => readFileSync(path.join(EXPECTED, name), 'utf8'));
  const broken = new Set(reports.join('').match(/(?<=(?:error|warning|note) +)[a-z]+\/[a-z-]+/g));
  const codes = RULES.map(({ code }) => code).filter((code) => /^(?:input|meal)\//.test(code));
  // A changing input and a stand-in need more than a file; they have tests of their own.
  const elsewhere = [
    'input/changed',
    'meal/stand-in',
    // These need a configuration.
    'meal/label-value',
    'meal/repeated-labels',
    'meal/days-per-person',
  ];
  expect(codes.filter((code) => !broken.has(code) && !elsewhere.includes(code))).toEqual([]);
});

test('every report is that of a case', () => {
  const made = [
    ...ODD.map(([name]) => `odd/${name}`),
    'odd/drink.csv',
    ...HUGE.map(({ name }) => `huge/${name}`),
  ];
  const cases = [...CASES, ...made].map((name) => `${name}.txt`);
  expect(namesIn(EXPECTED)).toEqual(cases.sort());
});
