import { expect, test } from 'vitest';
import { escapeControls } from '../../../src/text/escaping/escape-controls.ts';

test.each([
  ['colours', '\u001B[31mred', '\\u001b[31mred'],
  ['a control sequence in one character', '\u009B2J', '\\u009b2J'],
  ['a zero-width space', 'mi\u200Blk', 'mi\\u200blk'],
  ['a change of direction', '\u202Eklim', '\\u202eklim'],
  ['a line separator', 'a\u2028b', 'a\\u2028b'],
  ['an invisible tag', '\u{E0061}', '\\u{e0061}'],
])('escapeControls() escapes %s', (_, text, shown) => {
  expect(escapeControls(text)).toBe(shown);
});

test('escapeControls() keeps letters of any script unchanged', () => {
  expect(escapeControls('Müsli, 牛乳, حليب, 🥛')).toBe('Müsli, 牛乳, حليب, 🥛');
});
