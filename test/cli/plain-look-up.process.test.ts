import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';
import { HOME } from '../support/viand.ts';

function run(argv: readonly string[], environment: Readonly<Record<string, string>> = {}) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(HOME, 'bin/viand.cjs'), ...argv],
    { encoding: 'utf8', env: { ...process.env, ...environment } },
  );
  return { status, stdout, stderr };
}

/** An option that changes nothing here, and so only has the parser read the command line. */
const BY_PARSER = ['--color', 'never'];

test.each([
  ['gtin', '0039400103431', '--json'],
  ['gtin', '39400103431', '5000112637939'],
  ['gtin', '123', '--json'],
  ['gtin', '123'],
  ['food', 'potato.baked', 'fndds-11111000', '--json'],
  ['food', 'potato', 'potatoe'],
  ['search', 'milk', '--json'],
  ['search', 'red', 'wine'],
  ['search', 'xyzzy', '--json'],
  ['search', 'brocoli'],
])('viand %s %s gives the same with and without the parser', (...argv) => {
  expect(run(argv)).toEqual(run([...argv, ...BY_PARSER]));
});

test.each(['', 'missing.sqlite'])('so does a catalogue "%s" of the environment', (catalogue) => {
  const environment = { VIAND_CATALOGUE: catalogue };
  const plain = run(['search', 'milk'], environment);
  expect(plain).toEqual(run(['search', 'milk', ...BY_PARSER], environment));
  expect(plain.status).toBe(catalogue === '' ? 0 : 2);
});

test('a query that is too long gives the same error with and without the parser', () => {
  const query = ['search', 'a'.repeat(600)];
  expect(run(query)).toEqual(run([...query, ...BY_PARSER]));
  expect(run(query).stderr).toContain('query');
});

test('German output is the same with and without the parser', () => {
  const environment = { LC_ALL: 'de_DE.UTF-8' };
  const plain = run(['food', 'kartoffl'], environment);
  expect(plain).toEqual(run(['food', 'kartoffl', ...BY_PARSER], environment));
  expect(plain.stderr).toContain('Unbekannt');
});
