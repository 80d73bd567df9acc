import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { tempFolder } from '../../support/temp-folder.ts';
import { viand } from '../../support/viand.ts';

test('search shows foods as a table and says how many there are', async () => {
  const run = await viand('search', 'potato', '--limit', '2');
  expect(run.exitCode).toBe(0);
  expect(run.stdout).toMatch(/^id +name +kcal/);
  expect(run.stdout).toMatch(/\npotato +Potato /);
  expect(run.stderr).toMatch(/^viand: 1 to 2 of \d+; use --page and --limit to see others\n$/);
});

test('search takes several words without quotes', async () => {
  const [one, other] = [
    await viand('search', 'white bread'),
    await viand('search', 'white', 'bread'),
  ];
  expect(one).toEqual(other);
});

test('search writes the page of the specification, of any version', async () => {
  const { stdout } = await viand('search', 'potato', '--json', '--limit', '3');
  const page = JSON.parse(stdout);
  expect(page.data).toHaveLength(3);
  expect(page.data[0]).toMatchObject({ id: 'potato', standard_unit: 'g' });
  expect(page.pagination).toMatchObject({ limit: 3, offset: 0, page: 1, has_next: true });
  const old = await viand('search', 'potato', '--json', '--api-version', 'v1');
  expect(JSON.parse(old.stdout).data[0]).toMatchObject({ id: 'potato', quantity_unit: 'g' });
  expect(old.stdout).not.toContain('"label"');
});

test('search has the same foods in every format and in a file', async () => {
  const ids = (await viand('search', 'bread', '-f', 'ndjson')).stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line).id);
  const { stdout: csv } = await viand('search', 'bread', '-f', 'csv');
  expect(
    csv
      .split('\n')
      .slice(1, -1)
      .map((line) => line.split(',')[0]),
  ).toEqual(ids);
  const file = path.join(tempFolder(), 'bread.csv');
  expect((await viand('search', 'bread', '-o', file)).stdout).toBe('');
  expect(readFileSync(file, 'utf8')).toBe(csv);
});

test('search --page comes before --offset, and a page past the end is empty', async () => {
  const second = await viand(
    'search',
    'bread',
    '--page',
    '2',
    '--limit',
    '3',
    '--offset',
    '1',
    '--json',
  );
  expect(JSON.parse(second.stdout).pagination).toMatchObject({ offset: 3, page: 2 });
  const beyond = await viand('search', 'bread', '--page', '900', '--json');
  expect(beyond.exitCode).toBe(0);
  expect(JSON.parse(beyond.stdout)).toMatchObject({
    data: [],
    pagination: { has_next: false },
    links: { next: null },
  });
});

test('search --type separates kinds', async () => {
  for (const type of ['generic', 'branded']) {
    const { stdout } = await viand('search', 'oats', '--type', type, '-f', 'ndjson');
    for (const line of stdout.trimEnd().split('\n')) {
      expect(JSON.parse(line).type.startsWith(type)).toBe(true);
    }
  }
});

test.each([
  [['--limit', '0'], '--limit: Invalid value "0": expected 1-100'],
  [['--limit', '101'], '--limit: Invalid value "101": expected 1-100'],
  [['--limit', '2.5'], 'whole number'],
  [['--offset', '-1'], '--offset: Invalid value "-1": expected 0-'],
  [['--page', '0'], '--page: Invalid value "0": expected 1-'],
  [['--type', 'cheap'], 'expected one of all, generic, branded'],
  [['--api-version', 'v3'], 'expected one of v1, v2, v2.1'],
])('search refuses %j as wrong usage', async (options, message) => {
  const run = await viand('search', 'bread', ...options);
  expect(run).toMatchObject({ exitCode: 2, stdout: '' });
  expect(run.stderr).toContain(message);
});

test('search refuses no words and too many, and names all that is wrong', async () => {
  expect((await viand('search', '  ')).exitCode).toBe(2);
  const run = await viand('search', 'x'.repeat(201), '--limit', '0', '--page', '0');
  expect(run.stderr.trimEnd().split('\n')).toHaveLength(3);
});

test('search that finds nothing says so: exit code 4', async () => {
  const run = await viand('search', 'qqqqxxxx');
  expect(run.exitCode).toBe(4);
  expect(run.stderr).toContain('No food matches "qqqqxxxx"');
});
