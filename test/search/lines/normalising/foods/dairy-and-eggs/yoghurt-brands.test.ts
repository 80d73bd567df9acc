import { expect, test } from 'vitest';
import { withYoghurtsNamed } from '../../../../../../src/search/lines/normalising/foods/dairy-and-eggs/yoghurt-brands.ts';

test.each([
  ['1 Chobani strawberry', '1 Greek fruit yogurt'],
  ["siggi's (vanilla) 150 g", 'fruit skyr 150 g'],
  ['2 Müller peach', '2 fruit yoghurt'],
  ['Yeo Valley, rhubarb', 'fruit yoghurt'],
])('withYoghurtsNamed writes %s as %s', (text, named) => {
  expect(withYoghurtsNamed(text)).toBe(named);
});

test.each([
  '1 Chobani',
  'Müller Milchreis Kirsche',
  'Zott Monte',
  'Chobani strawberry drink',
  '1 Landliebe Vanille',
  'Müller Schoko 200 ml',
])('withYoghurtsNamed keeps %s', (text) => {
  expect(withYoghurtsNamed(text)).toBe(text);
});
