import type { NutrientName } from '../../model/nutrients.ts';
import {
  CUT_POINTS,
  type CutPoints,
  cutPointOf,
} from '../reference-intakes/average-requirements.ts';
import { type Design, type Estimate, meanOf, shareOf, standardErrorOf } from './estimates.ts';
import { type Percentile, percentilesOf } from './percentiles.ts';

/** How much of something each person of a survey ate; NaN if unknown. */
export interface PersonIntake {
  readonly name: string;
  readonly label: string;
  readonly unit: string;
  /** The nutrient if it has cut-points; otherwise undefined. */
  readonly nutrient: NutrientName | undefined;
  readonly amounts: Float64Array;
}

/** The age and sex of the persons; NaN and undefined for unknown. */
export interface PersonFacts {
  /** Years. */
  readonly ages: Float64Array;
  readonly sexes: readonly ('female' | 'male' | undefined)[];
}

/** The share of persons below or above a cut-point. */
export interface Share {
  /** Persons who have a cut-point. */
  readonly persons: number;
  /** 0 to 1. */
  readonly share: number;
  readonly standardError: number;
}

/** The distribution of an intake among the persons of a domain. */
export interface PopulationIntake extends Omit<PersonIntake, 'amounts' | 'nutrient'> {
  /** Persons with a known amount. */
  readonly persons: number;
  readonly weight: number;
  readonly mean: Estimate;
  readonly percentiles: readonly Percentile[];
  /** Absent if the nutrient has no such cut-point, or nobody in the domain has one. */
  readonly belowAverage?: Share;
  readonly aboveUpper?: Share;
}

/** Means, percentiles and shares for the persons of a domain, for everything that some of them ate in a known amount. */
export function populationIntakes(
  intakes: readonly PersonIntake[],
  facts: PersonFacts | undefined,
  design: Design,
  domain: Int32Array,
): PopulationIntake[] {
  return intakes.map(({ nutrient, amounts, name, label, unit }): PopulationIntake => {
    const known = domain.filter((person) => !Number.isNaN(amounts[person]));
    const points = nutrient === undefined ? undefined : CUT_POINTS.get(nutrient);
    return {
      ...{ name, label, unit },
      persons: known.length,
      weight: known.reduce((sum, person) => sum + (design.weights[person] as number), 0),
      mean: meanOf(design, amounts, known),
      percentiles: percentilesOf(design, amounts, known),
      ...(facts === undefined || points === undefined
        ? {}
        : sharesOf({ amounts, points, facts }, design, known)),
    };
  });
}

interface Compared {
  readonly amounts: Float64Array;
  readonly points: CutPoints;
  readonly facts: PersonFacts;
}

function sharesOf(
  { amounts, points: { average, upper }, facts }: Compared,
  design: Design,
  known: Int32Array,
): Pick<PopulationIntake, 'belowAverage' | 'aboveUpper'> {
  const share = (
    figures: CutPoints['average'],
    isCounted: (amount: number, cutPoint: number) => boolean,
  ): Share | undefined => {
    if (figures === undefined) return undefined;
    const cutPoint = (person: number) =>
      cutPointOf(figures, facts.ages[person] as number, facts.sexes[person]);
    const having = known.filter((person) => !Number.isNaN(cutPoint(person)));
    if (having.length === 0) return undefined;
    const ratio = shareOf(
      design,
      (person) => isCounted(amounts[person] as number, cutPoint(person)),
      having,
    );
    return {
      persons: having.length,
      share: ratio.value,
      standardError: standardErrorOf(design, ratio),
    };
  };
  const belowAverage = share(average, (amount, cutPoint) => amount < cutPoint);
  const aboveUpper = share(upper, (amount, cutPoint) => amount > cutPoint);
  return {
    ...(belowAverage === undefined ? {} : { belowAverage }),
    ...(aboveUpper === undefined ? {} : { aboveUpper }),
  };
}
