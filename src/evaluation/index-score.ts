import type { Inputs } from '../intake/layout.ts';
import {
  foodPatternCoverage,
  foodPatternTotal,
  nutrientCoverage,
  nutrientTotal,
  type Totals,
} from '../intake/totals.ts';
import { type FoodPatternName, isFoodPattern } from '../model/food-patterns.ts';
import type { NutrientName } from '../model/nutrients.ts';
import { kjToKcal } from '../model/units.ts';

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

/**
 * Scores totals by an index.
 *
 * Densities are taken first and then compared with the standards, in the order of operations of the
 * National Cancer Institute's SAS macro, so that figures agree to the last printed digit. Energy 0
 * scores 0 everywhere. A component whose input no food has scores 0, never its maximum.
 */
export function scoreIndex(index: readonly IndexComponent[], totals: Totals): IndexScore {
  const components = index.map((row) => scoreComponent(row, totals));
  const energy = nutrientTotal(totals, 'energy');
  return {
    components,
    totalScore: components.reduce((sum, { score }) => sum + score, 0),
    estimatedEnergyShare: energy > 0 ? Math.min(1, totals.estimatedEnergy / energy) : 0,
    missingInputs: missingInputs(index, totals),
  };
}

function scoreComponent(row: IndexComponent, totals: Totals): ComponentScore {
  const { component, label, maxScore, unit } = row;
  const isUnknown = inputsOf(row.density).some((input) => coverageOf(input, totals) === 0);
  const density = isUnknown ? null : measure(row.density, totals);
  return {
    component,
    label,
    maxScore,
    score: density === null ? 0 : interpolate(row, density),
    density: density !== null && Number.isFinite(density) ? density : null,
    unit,
  };
}

/** Null where energy, or both sides of a ratio, are 0: such a component scores 0. */
function measure(density: Density, totals: Totals): number | null {
  const kcal = kjToKcal(nutrientTotal(totals, 'energy'));
  if (kcal === 0) return null;
  const quotient = divide(density, kcal, totals);
  return Number.isNaN(quotient) ? null : quotient;
}

function divide(density: Density, kcal: number, totals: Totals): number {
  const amount = density.of.reduce((sum, input) => sum + amountOf(input, totals), 0);
  switch (density.kind) {
    case 'per 1000 kcal':
      return amount / (kcal / 1000);
    case 'per kcal':
      return amount / kcal;
    case '% of energy':
      return 100 * ((amount * density.kcalPerUnit) / kcal);
    case 'ratio':
      return amount / amountOf(density.to, totals);
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

/** What was eaten of an input, in its unit. */
export function amountOf(input: IndexInput, totals: Totals): number {
  return isFoodPattern(input) ? foodPatternTotal(totals, input) : nutrientTotal(totals, input);
}

function coverageOf(input: IndexInput, totals: Totals): number {
  return isFoodPattern(input) ? foodPatternCoverage(totals) : nutrientCoverage(totals, input);
}

/** Energy and the nutrients by their names, the food patterns as one, since a food has all or none. */
function missingInputs(index: readonly IndexComponent[], totals: Totals): MissingInput[] {
  const missing: MissingInput[] = [];
  for (const [input, looked] of lookedAt(index)) {
    const coverage = coverageOf(looked, totals);
    if (coverage < 1) missing.push({ input, coverage });
  }
  return missing;
}

type LookedAt = readonly (readonly [name: string, input: IndexInput])[];

const LOOKED_AT = new WeakMap<readonly IndexComponent[], LookedAt>();

/** The inputs of an index by the names they are told by: put together once, as it is scored millions of times. */
function lookedAt(index: readonly IndexComponent[]): LookedAt {
  const known = LOOKED_AT.get(index);
  if (known !== undefined) return known;
  const inputs: IndexInput[] = ['energy', ...index.flatMap((row) => inputsOf(row.density))];
  const named = new Map(
    inputs.map((input) => [isFoodPattern(input) ? 'food_patterns' : input, input] as const),
  );
  const made = [...named];
  LOOKED_AT.set(index, made);
  return made;
}
