import { Chalk } from 'chalk';
import { expect, test } from 'vitest';
import { wordsIn } from '../../../src/language/words.ts';
import { dayBars } from '../../../src/render/evaluations/day-bars.ts';

const WORDS = wordsIn('en');
const PLAIN = new Chalk({ level: 0 });

test('dayBars() prints one line per day, in columns', () => {
  const days = [
    { label: 'Mon', score: 55.55, maxScore: 100 },
    { label: 'Tuesday', score: 100, maxScore: 100 },
    { label: 'Wed', score: 0, maxScore: 100 },
  ];
  expect(dayBars(days, WORDS, PLAIN)).toEqual([
    'Mon       55.5  ███████████░░░░░░░░░',
    'Tuesday  100.0  ████████████████████',
    'Wed        0.0  ░░░░░░░░░░░░░░░░░░░░',
  ]);
});

test('dayBars() escapes control characters, and returns nothing for no days', () => {
  expect(dayBars([{ label: 'a\u001b[2J', score: 1, maxScore: 2 }], WORDS, PLAIN)[0]).toContain(
    'a\\u001b[2J',
  );
  expect(dayBars([], WORDS, PLAIN)).toEqual([]);
});

test('dayBars() colours a bar by its share of the maximum', () => {
  const colours = new Chalk({ level: 1 });
  const colourOf = (score: number) =>
    dayBars([{ label: '', score, maxScore: 100 }], WORDS, colours)[0]
      ?.split('\u001b[')[1]
      ?.slice(0, 3);
  expect([90, 60, 10].map(colourOf)).toEqual(['32m', '33m', '31m']);
});
