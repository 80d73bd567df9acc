import { type NutrientName, nutrient } from '../../model/nutrients.ts';
import { kjToKcal } from '../../model/units.ts';
import { amountOf } from '../known-amounts.ts';
import type { IntakeComparison, MarkedAmount } from '../reference-intakes/compare-intakes.ts';
import { nutrientTotal, type Totals } from '../totals.ts';
import type { ComponentAdvice } from './index-advice.ts';

/** All that was eaten of one food. */
export interface FoodTotals {
  readonly id: string;
  readonly name: string;
  readonly totals: Totals;
}

/** The contribution of a food to an amount. */
export interface Contribution {
  readonly id: string;
  readonly name: string;
  /** The amount per day, in the unit of the total. */
  readonly amount: number;
  /** The share of the amount from all foods, 0 to 1. */
  readonly share: number;
}

/** The foods behind a shortfall or an excess. */
export interface Sources {
  readonly name: string;
  readonly label: string;
  readonly unit: string;
  readonly kind: 'shortfall' | 'excess';
  /** The foods that contribute most to it, the largest contribution first. */
  readonly foods: readonly Contribution[];
  /**
   * The foods that widen a shortfall of an index most, because their energy (kcal a day) comes with little or none of
   * the component; empty in all other cases.
   */
  readonly energyWithout: readonly Contribution[];
}

/** The most foods that a reader can act on. */
const MOST = 5;
/** The most foods that supply energy without the component. */
const MOST_WITHOUT = 3;

/** A food with less than this share of the total is not a main source. */
const LEAST_SHARE = 0.02;

/** The foods behind each component of an index that has points to gain, the most points first. */
export function sourcesOfComponents(
  advice: readonly ComponentAdvice[],
  foods: readonly FoodTotals[],
  days: number,
): Sources[] {
  const movable = advice
    .filter(({ move }) => move !== 'none' && move !== 'unknown')
    .sort((one, other) => other.points - one.points);
  return movable
    .filter(({ inputs, move }, position) => {
      // A ratio may have the same inputs as another component.
      const isSame = (other: ComponentAdvice) => other.inputs.join() === inputs.join();
      return move !== 'swap' || !movable.some((other, at) => at !== position && isSame(other));
    })
    .map(({ component, label, inputs, amountUnit, move, bestAt }) => {
      const amount = (totals: Totals) =>
        inputs.reduce((sum, input) => sum + amountOf(input, totals), 0);
      return {
        name: component,
        label: move === 'swap' ? nutrient(inputs[0] as NutrientName).label : label,
        unit: amountUnit,
        kind: move === 'more' ? 'shortfall' : 'excess',
        foods: main(foods, amount, days),
        energyWithout:
          move === 'more' ? energyWithout(foods, amount, { densityWanted: bestAt, days }) : [],
      };
    });
}

/** The foods behind each nutrient that is below or above its reference intake. */
export function sourcesOfNutrients(
  compared: readonly IntakeComparison[],
  foods: readonly FoodTotals[],
  days: number,
): Sources[] {
  return compared.flatMap(({ name, label, unit, lower, upper, verdict }) => {
    const marked = verdict === 'above' ? upper : verdict === 'below' ? lower : null;
    if (marked === null) return [];
    return {
      name,
      label,
      unit,
      kind: verdict === 'above' ? 'excess' : 'shortfall',
      foods: main(foods, (totals) => measured(marked, totals), days),
      energyWithout: [],
    };
  });
}

function measured({ measure }: MarkedAmount, totals: Totals): number {
  return measure.of.reduce((sum, [name, factor]) => sum + factor * nutrientTotal(totals, name), 0);
}

function main(
  foods: readonly FoodTotals[],
  amountIn: (totals: Totals) => number,
  days: number,
): Contribution[] {
  const amounts = foods.map(({ id, name, totals }) => ({ id, name, amount: amountIn(totals) }));
  const whole = amounts.reduce((sum, { amount }) => sum + amount, 0);
  return amounts
    .filter(({ amount }) => amount / whole >= LEAST_SHARE)
    .sort((one, other) => other.amount - one.amount)
    .slice(0, MOST)
    .map(({ id, name, amount }) => ({ id, name, amount: amount / days, share: amount / whole }));
}

/**
 * A food widens a shortfall by the amount that its energy should contribute minus the amount that it does contribute.
 */
function energyWithout(
  foods: readonly FoodTotals[],
  amountIn: (totals: Totals) => number,
  { densityWanted, days }: { readonly densityWanted: number; readonly days: number },
): Contribution[] {
  const energies = foods.map(({ id, name, totals }) => {
    const kcal = kjToKcal(nutrientTotal(totals, 'energy'));
    return { id, name, kcal, lack: (densityWanted * kcal) / 1000 - amountIn(totals) };
  });
  const whole = energies.reduce((sum, { kcal }) => sum + kcal, 0);
  return energies
    .filter(({ lack }) => lack > 0)
    .sort((one, other) => other.lack - one.lack)
    .slice(0, MOST_WITHOUT)
    .map(({ id, name, kcal }) => ({ id, name, amount: kcal / days, share: kcal / whole }));
}
