import { cpSync, linkSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { loadProgram } from '../../src/cli/commands.ts';
import { type CommandNode, isGroup, type RunnableCommand } from '../../src/cli/define-command.ts';
import { CATALOGUE } from '../support/embedded-catalogue.ts';
import { HOME, viand } from '../support/viand.ts';
import { folderWith } from '../support/write-files.ts';

function runnables(node: CommandNode, names: readonly string[] = []): [string, RunnableCommand][] {
  if (!isGroup(node)) return [[[...names, node.name].join(' '), node]];
  return node.commands.flatMap((child) => runnables(child, [...names, node.name]));
}

const PROGRAM = await loadProgram();
const COMMANDS = PROGRAM.commands.flatMap((node) => runnables(node));

test.each(COMMANDS)(
  '%s declares for each option and argument whether it reads or writes the file',
  (_, command) => {
    const named = [
      ...Object.entries(command.arguments).filter(([name]) => /^(file|files|folder)$/.test(name)),
      ...Object.entries(command.options).filter(([, { value }]) =>
        ['file', 'folder'].includes(value ?? ''),
      ),
    ];
    for (const [name, { access }] of named) expect(access, name).toBeDefined();
  },
);

function prepared(): string {
  const folder = folderWith({
    'week.csv': readFileSync(path.join(HOME, 'data/week.csv')),
    'viand.config.json': '{ "catalogue": "own.sqlite" }',
  });
  cpSync(CATALOGUE, path.join(folder, 'own.sqlite'));
  cpSync(path.join(HOME, 'seeds'), path.join(folder, 'tables'), { recursive: true });
  symlinkSync('own.sqlite', path.join(folder, 'link.sqlite'));
  linkSync(path.join(folder, 'week.csv'), path.join(folder, 'hard.csv'));
  mkdirSync(path.join(folder, 'sub'));
  return folder;
}

test.each([
  ['evaluate hei week.csv --format json --catalogue own.sqlite -o own.sqlite'],
  ['evaluate hei week.csv --format json --catalogue own.sqlite -o link.sqlite'],
  ['evaluate hei week.csv --format json --catalogue link.sqlite -o sub/../own.sqlite'],
  ['evaluate hei week.csv --format json -o own.sqlite'],
  ['evaluate hei week.csv -o hard.csv'],
  ['evaluate hei week.csv -o out.csv --meta out.csv --skip-faulty'],
  ['evaluate hei week*.csv -o hard.csv'],
  ['search potato --format json --catalogue own.sqlite -o own.sqlite'],
  ['search potato --format json --catalogue own.sqlite -o own.sqlite-journal'],
  ['food apple --format json --catalogue own.sqlite -o own.sqlite'],
  ['report week.csv --format md -o hard.csv'],
  ['match week.csv --apply hard.csv'],
  ['match week.csv --apply a.csv -o sub/../a.csv'],
  ['validate own.sqlite --format json -o link.sqlite'],
  ['validate week.csv --format json -o own.sqlite'],
  ['validate week.csv -o viand.config.json'],
  ['validate tables -o tables/names.csv'],
  ['validate tables/foods.csv -o tables/names.csv'],
  ['validate week.csv --fix -o hard.csv'],
  ['client list --format json --clients c.sqlite -o c.sqlite'],
  ['client list --format json --clients c.sqlite -o c.sqlite-wal'],
  ['catalogue info --format json --catalogue own.sqlite -o own.sqlite'],
  ['catalogue verify own.sqlite --format json -o link.sqlite'],
  ['catalogue upgrade-ids week.csv -o hard.csv'],
  ['catalogue upgrade-ids week.csv --to hard.csv'],
  ['catalogue import seeds tables --catalogue tables/foods.csv'],
])('%s would write over a file that is read, and does not', async (line) => {
  const folder = prepared();
  const before = contents(folder);
  const words = line.split(' ').map((word) => word.replaceAll('@', ' '));
  const isPath = (word: string) => /[./*]|^tables$/.test(word);
  const argv = words.map((word) => (isPath(word) ? path.join(folder, word) : word));
  const run = await viand(...argv);
  expect(run).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('Cannot overwrite') });
  expect(contents(folder)).toEqual(before);
});

function contents(folder: string): string[] {
  return [
    'week.csv',
    'viand.config.json',
    'own.sqlite',
    'tables/foods.csv',
    'tables/names.csv',
  ].map((name) => readFileSync(path.join(folder, name), 'latin1'));
}

test('an output may be next to its input, and validate may replace its own report', async () => {
  const folder = prepared();
  const report = path.join(folder, 'tables/report.json');
  writeFileSync(report, '{}');
  const run = await viand('validate', path.join(folder, 'tables'), '-o', report);
  expect(run.exitCode).toBe(0);
  expect(readFileSync(report, 'utf8')).toContain('"problems"');
});
