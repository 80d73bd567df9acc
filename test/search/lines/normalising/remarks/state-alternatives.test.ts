import { expect, test } from 'vitest';
import {
  withFirstState,
  withSharedEndings,
} from '../../../../../src/search/lines/normalising/remarks/state-alternatives.ts';

test.each([
  ['2 eggs, poached or boiled', '2 eggs, poached'],
  ['2 Eier, gekocht oder pochiert', '2 Eier, gekocht'],
  ['1 cup fresh or frozen blueberries', '1 cup blueberries'],
  ['frische oder TK-Himbeeren', 'Himbeeren'],
  ['150 g TK- oder frische Erbsen', '150 g Erbsen'],
  ['150 g Erbsen, frisch oder TK', '150 g Erbsen'],
  ['Kirschen, frisch oder aus dem Glas', 'Kirschen'],
  ['canned or cooked chickpeas, rinsed', 'canned chickpeas, rinsed'],
  ['1 cup fresh or canned tomatoes', '1 cup fresh tomatoes'],
  ['1 tsp fresh or dried thyme, chopped', '1 tsp fresh thyme or dried thyme, chopped'],
  ['1 cup raw/roasted almonds', '1 cup raw almonds'],
])('withFirstState() of %j', (text, first) => {
  expect(withFirstState(text)).toBe(first);
});

test.each(['1 cup milk or cream', 'fresh pasta', 'red or green pepper', 'Brot oder Brötchen'])(
  'withFirstState() leaves %j',
  (text) => {
    expect(withFirstState(text)).toBe(text);
  },
);

test('withSharedEndings() gives both words the ending that they share', () => {
  expect(withSharedEndings('500 ml Gemüse- oder Hühnerbrühe')).toBe(
    '500 ml Gemüsebrühe oder Hühnerbrühe',
  );
  expect(withSharedEndings('TK- oder frische Bohnen')).toBe('TK- oder frische Bohnen');
});
