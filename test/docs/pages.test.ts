import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { HOME, viand } from '../support/viand.ts';
import { anchors, calls, linkTargets, longLines } from './lint.ts';

const PAGES = ['.', 'docs', 'data', 'seeds', '.github'].flatMap((folder) =>
  readdirSync(path.join(HOME, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.posix.join(folder, name)),
);

/** Pages whose lines are still too long. This list may only get shorter. */
const TOO_WIDE = [
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'README.md',
  'docs/architecture.md',
  'docs/cli.md',
  'docs/decisions.md',
  'docs/errors.md',
  'docs/http.md',
  'docs/library.md',
  'docs/meal-files.md',
  'docs/performance.md',
  'docs/report.md',
  'docs/rules.md',
  'docs/validate.md',
  'data/README.md',
  'seeds/README.md',
];

const read = (page: string) => readFileSync(path.join(HOME, page), 'utf8');

test.each(PAGES.filter((page) => !TOO_WIDE.includes(page)))('%s has no long line', (page) => {
  expect(longLines(read(page))).toEqual([]);
});

test.each(TOO_WIDE)('%s has long lines; once it has none, take it off the list', (page) => {
  expect(longLines(read(page))).not.toEqual([]);
});

test.each(PAGES)('links of %s lead to a file and a heading', (page) => {
  const dead = linkTargets(read(page)).filter((target) => !leadsSomewhere(page, target));
  expect(dead).toEqual([]);
});

function leadsSomewhere(page: string, target: string): boolean {
  if (/^[a-z]+:/.test(target)) return true;
  const [file = '', anchor] = target.split('#');
  const linked = file === '' ? page : path.join(path.dirname(page), file);
  if (!existsSync(path.join(HOME, linked))) return false;
  if (anchor === undefined) return true;
  return statSync(path.join(HOME, linked)).isFile() && anchors(read(linked)).has(anchor);
}

/** The commands of the program, as its help lists them, with those below each. */
async function commandsBelow(call: string): Promise<Map<string, readonly string[]>> {
  const { stdout } = await viand(...call.split(' ').slice(1), '--help');
  const [, list = ''] = /^Commands:\n((?: .*\n)+)/m.exec(stdout) ?? [];
  const names = [...list.matchAll(/^ {2}([a-z][a-z-]*)/gm)]
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

const DOCUMENTED = PAGES.flatMap((page) => calls(read(page)).map((call) => ({ page, call })));

test('the help lists the commands', () => {
  expect([...COMMANDS.keys()]).toContain('viand evaluate hei');
});

test.each([...COMMANDS.keys()].filter((command) => COMMANDS.get(command)?.length === 0))(
  '%s is in README or docs',
  (command) => {
    const named = DOCUMENTED.some(
      ({ page, call }) => page !== 'CHANGELOG.md' && `${call} `.startsWith(`${command} `),
    );
    expect(named).toBe(true);
  },
);

test('pages call no command that does not exist', () => {
  const unknown = DOCUMENTED.filter(({ call }) => !isKnown(call)).map(
    ({ page, call }) => `${page}: ${call}`,
  );
  expect(unknown).toEqual([]);
});

/** The words of a call are commands as far down as there are commands; what follows is its arguments. */
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
