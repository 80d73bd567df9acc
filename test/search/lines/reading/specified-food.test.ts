import { expect, test } from 'vitest';
import { listedKinds, specifiedFood } from '../../../../src/search/lines/reading/specified-food.ts';

test.each([
  ['100 g Käse (Gruyère)', '100 g Gruyère', '100 g Käse'],
  ['fish (e.g. salmon) 200 g', 'salmon 200 g', 'fish 200 g'],
  ['Käse, Gruyère 30 g', 'Gruyère 30 g', 'Käse 30 g'],
  ['1 EL Öl (Rapsöl)', '1 EL Rapsöl', '1 EL Öl'],
  ['Fett: 15 g (Leinöl)', '15 g Leinöl', '15 g Fett'],
  ['Gemüse 200 g (Zucchini, gebraten)', '200 g Zucchini, gebraten', '200 g Gemüse, gebraten'],
  ['Fruit 1 piece (apple)', '1 piece apple', '1 piece Fruit'],
])('%s names a kind', (text, kindAlone, generalAlone) => {
  expect(specifiedFood(text)).toMatchObject({ kindAlone, generalAlone });
});

test('a kind and its noun may be one German word', () => {
  expect(specifiedFood('Saft (Orange)')?.together).toContain('Orangensaft');
});

test.each(['Banane (klein)', 'Käse (30 g)', 'Brot, Käse', 'Gemüse, Kartoffeln', 'Fleisch (Fisch)'])(
  '%s does not name a kind',
  (text) => {
    expect(specifiedFood(text)).toBeUndefined();
  },
);

test.each([
  ['Obst 150 g (Pfirsich und Kiwi)', ['Pfirsich', 'Kiwi']],
  ['100 g cheese (brie, feta)', ['brie', 'feta']],
  ['vegetable soup (carrots, leeks)', []],
  ['mixed nuts (almonds, pecans)', []],
  ['Obst (Banane)', []],
])('the kinds in %j are %j', (text, kinds) => {
  expect(listedKinds(text)).toEqual(kinds);
});
