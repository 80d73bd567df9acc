import { expect, test } from 'vitest';
import { isOffered } from '../../src/operations/operation.ts';
import { OPERATIONS } from '../../src/operations/operations.ts';
import { ROUTES } from '../../src/server/routes.ts';

test('the service offers exactly the operations that have a route', () => {
  expect(ROUTES.map(({ name, http: { method, path } }) => `${name}: ${method} ${path}`)).toEqual([
    'search: GET /search',
    'gtin: GET /search/gtin',
    'food: GET /food/{id}',
    'energy-density: POST /evaluate/energy-density',
    'healthy-eating-index: POST /evaluate/healthy-eating-index',
    'healthy-eating-index-2020: POST /evaluate/healthy-eating-index-2020',
    'healthy-eating-index-toddlers-2020: POST /evaluate/healthy-eating-index-toddlers-2020',
    'healthy-eating-index-2010: POST /evaluate/healthy-eating-index-2010',
    'dash-mellen: POST /evaluate/dash-mellen',
    'nutrient-rich-foods: POST /evaluate/nutrient-rich-foods',
    'intakes: POST /evaluate/intakes',
    'macro-distribution: POST /evaluate/macro-distribution',
    'nutrition-summary: POST /evaluate/nutrition-summary',
    'evaluate-recipe: POST /evaluate/recipe',
    'match-text: POST /match',
    'report-on-meals: POST /report',
  ]);
});

test.each(OPERATIONS.map((operation) => [operation.name, operation] as const))(
  'operation %s describes its input, and states why if it has no route',
  async (name, operation) => {
    expect(await operation.input.schema()).toMatchObject({ type: expect.any(String) });
    expect(OPERATIONS.filter((other) => other.name === name)).toHaveLength(1);
    if (!isOffered(operation)) {
      expect(operation.http).toEqual({ notOffered: expect.stringMatching(/\w+ \w+/) });
    }
  },
);
