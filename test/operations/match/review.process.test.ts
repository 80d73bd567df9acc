import { expect, test } from 'vitest';
import { matchLine } from '../../../src/operations/match/match-line.ts';
import { matchText } from '../../../src/operations/match/names/foods-of-text.ts';
import { startReview, takeInput } from '../../../src/operations/match/review.ts';
import { openEmbedded } from '../../support/embedded-catalogue.ts';

const catalogue = openEmbedded();

const LINE = {
  location: { file: 'diary.txt', line: 1 },
  line: 1,
  text: '4 bunches of chocolate',
  cells: [],
};

test('a food of an unknown measure is not accepted without an amount', () => {
  expect(matchText(catalogue, LINE.text)[0]?.amount).toBeUndefined();
  const review = startReview(matchLine(catalogue, LINE, { threshold: 0.8 }));
  const refused = takeInput(review, '', catalogue);
  expect(refused).toMatchObject({ position: 0, message: expect.stringContaining('150 g') });
  const accepted = takeInput(takeInput(refused, '300 g', catalogue), '', catalogue);
  expect(accepted.items[0]?.answer?.answer).toMatchObject({ amount: 300, unit: 'g' });
});

test('an answer without an amount leaves a line of an unknown measure uncertain', () => {
  const answers = new Map([['chocolate', { foodId: 'milk-chocolate' }]]);
  const settings = { threshold: 0.8, answers };
  const [matched] = matchLine(catalogue, LINE, settings);
  expect(matched?.candidates[0]).toMatchObject({ id: 'milk-chocolate', amount: undefined });
  expect(matched?.candidates[0]?.confidence).toBeLessThan(0.8);
});
