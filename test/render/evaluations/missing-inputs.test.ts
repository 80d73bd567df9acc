import { expect, test } from 'vitest';
import type { EvaluatedTotals } from '../../../src/engine/group-sink.ts';
import { planEvaluations } from '../../../src/evaluation/evaluations.ts';
import { missingInputLines } from '../../../src/render/evaluations/missing-inputs.ts';

test('a run says which inputs of an index its foods lack, in the language of messages', () => {
  const plan = planEvaluations(['healthy-eating-index', 'nutrition-summary']);
  const amounts = new Float64Array(plan.layout.width);
  const values = new Float64Array(plan.metrics.length);
  plan.evaluate(amounts, values);
  const whole = (missing: { input: string; coverage: number }[]) =>
    ({
      values,
      result: (name: 'healthy-eating-index') => ({
        ...plan.result(name, values),
        missingInputs: missing,
      }),
    }) as unknown as EvaluatedTotals;
  const lines = (missing: { input: string; coverage: number }[], language: 'en' | 'de' = 'en') =>
    missingInputLines(plan.evaluations, whole(missing), language);
  expect(lines([])).toEqual([]);
  const patterns = [{ input: 'food_patterns', coverage: 0 }];
  expect(lines(patterns)).toEqual([
    'viand: Healthy Eating Index 2015: known for only part of the mass: the food patterns (cups and ounces of food groups) 0.0 %. A component without data scores 0',
  ]);
  expect(lines(patterns, 'de')[0]).toMatch(/Teil der Masse bekannt: .* 0,0 %. Eine Komponente/);
  const sodium = { input: 'sodium', coverage: 0.4567 };
  expect(lines([sodium, { input: 'add_sugars', coverage: 0.8 }])).toEqual([
    'viand: Healthy Eating Index 2015: known for only part of the mass: sodium 45.7 %, added sugars 80.0 %',
  ]);
  // As in reports, an amount that is known for nearly all of the mass needs no remark.
  expect(lines([{ input: 'sodium', coverage: 0.9 }])).toEqual([]);
});
