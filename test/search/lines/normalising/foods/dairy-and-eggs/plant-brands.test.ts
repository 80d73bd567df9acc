import { expect, test } from 'vitest';
import { withPlantBrandsNamed } from '../../../../../../src/search/lines/normalising/foods/dairy-and-eggs/plant-brands.ts';

test.each([
  ['150 g Alpro Joghurt', '150 g Sojajoghurt'],
  ['1 Alpro Skyr natur', '1 Sojajoghurt'],
  ['1 Alpro Joghurt Heidelbeere', '1 fruit soya yoghurt'],
  ['Oatly yogurt 100 g', 'oat yoghurt 100 g'],
  ['100 ml Oatly cream', '100 ml oat cream'],
  ['100 ml Alpro Sahne', '100 ml Sojasahne'],
  ['250 ml Alpro Mandel', '250 ml almond drink'],
  ['150 g Alpro Sojajoghurt', '150 g Sojajoghurt'],
  ['50 ml Alpro soya single cream', '50 ml soya single cream'],
  ['100 g Alpro Tofu', '100 g Tofu'],
  ['200 ml Alpro Cashewdrink', '200 ml Cashewdrink'],
  ['200 g Alpro Haferdrink', '200 g oat drink'],
  ['250 ml Alpro Hafermilch ungesüßt', '250 ml oat drink ungesüßt'],
  ['2 slices Violife cheese', '2 slices vegan cheese'],
])('withPlantBrandsNamed(%j) is %j', (text, named) => {
  expect(withPlantBrandsNamed(text)).toBe(named);
});

// Which plant it is, only the package says.
test.each([
  '200 ml Alpro Milch',
  'Alpro Soja 500 g',
  '150 g Alpro Kokosnuss',
  '200 ml Oatly',
  '150 g Joghurt',
  '250 ml Mandel',
])('withPlantBrandsNamed(%j) changes nothing', (text) => {
  expect(withPlantBrandsNamed(text)).toBe(text);
});
