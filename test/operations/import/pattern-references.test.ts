import { expect, test } from 'vitest';
import type { Catalogue } from '../../../src/catalogue/catalogue.ts';
import { patternReferences } from '../../../src/operations/import/pattern-references.ts';
import { makeFood, makeVariant } from '../../support/foods.ts';

test('patternReferences() returns each state with measured food patterns, with its names', () => {
  const origin = { source: 'fped-2017-2018', sourceCode: '1' };
  const milk = makeFood({
    name: 'Milk',
    otherNames: ['cow milk'],
    variants: [
      makeVariant({ foodPatternsOrigin: origin }),
      makeVariant({ processing: 'boiled', foodPatternsOrigin: origin }),
      makeVariant({ foodPatterns: null, foodPatternsOrigin: origin }),
      makeVariant({ foodPatternsOrigin: null }),
    ],
  });
  const catalogue = { foods: () => [milk].values() } as unknown as Catalogue;
  const references = patternReferences(catalogue);
  expect(references.map(({ names }) => names)).toEqual([
    ['Milk', 'cow milk'],
    ['Milk boiled', 'cow milk'],
  ]);
  expect(references[0]?.origin).toEqual(origin);
});
