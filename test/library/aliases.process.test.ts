import { expect, test } from 'vitest';
import { evaluate, openCatalogue, ViandError } from '../../src/index.ts';

const ALIASES = [
  { id: 'canteen-12', target: 'broccoli.boiled' },
  { id: 'canteen-13', target: 'apple', isStandIn: true },
];

test('codes of another program find foods, and stand-ins are counted', async () => {
  using catalogue = openCatalogue(undefined, { aliases: ALIASES });
  expect(catalogue.food('canteen-12')?.variantId).toBe('broccoli.boiled');
  expect(catalogue.food('canteen-13')?.standIn).toEqual({ source: 'aliases', code: 'canteen-13' });
  const evaluated = (ids: readonly string[]) => {
    const entries = ids.map((id) => ({ food_id: id, amount: 100, unit: 'g' }));
    return evaluate({ catalogue, source: { entries }, evaluations: ['macro-distribution'] });
  };
  const named: unknown[] = [];
  const targets = evaluated(ALIASES.map(({ target }) => target));
  for await (const { metrics } of targets) named.push(metrics);
  expect(named).toMatchObject([{ total_kcal: expect.any(Number) }]);
  const days = evaluated(ALIASES.map(({ id }) => id));
  const metricsOfDays: unknown[] = [];
  for await (const { metrics } of days) metricsOfDays.push(metrics);
  expect(metricsOfDays).toEqual(named);
  const { ids, assumptions } = await days.summary;
  expect(ids).toMatchObject({ same: 1, standIn: 1 });
  expect(assumptions).toMatchObject([{ assumption: 'stand-in-id', id: 'canteen-13' }]);
});

test('all faults of aliases are reported, each with its location', () => {
  const aliases = [
    ...ALIASES,
    { id: 'canteen-12', target: 'brocoli' },
    { id: '', target: 'apple' },
  ];
  let thrown: unknown;
  try {
    openCatalogue(undefined, { aliases });
  } catch (error) {
    thrown = error;
  }
  expect(thrown).toBeInstanceOf(ViandError);
  expect((thrown as ViandError).diagnostics).toMatchObject([
    { code: 'import/orphan', location: { pointer: '/2/target' }, fix: { value: 'broccoli' } },
    { code: 'import/duplicate', location: { pointer: '/2/id' } },
    { code: 'import/bad-value', location: { pointer: '/3/id' } },
  ]);
});
