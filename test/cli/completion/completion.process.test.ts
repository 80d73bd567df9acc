import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { SHELLS, type Shell } from '../../../src/cli/completion/command.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { viand } from '../../support/viand.ts';

const scripts = new Map<Shell, string>();

beforeAll(async () => {
  for (const shell of SHELLS) scripts.set(shell, (await viand('completion', shell)).stdout);
});

/** Runs a program of a shell on its completion script, in a folder with a meal file and a folder. */
function runIn(shell: Shell, argv: readonly string[], program: string): string {
  const cwd = tempFolder();
  writeFileSync(path.join(cwd, 'my week.csv'), '');
  mkdirSync(path.join(cwd, 'my tables'));
  writeFileSync(path.join(cwd, 'script'), scripts.get(shell) as string);
  const { stdout, stderr, status } = spawnSync(shell, [...argv, program], {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, HOME: cwd },
  });
  expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
  return stdout;
}

const isInstalled = (shell: string) => spawnSync(shell, ['-c', 'exit']).status === 0;

/** Command lines whose last word is completed, with the completions. */
const CASES: readonly (readonly [words: readonly string[], completions: readonly string[]])[] = [
  [['viand', 'eval'], ['evaluate']],
  [
    ['viand', 'evaluate', ''],
    [
      ...['energy-density', 'hei', 'hei-2020', 'hei-toddlers', 'hei-2010', 'dash-mellen'],
      ...['nrf93', 'amed', 'dash-fung', 'macros', 'summary', 'intakes', 'all'],
    ],
  ],
  [
    ['viand', 'catalogue', 'import', ''],
    ['bls', 'cofid', 'export', 'fdc', 'fndds', 'off', 'seeds', 'sr', 'swiss'],
  ],
  [['viand', 'evaluate', 'hei', '--skip'], ['--skip-faulty']],
  [
    ['viand', 'evaluate', 'hei', 'week.csv', '--format', ''],
    ['table', 'json', 'csv', 'ndjson', 'parquet'],
  ],
  [['viand', 'search', 'milk', '-t', 'gen'], ['generic']],
  [['viand', 'search', 'evaluate', '--api-'], ['--api-version']],
  [
    ['viand', 'validate', '--no-'],
    ['--no-config', '--no-pager'],
  ],
  [
    ['viand', 'report', '--chart', 'hei'],
    ['hei-radar', 'hei-bars'],
  ],
  [['viand', 'completion', 'f'], ['fish']],
];

const BASH = `
source ./script
complete_line() {
  COMP_WORDS=("$@") COMP_CWORD=$(($# - 1))
  _viand
  printf '%s\\n' "\${COMPREPLY[@]}"
}
complete_line`;

function bash(...words: readonly string[]): string[] {
  const quoted = words.map((word) => `'${word}'`).join(' ');
  return runIn('bash', ['--norc', '-c'], `${BASH} ${quoted}`).trim().split('\n');
}

describe('bash', () => {
  test.each(CASES)('%j completes to %j', (words, completions) => {
    expect(bash(...words).sort()).toEqual([...completions].sort());
  });

  test('completes files and folders, whose names may have spaces', () => {
    expect(bash('viand', 'evaluate', 'hei', 'my').sort()).toEqual(['my tables', 'my week.csv']);
    expect(bash('viand', 'report', '-o', 'my w')).toEqual(['my week.csv']);
    expect(bash('viand', 'catalogue', 'import', 'fndds', 'my').sort()).toEqual([
      'my tables',
      'my week.csv',
    ]);
  });

  test('completes the value of --option=value, which bash splits in three', () => {
    expect(bash('viand', 'food', '--format', '=', 'nd')).toEqual(['ndjson']);
    expect(bash('viand', 'food', '--format', '=')).toHaveLength(4);
  });

  test('offers nothing for unknown text', () => {
    expect(bash('viand', 'report', '--title', '')).toEqual(['']);
    expect(bash('viand', 'search', 'm')).toEqual(['']);
  });

  test('never offers the hidden option', () => {
    expect(bash('viand', 'serve', '--am')).toEqual(['']);
  });
});

describe.skipIf(!isInstalled('fish'))('fish', () => {
  test.each(CASES)('%j completes to %j', (words, completions) => {
    const line = words.map((word) => word.replaceAll(' ', '\\ ')).join(' ');
    const lines = runIn('fish', ['--no-config', '-c'], `source ./script; complete -C '${line}'`);
    const found = lines.split('\n').filter((one) => one !== '');
    expect(found.map((one) => one.split('\t')[0]).sort()).toEqual([...completions].sort());
  });

  test('completes files where a command or an option takes one', () => {
    const complete = (line: string) =>
      runIn('fish', ['--no-config', '-c'], `source ./script; complete -C '${line}'`);
    expect(complete('viand evaluate hei my')).toBe('my tables/\nmy week.csv\n');
    expect(complete('viand catalogue import fndds my')).toContain('my tables/');
    expect(complete('viand search my')).toBe('');
  });
});

/** Shows what the script hands to the functions of zsh that complete. */
const ZSH = `
compdef() { print "compdef $*" }
_describe() { print -rl -- $commands }
_arguments() { print -rl -- "$@" }
source ./script
`;

describe.skipIf(!isInstalled('zsh'))('zsh', () => {
  const zsh = (program: string) => runIn('zsh', ['-f', '-c'], ZSH + program).split('\n');

  test('the script completes viand', () => {
    expect(zsh('')).toContain('compdef _viand viand');
  });

  test('offers commands with their summaries, and leads to those of a group', () => {
    expect(zsh('state=command; _arguments() { state=command }; _viand')).toContain(
      'food:Show foods by id',
    );
    const inGroup =
      '_arguments() { state=rest; line=(import) }; _viand_catalogue_import() { print here }';
    expect(zsh(`${inGroup}; _viand_catalogue`)).toContain('here');
  });

  test('offers options, choices and files', () => {
    const specs = zsh('_viand_evaluate_hei');
    expect(specs).toContain('--skip-faulty[Skip faulty entries and list them]');
    expect(specs).toContain(
      '(-f --format)--format[Output format]:value:(table json csv ndjson parquet)',
    );
    expect(specs).toContain('*:file:_files');
    expect(zsh('_viand_catalogue_import_fndds')).toContain('*:file:_files');
  });
});

describe('powershell', () => {
  const script = () => scripts.get('powershell') as string;

  test('has every command, option and choice', () => {
    expect(script()).toContain('Register-ArgumentCompleter -Native -CommandName viand');
    expect(script()).toContain("    'viand catalogue import fndds' = @(");
    expect(script()).toContain("      @('food', 'Show foods by id')");
    expect(script()).toContain(
      "'viand evaluate hei --format' = @('table', 'json', 'csv', 'ndjson', 'parquet')",
    );
  });

  test('has no keys that differ only in case', () => {
    for (const table of script().split('@{').slice(1)) {
      const keys = [...table.matchAll(/^ {4}'([^']+)' =/gm)].map(([, key]) => key?.toLowerCase());
      expect(keys.length).toBeGreaterThan(20);
      expect(new Set(keys).size).toBe(keys.length);
    }
  });

  test('doubles quotes within text', () => {
    expect(script()).toContain("viand''s own tables of everyday foods");
    for (const line of script().split('\n')) {
      expect((line.match(/'/g) ?? []).length % 2, line).toBe(0);
    }
  });
});
