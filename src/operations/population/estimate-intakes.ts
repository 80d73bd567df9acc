import { planEvaluations } from '../../evaluation/evaluations.ts';
import { GRAMS_COLUMN, UNKNOWN_COLUMN } from '../../evaluation/nutrition/intakes.ts';
import { nutrientColumn } from '../../evaluation/nutrition/nutrient-column.ts';
import {
  type PersonFacts,
  type PersonIntake,
  type PopulationIntake,
  populationIntakes,
} from '../../evaluation/population/population-intakes.ts';
import { SURE_COVERAGE } from '../../evaluation/reference-intakes/compare-intakes.ts';
import { ViandError } from '../../model/diagnostic.ts';
import { FOOD_PATTERNS } from '../../model/food-patterns.ts';
import { NUTRIENTS } from '../../model/nutrients.ts';
import { type Sex, sexOf } from '../../model/sex.ts';
import { quoted } from '../../text/escaping/quote.ts';
import { readDecimal } from '../../text/numbers/decimal-comma.ts';
import type { PersonsSink } from './persons.ts';
import { estimateBy, type SurveyColumns } from './survey.ts';

/** The intakes of a domain. The domain of everybody has no values. */
export interface IntakeDomain {
  readonly values: readonly string[];
  readonly intakes: readonly PopulationIntake[];
}

/** The columns of the age in years and of the sex, on which cut-points depend. */
export interface PersonColumns {
  readonly age: string | undefined;
  readonly sex: string | undefined;
}

/**
 * Estimates the distribution of intakes in the population that persons represent.
 *
 * @param persons evaluated by intakes
 * @throws ViandError for weights that are not numbers, and for a stratum with a single PSU
 */
export function estimateIntakes(
  persons: PersonsSink,
  survey: SurveyColumns,
  columns: PersonColumns,
): IntakeDomain[] {
  const intakes = intakesOf(persons).filter(({ amounts }) =>
    amounts.some((amount) => !Number.isNaN(amount)),
  );
  const facts = factsOf(persons, columns);
  return estimateBy(persons, survey, (design, domain) =>
    populationIntakes(intakes, facts, design, domain),
  ).map(({ values, result }) => ({ values, intakes: result }));
}

/** Amounts of persons for whom they are known for nearly everything eaten; NaN for the others. */
function intakesOf(persons: PersonsSink): PersonIntake[] {
  const plan = planEvaluations(['intakes']);
  const metric = (name: string) => persons.metric(plan, 'intakes', name);
  const grams = metric(GRAMS_COLUMN);
  const unweighed = metric(`${GRAMS_COLUMN}_${UNKNOWN_COLUMN}`);
  const masses = grams.map((mass, person) =>
    Number.isNaN(mass) ? (unweighed[person] as number) : mass,
  );
  const known = (column: string, name: string) => {
    const unknown = metric(`${name}_${UNKNOWN_COLUMN}`);
    return metric(column).map((amount, person) => {
      const mass = masses[person] as number;
      const coverage = mass === 0 ? 1 : (mass - (unknown[person] as number)) / mass;
      return coverage >= SURE_COVERAGE ? amount : Number.NaN;
    });
  };
  return [
    ...NUTRIENTS.map((row) => ({
      name: nutrientColumn(row),
      label: row.label,
      unit: row.unit,
      nutrient: row.name,
      amounts: known(nutrientColumn(row), row.name),
    })),
    ...FOOD_PATTERNS.map(({ name, label, unit }) => ({
      ...{ name, label, unit },
      nutrient: undefined,
      amounts: known(name, name),
    })),
  ];
}

function factsOf(persons: PersonsSink, { age, sex }: PersonColumns): PersonFacts | undefined {
  if (age === undefined) return undefined;
  const ages = Float64Array.from(persons.labels(age), readDecimal);
  if (sex === undefined) return { ages, sexes: [...ages].map(() => undefined) };
  return { ages, sexes: persons.labels(sex).map((text) => readSex(text, sex)) };
}

/** The sex that a cell gives; undefined for a blank one. @throws ViandError for any other text */
function readSex(text: string, column: string): Sex | undefined {
  const sex = sexOf(text);
  if (sex !== undefined || text.trim() === '') return sex;
  throw new ViandError({
    code: 'meal/label-value',
    message: `The ${column} ${quoted(text)} is not a sex`,
    field: column,
    value: text,
    expected: 'male or female, m or f, 1 (male) or 2 (female), or a blank cell',
  });
}
