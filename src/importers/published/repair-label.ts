import type { Diagnostic } from '../../model/diagnostic.ts';
import type { Food } from '../../model/food.ts';
import type { ValueRepair } from '../../model/food-collection.ts';
import {
  NUTRIENTS,
  type NutrientVector,
  nutrient,
  SALT_PER_SODIUM,
} from '../../model/nutrients.ts';
import { kcalToKj, kjToKcal } from '../../model/units.ts';
import { checkFood } from '../../rules/foods/check-food.ts';
import { ruleOf } from '../../rules/rule-book.ts';
import { changedAmounts } from './value-repairs.ts';

/** A product whose label makes sense, possibly after undoing a usual mistake. */
export interface LabelledProduct {
  readonly food: Food;
  /** What was put right; empty for most products. */
  readonly repairs: readonly ValueRepair[];
}

const ENERGY = nutrient('energy').position;
const SODIUM = nutrient('sodium').position;

/** A unit in which people type an energy whose unit is the other. */
export type TypedUnit = 'kJ' | 'kcal';

interface Repair {
  /** The unit that the energy was typed in, if the mistake is about that. */
  readonly typed?: TypedUnit;
  /** What was wrong, for the list of repairs. */
  readonly reason: string;
  /** Whether the amounts look like the mistake at all. */
  readonly applies: (nutrients: NutrientVector) => boolean;
  readonly undo: (nutrients: NutrientVector) => NutrientVector;
}

/** No food has more of anything than 100 g in 100 g. */
const hasTooMuch = (nutrients: NutrientVector) => nutrients.some(isTooMuch);

const fits = (nutrients: NutrientVector) => !hasTooMuch(nutrients);

/** 100 g of a food cannot have more of a part than 100 g. */
const MOST_GRAMS = 100;

/** Mistakes that people make when they enter labels. */
const REPAIRS: readonly Repair[] = [
  // Kilojoules instead of kilocalories, or the reverse.
  {
    typed: 'kJ',
    reason: 'kilojoules were entered as kilocalories',
    applies: fits,
    undo: (nutrients) => withEnergy(nutrients, kjToKcal),
  },
  {
    typed: 'kcal',
    reason: 'kilocalories were entered as kilojoules',
    applies: fits,
    undo: (nutrients) => withEnergy(nutrients, kcalToKj),
  },
  // A lost decimal point, in some amounts or in all.
  {
    reason: 'the decimal point of an amount above 100 g was lost',
    applies: hasTooMuch,
    undo: (nutrients) =>
      nutrients.map((amount, at) => (isTooMuch(amount, at) ? amount / 100 : amount)),
  },
  {
    reason: 'the decimal points of all amounts in grams were lost',
    applies: hasTooMuch,
    undo: (nutrients) => nutrients.map((amount, at) => (isMass(at) ? amount / 100 : amount)),
  },
  {
    reason: 'the decimal points of all amounts were lost',
    applies: hasTooMuch,
    undo: (nutrients) => nutrients.map((amount) => amount / 100),
  },
];

function withEnergy(nutrients: NutrientVector, to: (energy: number) => number): NutrientVector {
  return nutrients.map((amount, at) => (at === ENERGY ? to(amount) : amount));
}

function isTooMuch(amount: number, position: number): boolean {
  const grams = position === SODIUM ? (amount * SALT_PER_SODIUM) / 1000 : amount;
  return isMass(position) && grams > MOST_GRAMS;
}

/** Whether a nutrient is one that labels give in grams, or the sodium of such salt. */
function isMass(position: number): boolean {
  return position === SODIUM || NUTRIENTS[position]?.unit === 'g';
}

const LABEL_RULES: ReadonlySet<string> = new Set([
  'food/energy-off-atwater',
  'food/implausible-nutrient',
]);

/**
 * Checks a product against all rules. If its amounts break one, but pass after undoing a usual mistake, the product is
 * repaired.
 *
 * @param read makes the food from its amounts
 * @param energyMistakes the units in which people may have typed the energy by mistake
 * @returns the product, or what is wrong with it
 */
export function assertLabel(
  nutrients: NutrientVector,
  read: (nutrients: NutrientVector) => Food,
  energyMistakes: readonly TypedUnit[] = ['kJ', 'kcal'],
): LabelledProduct | readonly Diagnostic[] {
  const food = read(nutrients);
  const faults = errorsOf(food);
  if (faults.length === 0) return { food, repairs: [] };
  if (faults.some(({ code }) => !LABEL_RULES.has(code))) return faults;
  for (const { typed, reason, applies, undo } of REPAIRS) {
    if (typed !== undefined && !energyMistakes.includes(typed)) continue;
    if (!applies(nutrients)) continue;
    const undone = undo(nutrients);
    const repaired = read(undone);
    if (errorsOf(repaired).length === 0) {
      return { food: repaired, repairs: changedAmounts(nutrients, undone, reason) };
    }
  }
  return faults;
}

function errorsOf(food: Food): Diagnostic[] {
  return checkFood(food)
    .filter(({ code }) => ruleOf(code).severity === 'error')
    .map(({ amountOf: _, ...diagnostic }) => diagnostic);
}
