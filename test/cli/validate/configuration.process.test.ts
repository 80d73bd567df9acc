import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { viand } from '../../support/viand.ts';
import { folderWith } from '../../support/write-files.ts';
import { problemsOf } from './support.ts';

const MEALS = 'food_id,amount,unit\nbrocoli,1,G\nmilk,0,ml\n';

/** A meal file two folders below a configuration. */
function below(configuration: unknown): string {
  const text = typeof configuration === 'string' ? configuration : JSON.stringify(configuration);
  const folder = folderWith({ 'viand.config.json': text });
  mkdirSync(path.join(folder, 'a/b'), { recursive: true });
  const file = path.join(folder, 'a/b/meals.csv');
  writeFileSync(file, MEALS);
  return file;
}

async function levels(file: string, ...argv: string[]): Promise<unknown> {
  const problems = problemsOf(await viand('validate', file, '-f', 'ndjson', ...argv));
  return Object.fromEntries(problems.map(({ code, severity }) => [code, severity]));
}

test('--rule overrides the configuration, which sets rules for all files below it', async () => {
  const file = below({
    rules: {
      'meal/unknown-food': 'warning',
      'meal/unit-spelling': 'off',
      'meal/zero-amount': 'error',
    },
  });
  expect(await levels(file)).toEqual({
    'meal/unknown-food': 'warning',
    'meal/zero-amount': 'error',
  });
  expect(await levels(file, '--rule', 'meal/zero-amount=off')).toEqual({
    'meal/unknown-food': 'warning',
  });
  expect(await levels(file, '--no-config')).toEqual({
    'meal/unknown-food': 'error',
    'meal/unit-spelling': 'note',
    'meal/zero-amount': 'note',
  });
  const other = path.join(
    folderWith({ 'other.json': '{"rules":{"meal/unknown-food":"off"}}' }),
    'other.json',
  );
  expect(await levels(file, '--config', other)).toEqual({
    'meal/unit-spelling': 'note',
    'meal/zero-amount': 'note',
  });
});

test('validate reads only the nearest configuration', async () => {
  const file = below({ rules: { 'meal/unknown-food': 'off' } });
  writeFileSync(path.join(path.dirname(file), 'viand.config.json'), '{}');
  expect(await levels(file)).toMatchObject({ 'meal/unknown-food': 'error' });
});

test('validate reads the configuration of a folder, and reports one that it cannot read', async () => {
  const file = below({ rules: { 'meal/unknown-food': 'off' } });
  const folder = path.dirname(file);
  mkdirSync(path.join(folder, 'viand.config.json'));
  expect(await viand('validate', file)).toMatchObject({
    exitCode: 2,
    stderr: expect.stringContaining('viand.config.json: Cannot read a folder'),
  });
  const tables = folderWith({ 'viand.config.json': '{"maxWarnings":-1}' });
  expect((await viand('validate', tables)).exitCode).toBe(2);
});

test('a configuration says how files are read', async () => {
  const file = below({ map: { food_id: 'Code', amount: 'Amt' }, unit: 'g', by: ['day'] });
  writeFileSync(file, 'day,Code,Amt\n1,milk,5\n');
  expect(await viand('validate', file)).toMatchObject({
    exitCode: 0,
    stdout: 'no errors in 1 file\n',
  });
  expect((await viand('validate', file, '--by', 'person')).exitCode).toBe(3);
});

test('the path of a catalogue is relative to its configuration', async () => {
  const file = below({ catalogue: 'none.sqlite' });
  const run = await viand('validate', file);
  expect(run.exitCode).toBe(2);
  expect(run.stderr).toContain(path.join(path.dirname(file), '../../none.sqlite'));
});

test('more than the allowed warnings make the exit code 3', async () => {
  const rules = { 'meal/unknown-food': 'warning', 'meal/zero-amount': 'warning' };
  const run = await viand('validate', below({ rules, maxWarnings: 1 }));
  expect(run.exitCode).toBe(3);
  expect(run.stderr).toBe('viand: 2 warnings, more than the allowed 1\n');
  expect(
    (await viand('validate', below({ rules, maxWarnings: 1 }), '--max-warnings', '2')).exitCode,
  ).toBe(0);
  expect((await viand('validate', below({ rules }), '--max-warnings', '0')).exitCode).toBe(3);
  expect((await viand('validate', below({ rules }))).exitCode).toBe(0);
});

test.each<[string, unknown, string]>([
  ['no JSON', '{\n  "rules": }', ':2:12: The configuration is not valid JSON'],
  ['no object', '[]', 'Invalid value'],
  ['an unknown member', '{\n  "rule": {}\n}', ':2 /rule: rule: Unknown setting rule'],
  ['what was meant', { rule: {} }, 'did you mean "rules"?'],
  [
    'an unknown rule',
    { rules: { 'meal/unknown-fod': 'off' } },
    'did you mean "meal/unknown-food"?',
  ],
  [
    'an unknown level',
    { rules: { 'meal/unknown-food': 'eror' } },
    'Invalid value "eror" for rules.meal/unknown-food: expected one of off, error, warning, note',
  ],
  ['a rule that cannot be set', { rules: { 'meal/syntax': 'off' } }, 'Cannot set rule meal/syntax'],
  ['a limit that is none', { maxWarnings: -1 }, 'Invalid value -1 for maxWarnings'],
  ['an unknown field', { map: { food: 'x' } }, 'Unknown setting map.food'],
])(
  'a configuration with %s is refused before anything is validated',
  async (_, content, message) => {
    const run = await viand('validate', below(content));
    expect(run).toMatchObject({ exitCode: 2, stdout: '' });
    expect(run.stderr.replace(/:(\d+) \//, ':$1 /')).toContain(message.replace(/^:2:12/, ':2'));
  },
);

test.each([
  [['--rule', 'meal/unknown-fod=off'], 'did you mean "meal/unknown-food"?'],
  [['--rule', 'meal/unknown-food=eror'], 'did you mean "error"?'],
  [['--rule', 'meal/unknown-food'], 'such as meal/zero-amount=off'],
  [['--rule', 'input/missing-file=off'], 'Cannot set rule input/missing-file'],
  [['--max-warnings', 'x'], 'whole number'],
  [['--config', 'none.json'], 'none.json: File not found'],
  [['--format', 'yaml'], 'expected one of text, json'],
])('%s is wrong usage, and says what is right', async (argv, message) => {
  const run = await viand('validate', below({}), ...argv);
  expect(run).toMatchObject({ exitCode: 2, stdout: '' });
  expect(run.stderr).toContain(message);
});

test('viand schema configuration accepts the same as viand', async () => {
  const { stdout } = await viand('schema', 'configuration');
  const isConfiguration = new Ajv2020({ strict: false }).compile(JSON.parse(stdout));
  expect(isConfiguration({ rules: { 'meal/zero-amount': 'off' }, maxWarnings: 0, unit: 'g' })).toBe(
    true,
  );
  for (const bad of [
    { rule: {} },
    { rules: { x: 'off' } },
    { maxWarnings: -1 },
    { map: { x: 'y' } },
  ]) {
    expect(isConfiguration(bad), JSON.stringify(bad)).toBe(false);
  }
});

test('viand schema lists all schemas, and suggests one for an unknown name', async () => {
  const { stdout } = await viand('schema');
  for (const name of ['configuration', 'validation-problem', 'validation-report']) {
    expect(stdout).toContain(name);
  }
  const run = await viand('schema', 'validation-reprot');
  expect(run.exitCode).toBe(2);
  expect(run.stderr).toContain('did you mean "validation-report"?');
});
