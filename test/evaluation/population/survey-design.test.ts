import { expect, test } from 'vitest';
import {
  designWithin,
  meanOf,
  ratioOf,
  standardErrorOf,
} from '../../../src/evaluation/population/estimates.ts';
import {
  LONELY_PSUS,
  type LonelyPsu,
  SinglePsuError,
  surveyDesign,
} from '../../../src/evaluation/population/survey-design.ts';

/** 26 persons in five strata, the last of which has a single PSU. */
const PERSONS = Array.from({ length: 26 }, (_, person) => person);
const Y = Float64Array.from(PERSONS, (person) => ((person * 37) % 23) / 2);
const X = Float64Array.from(PERSONS, (person) => 1 + ((person * 11) % 7));
const WEIGHTS = Float64Array.from(PERSONS, (person) => 1 + (person % 5));
const STRATA = PERSONS.map((person) => String(person < 24 ? Math.floor(person / 6) : 4));
const PSUS = PERSONS.map((person) => String(person < 24 ? Math.floor(person / 2) % 3 : 0));
const ALL = Int32Array.from(PERSONS);
const ODD = ALL.filter((person) => person % 2 === 1);

/**
 * By R 4.2 with survey 4.1.1: `svydesign(~p, strata = ~s, weights = ~w, nest = TRUE)`, then `svymean(~y, deff =
 * TRUE)`, `svyratio(~y, ~x)`, and `svymean` of the odd persons, each with its standard error.
 */
const BY_R: Readonly<Record<Exclude<LonelyPsu, 'fail' | 'certainty'>, readonly number[]>> = {
  remove: [
    5.973684210526316, 0.673999202516518, 1.781452469838165, 1.54421768707483, 0.143196027911742,
    5.77027027027027, 1.144873490985012, 2.219154879192315,
  ],
  adjust: [
    5.973684210526316, 0.674352128515682, 1.783318601130304, 1.54421768707483, 0.150335851858227,
    5.77027027027027, 1.148280165863758, 2.23238112101004,
  ],
  average: [
    5.973684210526316, 0.753554016803791, 2.226815587297706, 1.54421768707483, 0.160098026259306,
    5.77027027027027, 1.28000747573999, 2.773943598990394,
  ],
};

test.each(Object.entries(BY_R))(
  'means and ratios have the standard errors of R, with single PSUs: %s',
  (lonelyPsu, expected) => {
    const design = surveyDesign(WEIGHTS, STRATA, PSUS, lonelyPsu as LonelyPsu);
    const mean = meanOf(design, Y, ALL);
    const ratio = ratioOf(design, Y, X, ALL);
    const ofOdd = meanOf(designWithin(design, ODD), Y, ODD);
    const figures = [
      ...[mean.value, mean.standardError, mean.designEffect],
      ...[ratio.value, standardErrorOf(design, ratio)],
      ...[ofOdd.value, ofOdd.standardError, ofOdd.designEffect],
    ];
    for (const [place, figure] of figures.entries()) {
      expect(figure).toBeCloseTo(expected[place] as number, 10);
    }
  },
);

test('certainty equals remove, and fail throws SinglePsuError', () => {
  expect(LONELY_PSUS).toContain('certainty');
  const certain = surveyDesign(WEIGHTS, STRATA, PSUS, 'certainty');
  expect(meanOf(certain, Y, ALL).standardError).toBeCloseTo(BY_R.remove[1] as number, 10);
  expect(() => surveyDesign(WEIGHTS, STRATA, PSUS, 'fail')).toThrow(SinglePsuError);
});

test('each person is a PSU if there are no strata and PSUs', () => {
  const { value, standardError, designEffect } = meanOf(
    surveyDesign(WEIGHTS, undefined, undefined, 'fail'),
    Y,
    ALL,
  );
  expect(value).toBeCloseTo(5.973684210526316, 10);
  expect(standardError).toBeCloseTo(0.650780487668787, 10);
  expect(designEffect).toBeCloseTo(1.66082747336449, 10);
});

test.each(LONELY_PSUS.filter((way) => way !== 'fail'))(
  'a domain has the same standard error with only its own PSUs: %s',
  (way) => {
    const design = surveyDesign(WEIGHTS, STRATA, PSUS, way);
    for (const domain of [ODD, ALL.slice(3, 9), ALL.slice(20), ALL.slice(24)]) {
      const { standardError } = meanOf(designWithin(design, domain), Y, domain);
      expect(standardError).toBeCloseTo(meanOf(design, Y, domain).standardError, 10);
    }
  },
);
