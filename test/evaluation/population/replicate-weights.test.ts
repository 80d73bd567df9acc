import { expect, test } from 'vitest';
import {
  meanOf,
  ratioOf,
  standardErrorOf,
  transformed,
} from '../../../src/evaluation/population/estimates.ts';
import {
  type ReplicateCenter,
  type ReplicateDesign,
  type ReplicateMethod,
  replicateColumns,
  replicateMethod,
} from '../../../src/evaluation/population/replicate-weights.ts';

/** 26 persons with eight replicates; in the last one, odd persons have weight 0. */
const PERSONS = Array.from({ length: 26 }, (_, person) => person);
const Y = Float64Array.from(PERSONS, (person) => ((person * 37) % 23) / 2);
const X = Float64Array.from(PERSONS, (person) => 1 + ((person * 11) % 7));
const WEIGHTS = Float64Array.from(PERSONS, (person) => 1 + (person % 5));
const REPLICATES = Array.from({ length: 8 }, (_, index) => {
  const number = index + 1;
  return WEIGHTS.map((weight, person) =>
    number === 8 && person % 2 === 1
      ? 0
      : weight * (1 + (((person * number + number) % 5) - 2) / 4),
  );
});
const ALL = Int32Array.from(PERSONS);
const ODD = ALL.filter((person) => person % 2 === 1);

/**
 * By R 4.2 with survey 4.1.1: `svrepdesign(repweights, weights, type, combined.weights = TRUE)`, then the standard
 * error and design effect of `svymean(~y, deff = TRUE)`, the standard error of `svyratio(~y, ~x)`, and the standard
 * error and design effect of the mean of the odd persons.
 */
const BY_R: readonly (readonly [string, ReplicateCenter, readonly number[]])[] = [
  [
    'brr',
    'mean',
    [
      0.3291205673685063, 0.4247814277681971, 0.102578547920559, 0.2357507835203257,
      0.0940976774040028,
    ],
  ],
  [
    'fay-0.3',
    'mean',
    [0.470172239097866, 0.866900872996321, 0.146540782743656, 0.336786833600465, 0.1920360763347],
  ],
  [
    'jk1',
    'mean',
    [0.870771172613548, 2.97346999437738, 0.271397327647921, 0.623737944583406, 0.65868374182804],
  ],
  [
    'jk2',
    'mean',
    [0.930893540056939, 3.398251422145576, 0.290135947355586, 0.666803910789056, 0.752781419232022],
  ],
  [
    'bootstrap',
    'mean',
    [0.351844686295315, 0.485464488877939, 0.109661080443287, 0.252028188741877, 0.107540202747432],
  ],
  [
    'successive-difference',
    'mean',
    [0.658241134737013, 1.699125711072788, 0.205157095841118, 0.471501567040651, 0.376390709616011],
  ],
  [
    'brr',
    'estimate',
    [
      0.3321065023571378, 0.4325240210565536, 0.1026907028436457, 0.2373564022639353,
      0.0953837769593968,
    ],
  ],
];

function designOf(method: string, center: ReplicateCenter): ReplicateDesign {
  return {
    weights: WEIGHTS,
    replicates: REPLICATES,
    method: replicateMethod(method) as ReplicateMethod,
    center,
  };
}

test.each(BY_R)('standard errors by %s around the %s match R', (method, center, expected) => {
  const design = designOf(method, center);
  const mean = meanOf(design, Y, ALL);
  const ratio = ratioOf(design, Y, X, ALL);
  const ofOdd = meanOf(design, Y, ODD);
  expect(mean.value).toBeCloseTo(5.973684210526316, 10);
  expect(ratio.value).toBeCloseTo(1.54421768707483, 10);
  expect(ofOdd.value).toBeCloseTo(5.77027027027027, 10);
  const figures = [
    ...[mean.standardError, mean.designEffect, standardErrorOf(design, ratio)],
    ...[ofOdd.standardError, ofOdd.designEffect],
  ];
  for (const [place, figure] of figures.entries()) {
    expect(figure).toBeCloseTo(expected[place] as number, 10);
  }
});

test('transformed() transforms the estimate of each replicate, and skips replicates without one', () => {
  const design = designOf('brr', 'mean');
  const capped = transformed(design, ratioOf(design, Y, X, ODD), (value) => Math.min(value, 1), 0);
  expect([...capped.parts]).toEqual([1, 1, 1, 1, 1, 1, 1, Number.NaN]);
  expect(standardErrorOf(design, capped)).toBe(0);
});

test('replicateMethod() rejects text that is not a method', () => {
  expect(replicateMethod('fay-.5')).toEqual({ kind: 'fay', rho: 0.5 });
  for (const text of ['fay', 'fay-0', 'fay-1', 'fay-1.5', 'jkn', 'BRR', '']) {
    expect(replicateMethod(text)).toBeUndefined();
  }
});

test('replicateColumns() keeps leading zeros, and accepts a range only of one prefix', () => {
  expect(replicateColumns(['RW08:RW11', 'last'])).toEqual(['RW08', 'RW09', 'RW10', 'RW11', 'last']);
  expect(replicateColumns(['w1:w3'])).toEqual(['w1', 'w2', 'w3']);
  for (const range of ['a:b', 'a1:b2', 'a3:a1', 'a:a3', 'a1:', 'a1:a99999999']) {
    expect(replicateColumns([range])).toBeUndefined();
  }
});

test('standardErrorOf() is NaN if no replicate has an estimate', () => {
  const design = designOf('brr', 'mean');
  const none = { value: 1, parts: new Float64Array(8).fill(Number.NaN) };
  expect(standardErrorOf(design, none)).toBeNaN();
});
