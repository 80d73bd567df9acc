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
    'viand: healthy-eating-index: the food patterns (cups and ounces of food groups): known for only 0.0 % of the mass',
  ]);
  expect(lines(patterns, 'de')[0]).toMatch(/nur für 0,0 % der Masse bekannt$/);
  expect(lines([{ input: 'sodium', coverage: 0.4567 }])).toEqual([
    'viand: healthy-eating-index: sodium: known for only 45.7 % of the mass',
  ]);
});
