import { type FoodPatternName, foodPattern, isFoodPattern } from '../../model/food-patterns.ts';
import { type NutrientName, nutrient } from '../../model/nutrients.ts';
import type { Inputs } from '../layout.ts';

/** An amount that an index reads. */
export type IndexInput = NutrientName | FoodPatternName;

/** The measure of a component. The amounts of several inputs are added up, unless `combine` says otherwise. */
export type Density = (
  | {
      readonly kind: 'amount' | 'per 100 kcal' | 'per 1000 kcal' | 'per kcal';
      readonly of: readonly IndexInput[];
    }
  | {
      readonly kind: '% of energy';
      readonly of: readonly IndexInput[];
      readonly kcalPerUnit: number;
    }
  | { readonly kind: 'ratio'; readonly of: readonly IndexInput[]; readonly to: IndexInput }
) & {
  readonly combine?: Combine;
};

/** Combines the amounts of inputs, if not by adding them up. */
export interface Combine {
  readonly unit: string;
  /**
   * @param amounts in the order of the inputs
   * @param kcal energy of everything
   */
  readonly of: (amounts: Float64Array, kcal: number) => number;
}

/**
 * How points follow from a density. `linear`: between the two standards. `steps`: the maximum from `bestAt` on, half of
 * it up to `worstAt`, otherwise nothing. `within`: the maximum from `worstAt` to `bestAt`. `deduction`: no points at 0,
 * and 100 less at `worstAt`. The others compare groups with each other: with their median, or by fifths.
 */
export type Scoring =
  | 'linear'
  | 'steps'
  | 'within'
  | 'deduction'
  | 'above median'
  | 'below median'
  | 'rising fifths'
  | 'falling fifths';

/** A row of an index. If `bestAt` is below `worstAt`, less is better. */
export interface IndexComponent {
  readonly component: string;
  readonly label: string;
  readonly maxScore: number;
  readonly density: Density;
  readonly unit: string;
  /** Density at which the component scores 0. */
  readonly worstAt: number;
  /** Density from which on it scores its maximum. */
  readonly bestAt: number;
  /** `linear` if absent. */
  readonly scoring?: Scoring;
}

/** The index, and the version of the table by which scores are computed. Results state both. */
export interface IndexTable {
  readonly index: string;
  readonly version: string;
}

const RANKINGS: ReadonlySet<Scoring | undefined> = new Set([
  'above median',
  'below median',
  'rising fifths',
  'falling fifths',
]);

/** Whether the score of a component depends on those of other groups. */
export function isRanked({ scoring }: IndexComponent): boolean {
  return RANKINGS.has(scoring);
}

/** Whether points are linear in a density that is a sum of inputs. */
export function isLinear({ scoring = 'linear', density }: IndexComponent): boolean {
  return scoring === 'linear' && density.combine === undefined;
}

/** All inputs of a density. */
export function inputsOf(density: Density): readonly IndexInput[] {
  return density.kind === 'ratio' ? [...density.of, density.to] : density.of;
}

/** The unit of the amount behind a density. */
export function amountUnitOf({ of: [input], combine }: Density): string {
  if (combine !== undefined) return combine.unit;
  if (input === undefined) return '';
  return isFoodPattern(input) ? foodPattern(input).unit : nutrient(input).unit;
}

/** The inputs that the totals for an index have to sum. */
export function indexInputs(index: readonly IndexComponent[]): Inputs {
  const inputs = index.flatMap(({ density }) => inputsOf(density));
  return {
    nutrients: [
      'energy',
      ...inputs.filter((input): input is NutrientName => !isFoodPattern(input)),
    ],
    foodPatterns: inputs.filter(isFoodPattern),
  };
}

/** An input whose coverage an index reports, or all food patterns together. */
export interface CoveredInput {
  /** Its name in results. */
  readonly name: string;
  readonly inputs: readonly IndexInput[];
  /** Whether lists of missing inputs may name it. */
  readonly isListed: boolean;
  /** The name under which results list several inputs if all of them have the same coverage. */
  readonly together?: string;
}

/** All food patterns as one input. */
export const ALL_PATTERNS = 'food_patterns';

/**
 * Lists energy, each nutrient and each food pattern, and all food patterns together as one input. Foods have all food
 * patterns or none, but totals of other programs may lack some.
 */
export function coveredInputs(index: readonly IndexComponent[]): readonly CoveredInput[] {
  const inputs = [
    ...new Set<IndexInput>(['energy', ...index.flatMap(({ density }) => inputsOf(density))]),
  ];
  const patterns = inputs.filter(isFoodPattern);
  return inputs.flatMap((input): CoveredInput[] => {
    if (!isFoodPattern(input)) return [{ name: input, inputs: [input], isListed: true }];
    if (input !== patterns[0]) return [];
    return [
      { name: ALL_PATTERNS, inputs: patterns, isListed: false },
      ...patterns.map((name) => ({
        name,
        inputs: [name],
        isListed: true,
        together: ALL_PATTERNS,
      })),
    ];
  });
}
