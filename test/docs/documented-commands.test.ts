import { expect, test } from 'vitest';
import { documentedCommands, misplacedCommands } from './documented-commands.ts';

test('documentedCommands() returns every line of a block', () => {
  const page = '# A\n```sh\n# first\nviand food a\n\nviand food b # exit code 4\n```';
  expect(documentedCommands(page)).toEqual([
    { heading: 'A', line: 4, command: 'viand food a', exitCode: 0 },
    { heading: 'A', line: 6, command: 'viand food b', exitCode: 4 },
  ]);
});

test('documentedCommands() returns the output below prompts, and reads indented blocks', () => {
  const page = '## A\n1. b\n\n   ```sh\n   $ viand food a\n   x\n   ...\n   $ viand food b\n   ```';
  expect(documentedCommands(page)).toEqual([
    { heading: 'A', line: 5, command: 'viand food a', exitCode: 0, output: ['x', '...'] },
    { heading: 'A', line: 8, command: 'viand food b', exitCode: 0, output: [] },
  ]);
});

test('documentedCommands() joins lines that end with a backslash', () => {
  const page = '```sh\nviand food \\\n  a \\\n  b\nviand food c\n```';
  expect(documentedCommands(page).map(({ command }) => command)).toEqual([
    'viand food a b',
    'viand food c',
  ]);
});

test('documentedCommands() skips scripts and other blocks', () => {
  const page = '```sh\n#!/bin/sh\nviand food a\n```\n```\nviand food b\n```';
  expect(documentedCommands(page)).toEqual([]);
});

test('misplacedCommands() finds commands in blocks that no test runs', () => {
  const page = [
    '```\n$ npx viand food a\nviand food [ids...]\nviand: 1 of 2\n```',
    '```bash\nnpm ci\n```',
    '```yaml\nrun: viand food a\n```',
  ].join('\n');
  expect(misplacedCommands(page)).toEqual(['2: $ npx viand food a', '7: npm ci']);
});
