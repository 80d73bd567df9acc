import { expect, test } from 'vitest';
import { INDICES } from '../../src/evaluation/indices/indices.ts';
import { wordsIn } from '../../src/language/words.ts';

/** Headings that are the same in both languages. */
const SAME = new Set(['vitamin_A', 'vitamin_C', 'vitamin_E', 'magnesium', 'calcium']);

test('every component of every index has a German column heading', () => {
  const { column } = wordsIn('de').messages.tables;
  const heads = Object.values(INDICES)
    .flatMap(({ components }) => components.map(({ component }) => component))
    .filter((component) => !SAME.has(component))
    .filter((component) => column(component) === component.replaceAll('_', '\n'));
  expect(heads).toEqual([]);
});
