import path from 'node:path';
import { expect, test } from 'vitest';
import { tempFolder } from '../../support/temp-folder.ts';
import { viand } from '../../support/viand.ts';

const register = () => ['--clients', path.join(tempFolder(), 'clients.sqlite')];

test('client add prints the key alone, which serves', async () => {
  const clients = register();
  const added = await viand('client', 'add', 'clinic', '--rate', '5', ...clients);
  expect(added.exitCode).toBe(0);
  expect(added.stdout).toMatch(/^viand_[\w-]{43}\n$/);
  expect(added.stderr).toContain('may make 5 requests per minute');
  const listed = await viand('client', 'list', ...clients, '-f', 'csv');
  expect(listed.stdout).toMatch(/\nclient-[0-9a-f]{8},clinic,5,1,/);
  expect(listed.stdout).not.toContain(added.stdout.trim());
});

test('client rotate and revoke report their changes', async () => {
  const clients = register();
  const { stdout: key } = await viand('client', 'add', 'clinic', ...clients);
  const rotated = await viand('client', 'rotate', 'clinic', ...clients);
  expect(rotated.stdout).toMatch(/^viand_/);
  expect(rotated.stdout).not.toBe(key);
  expect((await viand('client', 'revoke', 'clinic', ...clients)).exitCode).toBe(0);
  expect((await viand('client', 'rotate', 'clinic', ...clients)).exitCode).toBe(2);
  expect((await viand('client', 'add', 'clinic', ...clients)).exitCode).toBe(2);
});

test('client rotate can let keys overlap, and client update changes the rate', async () => {
  const clients = register();
  await viand('client', 'add', 'clinic', ...clients);
  const rotated = await viand('client', 'rotate', 'clinic', '--overlap', '24h', ...clients);
  expect(rotated.stderr).toMatch(/the old key is accepted until \d{4}-\d\d-\d\dT/);
  const updated = await viand('client', 'update', 'clinic', '--rate', '50', ...clients);
  expect(updated.stderr).toContain('may make 50 re');
  const listed = await viand('client', 'list', ...clients, '-f', 'csv');
  expect(listed.stdout).toMatch(/,clinic,50,2,/);
  for (const overlap of ['1', '0h', '2w', '']) {
    const wrong = await viand('client', 'rotate', 'clinic', '--overlap', overlap, ...clients);
    expect([overlap, wrong.exitCode]).toEqual([overlap, 2]);
  }
  expect((await viand('client', 'update', 'clinic', ...clients)).exitCode).toBe(2);
  expect((await viand('client', 'update', 'nobody', '--rate', '1', ...clients)).exitCode).toBe(2);
});

test('client usage counts and forgets', async () => {
  const clients = register();
  const run = await viand('client', 'usage', '--purge-all', ...clients);
  expect(run).toEqual({
    exitCode: 0,
    stdout: 'contexts  foods\n       0      0\n',
    stderr: 'viand: deleted 0 foods from the history\n',
  });
});

test.each([
  ['json', '[\n  {\n    "contexts": 0,\n    "foods": 0\n  }\n]\n'],
  ['ndjson', '{"contexts":0,"foods":0}\n'],
  ['csv', 'contexts,foods\n0,0\n'],
])('client usage --format %s', async (format, expected) => {
  const run = await viand('client', 'usage', '--format', format, ...register());
  expect(run).toEqual({ exitCode: 0, stdout: expected, stderr: '' });
});

test('serve --get writes one reply and ends', async () => {
  const run = await viand('serve', '--get', '/api/v2.1/search?query=oats&limit=1', ...register());
  expect(run.exitCode).toBe(0);
  expect(JSON.parse(run.stdout).data[0].id).toBe('oats');
  const cli = await viand('search', 'oats', '--limit', '1', '--json');
  const { links, ...served } = JSON.parse(run.stdout);
  const { links: paths, ...printed } = JSON.parse(cli.stdout);
  expect(served).toEqual(printed);
  expect(links.self).toBe(`http://127.0.0.1:8080${paths.self}`);
});

test.each([
  ['/api/v2.1/food/unicorn', 4, 'FOOD_NOT_FOUND'],
  ['/api/v2.1/search?query=oats&page=0', 2, 'INVALID_PAGINATION'],
  ['/api/v2.1/search', 2, 'VALIDATION_ERROR'],
  ['/api/v2.1/nope', 3, 'NOT_FOUND'],
])('serve --get %s: the error, and exit code %i', async (target, code, error) => {
  const run = await viand('serve', '--get', target, ...register());
  expect(run.exitCode).toBe(code);
  expect(JSON.parse(run.stdout).error.code).toBe(error);
});

test.each([
  [['--port', '70000']],
  [['--port', 'x']],
  [['--rate', '0']],
  [['--base-url', 'example.org']],
])('serve %j is wrong usage', async (args) => {
  expect((await viand('serve', ...args, ...register())).exitCode).toBe(2);
});

test.each(['', ' ', 'a\nb'])('client add refuses the name %j', async (name) => {
  const run = await viand('client', 'add', name, ...register());
  expect(run).toMatchObject({ exitCode: 2, stdout: '' });
});

test('client add and update name the client as it was given', async () => {
  const clients = register();
  const added = await viand('client', 'add', 'clinic', ...clients);
  expect(added.stderr).toMatch(/^viand: clinic may make /);
  const updated = await viand('client', 'update', 'clinic', '--rate', '7', ...clients);
  expect(updated.stderr).toMatch(/^viand: clinic may make /);
});
