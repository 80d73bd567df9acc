import { expect, test } from 'vitest';
import { readLine } from '../../../../src/search/lines/reading/read-line.ts';
import { weighQuantity } from '../../../../src/search/lines/weighing/weigh-quantity.ts';
import { makeFood, makeVariant } from '../../../support/foods.ts';

const BAR = makeFood({
  isSolid: true,
  variants: [
    makeVariant({
      servingSizes: [{ type: 'package', label: '1 bar', amount: 25, unit: 'g' }],
    }),
  ],
});

test.each([
  ['2 things (50 g)', 50, 1],
  ['2 things (60 g)', 60, 1],
  ['2 things (25 g)', 25, 0.6],
  ['2 things (300 g)', 300, 1],
  ['1 thing (60 g)', 60, 1],
])('%j weighs %d g, with a confidence of %d', (line, amount, confidence) => {
  expect(weighQuantity(readLine(line), BAR, undefined)).toMatchObject({ amount, confidence });
});

test('a weight after packages that was read as the weight of each may be the weight of all', () => {
  const [bars, each] = ['2 Riegel Ding (50 g)', '2 Riegel Ding (25 g)'].map((line) =>
    weighQuantity(readLine(line), BAR, undefined),
  );
  expect(bars).toMatchObject({ amount: 100, remarks: ['this may be the weight of all'] });
  expect(each).toMatchObject({ amount: 50, confidence: 1 });
});
