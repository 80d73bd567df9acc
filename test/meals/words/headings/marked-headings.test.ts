import { expect, test } from 'vitest';
import { withoutMarksOfHeading } from '../../../../src/meals/words/headings/marked-headings.ts';

test.each([
  ['== Monday ==', 'Monday'],
  ['--- Dienstag, 3.3. ---', 'Dienstag, 3.3.'],
  ['[Frühstück]', 'Frühstück'],
  ['(Lunch)', 'Lunch'],
  ['*Abendessen*', 'Abendessen'],
  ['- [Snack]', '- Snack'],
  ['Breakfast -', 'Breakfast'],
  ['»Mittag«', 'Mittag'],
  ['"Dinner"', 'Dinner'],
  ['*** Woche 2 ***', 'Woche 2'],
])('%s is the heading %s', (line, heading) => {
  expect(withoutMarksOfHeading(line)).toBe(heading);
});

test.each(['[x] 2 eggs', '(2 eggs)', '- Breakfast', '# Monday', '3.6.', '*Reis*', '> Lunch', '—'])(
  '%s is unchanged',
  (line) => {
    expect(withoutMarksOfHeading(line)).toBe(line);
  },
);

test('dots between a food and its amount are read at once', () => {
  const line = `Rice ${'.'.repeat(80)} 100 g.`;
  expect(withoutMarksOfHeading(line)).toBe(line);
});
