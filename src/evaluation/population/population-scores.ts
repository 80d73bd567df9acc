import {
  type Density,
  type IndexComponent,
  type IndexInput,
  isRanked,
} from '../indices/index-table.ts';
import { points, slopeOfPoints } from '../indices/points.ts';
import {
  type Design,
  type Estimate,
  meanOf,
  onesOf,
  ratioOf,
  type Spread,
  standardErrorOf,
  sumOf,
  transformed,
} from './estimates.ts';
import { type Percentile, percentilesOf } from './percentiles.ts';

/** The data on the persons of a survey, by person; NaN if unknown. */
export interface PersonScores {
  readonly totalScores: Float64Array;
  /** The scores of each component, in the order of the index. */
  readonly scores: readonly Float64Array[];
  readonly amounts: readonly Float64Array[];
  readonly kcal: Float64Array;
  /** The denominators of ratios. */
  readonly amountOf: (input: IndexInput) => Float64Array;
}

/** A score of a population and the density behind it. */
export interface PopulationScore {
  readonly score: number;
  readonly standardError: number;
  /** NaN of a total. */
  readonly density: number;
  readonly densityStandardError: number;
}

/** A component, or the total, of the persons of a domain. */
export interface PopulationComponent {
  readonly component: string;
  readonly label: string;
  readonly unit: string;
  readonly persons: number;
  readonly weight: number;
  /** The mean of the scores of persons, and their distribution. */
  readonly meanScore: Estimate;
  readonly percentiles: readonly Percentile[];
  /** The score of the mean of the densities of persons. */
  readonly meanRatio: PopulationScore;
  /** The score of everything that was eaten over all energy, as the NCI recommends for groups. */
  readonly populationRatio: PopulationScore;
}

/** A component with the numerator and the denominator of its density. */
interface MeasuredComponent {
  readonly row: IndexComponent;
  readonly scores: Float64Array;
  readonly above: Float64Array;
  readonly below: Float64Array;
  readonly densities: Float64Array;
}

/** Persons with the densities of all components, for populations of any domain. */
export interface MeasuredPersons {
  readonly totalScores: Float64Array;
  readonly components: readonly MeasuredComponent[];
}

/** Computes everything that does not depend on the domain. */
export function measurePersons(
  index: readonly IndexComponent[],
  persons: PersonScores,
): MeasuredPersons {
  const components = index.map((row, place): MeasuredComponent => {
    const amounts = persons.amounts[place] as Float64Array;
    const { above, below } = sidesOf(row.density, amounts, persons);
    const densities = above.map((amount, at) => amount / (below[at] as number));
    return { row, scores: persons.scores[place] as Float64Array, above, below, densities };
  });
  return { totalScores: persons.totalScores, components };
}

/**
 * Scores the persons of a domain as a population, by three kinds of means. By linearization, the standard error of a
 * score is the standard error of its density times the slope of the score there, and 0 at its bounds; with replicate
 * weights, each replicate is scored.
 *
 * @param domain persons of the domain
 */
export function populationScores(
  { totalScores, components: measured }: MeasuredPersons,
  design: Design,
  domain: Int32Array,
): PopulationComponent[] {
  const counts = {
    persons: domain.length,
    weight: domain.reduce((sum, person) => sum + (design.weights[person] as number), 0),
  };
  const hasWeight = counts.weight > 0;
  const ofPersons = (values: Float64Array) => {
    const known = domain.filter((person) => !Number.isNaN(values[person]));
    return {
      meanScore: meanOf(design, values, known),
      percentiles: percentilesOf(design, values, known),
    };
  };
  const ratios = measured.map(({ row, above, below, densities }) => {
    const known = domain.filter(
      (person) => Number.isFinite(above[person]) && Number.isFinite(below[person]),
    );
    const having = known.filter((person) => Number.isFinite(densities[person]));
    return {
      mean: scored(design, row, ratioOf(design, densities, onesOf(design), having), hasWeight),
      population: scored(design, row, ratioOf(design, above, below, known), hasWeight),
    };
  });
  const components = measured.map(({ row, scores }, place): PopulationComponent => {
    const { component, label, unit } = row;
    return {
      ...{ component, label, unit },
      ...counts,
      ...ofPersons(scores),
      meanRatio: scoreOf(design, ratios[place]?.mean as ScoredRatio),
      populationRatio: scoreOf(design, ratios[place]?.population as ScoredRatio),
    };
  });
  return [
    ...components,
    {
      component: 'total_score',
      label: 'Total',
      unit: '',
      ...counts,
      ...ofPersons(totalScores),
      meanRatio: totalOf(
        design,
        ratios.map(({ mean }) => mean),
      ),
      populationRatio: totalOf(
        design,
        ratios.map(({ population }) => population),
      ),
    },
  ];
}

/** A density of a population, and the points for it. */
interface ScoredRatio {
  readonly density: Spread;
  readonly score: Spread;
}

/** @param hasWeight whether the domain has any weight. Without it, an unknown density has no score; otherwise it scores 0. */
function scored(
  design: Design,
  row: IndexComponent,
  density: Spread,
  hasWeight: boolean,
): ScoredRatio {
  const unknown = hasWeight && !isRanked(row) ? 0 : Number.NaN;
  const pointsOf = (value: number) => (Number.isNaN(value) ? unknown : points(row, value));
  const slope = slopeOfPoints(row, density.value);
  return { density, score: transformed(design, density, pointsOf, slope) };
}

function scoreOf(design: Design, { density, score }: ScoredRatio): PopulationScore {
  return {
    ...withError(design, score),
    density: density.value,
    densityStandardError: standardErrorOf(design, density),
  };
}

/** A score with its standard error; an unknown score has none. */
function withError(design: Design, score: Spread) {
  const isUnknown = Number.isNaN(score.value);
  return {
    score: score.value,
    standardError: isUnknown ? Number.NaN : standardErrorOf(design, score),
  };
}

/** The scores of all components vary together. */
function totalOf(design: Design, ratios: readonly ScoredRatio[]): PopulationScore {
  const total = sumOf(ratios.map(({ score }) => score));
  return {
    ...withError(design, total),
    density: Number.NaN,
    densityStandardError: Number.NaN,
  };
}

/** The numerator and the denominator of a density. */
function sidesOf(density: Density, amounts: Float64Array, { kcal, amountOf }: PersonScores) {
  switch (density.kind) {
    case 'amount':
      return { above: amounts, below: kcal.map(() => 1) };
    case 'per 100 kcal':
      return { above: amounts, below: kcal.map((one) => one / 100) };
    case 'per 1000 kcal':
      return { above: amounts, below: kcal.map((one) => one / 1000) };
    case 'per kcal':
      return { above: amounts, below: kcal };
    case '% of energy':
      return { above: amounts.map((one) => 100 * one * density.kcalPerUnit), below: kcal };
    case 'ratio':
      return { above: amounts, below: amountOf(density.to) };
  }
}
