import { expect, test } from 'vitest';
import {
  type PersonFacts,
  type PersonIntake,
  populationIntakes,
} from '../../../src/evaluation/population/population-intakes.ts';
import { surveyDesign } from '../../../src/evaluation/population/survey-design.ts';

/** Average requirements of vitamin C: 75 mg for men, 60 mg for women; the upper level is 2000 mg. */
const AMOUNTS = Float64Array.of(74, 75, 60, 59, 2000, 2001, Number.NaN, 10);
const SEXES = ['male', 'male', 'female', 'female', 'male', 'male', 'male', undefined] as const;
const FACTS: PersonFacts = { ages: new Float64Array(8).fill(30), sexes: SEXES };
const DESIGN = surveyDesign(new Float64Array(8).fill(2), undefined, undefined, 'remove');
const ALL = Int32Array.from(AMOUNTS, (_, person) => person);

function intakeOf(
  intake: Partial<PersonIntake> = {},
  facts: PersonFacts | undefined = FACTS,
  domain = ALL,
) {
  const whole: PersonIntake = {
    ...{ name: 'vitamin_C', label: 'Vitamin C', unit: 'mg', nutrient: 'vitamin_C' },
    amounts: AMOUNTS,
    ...intake,
  };
  return populationIntakes([whole], facts, DESIGN, domain)[0];
}

test('populationIntakes() counts persons below the average requirement of their sex and above the upper level', () => {
  const intake = intakeOf();
  // The requirement of an unknown sex is unknown, but the upper level is the same for both.
  expect(intake?.belowAverage).toMatchObject({ persons: 6, share: 2 / 6 });
  expect(intake?.aboveUpper).toMatchObject({ persons: 7, share: 1 / 7 });
  expect(intake?.belowAverage?.standardError).toBeGreaterThan(0);
});

test('populationIntakes() describes the persons with a known amount', () => {
  expect(intakeOf()).toMatchObject({
    ...{ name: 'vitamin_C', label: 'Vitamin C', unit: 'mg', persons: 7, weight: 14 },
    mean: { value: expect.closeTo(4279 / 7, 9) },
  });
  expect(intakeOf()?.percentiles.map(({ value }) => value)).toEqual([
    10, 10, 59, 74, 2000, 2001, 2001,
  ]);
});

test('populationIntakes() omits shares without ages, without cut-points, or if they apply to nobody', () => {
  const shares = ['belowAverage', 'aboveUpper'];
  const found = (...args: Parameters<typeof intakeOf>) =>
    shares.filter((share) => share in (intakeOf(...args) ?? {}));
  expect(found()).toEqual(shares);
  expect(found({ nutrient: undefined })).toEqual([]);
  expect(found({ nutrient: 'energy' })).toEqual([]);
  // There is an average requirement, but no upper level.
  expect(found({ nutrient: 'thiamin' })).toEqual(['belowAverage']);
  expect(found({}, { ages: new Float64Array(8).fill(Number.NaN), sexes: SEXES })).toEqual([]);
  expect(found({}, FACTS, Int32Array.of(7))).toEqual(['aboveUpper']);
  expect(populationIntakes([], FACTS, DESIGN, ALL)).toEqual([]);
});

test('populationIntakes() omits shares without ages and sexes of persons', () => {
  const [intake] = populationIntakes(
    [{ name: 'c', label: 'C', unit: 'mg', nutrient: 'vitamin_C', amounts: AMOUNTS }],
    undefined,
    DESIGN,
    ALL,
  );
  expect(intake).not.toHaveProperty('belowAverage');
  expect(intake).not.toHaveProperty('aboveUpper');
});
