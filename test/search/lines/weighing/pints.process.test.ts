import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openCatalogue } from '../../../../src/catalogue/catalogue.ts';
import { matchText } from '../../../../src/operations/match/names/foods-of-text.ts';

const catalogue = openCatalogue(path.resolve('data/catalogue.sqlite'));
afterAll(() => catalogue.close());

const PINT_ML = { american: 473.2, british: 568.3 };
const best = (line: string) => matchText(catalogue, line)[0];

test.each([
  ['1 pint heavy cream', 'american'],
  ['1 pint double cream', 'british'],
  ['1 pint semi-skimmed milk', 'british'],
  ['1 pint lager', 'british'],
] as const)('%s certainly is an %s pint', (line, country) => {
  expect(best(line)?.amount).toBeCloseTo(PINT_ML[country], 0);
  expect(best(line)?.amountConfidence).toBe(1);
});

test.each(['1 pint milk', '1 pint chicken stock', '1/2 pint whipping cream', '1 pint craft beer'])(
  'a pint of either country is in doubt: %s',
  (line) => {
    expect(best(line)?.confidence).toBeLessThan(0.8);
  },
);
