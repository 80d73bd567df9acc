import { lazily } from '../../collections/lazily.ts';
import { type Design, designWithin } from '../../evaluation/population/estimates.ts';
import {
  REPLICATE_CENTERS,
  type ReplicateCenter,
  type ReplicateMethod,
  replicateColumns,
  replicateMethod,
} from '../../evaluation/population/replicate-weights.ts';
import {
  LONELY_PSUS,
  type LonelyPsu,
  SinglePsuError,
  surveyDesign,
} from '../../evaluation/population/survey-design.ts';
import { columnTopic } from '../../meals/headers/column-names.ts';
import { ViandError } from '../../model/diagnostic.ts';
import { quoted } from '../../text/escaping/quote.ts';
import type { PersonsSink } from './persons.ts';

export { LONELY_PSUS, REPLICATE_CENTERS, replicateColumns, replicateMethod };

/** Columns that split the record of one person, such as its days. */
const NOT_OF_PERSONS: ReadonlySet<string | undefined> = new Set(['date', 'day', 'meal', 'time']);

/**
 * Makes sure that groups are persons. Otherwise, each day of a person would count as a person with the person's weight.
 *
 * @param by the columns of persons
 * @throws ViandError for a column of days or meals
 */
export function assertPersons(by: readonly string[]): void {
  const other = by.find((label) => NOT_OF_PERSONS.has(columnTopic(label)));
  if (other === undefined) return;
  const persons = by.filter((label) => !NOT_OF_PERSONS.has(columnTopic(label)));
  throw new ViandError({
    code: 'request/invalid',
    message: `Cannot use ${quoted(other)} as the column of persons: a person has several values`,
    field: 'by',
    value: other,
    expected: `--by ${persons.join(',') || 'person'} --per ${other} for the mean of each person`,
  });
}

/** Columns of replicate weights, and how they were made. */
export interface Replicates {
  readonly columns: readonly string[];
  readonly method: ReplicateMethod;
  readonly center: ReplicateCenter;
}

/** The columns that describe the survey, and the domains of the estimates. */
export interface SurveyColumns {
  readonly weight: string | undefined;
  readonly stratum: string | undefined;
  readonly psu: string | undefined;
  /** Used instead of strata and PSUs. */
  readonly replicates: Replicates | undefined;
  /** Domains: a row of results for each of their values. */
  readonly over: readonly string[];
  readonly lonelyPsu: LonelyPsu;
}

/** Persons with these values in the columns that form domains. The domain of everybody has no values. */
export interface Domain {
  readonly values: readonly string[];
  readonly persons: Int32Array;
}

/** The columns that persons carry through, and those of them with numbers. */
export function surveyColumns({ weight, stratum, psu, replicates, over }: SurveyColumns) {
  const numeric = [weight, ...(replicates?.columns ?? [])].filter((name) => name !== undefined);
  const others = [stratum, psu, ...over].filter((name) => name !== undefined);
  return { columns: [...new Set([...others, ...numeric])], numeric: [...new Set(numeric)] };
}

/**
 * The persons of a survey. Those without a weight are in the design, because their PSU is, but weigh nothing.
 *
 * @throws ViandError for weights that are not numbers
 */
function designOf(persons: PersonsSink, survey: SurveyColumns): Design {
  const { weight, stratum, psu, replicates, lonelyPsu } = survey;
  const weights =
    weight === undefined
      ? new Float64Array(persons.count).fill(1)
      : orNothing(persons.weights(weight, 0));
  if (replicates !== undefined) {
    const { columns, method, center } = replicates;
    const columnsOfWeights = columns.map((name) => orNothing(persons.weights(name, -Infinity)));
    return { weights, replicates: columnsOfWeights, method, center };
  }
  const strata = stratum === undefined ? undefined : persons.labels(stratum);
  const psus = psu === undefined ? undefined : persons.labels(psu);
  const sample = new Set(sampled(persons, weight));
  const isOutside = (person: number) =>
    !sample.has(person) && [strata, psus].some((names) => names?.[person]?.trim() === '');
  return surveyDesign(weights, ...withoutOutsiders(strata, psus, isOutside), lonelyPsu);
}

type Names = readonly string[] | undefined;

/**
 * Persons with neither a weight nor a place in the design are outside the survey. So that they do not form a stratum or
 * PSU of their own, they get those of another person, where they weigh nothing.
 */
function withoutOutsiders(
  strata: Names,
  psus: Names,
  isOutside: (person: number) => boolean,
): readonly [strata: Names, psus: Names] {
  const persons = (strata ?? psus ?? []).map((_, person) => person);
  const inside = persons.find((person) => !isOutside(person));
  if (inside === undefined || !persons.some(isOutside)) return [strata, psus];
  const place = (names: readonly string[]) =>
    names.map((name, person) => (isOutside(person) ? (names[inside] as string) : name));
  return [strata && place(strata), place(psus ?? persons.map((person) => `person ${person}`))];
}

function orNothing(weights: Float64Array): Float64Array {
  return weights.map((weight) => (Number.isNaN(weight) ? 0 : weight));
}

/** Persons with a weight, or all persons if there are no weights. */
function sampled(persons: PersonsSink, weight: string | undefined): Int32Array {
  const all = Int32Array.from({ length: persons.count }, (_, person) => person);
  if (weight === undefined) return all;
  const weights = persons.weights(weight, 0);
  return all.filter((person) => !Number.isNaN(weights[person]));
}

/** Numbers within values count as numbers: "2-19" comes before "20-59". Creating a collator takes 7 ms. */
const collator = lazily(() => new Intl.Collator('en', { numeric: true }));

/** The value of a domain whose cells are blank, because the domain of everybody has none. */
const BLANK = '(blank)';

/** Everybody first, and then the persons of each domain, sorted by the values of the columns. */
function domainsOf(persons: PersonsSink, { over, weight }: SurveyColumns): Domain[] {
  const all = sampled(persons, weight);
  const everybody = { values: over.map(() => ''), persons: all };
  if (over.length === 0) return [everybody];
  const columns = over.map((name) => persons.labels(name));
  const byValues = new Map<string, { readonly values: string[]; readonly persons: number[] }>();
  for (const person of all) {
    const values = columns.map((column) => column[person]?.trim() || BLANK);
    const key = JSON.stringify(values);
    const known = byValues.get(key);
    if (known === undefined) byValues.set(key, { values, persons: [person] });
    else known.persons.push(person);
  }
  const sorted = [...byValues.values()].sort((one, other) =>
    compareLists(one.values, other.values),
  );
  const domains = sorted.map(({ values, persons: own }) => ({
    values,
    persons: Int32Array.from(own),
  }));
  return [everybody, ...domains];
}

function compareLists(one: readonly string[], other: readonly string[]): number {
  const { compare } = collator();
  const at = one.findIndex((value, place) => compare(value, other[place] ?? '') !== 0);
  return at < 0 ? 0 : compare(one[at] ?? '', other[at] ?? '');
}

/** The number of persons with a blank weight, who are not part of the sample. */
export function countUnweighted(persons: PersonsSink, { weight }: SurveyColumns): number {
  return persons.count - sampled(persons, weight).length;
}

/**
 * Estimates something for everybody and for each domain.
 *
 * @throws ViandError for weights that are not numbers or are all 0, and for a stratum with a single PSU
 */
export function estimateBy<Result>(
  persons: PersonsSink,
  survey: SurveyColumns,
  estimate: (design: Design, domain: Int32Array) => Result,
): { readonly values: readonly string[]; readonly result: Result }[] {
  try {
    const design = designOf(persons, survey);
    const { weight } = survey;
    if (weight !== undefined && !design.weights.some((one) => one > 0)) throw noWeight(weight);
    return domainsOf(persons, survey).map(({ values, persons: own }) => ({
      values,
      result: estimate(designWithin(design, own), own),
    }));
  } catch (error) {
    if (!(error instanceof SinglePsuError)) throw error;
    const { stratum } = survey;
    throw singlePsu(stratum === undefined ? undefined : persons.labels(stratum)[error.person]);
  }
}

/** @param stratum undefined if the survey has no strata */
function singlePsu(stratum: string | undefined): ViandError {
  return new ViandError({
    code: 'request/invalid',
    message:
      stratum === undefined
        ? 'The sample has a single PSU or person'
        : `Stratum ${quoted(stratum)} has a single PSU`,
    ...(stratum === undefined ? {} : { value: stratum }),
    expected: '--lonely-psu remove, adjust or average to go on without its variance',
  });
}

/** @param weight the column of weights */
function noWeight(weight: string): ViandError {
  return new ViandError({
    code: 'request/invalid',
    message: `Cannot weight by ${weight}: no person has a weight above 0`,
    field: weight,
    expected: 'the weights of the persons in the sample',
  });
}
