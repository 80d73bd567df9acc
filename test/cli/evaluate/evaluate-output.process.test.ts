import { execFile, execFileSync } from 'node:child_process';
import { lstatSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { tempFolder } from '../../support/temp-folder.ts';
import { HOME, viand, viandWith } from '../../support/viand.ts';
import { folderWith } from '../../support/write-files.ts';

const WEEK = path.join(HOME, 'data/week.csv');

const ENTRIES = 'food_id,amount,unit\n';

test('evaluate -o keeps the mode of a file', async () => {
  const file = path.join(tempFolder(), 'private.csv');
  writeFileSync(file, '', { mode: 0o600 });
  await viand('evaluate', 'hei', WEEK, '-o', file);
  expect(lstatSync(file).mode & 0o777).toBe(0o600);
});

test.each([
  ['out.json', '{'],
  ['out.csv', 'total'],
  ['out.ndjson', '{'],
  ['out.txt', 'Healthy'],
])('evaluate -o %s writes what the name asks for, over what was there', async (name, begin) => {
  const file = path.join(tempFolder(), name);
  writeFileSync(file, 'x'.repeat(100_000));
  const run = await viand('evaluate', 'hei', WEEK, '-o', file);
  expect(run).toEqual({ exitCode: 0, stdout: '', stderr: '' });
  expect(readFileSync(file, 'utf8').startsWith(begin)).toBe(true);
  const isForPeople = name.endsWith('.txt');
  expect(readdirSync(path.dirname(file))).toEqual(
    isForPeople ? [name] : [name, `${name}.meta.json`],
  );
});

test('evaluate -o follows a link, and leaves it one', async () => {
  const folder = tempFolder();
  const link = path.join(folder, 'link.json');
  writeFileSync(path.join(folder, 'real.json'), '');
  symlinkSync('real.json', link);
  await viand('evaluate', 'hei', WEEK, '-o', link);
  expect(lstatSync(link).isSymbolicLink()).toBe(true);
  expect(readFileSync(path.join(folder, 'real.json'), 'utf8')).toMatch(/^\{/);
});

test('evaluate -o writes directly to a pipe', async () => {
  const pipe = path.join(tempFolder(), 'pipe');
  execFileSync('mkfifo', [pipe]);
  const reader = promisify(execFile)('cat', [pipe]);
  expect((await viand('evaluate', 'hei', WEEK, '-o', pipe)).exitCode).toBe(0);
  expect((await reader).stdout).toContain('Total');
  expect(lstatSync(pipe).isFIFO()).toBe(true);
});

test('evaluate --skip-faulty lists skipped entries next to the output', async () => {
  const folder = folderWith({ 'a.csv': `${ENTRIES}apple,1,g\nbrocoli,"1,5",g\n` });
  const output = path.join(folder, 'out.csv');
  const rejects = path.join(folder, 'faults.csv');
  const args = ['evaluate', 'hei', path.join(folder, 'a.csv'), '--skip-faulty'];
  expect(await viand(...args, '-o', output)).toMatchObject({ exitCode: 0 });
  const list = readFileSync(`${output}.rejects.csv`, 'utf8');
  expect(list.replaceAll(folder, '')).toMatchInlineSnapshot(`
    "file,line,pointer,field,value,code,message,expected
    /a.csv,3,,food_id,brocoli,meal/unknown-food,"Unknown food ""brocoli""",a food id or source code in the catalogue
    /a.csv,3,,amount,"1,5",meal/bad-amount,"Amount ""1,5"" is not a number","a number with a decimal point, such as 2.5"
    "
  `);
  expect(await viand(...args, '--rejects', rejects)).toMatchObject({ exitCode: 0 });
  expect(readFileSync(rejects, 'utf8')).toBe(list);
});

test('evaluate --rejects lists problems even if nothing is scored', async () => {
  const rejects = path.join(tempFolder(), 'faults.csv');
  const run = await viandWith(`${ENTRIES}x,1,g\n`, 'evaluate', 'hei', '--rejects', rejects);
  expect(run.exitCode).toBe(3);
  expect(readFileSync(rejects, 'utf8').split('\n')).toHaveLength(3);
});

test('evaluate describes the basis of its figures in a file', async () => {
  const meta = path.join(tempFolder(), 'meta.json');
  const rows = 'day,food_id,amount,unit\nMon,apple,1,g\nMon,x,1,g\n';
  const args = ['evaluate', 'all', '--by', 'day', '-f', 'csv', '--unit', 'g', '--skip-faulty'];
  await viandWith(rows, ...args, '--meta', meta);
  const { catalogue, totals, ...others } = JSON.parse(readFileSync(meta, 'utf8'));
  expect(catalogue).toMatchObject({
    fingerprint: expect.stringMatching(/^[0-9a-f]{64}$/),
    sources: [{ id: 'viand', release: expect.any(String) }],
  });
  expect(others).toMatchObject({
    viand: expect.stringMatching(/^\d/),
    evaluations: expect.arrayContaining(['healthy-eating-index']),
    indices: [{ index: 'HEI-2015', version: expect.any(String) }],
    options: { by: ['day'], unit: 'g', skip_faulty: true },
  });
  expect(totals).toMatchObject({
    entries: 2,
    left_out: 1,
    groups: 1,
    coverage: { energy: 1, food_patterns: 1 },
    estimated_energy_share: 0,
  });
});

test.each([
  ['--rejects', '/dev/full'],
  ['--rejects', 'nowhere/rejects.csv'],
  ['--meta', 'nowhere/meta.json'],
])('evaluate leaves no result behind where %s %s cannot be written', async (option, file) => {
  const folder = folderWith({ 'a.csv': `${ENTRIES}apple,1,g\nx,1,g\n` });
  const args = [path.join(folder, 'a.csv'), '-o', path.join(folder, 'out.csv'), '--skip-faulty'];
  const run = await viand('evaluate', 'hei', ...args, option, path.resolve(folder, file));
  expect(run.exitCode).toBe(2);
  expect(run.stderr).toMatch(/Cannot write the file|The folder does not exist/);
  expect(run.stderr).not.toContain('.partial');
  expect(readdirSync(folder).filter((name) => /out\.csv(?!\.rejects)/.test(name))).toEqual([]);
});

test('evaluate writes no file next to a device', async () => {
  const folder = folderWith({ 'a.csv': `${ENTRIES}apple,1,g\n` });
  const device = path.join(folder, 'null');
  symlinkSync('/dev/null', device);
  const args = [path.join(folder, 'a.csv'), '-o', device, '-f', 'csv', '--skip-faulty'];
  expect(await viand('evaluate', 'hei', ...args)).toMatchObject({ exitCode: 0, stderr: '' });
  expect(readdirSync(folder).sort()).toEqual(['a.csv', 'null']);
});

test.each([
  ['-o', 'out.csv', '--meta', 'out.csv'],
  ['--rejects', 'out.csv', '--meta', 'out.csv'],
  ['-o', 'in.csv', '', ''],
  ['--meta', 'in.csv', '', ''],
  ['--rejects', 'in.csv', '', ''],
])('evaluate %s %s %s %s would write over a file, and does not', async (...args) => {
  const input = `${ENTRIES}apple,1,g\n`;
  const folder = folderWith({ 'in.csv': input });
  const named = args
    .filter((arg) => arg !== '')
    .map((arg) => (arg.startsWith('-') ? arg : path.join(folder, arg)));
  const run = await viand('evaluate', 'hei', path.join(folder, 'in.csv'), ...named);
  expect(run).toMatchObject({ exitCode: 2, stdout: '' });
  expect(readFileSync(path.join(folder, 'in.csv'), 'utf8')).toBe(input);
});

test('CSV has no formulas and no control characters, unless --raw keeps them', async () => {
  const labels = ['=1+1', '@a', '\u001b[2J', '-5'];
  const rows = labels.map((label) => `${label},apple,1,g\n`).join('');
  const folder = folderWith({ 'a.csv': `who,${ENTRIES}${rows}=1+1,=nothing,1,g\n` });
  const run = async (...options: string[]) => {
    const rejects = path.join(folder, 'rejects.csv');
    const args = ['--by', 'who', '-f', 'csv', '--skip-faulty', '--rejects', rejects, ...options];
    const { stdout } = await viand(
      'evaluate',
      'energy-density',
      path.join(folder, 'a.csv'),
      ...args,
    );
    const cells = stdout
      .trimEnd()
      .split('\n')
      .slice(1)
      .map((line) => line.split(',')[0]);
    return { cells, rejects: readFileSync(rejects, 'utf8') };
  };
  const safe = await run();
  expect(safe.cells).toEqual(["'=1+1", "'@a", '\\u001b[2J', '-5']);
  expect(safe.rejects).toContain(",'=nothing,");
  const raw = await run('--raw');
  expect(raw.cells).toEqual(labels);
  expect(raw.rejects).toContain(',=nothing,');
});

test('evaluate --by file reports that it hides a column of that name', async () => {
  const folder = folderWith({
    'own.csv': 'File,food_id,amount,unit\nx,apple,1,g\n',
    'plain.csv': `${ENTRIES}apple,1,g\n`,
  });
  const files = ['own.csv', 'plain.csv'].map((name) => path.join(folder, name));
  const run = await viand('evaluate', 'energy-density', ...files, '--by', 'file', '-f', 'csv');
  expect(run.stderr.match(/\S+: --by file groups by the name of this file/g)).toEqual([
    expect.stringContaining('own.csv'),
  ]);
});
