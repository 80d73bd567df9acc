import { expect, test } from 'vitest';
import { ViandError } from '../../../src/model/diagnostic.ts';
import { parseConfiguration } from '../../../src/operations/validate/configuration.ts';

/** The pointers and messages of the problems of a configuration. */
function problemsOf(settings: object): unknown[] {
  try {
    parseConfiguration(JSON.stringify(settings), 'viand.config.json');
  } catch (error) {
    if (!(error instanceof ViandError)) throw error;
    return error.diagnostics.map(({ location, message }) => [location?.pointer, message]);
  }
  return [];
}

test('parseConfiguration() rejects limits whose minimum is above their maximum', () => {
  const settings = {
    daysPerPerson: { min: 5, max: 2 },
    daily: { energyKcal: { min: 500, max: 400 }, massKg: { min: 1, max: 1 } },
  };
  expect(problemsOf(settings)).toEqual([
    ['/daysPerPerson/min', 'The min of daysPerPerson is above its max, 2'],
    ['/daily/energyKcal/min', 'The min of daily.energyKcal is above its max, 400'],
  ]);
  expect(problemsOf({ daysPerPerson: { min: 2 }, daily: { massKg: { max: 3 } } })).toEqual([]);
});
