import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { HOME, viand, viandWith } from '../../support/viand.ts';

/** The first product of the seeds. */
const [FIRST = ''] = readFileSync(path.join(HOME, 'seeds/products.csv'), 'utf8')
  .split('\n')
  .slice(1);
const [PRODUCT = ''] = FIRST.split(',');
const GTIN = FIRST.slice(-14);

test('food shows a card with big7, variants and servings', async () => {
  const { exitCode, stdout, stderr } = await viand('food', 'potato');
  expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
  expect(stdout).toMatch(/^Potato \(potato\)\n/);
  expect(stdout).toMatch(/per 100 g .*Boiled\*/);
  expect(stdout).toMatch(/\nSalt +/);
  expect(stdout).toMatch(/\n1 potato +\d+ +g +medium_whole\*/);
  expect(stdout).toContain('Sources: ');
});

test('food finds a food by its variant and by a code of a source', async () => {
  for (const id of ['potato.baked', '71508001', 'fndds-71508001']) {
    expect(JSON.parse((await viand('food', id, '--json')).stdout)[0].id).toBe('potato');
  }
});

test('food --json is a list of full records, of one food or several', async () => {
  const [one] = JSON.parse((await viand('food', 'potato', '--json')).stdout);
  expect(one.processed_variants[0].nutrients.vitamin_C).toMatchObject({ unit: 'mg' });
  const several = JSON.parse((await viand('food', 'potato', 'milk', '--json')).stdout);
  expect(several.map(({ id }: { id: string }) => id)).toEqual(['potato', 'milk']);
});

test('food reads ids from standard input, in place of -', async () => {
  const run = await viandWith('potato\r\n\n milk \n', 'food', 'butter', '-', '-f', 'csv');
  const ids = run.stdout.split('\n').map((line) => line.split(',')[0]);
  expect(ids).toEqual(['id', 'butter', 'potato', 'milk', '']);
});

test.each([
  ['food', ''],
  ['gtin', ' \n\n'],
])('%s - refuses standard input without anything to look up', async (command, input) => {
  const run = await viandWith(input, command, '-', '--format', 'json');
  expect(run).toEqual({
    exitCode: 2,
    stdout: '',
    stderr: 'viand: Standard input names nothing to look up: expected an id or code on each line\n',
  });
});

test('an unknown food: exit code 4 and a suggestion, and the other foods are still shown', async () => {
  const run = await viand('food', 'brocoli', 'milk', '-f', 'ndjson');
  expect(run.exitCode).toBe(4);
  expect(run.stderr).toContain('viand: Unknown food "brocoli"; did you mean broccoli (Broccoli)');
  expect(JSON.parse(run.stdout).id).toBe('milk');
});

test('an unknown food as JSON is an empty list, and an error that programs can read', async () => {
  const run = await viand('food', 'qqqqxxxx', '--json');
  expect(run).toMatchObject({ exitCode: 4, stdout: '[]\n' });
  expect(JSON.parse(run.stderr)).toMatchObject({ code: 'food/not-found', value: 'qqqqxxxx' });
});

test.each([
  ['its 14 digits', (gtin: string) => gtin],
  ['without its leading zeros', (gtin: string) => gtin.replace(/^0+/, '')],
  ['with spaces', (gtin: string) => gtin.replace(/(\d{4})/g, '$1 ')],
])('gtin finds a product by %s', async (_, write) => {
  const run = await viand('gtin', write(GTIN), '--json');
  expect(run.exitCode).toBe(0);
  expect(JSON.parse(run.stdout)).toMatchObject([{ data: { id: PRODUCT, gtin: GTIN } }]);
});

test('gtin of no food: exit code 4, with products whose GTIN differs by one typing error', async () => {
  const digit = (Number(GTIN[12]) + 1) % 10;
  const near = GTIN.slice(0, 12) + digit;
  const check = [...Array(10).keys()].map((last) => `${near}${last}`);
  const runs = await Promise.all(check.map((code) => viand('gtin', code)));
  const missing = runs.find(({ exitCode }) => exitCode === 4);
  expect(runs.filter(({ exitCode }) => exitCode === 3)).toHaveLength(9);
  expect(missing?.stderr).toContain('Unknown GTIN');
});

test('gtin refuses text that is not a GTIN: exit code 3', async () => {
  const run = await viand('gtin', '7.19E+10', '123', '4015533014963', '5741000224161');
  expect(run.exitCode).toBe(3);
  expect(run.stderr.match(/"[^"]+" is not a valid GTIN/g)).toHaveLength(3);
});

test('looking up nothing on a terminal is wrong usage', async () => {
  expect(await viand('food')).toMatchObject({ exitCode: 2, stdout: '' });
  expect(await viand('gtin')).toMatchObject({ exitCode: 2, stdout: '' });
});
