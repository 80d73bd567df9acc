import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import manifest from '../../../package.json' with { type: 'json' };
import { loadProgram } from '../../../src/cli/commands.ts';
import { referenceMan } from '../../../src/cli/reference/man.ts';
import { referenceMarkdown } from '../../../src/cli/reference/markdown.ts';
import { describedCommands } from '../../../src/cli/reference/terms.ts';
import { HOME, viand } from '../../support/viand.ts';

const program = await loadProgram();

const read = (name: string) => readFileSync(path.join(HOME, name), 'utf8');

test('docs/cli.md is the output of npm run build:reference', () => {
  expect(read('docs/cli.md')).toBe(referenceMarkdown(program));
});

test('man/viand.1 is the output of npm run build:reference', () => {
  expect(read('man/viand.1')).toBe(referenceMan(program, manifest.version));
});

const COMMANDS = describedCommands(program)
  .filter(({ node }) => !('commands' in node))
  .map(({ path: words }) => words);

/** The sections of the page by their headings. */
const SECTIONS = new Map(
  read('docs/cli.md')
    .split(/^## /m)
    .map((section) => [section.split('\n', 1)[0], section]),
);

test.each(COMMANDS)('docs/cli.md has every flag of %s --help', async (command) => {
  const { stdout } = await viand(...command.split(' ').slice(1), '--help');
  const flags = [...stdout.matchAll(/^ {2}(-\S.*?)(?: {2}|$)/gm)].map(([, flag = '']) => flag);
  expect(flags.length).toBeGreaterThan(0);
  const ofEvery = SECTIONS.get('Options of every command');
  const own = SECTIONS.get(command) ?? '';
  const same = /^Arguments and options: see \[`(.*)`\]/m.exec(own)?.[1] ?? command;
  for (const flag of flags.filter((one) => !['-h, --help', '-V, --version'].includes(one))) {
    expect(`${SECTIONS.get(same)}${ofEvery}`).toContain(`\`${flag}\``);
  }
});

test('the manual page shows no hidden option, and escapes what roff would take for its own', () => {
  const page = read('man/viand.1');
  expect(page).not.toContain('api\\-key');
  expect(page).not.toMatch(/[^\\]-/);
  expect(page.match(/^['.](?!TH |SH |SS |TP$|PP$|B |I |nf$|fi$|RS 4$|RE$)/gm)).toBeNull();
});
