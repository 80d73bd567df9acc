import { expect, test } from 'vitest';
import type { Design } from '../../../src/evaluation/population/estimates.ts';
import { percentilesOf } from '../../../src/evaluation/population/percentiles.ts';
import { surveyDesign } from '../../../src/evaluation/population/survey-design.ts';

/** 26 persons in four strata of three PSUs. */
const PERSONS = Array.from({ length: 26 }, (_, person) => person);
const Y = Float64Array.from(PERSONS, (person) => ((person * 37) % 23) / 2);
const WEIGHTS = Float64Array.from(PERSONS, (person) => 1 + (person % 5));
const STRATA = PERSONS.map((person) => String(person < 24 ? Math.floor(person / 6) : 3));
const PSUS = PERSONS.map((person) => String(person < 24 ? Math.floor(person / 2) % 3 : 2));
const ALL = Int32Array.from(PERSONS);
const ODD = ALL.filter((person) => person % 2 === 1);
const STRATIFIED = surveyDesign(WEIGHTS, STRATA, PSUS, 'fail');
const REPLICATED: Design = {
  weights: WEIGHTS,
  replicates: Array.from({ length: 8 }, (_, index) =>
    WEIGHTS.map(
      (weight, person) => weight * (1 + (((person * (index + 1) + index + 1) % 5) - 2) / 4),
    ),
  ),
  method: { kind: 'brr' },
  center: 'mean',
};

/**
 * By R 4.2 with survey 4.1.1: `svyquantile(~y, design, quantiles, df = Inf)`, values and standard errors. Where the
 * lowest value alone has more weight than the percentage, R gives the second-lowest: those two of the domain are 0 here.
 */
test.each<[string, Design, Int32Array, readonly number[], readonly number[]]>([
  [
    'of everybody',
    STRATIFIED,
    ALL,
    [0, 1.5, 3.5, 6, 8.5, 10.5, 11],
    [
      Number.NaN,
      0.765320185386981,
      1.020426913849308,
      0.637766821155818,
      1.147980278080472,
      Number.NaN,
      0,
    ],
  ],
  [
    'of a domain',
    STRATIFIED,
    ODD,
    [0, 0, 3, 6.5, 9, 10.5, 10.5],
    [Number.NaN, Number.NaN, Number.NaN, 1.65819373500513, Number.NaN, 0, 0],
  ],
  [
    'with replicate weights',
    REPLICATED,
    ALL,
    [0, 1.5, 3.5, 6, 8.5, 10.5, 11],
    [
      0.255106728462327, 0.382660092693491, 0.637766821155818, 0.382660092693491, 0.765320185386981,
      0.127553364231164, 0,
    ],
  ],
])('percentilesOf() %s matches svyquantile of R', (_, design, domain, values, standardErrors) => {
  const percentiles = percentilesOf(design, Y, domain);
  expect(percentiles.map(({ value }) => value)).toEqual(values);
  for (const [place, { standardError }] of percentiles.entries()) {
    const expected = standardErrors[place] as number;
    if (Number.isNaN(expected)) expect(standardError).toBeNaN();
    else expect(standardError).toBeCloseTo(expected, 10);
  }
});

test('percentilesOf() returns NaN for no persons, and the value of a single person', () => {
  const values = (domain: number[]) =>
    percentilesOf(STRATIFIED, Y, Int32Array.from(domain)).map(({ value }) => value);
  expect(new Set(values([]))).toEqual(new Set([Number.NaN]));
  expect(new Set(values([3]))).toEqual(new Set([Y[3]]));
});
