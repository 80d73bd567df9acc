import { type IndexComponent, isRanked, type Scoring } from './index-table.ts';

/** An index as numbers: a loop over them scores groups without looking at objects. */
export interface IndexProgram {
  /** Slots of the totals. */
  readonly energy: number;
  /** Slots of the masses with a missing input. The program is only for groups where all of them are 0. */
  readonly gaps: Int32Array;
  /** Places of metrics in their row; scores come first. */
  readonly totalScore: number;
  readonly estimatedEnergyShare: number;
  readonly amounts: number;
  readonly densities: number;
  /** The number of metrics of a row; those without a place here are 0, or state that nothing is missing. */
  readonly metrics: number;
  /** {@link PROGRAM_STEP} numbers for each component. */
  readonly steps: Float64Array;
}

/** Numbers for each component; `engine/run/plain-groups/assembly/scores.ts` reads them. */
export const PROGRAM_STEP = 16;

/** Inputs that a component may add up. */
const MAX_INPUTS = 8;

/** Kinds of densities and of scoring, by their numbers in a program. */
const DENSITIES: readonly IndexComponent['density']['kind'][] = [
  'amount',
  'per 100 kcal',
  'per 1000 kcal',
  'per kcal',
  '% of energy',
  'ratio',
];
const SCORINGS: readonly Scoring[] = ['linear', 'steps', 'within', 'deduction'];

/** A component with its inputs as slots. */
interface PlacedStep {
  readonly row: IndexComponent;
  readonly of: Int32Array;
  /** The slot of the other side of a ratio; -1 for none. */
  readonly to: number;
}

/**
 * Writes components as numbers.
 *
 * @returns undefined if a component ranks groups, or combines its inputs in another way than by addition
 */
export function programSteps(components: readonly PlacedStep[]): Float64Array | undefined {
  const steps = new Float64Array(PROGRAM_STEP * components.length);
  for (const [index, { row, of, to }] of components.entries()) {
    const { density, scoring = 'linear', maxScore, worstAt, bestAt } = row;
    if (density.combine !== undefined || isRanked(row) || of.length > MAX_INPUTS) return undefined;
    steps.set(
      [
        DENSITIES.indexOf(density.kind),
        SCORINGS.indexOf(scoring),
        ...[maxScore, worstAt, bestAt],
        density.kind === '% of energy' ? density.kcalPerUnit : 0,
        to,
        of.length,
        ...of,
      ],
      PROGRAM_STEP * index,
    );
  }
  return steps;
}
