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

/** kcal per gram. */
const FAT_KCAL = 9;
const OTHER_KCAL = 4;

/** Amounts per 100 g were computed from those of a serving, and published with two decimals. */
const COMPUTED = 0.02;

/** By how much an amount of a serving may differ from the one on its label; undefined if no label has that amount. */
function roundedBy(
  amount: number,
  { step, largeFrom, largeStep, none }: Rounding,
): number | undefined {
  const own = amount > largeFrom + COMPUTED ? largeStep : step;
  const nearest = Math.round(amount / own) * own;
  if (Number.isNaN(amount) || Math.abs(amount - nearest) > COMPUTED) return undefined;
  return nearest === 0 ? none : own / 2;
}

/**
 * By how many kJ in 100 g the energy of a food may differ from that of its macronutrients, because a US label rounds
 * the amounts of its serving: 10 kcal next to 2 g of carbohydrates in 9 g of ketchup. 0 for any other food.
 */
export function roundingOfLabel({ nutrients, servingSizes }: Variant): number {
  const [serving] = servingSizes;
  if (serving?.unit !== 'g' || serving.amount === null || serving.amount <= 0) return 0;
  const servings = serving.amount / 100;
  const of = (name: NutrientName) => nutrientAmount(nutrients, name) * servings;
  const difference = of('carbohydrates_by_difference');
  const carbohydrates = Number.isNaN(difference) ? of('carbohydrates') : difference;
  const energy = roundedBy(kjToKcal(of('energy')), CALORIES);
  const fat = roundedBy(of('fat'), FAT);
  const others = [carbohydrates, of('protein')].map((amount) => roundedBy(amount, OTHER));
  if (energy === undefined || fat === undefined || others.includes(undefined)) return 0;
  const parts = (others as number[]).reduce((sum, by) => sum + OTHER_KCAL * by, FAT_KCAL * fat);
  return (energy + parts) / kjToKcal(1) / servings;
}
