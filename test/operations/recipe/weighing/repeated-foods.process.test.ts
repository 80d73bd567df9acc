import { expect, test } from 'vitest';
import { weighLines } from '../../../../src/operations/recipe/weighing/weigh-ingredients.ts';
import { openEmbedded } from '../../../support/embedded-catalogue.ts';

const catalogue = openEmbedded();

const weigh = (...lines: string[]) =>
  weighLines(
    { catalogue },
    lines.map((text, at) => ({ text, location: { file: 'r', line: at + 1 } })),
    0.8,
  );

test('a food without an amount does not count again if another line gives its amount', () => {
  const { ingredients, leftOut } = weigh('100 g Nudeln', 'Nudeln, Parmesan zum Bestreuen');
  expect(ingredients.map(({ foodId }) => foodId)).toEqual(['pasta.raw', 'parmesan.raw']);
  expect(leftOut).toEqual(['Nudeln: left out, since another line gives the amount of its food']);
});

test('a little more of a food counts', () => {
  const { ingredients } = weigh('250 g Butter', 'Butter für die Form');
  expect(ingredients.map(({ grams }) => grams)).toEqual([250, 7]);
});

test('a food that is listed only once counts', () => {
  expect(weigh('Nudeln, Parmesan').ingredients).toHaveLength(2);
});
