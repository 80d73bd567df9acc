import { expect, test } from 'vitest';
import { paragraphsOf } from '../../../../src/tables/pdf/layout/lines.ts';

/** A line at a distance from the top, in points. */
function line(baseline: number, text: string, height = 10) {
  const fragment = { text, left: 60, right: 60 + text.length * 5, baseline, height };
  return { fragments: [fragment], baseline, height };
}

/** The right margin of the text, in points. */
const LIMIT = 500;

test('a wider space between lines is a blank line', () => {
  const lines = [
    ...[line(100, 'Stew'), line(130, '1 onion'), line(144, '1 carrot'), line(158, '200 g beef')],
    ...[line(186, 'Salt'), line(200, 'Pepper')],
  ];
  expect(paragraphsOf(lines, LIMIT)).toEqual([
    ...['Stew', '', '1 onion', '1 carrot', '200 g beef', '', 'Salt', 'Pepper'],
  ]);
});

test('a heading in larger letters stands apart', () => {
  const lines = [line(100, 'Stew', 16), line(118, '1 onion'), line(132, '1 carrot')];
  expect(paragraphsOf(lines, LIMIT)).toEqual(['Stew', '', '1 onion', '1 carrot']);
});

test('lines at even distances have no blank lines between them', () => {
  const lines = [100, 140, 180, 220].map((top) => line(top, '1 onion'));
  expect(paragraphsOf(lines, LIMIT)).toEqual(lines.map(() => '1 onion'));
});
