import { expect, test } from 'vitest';
import { commandText } from '../../../src/cli/evaluate/command-text.ts';

const usual = { apiVersion: 'v2.1' };

test('a command has everything that results depend on, but neither places nor threads', () => {
  const options = {
    files: ['week 1.csv', "it's.csv"],
    by: ['person', 'day'],
    map: { food_id: 'FoodCode', amount: 'Food Amt' },
    apiVersion: 'v2.1',
    skipFaulty: true,
    raw: false,
    unit: 'g',
    output: 'scores.csv',
    jobs: 2,
    shard: { number: 1, count: 3 },
    resume: true,
  };
  expect(commandText(['evaluate', 'hei'], options, 'csv', usual)).toBe(
    "viand evaluate hei --by person,day --map 'food_id=FoodCode,amount=Food Amt' " +
      "--skip-faulty --unit g --format csv 'week 1.csv' 'it'\\''s.csv'",
  );
});

test('a file is never taken for an option', () => {
  expect(commandText(['merge'], { files: ['-x.csv'], apiVersion: 'v1' }, 'json', usual)).toBe(
    'viand merge --api-version v1 --format json -- -x.csv',
  );
  expect(commandText(['merge'], { files: ['-'] }, 'json', usual)).toBe(
    'viand merge --format json -',
  );
});
