import fc from 'fast-check';
import { expect, test } from 'vitest';
import { renderTable } from '../../../src/render/tables/render-table.ts';
import { textWidth } from '../../../src/render/tables/wrap-text.ts';

const SCORES = ['day', 'total fruits', 'whole grains', 'total score'];

const WORDS = ['vegetables', 'grains', 'beans'];
const DAYS = ['Mon', 'Tue', 'Wed', 'Thu'].map((day) => [day, '5.00', '10.00', '62.25']);

test('renderTable keeps a table unchanged if it fits, or if the width is unlimited', () => {
  const table = renderTable(SCORES, DAYS, undefined);
  expect(renderTable(SCORES, DAYS, textWidth(table))).toBe(table);
  expect(table.split('\n')[1]).toBe('Mon          5.00         10.00        62.25');
});

test('renderTable computes the same columns for a long table as for a short one', () => {
  const widest = ['a very long name', '1234.5', 'two\nlines'];
  const others = Array.from({ length: 600 }, (_, row) => [`日本 ${row}`, String(row), 'one']);
  const short = renderTable(['name', 'n', 'text'], [widest, ...others.slice(0, 9)], undefined);
  const long = renderTable(['name', 'n', 'text'], [widest, ...others], undefined);
  expect(long.startsWith(short)).toBe(true);
  expect(long.split('\n')).toHaveLength(1 + 2 + 600 + 1);
});

test('renderTable wraps headings and texts between words, the widest column first', () => {
  expect(renderTable(['food', 'what it is'], [['bread', 'a loaf of wholemeal']], 18)).toBe(
    ['food   what it is', 'bread  a loaf of', '       wholemeal', ''].join('\n'),
  );
});

test('renderTable keeps a number and its unit on one line', () => {
  expect(renderTable(['food', 'serving'], [['toast', '1 slice (28 g)']], 15)).toBe(
    ['food   serving', 'toast  1 slice', '       (28 g)', ''].join('\n'),
  );
});

test('renderTable transposes a table if wrapping is not enough, with as many columns as fit', () => {
  expect(renderTable(['day', ...WORDS], DAYS, 25)).toBe(
    [
      'day           Mon    Tue',
      'vegetables   5.00   5.00',
      'grains      10.00  10.00',
      'beans       62.25  62.25',
      '',
      'day           Wed    Thu',
      'vegetables   5.00   5.00',
      'grains      10.00  10.00',
      'beans       62.25  62.25',
      '',
    ].join('\n'),
  );
});

test('renderTable counts a wide character as two columns, and a colour code as none', () => {
  const rows = [['\u001b[32m█████\u001b[39m', '豆腐 と 米']];
  expect(renderTable(['bar', 'name'], rows, 12)).toBe(
    ['bar    name', '\u001b[32m█████\u001b[39m  豆腐', '       と 米', ''].join('\n'),
  );
});

test('renderTable keeps every word, and exceeds the width only if words are too long', () => {
  const word = fc.stringMatching(/^[a-z0-9]{1,12}$/);
  const cell = fc.array(word, { minLength: 1, maxLength: 5 }).map((words) => words.join(' '));
  const rows = fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(rows, fc.integer({ min: 30, max: 90 }), (cells, width) => {
      const text = renderTable(['one', 'two', 'three'], cells, width);
      const sorted = (words: string) => words.match(/\S+/g)?.sort();
      const shown = sorted(text)?.filter((one) => !['one', 'two', 'three'].includes(one));
      const given = sorted(cells.flat().join(' '));
      expect(shown).toEqual(given?.filter((one) => !['one', 'two', 'three'].includes(one)));
      // Two column headings, a gap and the longest text that cannot be wrapped.
      expect(textWidth(text)).toBeLessThanOrEqual(Math.max(width, 5 + 2 + 12 * 5 + 4));
    }),
  );
});
