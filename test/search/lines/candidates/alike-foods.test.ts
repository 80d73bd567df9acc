import { expect, test } from 'vitest';
import {
  areAlike,
  haveLikeEnergy,
  IN_TWO_TABLES,
} from '../../../../src/search/lines/candidates/alike-foods.ts';
import { makeFood, makeVariant, nutrients } from '../../../support/foods.ts';

const composed = (amounts: Parameters<typeof nutrients>[0]) =>
  makeVariant({ nutrients: nutrients(amounts) });

test('areAlike() compares energy, fat and sugar, but not unknown amounts', () => {
  const milk = composed({ energy: 270, fat: 3.5 });
  expect(areAlike(milk, composed({ energy: 260, fat: 3.8 }))).toBe(true);
  expect(areAlike(milk, composed({ energy: 270 }))).toBe(true);
  expect(areAlike(milk, composed({ energy: 190, fat: 1.5 }))).toBe(false);
  expect(areAlike(milk, composed({ fat: 3.5 }))).toBe(false);
  const [palm, sunflower] = [82, 10].map((saturated_fatty_acids) =>
    composed({ energy: 3700, fat: 100, saturated_fatty_acids }),
  );
  expect(areAlike(palm as typeof milk, sunflower as typeof milk)).toBe(false);
});

test('areAlike() lets one food differ more between two tables', () => {
  const [one, other] = [1600, 1300].map((energy) => composed({ energy }));
  expect(areAlike(one as never, other as never)).toBe(false);
  expect(areAlike(one as never, other as never, IN_TWO_TABLES)).toBe(true);
});

test('haveLikeEnergy() estimates the energy that a table lacks from the nutrients that it gives', () => {
  const food = (amounts: Parameters<typeof nutrients>[0]) =>
    makeFood({ variants: [composed(amounts)] });
  const pepper = food({ energy: 130, fat: 0.3 });
  expect(haveLikeEnergy(pepper, food({ protein: 14, fat: 13 }))).toBe(false);
  expect(haveLikeEnergy(pepper, food({ protein: 1 }))).toBe(true);
  // The rest of its energy may come from what the table does not give.
  expect(haveLikeEnergy(food({ energy: 1200 }), food({ protein: 14 }))).toBe(true);
});
