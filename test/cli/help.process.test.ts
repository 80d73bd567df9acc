import path from 'node:path';
import { expect, test } from 'vitest';
import { HOME, viand } from '../support/viand.ts';

const COMMANDS = [
  [],
  ['evaluate'],
  ...['energy-density', 'hei', 'macros', 'summary', 'all'].map((name) => ['evaluate', name]),
  ['catalogue'],
  ['catalogue', 'info'],
  ['catalogue', 'import'],
  ['catalogue', 'import', 'fndds'],
  ['catalogue', 'import', 'seeds'],
  ['catalogue', 'verify'],
  ['catalogue', 'upgrade-ids'],
  ['validate'],
  ['schema'],
  ['report'],
  ['search'],
  ['food'],
  ['gtin'],
  ['match'],
  ['serve'],
  ['client'],
  ...['add', 'list', 'rotate', 'revoke', 'usage'].map((name) => ['client', name]),
  ['completion'],
];

test('every command has help, and each that does something has examples', async () => {
  let all = '';
  for (const command of COMMANDS) {
    const { exitCode, stdout, stderr } = await viand(...command, '--help');
    expect(exitCode).toBe(0);
    expect(stderr).toBe('');
    if (!stdout.includes('Commands:')) expect(stdout).toMatch(/\nExamples?:\n {2}viand /);
    all += `$ viand ${[...command, '--help'].join(' ')}\n\n${stdout}\n`;
  }
  await expect(all).toMatchFileSnapshot(path.join(HOME, 'test/golden/help.txt'));
});

test('viand --version prints the version of the package', async () => {
  const { default: manifest } = await import('../../package.json', { with: { type: 'json' } });
  expect(await viand('--version')).toEqual({
    exitCode: 0,
    stdout: `${manifest.version}\n`,
    stderr: '',
  });
});

test('viand without a command shows the commands', async () => {
  const { exitCode, stderr } = await viand();
  expect(exitCode).toBe(2);
  expect(stderr).toContain('evaluate');
});

test.each([
  ['help', 'evaluate', 'hei'],
  ['evaluate', 'help', 'hei'],
])('viand %s %s %s shows the help of that command', async (...words) => {
  const { stdout, exitCode } = await viand(...words);
  expect(stdout).toMatch(/^Usage: viand evaluate hei /);
  expect(exitCode).toBe(0);
});

test('the note of a command fits into the width of its help', async () => {
  const { stdout } = await viand('mcp', '--help');
  const [, note = ''] = /\n\n(Callers over HTTP.*?)\n\n/s.exec(stdout) ?? [];
  expect(note).toMatch(/is a loopback address\.$/);
  for (const line of note.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
});
