import { expect, test } from 'vitest';
import { namesUnsaidKind } from '../../../../src/search/lines/candidates/unsaid-kinds.ts';

test.each([
  ['flour', 'Flour, wheat, brown'],
  ['flour', 'Flour, wheat, bread/strong, white'],
  ['pasta', 'Pasta, wholewheat, spaghetti, dried, boiled'],
  ['müsli', 'Cerealien aus Vollkornweizenschrot, gesüßt'],
  ['rotwein', 'Rotwein süß'],
  ['weißwein', 'Weißwein halbtrocken'],
  ['white wine', 'Wine, white, medium'],
  ['porridge', 'Porridge gesüßt, mit Wasser'],
  ['brie', 'Cheese, Brie, rind only'],
  ['margarine', 'Margarine, regular, hard, soybean (hydrogenated)'],
  ['cheese pizza', 'Pizza, extra cheese, thin crust'],
])('namesUnsaidKind() finds that "%s" does not ask for "%s"', (words, name) => {
  expect(namesUnsaidKind(name, words.split(' '))).toBe(true);
});

test.each([
  ['brown flour', 'Flour, wheat, brown'],
  ['wholemeal flour', 'Weizenmehl Vollkorn'],
  ['sweet red wine', 'Rotwein süß'],
  ['white wine', 'Wine, white, dry'],
  ['porridge', 'Porridge ungesüßt, mit Wasser'],
  ['condensed milk', 'Milk, condensed, sweetened'],
  ['walnuts', 'Walnuts, kernel only'],
  ['egg yolk', 'Egg, yolk only'],
  ['chicken', 'Chicken, meat only'],
  ['olive oil', 'Oil, olive, extra virgin'],
  ['lentils', 'Lentils, green and brown, whole'],
])('namesUnsaidKind() finds that "%s" may mean "%s"', (words, name) => {
  expect(namesUnsaidKind(name, words.split(' '))).toBe(false);
});
