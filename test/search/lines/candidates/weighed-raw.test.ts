import { expect, test } from 'vitest';
import type { ServingSize, Variant } from '../../../../src/model/food.ts';
import { candidateOf } from '../../../../src/search/lines/candidates/candidate.ts';
import { weighedRaw } from '../../../../src/search/lines/candidates/weighed-raw.ts';
import { readLine } from '../../../../src/search/lines/reading/read-line.ts';
import { textOfRemark } from '../../../../src/search/lines/words/remark.ts';
import { makeFood, makeVariant } from '../../../support/foods.ts';

const serving = (type: ServingSize['type'], label: string, amount: number): ServingSize => ({
  ...{ type, label, amount, unit: 'g' },
});

const RAW = makeVariant({
  servingSizes: [serving('medium_cup', '1 cup', 80), serving('small_piece', '1 small piece', 20)],
});
const BOILED = makeVariant({
  id: 'thing.boiled',
  processing: 'boiled',
  servingSizes: [
    serving('medium_cup', '1 cup', 240),
    serving('portion', '1 portion', 150),
    serving('medium_piece', '1 piece', 60),
  ],
});
const THING = makeFood({ standardProcessing: 'boiled', variants: [BOILED, RAW] });

function rawOf(text: string, raw: Variant = RAW) {
  const { amount, remarks, confidence } = weighedRaw(
    candidateOf(readLine(text), THING, undefined),
    THING,
    raw,
  );
  return { amount, confidence, remarks: remarks.map(textOfRemark) };
}

test('weighedRaw weighs with the measures of the raw food', () => {
  expect(rawOf('2 cups thing')).toEqual({ amount: 160, confidence: 1, remarks: [] });
});

test('weighedRaw uses a measure of the cooked food if the raw one has none, and reports it', () => {
  const { amount, remarks } = rawOf('1 portion thing');
  expect(amount).toBe(150);
  expect(remarks).toEqual(['measured as the cooked food, since the raw one has no such measure']);
});

test('weighedRaw() prefers another size of the raw food to the measure of the cooked one', () => {
  expect(rawOf('1 piece of thing')).toMatchObject({
    amount: 20,
    remarks: ['assumed the small size: 1 small piece, 20 g'],
  });
});

test('weighedRaw keeps remarks that are not about the amount', () => {
  const candidate = candidateOf(readLine('thing'), THING, undefined);
  const { remarks } = weighedRaw(
    { ...candidate, remarks: [...candidate.remarks, 'without sauce'] },
    THING,
    RAW,
  );
  expect(candidate.remarks).toHaveLength(1);
  expect(remarks.at(-1)).toBe('without sauce');
  expect(remarks).toHaveLength(2);
});

test('weighedRaw leaves a stated weight unchanged', () => {
  expect(rawOf('300 g thing', makeVariant())).toEqual({ amount: 300, confidence: 1, remarks: [] });
});
