import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { HOME, viand } from '../support/viand.ts';

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
])('viand %s %s gives the same with and without the parser', async (...argv) => {
  expect(await viand(...argv)).toEqual(await viand(...argv, ...BY_PARSER));
});

test.each([
  ['search brocoli', {}, { status: 0, stderr: expect.stringContaining('broccoli') }],
  ['food kartoffl', { LC_ALL: 'de_DE.UTF-8' }, { stderr: expect.stringContaining('Unbekannt') }],
  ['food potato.baked --json', {}, { status: 0, stdout: expect.stringMatching(/^[[{]/) }],
])(
  'the built program does so, too, although the parser is in a separate file: %s',
  (command, variables, expected) => {
    const [plain, parsed] = [[], BY_PARSER].map((options) => {
      const argv = [path.join(HOME, 'bin/viand.cjs'), ...command.split(' '), ...options];
      const env = { ...process.env, ...variables };
      const { status, stdout, stderr } = spawnSync(process.execPath, argv, {
        encoding: 'utf8',
        env,
      });
      return { status, stdout, stderr };
    });
    expect(plain).toMatchObject(expected);
    expect(plain).toEqual(parsed);
  },
);

/** Sets variables of the environment until the end of a test. */
function withEnvironment(variables: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
}

test.each(['', 'missing.sqlite'])(
  'so does a catalogue "%s" of the environment',
  async (catalogue) => {
    withEnvironment({ VIAND_CATALOGUE: catalogue });
    const plain = await viand('search', 'milk');
    expect(plain).toEqual(await viand('search', 'milk', ...BY_PARSER));
    expect(plain.exitCode).toBe(catalogue === '' ? 0 : 2);
  },
);

test('a query that is too long gives the same error with and without the parser', async () => {
  const query = ['search', 'a'.repeat(600)];
  const plain = await viand(...query);
  expect(plain).toEqual(await viand(...query, ...BY_PARSER));
  expect(plain.stderr).toContain('query');
});

test('German output is the same with and without the parser', async () => {
  withEnvironment({ LC_ALL: 'de_DE.UTF-8' });
  const plain = await viand('food', 'kartoffl');
  expect(plain).toEqual(await viand('food', 'kartoffl', ...BY_PARSER));
  expect(plain.stderr).toContain('Unbekannt');
});
