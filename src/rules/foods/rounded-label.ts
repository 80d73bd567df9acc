import { KCAL_PER_GRAM } from '../../model/derived/energy-factors.ts';
import type { Variant } from '../../model/food.ts';
import { type NutrientName, nutrientAmount } from '../../model/nutrients.ts';
import { kjToKcal } from '../../model/units.ts';

/**
 * How US labels round an amount of a serving (21 CFR 101.9(c)): to multiples of a step, which is larger from some
 * amount on. Smaller amounts than `none` may be written as 0.
 */
interface Rounding {
  readonly step: number;
  readonly largeFrom: number;
  readonly largeStep: number;
  readonly none: number;
}

const CALORIES: Rounding = { step: 5, largeFrom: 50, largeStep: 10, none: 5 };
const FAT: Rounding = { step: 0.5, largeFrom: 5, largeStep: 1, none: 0.5 };
const OTHER: Rounding = { step: 1, largeFrom: 1, largeStep: 1, none: 0.5 };

/** Amounts per 100 g were computed from those of a serving, and published with two decimals. */
const COMPUTED = 0.02;

/** Rounding explains nearly everything in a smaller serving, in g, and so nothing. */
const LEAST_SERVING = 5;

/** By how much an amount may be less or more than the one on a label. An amount of 0 is never less. */
interface Range {
  readonly less: number;
  readonly more: number;
}

/** By how much an amount of a serving may differ from the one on its label; undefined if no label has that amount. */
function roundedBy(
  amount: number,
  { step, largeFrom, largeStep, none }: Rounding,
): Range | undefined {
  const own = amount > largeFrom + COMPUTED ? largeStep : step;
  const nearest = Math.round(amount / own) * own;
  if (Number.isNaN(amount) || Math.abs(amount - nearest) > COMPUTED) return undefined;
  return nearest === 0 ? { less: 0, more: none } : { less: own / 2, more: own / 2 };
}

const NOT_ROUNDED: Range = { less: 0, more: 0 };

/**
 * By how many kJ in 100 g the energy of a food may be less or more than that of its macronutrients, because a US label
 * rounds the amounts of its serving: 10 kcal next to 2 g of carbohydrates in 9 g of ketchup. 0 for any other food.
 */
export function roundingOfLabel({ nutrients, servingSizes }: Variant): Range {
  const [serving] = servingSizes;
  if (serving?.unit !== 'g' || serving.amount === null || serving.amount < LEAST_SERVING)
    return NOT_ROUNDED;
  const servings = serving.amount / 100;
  const of = (name: NutrientName) => nutrientAmount(nutrients, name) * servings;
  const difference = of('carbohydrates_by_difference');
  const carbohydrates = Number.isNaN(difference) ? of('carbohydrates') : difference;
  const energy = roundedBy(kjToKcal(of('energy')), CALORIES);
  const fat = roundedBy(of('fat'), FAT);
  const others = [carbohydrates, of('protein')].map((amount) => roundedBy(amount, OTHER));
  const [first, second] = others;
  if (energy === undefined || fat === undefined || first === undefined || second === undefined)
    return NOT_ROUNDED;
  const parts = (by: keyof Range) =>
    KCAL_PER_GRAM.fat * fat[by] + KCAL_PER_GRAM.protein * (first[by] + second[by]);
  const inKj = (kcal: number) => kcal / kjToKcal(1) / servings;
  return { less: inKj(energy.more + parts('less')), more: inKj(energy.less + parts('more')) };
}
