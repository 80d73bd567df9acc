import { expect, test } from 'vitest';
import { isDrierThan } from '../../../../src/search/lines/states/is-dry.ts';
import { makeVariant, nutrients } from '../../../support/foods.ts';

type Amounts = Parameters<typeof nutrients>[0];

const raw = (amounts: Amounts) => makeVariant({ id: 'raw', nutrients: nutrients(amounts) });
const boiled = (amounts: Amounts) =>
  makeVariant({ id: 'boiled', processing: 'boiled', nutrients: nutrients(amounts) });

test('isDrierThan() knows lentils whose table gives neither water nor fibre', () => {
  const dry = raw({ energy: 1362, protein: 24, fat: 1.5, carbohydrates: 44 });
  const eaten = boiled({ energy: 480, protein: 9, fat: 0.5, carbohydrates: 16 });
  expect(isDrierThan(dry, eaten)).toBe(true);
});

test('isDrierThan() does not take a vegetable for dry food because its energy is halved', () => {
  const fresh = raw({ energy: 100, protein: 2.8, fat: 0.4, carbohydrates: 1.5 });
  const eaten = boiled({ energy: 48, protein: 1.6, fat: 0.2, carbohydrates: 0.6 });
  expect(isDrierThan(fresh, eaten)).toBe(false);
});
