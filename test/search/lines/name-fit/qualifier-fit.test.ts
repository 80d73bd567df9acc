import { expect, test } from 'vitest';
import { fitFlavour, fitReduction } from '../../../../src/search/lines/name-fit/qualifier-fit.ts';
import { makeFood, makeVariant, nutrients } from '../../../support/foods.ts';

const ofSugar = (sugar: number) => makeVariant({ nutrients: nutrients({ sugar }) });
const QUARK = makeFood({ name: 'Quark', foodGroup: 'Dairy and Egg Products' });

test('fitFlavour() finds a plain milk product unlikely for a line with a sweet flavour', () => {
  expect(fitFlavour(['kirsche'], QUARK, ofSugar(4))).toBeLessThan(0.8);
  expect(fitFlavour(['kirsche'], QUARK, ofSugar(13))).toBe(1);
  expect(fitFlavour(['kräuter'], QUARK, ofSugar(4))).toBe(1);
  expect(fitFlavour([], QUARK, ofSugar(4))).toBe(1);
  expect(fitFlavour(['kirsche'], { ...QUARK, foodGroup: 'Sweets' }, ofSugar(4))).toBe(1);
  expect(fitFlavour(['kirsche'], { ...QUARK, otherNames: ['Kirsche'] }, ofSugar(4))).toBe(1);
});

test('fitReduction() finds a food unlikely if the line asks for less fat or sugar', () => {
  const butter = makeFood({ name: 'Butter' });
  expect(fitReduction(['fettreduziert'], butter)).toBeLessThan(0.8);
  expect(fitReduction(['reduced', 'fat'], butter)).toBeLessThan(0.8);
  expect(fitReduction(['soft'], butter)).toBe(1);
  expect(fitReduction(['gluten', 'free'], butter)).toBe(1);
  expect(fitReduction(['light'], { ...butter, name: 'Light butter' })).toBe(1);
});
