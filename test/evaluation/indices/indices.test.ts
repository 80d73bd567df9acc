import { expect, test } from 'vitest';
import {
  EVALUATION_NAMES,
  EVALUATION_WORDS,
  SCORED_EVALUATIONS,
} from '../../../src/evaluation/evaluation-names.ts';
import { forEachIndex, INDICES, indicesAmong } from '../../../src/evaluation/indices/indices.ts';
import { SQL_INDICES } from '../../../src/operations/sql/sql-input.ts';

test('indicesAmong omits evaluations that are not indices', () => {
  expect(indicesAmong(SCORED_EVALUATIONS)).toEqual(['healthy-eating-index']);
  expect(indicesAmong(['energy-density'])).toEqual([]);
});

test('forEachIndex passes the components and the table of each index', () => {
  const made = forEachIndex(({ components, table }) => [components.length, table.index]);
  expect(made).toEqual({
    'healthy-eating-index': [13, 'HEI-2015'],
    'healthy-eating-index-2020': [13, 'HEI-2020'],
    'healthy-eating-index-toddlers-2020': [13, 'HEI-Toddlers-2020'],
    'healthy-eating-index-2010': [12, 'HEI-2010'],
    'dash-mellen': [9, 'DASH (Mellen)'],
    'nutrient-rich-foods': [12, 'NRF9.3'],
    'alternate-mediterranean': [9, 'aMED'],
    'dash-fung': [8, 'DASH (Fung)'],
  });
});

test('SQL_INDICES are the indices that are linear in sums', () => {
  expect(Object.keys(SQL_INDICES)).toEqual(['hei', 'hei-2020', 'hei-toddlers']);
});

test.each([
  ['healthy-eating-index', 100],
  ['healthy-eating-index-2020', 100],
  ['healthy-eating-index-toddlers-2020', 100],
  ['healthy-eating-index-2010', 100],
  ['dash-mellen', 9],
  ['nutrient-rich-foods', 900],
  ['alternate-mediterranean', 9],
  ['dash-fung', 40],
] as const)('%s has at most %i points', (name, points) => {
  expect(INDICES[name].components.reduce((sum, { maxScore }) => sum + maxScore, 0)).toBe(points);
});

test('EVALUATION_WORDS gives each evaluation its own short name', () => {
  const shorts = EVALUATION_NAMES.map((name) => EVALUATION_WORDS[name].short);
  expect(new Set(shorts).size).toBe(shorts.length);
});
