import { type FoodPatternName, isFoodPattern } from '../model/food-patterns.ts';
import type { NutrientName } from '../model/nutrients.ts';
import { kjToKcal } from '../model/units.ts';
import { type Evaluation, orNull, type PreparedEvaluation } from './evaluation.ts';
import {
  ESTIMATED_ENERGY,
  foodPatternSlot,
  type Inputs,
  type Layout,
  nutrientSlot,
} from './layout.ts';
import type { Metric } from './metric.ts';
import { coverage } from './totals.ts';

/** An amount that an index looks at. */
export type IndexInput = NutrientName | FoodPatternName;

/** What a component is measured by; the amounts of several inputs are added up. */
export type Density =
  | { readonly kind: 'per 1000 kcal' | 'per kcal'; readonly of: readonly IndexInput[] }
  | {
      readonly kind: '% of energy';
      readonly of: readonly IndexInput[];
      readonly kcalPerUnit: number;
    }
  | { readonly kind: 'ratio'; readonly of: readonly IndexInput[]; readonly to: IndexInput };

/** A row of an index. Where `bestAt` is below `worstAt`, less is better. */
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
}

export interface ComponentScore {
  readonly component: string;
  readonly label: string;
  readonly maxScore: number;
  readonly score: number;
  /** Null where there is nothing to divide by. */
  readonly density: number | null;
  readonly unit: string;
}

/** An input of the index that some of the foods lack, with the share of the mass that has it. */
export interface MissingInput {
  readonly input: string;
  readonly coverage: number;
}

export interface IndexScore {
  readonly components: readonly ComponentScore[];
  readonly totalScore: number;
  /** Share of the energy whose food patterns are estimated, 0 to 1. */
  readonly estimatedEnergyShare: number;
  readonly missingInputs: readonly MissingInput[];
}

/** Where the metrics of an index stand in its row; the scores, in the order of the components, come first. */
interface IndexRow {
  readonly totalScore: number;
  readonly estimatedEnergyShare: number;
  readonly densities: number;
  readonly coverages: number;
}

/**
 * Makes an evaluation of an index.
 *
 * Densities are taken first and then compared with the standards, in the order of operations of the
 * National Cancer Institute's SAS macro, so that values agree to the last printed digit. Energy 0
 * scores 0 everywhere. A component whose input no food has scores 0, never its maximum.
 */
export function indexEvaluation(index: readonly IndexComponent[]): Evaluation<IndexScore> {
  const count = index.length;
  const inputs = lookedAt(index);
  const places = {
    totalScore: count,
    estimatedEnergyShare: count + 1,
    densities: count + 2,
    coverages: 2 * count + 2,
  };
  const missingInputs = (values: Float64Array, at: number) => {
    let missing = NOTHING_MISSING;
    for (let place = 0; place < inputs.length; place++) {
      const share = values[at + places.coverages + place] as number;
      if (share < 1) {
        missing = [...missing, { input: inputs[place]?.[0] as string, coverage: share }];
      }
    }
    return missing;
  };
  return {
    inputs: indexInputs(index),
    metrics: indexMetrics(index, inputs),
    prepare: (layout) => ({
      evaluate: scorer(index, inputs, places, layout),
      result: (values, at) => ({
        components: index.map(({ component, label, maxScore, unit }, place) => ({
          component,
          label,
          maxScore,
          score: values[at + place] as number,
          density: orNull(values[at + places.densities + place] as number),
          unit,
        })),
        totalScore: values[at + places.totalScore] as number,
        estimatedEnergyShare: values[at + places.estimatedEnergyShare] as number,
        missingInputs: missingInputs(values, at),
      }),
    }),
  };
}

function indexMetrics(index: readonly IndexComponent[], inputs: LookedAt): Metric[] {
  return [
    ...index.map(({ component }): Metric => ({ name: component, unit: '', shownIn: 'own tables' })),
    { name: 'total_score', unit: '', shownIn: 'tables' },
    { name: 'estimated_energy_share', unit: '', shownIn: 'files' },
    ...index.map(
      ({ component, unit }): Metric => ({
        name: `${component}_density`,
        unit,
        shownIn: 'programs',
      }),
    ),
    ...inputs.map(
      ([input]): Metric => ({
        name: `${input}_coverage`,
        unit: '',
        shownIn: 'programs',
        coverageOf: input,
      }),
    ),
  ];
}

/** Made once: nearly all groups of a batch miss nothing. */
const NOTHING_MISSING: readonly MissingInput[] = [];

/** A component with its inputs as slots of a layout. */
interface PlacedComponent {
  readonly row: IndexComponent;
  readonly of: Int32Array;
  /** Of the other side of a ratio; else -1. */
  readonly to: number;
  /** Slots of the mass that lacks an input. */
  readonly gaps: Int32Array;
}

/** Runs for every group of a batch: plain loops over slots found once. */
function scorer(
  index: readonly IndexComponent[],
  inputs: LookedAt,
  places: IndexRow,
  layout: Layout,
): PreparedEvaluation<IndexScore>['evaluate'] {
  const energy = nutrientSlot(layout, 'energy');
  const gaps = Int32Array.from(inputs, ([, input]) => gapSlot(layout, input));
  const components = index.map((row) => place(row, layout));
  return (amounts, values, at) => {
    const kj = amounts[energy] as number;
    const kcal = kjToKcal(kj);
    let hasGaps = false;
    for (let input = 0; input < gaps.length; input++) {
      const share = coverage(amounts, gaps[input] as number);
      values[at + places.coverages + input] = share;
      if (share < 1) hasGaps = true;
    }
    let total = 0;
    for (let component = 0; component < components.length; component++) {
      const placed = components[component] as PlacedComponent;
      const isNone = kcal === 0 || (hasGaps && isUnknown(placed, amounts));
      const density = isNone ? Number.NaN : divide(placed, kcal, amounts);
      const score = Number.isNaN(density) ? 0 : interpolate(placed.row, density);
      values[at + component] = score;
      values[at + places.densities + component] = Number.isFinite(density) ? density : Number.NaN;
      total += score;
    }
    values[at + places.totalScore] = total;
    const estimated = amounts[ESTIMATED_ENERGY] as number;
    values[at + places.estimatedEnergyShare] = kj > 0 ? Math.min(1, estimated / kj) : 0;
  };
}

function place(row: IndexComponent, layout: Layout): PlacedComponent {
  const { density } = row;
  return {
    row,
    of: Int32Array.from(density.of, (input) => inputSlot(layout, input)),
    to: density.kind === 'ratio' ? inputSlot(layout, density.to) : -1,
    gaps: Int32Array.from(inputsOf(density), (input) => gapSlot(layout, input)),
  };
}

function inputSlot(layout: Layout, input: IndexInput): number {
  return isFoodPattern(input) ? foodPatternSlot(layout, input) : nutrientSlot(layout, input);
}

function gapSlot(layout: Layout, input: IndexInput): number {
  return isFoodPattern(input)
    ? layout.foodPatternGap
    : nutrientSlot(layout, input, 'nutrientGapSlots');
}

function isUnknown({ gaps }: PlacedComponent, amounts: Float64Array): boolean {
  for (let index = 0; index < gaps.length; index++) {
    if (coverage(amounts, gaps[index] as number) === 0) return true;
  }
  return false;
}

/** NaN where both sides of a ratio are 0: such a component scores 0. */
function divide({ row, of, to }: PlacedComponent, kcal: number, amounts: Float64Array): number {
  let amount = 0;
  for (let index = 0; index < of.length; index++) amount += amounts[of[index] as number] as number;
  const { density } = row;
  switch (density.kind) {
    case 'per 1000 kcal':
      return amount / (kcal / 1000);
    case 'per kcal':
      return amount / kcal;
    case '% of energy':
      return 100 * ((amount * density.kcalPerUnit) / kcal);
    case 'ratio':
      return amount / (amounts[to] as number);
  }
}

/** Linear between the two standards, and no further; also of an infinite ratio. */
function interpolate({ maxScore, worstAt, bestAt }: IndexComponent, density: number): number {
  if (worstAt > bestAt) {
    return within(maxScore - (maxScore * (density - bestAt)) / (worstAt - bestAt), maxScore);
  }
  return worstAt === 0
    ? within(maxScore * (density / bestAt), maxScore)
    : within(maxScore * ((density - worstAt) / (bestAt - worstAt)), maxScore);
}

function within(score: number, maxScore: number): number {
  return Math.min(Math.max(score, 0), maxScore);
}

function inputsOf(density: Density): readonly IndexInput[] {
  return density.kind === 'ratio' ? [...density.of, density.to] : density.of;
}

/** What the totals of an index have to add up. */
function indexInputs(index: readonly IndexComponent[]): Inputs {
  const inputs = index.flatMap(({ density }) => inputsOf(density));
  return {
    nutrients: [
      'energy',
      ...inputs.filter((input): input is NutrientName => !isFoodPattern(input)),
    ],
    foodPatterns: inputs.filter(isFoodPattern),
  };
}

type LookedAt = readonly (readonly [name: string, input: IndexInput])[];

/** Energy and the nutrients by their names, the food patterns as one, since a food has all or none. */
function lookedAt(index: readonly IndexComponent[]): LookedAt {
  const inputs: IndexInput[] = ['energy', ...index.flatMap((row) => inputsOf(row.density))];
  const named = new Map(
    inputs.map((input) => [isFoodPattern(input) ? 'food_patterns' : input, input] as const),
  );
  return [...named];
}
