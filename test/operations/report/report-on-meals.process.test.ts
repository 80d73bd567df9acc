import { expect, test } from 'vitest';
import { reportOnMeals } from '../../../src/operations/report/report-on-meals.ts';
import { servicesOf } from '../../../src/operations/services.ts';
import { openEmbedded } from '../../support/embedded-catalogue.ts';

const catalogue = openEmbedded();

const MEALS = [{ entries: [{ food_id: 'apple', amount: 100, unit: 'g' }] }];

test.each(['2026-03-09', '09.03.2026', '9.3.26'])(
  'a report on meals normalises the date %s',
  async (date) => {
    const input = reportOnMeals.input.read({ meals: MEALS, date });
    expect((await reportOnMeals.run(servicesOf(catalogue), input)).date).toBe('2026-03-09');
  },
);

test.each(['tomorrow', '2026-02-30', '2026-3-9', ''])(
  'a report on meals rejects the date %j',
  (date) => {
    expect(() => reportOnMeals.input.read({ meals: MEALS, date })).toThrow('Unknown date');
  },
);
