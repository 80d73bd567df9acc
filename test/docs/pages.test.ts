import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { privateWords } from '../support/private-words.ts';
import { HOME, viand } from '../support/viand.ts';
import { anchors, calls, linkTargets, longLines, withoutFences } from './lint.ts';
import { PAGES, readPage } from './pages.ts';

test.each(PAGES)('%s has no long line', (page) => {
  expect(longLines(readPage(page))).toEqual([]);
});

test.each(PAGES)('%s uses plain words', (page) => {
  expect(privateWords(withoutFences(readPage(page)).replace(/\s+/g, ' '))).toEqual([]);
});

/** Pages for GitHub and the changelog have their own forms, and README introduces viand. */
const SAYS_FOR_WHOM = PAGES.filter((page) => /^docs\/|^CONTRIBUTING|^(?:data|seeds)\//.test(page));

test.each(SAYS_FOR_WHOM)('%s says in its first paragraph who needs it', (page) => {
  expect(readPage(page)).toMatch(/^# .+\n\nFor /);
});

test.each(['docs/README.md', 'docs/decisions/README.md'])('%s lists the pages', (index) => {
  const folder = path.posix.dirname(index);
  const isListed = new Set(
    linkTargets(readPage(index)).map((target) => path.posix.join(folder, target)),
  );
  const below = PAGES.filter(
    (page) =>
      page.startsWith(`${folder}/`) &&
      page !== index &&
      !(folder === 'docs' && /^docs\/decisions\/\d/.test(page)),
  );
  expect(below.filter((page) => !isListed.has(page))).toEqual([]);
});

test('decisions have the titles that the list shows', () => {
  const rows = readPage('docs/decisions/README.md').matchAll(
    /^\| \[(\d+)\]\((\S+)\) +\| (.+?) +\|/gm,
  );
  for (const [, number, file, title] of rows) {
    expect(readPage(`docs/decisions/${file}`).split('\n')[0]).toBe(`# ${number}: ${title}`);
  }
});

test.each(PAGES)('links of %s lead to existing files and headings', (page) => {
  const dead = linkTargets(readPage(page)).filter((target) => !leadsSomewhere(page, target));
  expect(dead).toEqual([]);
});

function leadsSomewhere(page: string, target: string): boolean {
  if (/^[a-z]+:/.test(target)) return true;
  const [file = '', anchor] = target.split('#');
  const linked = file === '' ? page : path.join(path.dirname(page), file);
  if (!existsSync(path.join(HOME, linked))) return false;
  if (anchor === undefined) return true;
  return statSync(path.join(HOME, linked)).isFile() && anchors(readPage(linked)).has(anchor);
}

/** The commands of the program, as its help lists them, with those below each. */
async function commandsBelow(call: string): Promise<Map<string, readonly string[]>> {
  const { stdout } = await viand(...call.split(' ').slice(1), '--help');
  const [, list = ''] = /^Commands:\n((?: .*\n)+)/m.exec(stdout) ?? [];
  const names = [...list.matchAll(/^ {2}([a-z][a-z0-9-]*)/gm)]
    .map(([, name = '']) => name)
    .filter((name) => name !== 'help');
  const below = new Map<string, readonly string[]>([[call, names]]);
  for (const name of names) {
    for (const [found, children] of await commandsBelow(`${call} ${name}`)) {
      below.set(found, children);
    }
  }
  return below;
}

const COMMANDS = await commandsBelow('viand');

const DOCUMENTED = PAGES.flatMap((page) => calls(readPage(page)).map((call) => ({ page, call })));

test('the help lists the commands', () => {
  expect([...COMMANDS.keys()]).toContain('viand evaluate hei');
});

test.each([...COMMANDS.keys()].filter((command) => COMMANDS.get(command)?.length === 0))(
  'README or docs mention %s',
  (command) => {
    const named = DOCUMENTED.some(
      ({ page, call }) => page !== 'CHANGELOG.md' && `${call} `.startsWith(`${command} `),
    );
    expect(named).toBe(true);
  },
);

test('pages use only commands that exist', () => {
  const unknown = DOCUMENTED.filter(({ call }) => !isKnown(call)).map(
    ({ page, call }) => `${page}: ${call}`,
  );
  expect(unknown).toEqual([]);
});

/**
 * The words of a call are names of commands as long as there are subcommands; the rest are
 * arguments.
 */
function isKnown(call: string): boolean {
  let command = 'viand';
  for (const word of call.split(' ').slice(1)) {
    const children = COMMANDS.get(command) ?? [];
    if (children.length === 0) return true;
    if (!children.includes(word)) return false;
    command = `${command} ${word}`;
  }
  return true;
}
