import { expect, test } from 'vitest';
import type { RecordLine } from '../../../src/meals/records/dietary-record.ts';
import { nameMatcher } from '../../../src/operations/match/name-matcher.ts';
import { openEmbedded } from '../../support/embedded-catalogue.ts';

const catalogue = openEmbedded();

const line = (more: Partial<RecordLine>): RecordLine => ({
  location: { file: 'week.csv' },
  line: 1,
  text: '200 g rice',
  measure: '200 g',
  food: 'rice',
  cells: [],
  ...more,
});

test('a repeated line is matched from memory, but not with another amount, part or remainder', () => {
  const match = nameMatcher(catalogue);
  const amounts = [{}, {}, { part: 0.5 }, { left: 50 }, { measure: '90 g', text: '90 g rice' }, {}];
  expect(amounts.map((more) => match(line(more))[0])).toMatchObject(
    [200, 200, 100, 150, 90, 200].map((amount) => ({ foodId: 'white-rice', amount })),
  );
});

test('each line has its note, even if it was matched from memory', () => {
  const told: string[] = [];
  const match = nameMatcher(catalogue, undefined, undefined, (foodId, text) => {
    told.push(`${foodId} ${text}`);
  });
  for (let times = 0; times < 2; times++) match(line({}));
  expect(told).toEqual(['white-rice 200 g rice', 'white-rice 200 g rice']);
});

test('a food has the state of its column if there is such a food', () => {
  const match = nameMatcher(catalogue);
  const foodIn = (food: string, state: string) =>
    match(line({ food, text: `200 g ${food}`, state }))[0];
  expect(foodIn('rice', 'cooked')).toMatchObject({ foodId: 'white-rice.boiled' });
  expect(foodIn('white bread', 'cooked')).toMatchObject({ foodId: 'white-bread' });
});
