import { type Density, type IndexComponent, type IndexInput, isRanked } from '../index-table.ts';
import { points, slopeOfPoints } from '../points.ts';
import {
  type Estimate,
  linearizedRatio,
  meanOf,
  type SurveyDesign,
  varianceOfTotal,
} from './survey-design.ts';

/** What is known of the persons of a survey, a place for each of them; NaN for unknown. */
export interface PersonScores {
  readonly totalScores: Float64Array;
  /** By component, in the order of the index. */
  readonly scores: readonly Float64Array[];
  readonly amounts: readonly Float64Array[];
  readonly kcal: Float64Array;
  /** What ratios divide by. */
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
  /** The mean of the scores of persons. */
  readonly meanScore: Estimate;
  /** The score of the mean of the densities of persons. */
  readonly meanRatio: PopulationScore;
  /** The score of everything that was eaten over all energy: what the NCI recommends for groups. */
  readonly populationRatio: PopulationScore;
}

/**
 * Scores the persons of a domain as a population, by three kinds of means. Standard errors are by Taylor
 * linearization; that of a score is that of its density by the slope of the score there, and 0 at its bounds.
 *
 * @param isIn persons of the domain
 */
export function populationScores(
  index: readonly IndexComponent[],
  persons: PersonScores,
  design: SurveyDesign,
  isIn: Uint8Array,
): PopulationComponent[] {
  const size = isIn.length;
  const meanTotal = new Total(size);
  const populationTotal = new Total(size);
  const weightIn = design.weights.reduce(
    (sum, weight, person) => sum + (isIn[person] === 0 ? 0 : weight),
    0,
  );
  const counts = { persons: isIn.reduce((sum, one) => sum + one, 0), weight: weightIn };
  const components = index.map((row, place): PopulationComponent => {
    const amounts = persons.amounts[place] as Float64Array;
    const { above, below } = sidesOf(row.density, amounts, persons);
    const isKnown = isIn.map((one, at) =>
      one === 1 && Number.isFinite(above[at]) && Number.isFinite(below[at]) ? 1 : 0,
    );
    const densities = above.map((amount, at) => amount / (below[at] as number));
    const hasDensity = isKnown.map((one, at) =>
      one === 1 && Number.isFinite(densities[at]) ? 1 : 0,
    );
    const ones = new Float64Array(size).fill(1);
    const scored = (
      numerators: Float64Array,
      denominators: Float64Array,
      among: Uint8Array,
      total: Total,
    ) => {
      const { value, influences } = linearizedRatio(design, numerators, denominators, among);
      const slope = slopeOfPoints(row, value);
      const score = Number.isNaN(value) && !isRanked(row) ? 0 : points(row, value);
      total.add(score, influences, slope);
      const densityStandardError = Math.sqrt(varianceOfTotal(design, influences));
      return {
        score,
        standardError: Math.abs(slope) * densityStandardError,
        density: value,
        densityStandardError,
      };
    };
    return {
      component: row.component,
      label: row.label,
      unit: row.unit,
      ...counts,
      meanScore: meanOf(design, persons.scores[place] as Float64Array, isIn),
      meanRatio: scored(densities, ones, hasDensity, meanTotal),
      populationRatio: scored(above, below, isKnown, populationTotal),
    };
  });
  return [
    ...components,
    {
      component: 'total_score',
      label: 'Total',
      unit: '',
      ...counts,
      meanScore: meanOf(design, persons.totalScores, isIn),
      meanRatio: meanTotal.result(design),
      populationRatio: populationTotal.result(design),
    },
  ];
}

/** The sum of the scores of all components, whose influences add up person by person. */
class Total {
  #score = 0;
  readonly #influences: Float64Array;

  constructor(size: number) {
    this.#influences = new Float64Array(size);
  }

  add(score: number, influences: Float64Array, slope: number): void {
    this.#score += score;
    if (slope === 0) return;
    influences.forEach((influence, person) => {
      (this.#influences[person] as number) += slope * influence;
    });
  }

  result(design: SurveyDesign): PopulationScore {
    return {
      score: this.#score,
      standardError: Math.sqrt(varianceOfTotal(design, this.#influences)),
      density: Number.NaN,
      densityStandardError: Number.NaN,
    };
  }
}

/** What a density divides, and by what. */
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
