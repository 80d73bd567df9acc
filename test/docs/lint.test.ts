import { expect, test } from 'vitest';
import { anchors, calls, linkTargets, longLines } from './lint.ts';

const LONG = 'x'.repeat(101);

test('longLines() returns number and width of long lines, but ignores tables and targets of links', () => {
  const page = `${'x'.repeat(100)}\n${LONG}\n| ${LONG} |\n[a](${LONG})\nhttps://example.org/${LONG}`;
  expect(longLines(page)).toEqual(['2: 101 characters']);
});

test('longLines() ignores the output of commands, but not the commands', () => {
  const page = `\`\`\`\n$ viand\n${LONG}\n$ ${LONG}\n\`\`\`\n${LONG}`;
  expect(longLines(page)).toEqual(['4: 103 characters', '6: 101 characters']);
});

test('longLines() counts characters, not code units', () => {
  expect(longLines('🥦'.repeat(100))).toEqual([]);
});

test('linkTargets() finds links, images and definitions outside code', () => {
  const page = [
    '[a](a.md) and ![b](b.svg "B") `[c](c.md)`',
    '[d]: d.md#e',
    '```',
    '[f](f.md)',
    '```',
  ].join('\n');
  expect(linkTargets(page)).toEqual(['a.md', 'b.svg', 'd.md#e']);
});

test('anchors() returns the same anchors as GitHub', () => {
  const page = '# What’s `viand`?\n## A, b & [c](d)\n## Same\n## Same\n```\n# no heading\n```';
  expect([...anchors(page)]).toEqual(['whats-viand', 'a-b--c', 'same', 'same-1']);
});

test('calls() finds the commands in code, up to the first option or file', () => {
  const page = [
    'Try `viand client add|list`, and viand as a word.',
    '```',
    '$ npx viand evaluate hei week.csv --by day',
    'KEY=$(viand client rotate clinic)',
    '# viand grows',
    '```',
    '`viand catalogue',
    'verify`',
  ].join('\n');
  expect(calls(page)).toEqual([
    'viand evaluate hei',
    'viand client rotate clinic',
    'viand client add',
    'viand client list',
    'viand catalogue verify',
  ]);
});
