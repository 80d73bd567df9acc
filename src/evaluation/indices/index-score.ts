import { isFoodPattern } from '../../model/food-patterns.ts';
import { knownOrNull } from '../../model/known-or-null.ts';
import { kjToKcal } from '../../model/units.ts';
import type { Evaluation, PreparedEvaluation } from '../evaluation.ts';
import {
  ESTIMATED_ENERGY,
  foodPatternGapSlot,
  foodPatternSlot,
  type Layout,
  nutrientSlot,
} from '../layout.ts';
import { coverage, leastCoverage } from '../totals.ts';
import { forEachUnusualValue } from '../unusual-values.ts';
import { type IndexPlaces, indexMetrics } from './index-metrics.ts';
import { type IndexProgram, programSteps } from './index-program.ts';
import {
  amountUnitOf,
  type CoveredInput,
  coveredInputs,
  type IndexComponent,
  type IndexInput,
  type IndexTable,
  indexInputs,
  inputsOf,
  isRanked,
} from './index-table.ts';
import { points } from './points.ts';
import { rankRows } from './ranking.ts';

/** The points of one component of an index, with the amount and density behind them. */
export interface ComponentScore {
  readonly component: string;
  readonly label: string;
  readonly maxScore: number;
  readonly score: number;
  /** The amount that was eaten; for a ratio, its numerator. Null if unknown. */
  readonly amount: number | null;
  readonly amountUnit: string;
  /** Null if the denominator is 0. */
  readonly density: number | null;
  readonly unit: string;
}

/** An input of the index that some of the foods lack, with the share of the mass that has it. */
export interface MissingInput {
  readonly input: string;
  readonly coverage: number;
}

/** The score of an index with those of its components. */
export interface IndexScore {
  readonly table: IndexTable;
  readonly components: readonly ComponentScore[];
  /** The total; NaN if the index has no table for this age. */
  readonly totalScore: number;
  /** Share of the energy whose food patterns are estimated, 0 to 1. */
  readonly estimatedEnergyShare: number;
  readonly missingInputs: readonly MissingInput[];
}

/** An evaluation by the components of an index. */
export interface IndexEvaluation extends Evaluation<IndexScore> {
  readonly table: IndexTable;
  readonly components: readonly IndexComponent[];
  /** The table for children aged 1 year: the same components with other standards. */
  readonly toddlers?: Pick<IndexEvaluation, 'table' | 'components'>;
}

/** Ages of toddlers, years: from 12 to 23 months (HEI-Toddlers-2020). */
const TODDLERS_FROM = 1;
const TODDLERS_TO = 2;

/**
 * Makes an evaluation of an index.
 *
 * Densities are computed first and then compared with the standards, in the order of operations of the National Cancer
 * Institute's SAS macro, so that values agree to the last printed digit. Without energy, every score is 0. A component
 * whose input no food has scores 0, never its maximum.
 *
 * @param toddlers the table for children of 1 year, if the age is known
 */
export function indexEvaluation(
  table: IndexTable,
  index: readonly IndexComponent[],
  toddlers?: IndexEvaluation['toddlers'],
): IndexEvaluation {
  const inputs = coveredInputs(index);
  const listed = inputs.flatMap(({ name, isListed, together }, place) =>
    isListed ? [{ as: name, usual: 1, together, place }] : [],
  );
  const { metrics, places } = indexMetrics(table, index, inputs, toddlers?.table);
  const missingInputs = (values: Float64Array, at: number) => {
    const missing: MissingInput[] = [];
    forEachUnusualValue(
      listed,
      ({ place }) => values[at + places.coverages + place] as number,
      (input, coverage) => missing.push({ input, coverage }),
    );
    return missing;
  };
  const rank: PreparedEvaluation<IndexScore>['rank'] = (rows, at) =>
    rankRows(index, rows, {
      scores: at,
      densities: at + places.densities,
      totalScore: at + places.totalScore,
    });
  const tableOf = (values: Float64Array, at: number) =>
    toddlers !== undefined && values[at + places.isToddler] === 1 ? toddlers.table : table;
  return {
    table,
    components: index,
    ...(toddlers === undefined ? {} : { toddlers }),
    inputs: indexInputs(index),
    metrics,
    prepare: (layout) => ({
      evaluate: byAge(scorer(index, inputs, places, layout), places, () =>
        scorer(toddlers?.components ?? index, inputs, places, layout),
      ),
      ...(index.some(isRanked) ? { rank } : {}),
      program: () => programOf(index, inputs, places, layout),
      result: (values, at) => ({
        table: tableOf(values, at),
        components: index.map(({ component, label, maxScore, unit, density }, place) => ({
          component,
          label,
          maxScore,
          score: values[at + place] as number,
          amount: knownOrNull(values[at + places.amounts + place] as number),
          amountUnit: amountUnitOf(density),
          density: knownOrNull(values[at + places.densities + place] as number),
          unit,
        })),
        totalScore: values[at + places.totalScore] as number,
        estimatedEnergyShare: values[at + places.estimatedEnergyShare] as number,
        missingInputs: missingInputs(values, at),
      }),
    }),
  };
}

type Score = PreparedEvaluation<IndexScore>['evaluate'];

/**
 * Scores with the table for the age. Without an age, nobody counts as a toddler; infants and unknown ages have no
 * score.
 */
function byAge(
  usual: Score,
  { isToddler, totalScore }: IndexPlaces,
  forToddlers: () => Score,
): Score {
  if (isToddler < 0) return usual;
  const toddlers = forToddlers();
  return (amounts, values, at, age) => {
    const isOne = age !== undefined && age >= TODDLERS_FROM && age < TODDLERS_TO;
    (isOne ? toddlers : usual)(amounts, values, at);
    values[at + isToddler] = Number(isOne);
    if (age === undefined || age >= TODDLERS_FROM) return;
    values.fill(Number.NaN, at, at + totalScore + 1);
    values[at + isToddler] = Number.NaN;
  };
}

/** A component with its inputs as slots of a layout. */
interface PlacedComponent {
  readonly row: IndexComponent;
  readonly of: Int32Array;
  /** The slot of the other side of a ratio; -1 for none. */
  readonly to: number;
  /** Slots of the mass that lacks an input. */
  readonly gaps: Int32Array;
}

/** Runs for every group of a batch: plain loops over slots found once. */
function scorer(
  index: readonly IndexComponent[],
  inputs: readonly CoveredInput[],
  places: IndexPlaces,
  layout: Layout,
): Score {
  const energy = nutrientSlot(layout, 'energy');
  const gaps = inputs.map(({ inputs: of }) =>
    Int32Array.from(of, (input) => gapSlot(layout, input)),
  );
  const components = index.map((row) => place(row, layout));
  return (amounts, values, at) => {
    const kj = amounts[energy] as number;
    const kcal = kjToKcal(kj);
    let hasGaps = false;
    for (let input = 0; input < gaps.length; input++) {
      const share = leastCoverage(amounts, gaps[input] as Int32Array);
      values[at + places.coverages + input] = share;
      if (share < 1) hasGaps = true;
    }
    let total = 0;
    for (let component = 0; component < components.length; component++) {
      const placed = components[component] as PlacedComponent;
      const isNone = hasGaps && isUnknown(placed, amounts);
      const amount = isNone ? Number.NaN : summed(placed, amounts, kcal);
      const density = divide(placed, amount, kcal, amounts);
      const score = Number.isNaN(density) ? 0 : points(placed.row, density);
      values[at + component] = score;
      values[at + places.amounts + component] = amount;
      values[at + places.densities + component] = Number.isFinite(density) ? density : Number.NaN;
      total += score;
    }
    values[at + places.totalScore] = total;
    const estimated = amounts[ESTIMATED_ENERGY] as number;
    values[at + places.estimatedEnergyShare] = kj > 0 ? Math.min(1, estimated / kj) : 0;
  };
}

/** The numbers for {@link scorer}, for groups without an age. */
function programOf(
  index: readonly IndexComponent[],
  inputs: readonly CoveredInput[],
  { totalScore, estimatedEnergyShare, amounts, densities, width }: IndexPlaces,
  layout: Layout,
): IndexProgram | undefined {
  const steps = programSteps(index.map((row) => place(row, layout)));
  if (steps === undefined) return undefined;
  return {
    energy: nutrientSlot(layout, 'energy'),
    gaps: Int32Array.from(new Set(inputs.flatMap(({ inputs: of }) => of)), (input) =>
      gapSlot(layout, input),
    ),
    ...{ totalScore, estimatedEnergyShare, amounts, densities },
    metrics: width,
    steps,
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
    ? foodPatternGapSlot(layout, input)
    : nutrientSlot(layout, input, 'nutrientGapSlots');
}

function isUnknown({ gaps }: PlacedComponent, amounts: Float64Array): boolean {
  for (let index = 0; index < gaps.length; index++) {
    if (coverage(amounts, gaps[index] as number) === 0) return true;
  }
  return false;
}

function summed({ of, row }: PlacedComponent, amounts: Float64Array, kcal: number): number {
  const { combine } = row.density;
  if (combine !== undefined) {
    const wanted = Float64Array.from(of, (slot) => amounts[slot] as number);
    return combine.of(wanted, kcal);
  }
  let amount = 0;
  for (let index = 0; index < of.length; index++) amount += amounts[of[index] as number] as number;
  return amount;
}

/** NaN without energy, and if both sides of a ratio are 0. Such a component scores 0. */
function divide(
  { row: { density }, to }: PlacedComponent,
  amount: number,
  kcal: number,
  amounts: Float64Array,
): number {
  if (density.kind === 'amount') return amount;
  if (kcal === 0) return Number.NaN;
  switch (density.kind) {
    case 'per 100 kcal':
      return amount / (kcal / 100);
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
