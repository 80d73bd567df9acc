import { expect, test } from 'vitest';
import { EVALUATION_NAMES } from '../../../src/evaluation/evaluation-names.ts';
import { planEvaluations } from '../../../src/evaluation/evaluations.ts';
import { wordsIn } from '../../../src/language/words.ts';
import { tableColumns } from '../../../src/render/evaluations/columns.ts';

/** Headings that are the same in both languages. */
const SAME = new Set(['magnesium', 'calcium']);

test('every column of a table of groups has a German heading', () => {
  const { column } = wordsIn('de').messages.tables;
  const plans = [
    ...EVALUATION_NAMES.map((name) => [name]),
    ['energy-density', 'healthy-eating-index', 'macro-distribution', 'nutrition-summary'] as const,
  ];
  const english = plans
    .flatMap((names) => tableColumns(planEvaluations(names)).map(({ name }) => name))
    .filter((name) => !SAME.has(name) && column(name) === name.replaceAll('_', '\n'));
  expect([...new Set(english)]).toEqual([]);
});
