import type { Food } from '../../model/food.ts';
import {
  NUTRIENTS,
  type NutrientVector,
  nutrient,
  SALT_PER_SODIUM,
} from '../../model/nutrients.ts';
import { kcalToKj, kjToKcal } from '../../model/units.ts';
import { macronutrientEnergy } from '../../rules/foods/energy-rule.ts';
import { leastEnergyOfKind } from './least-energy.ts';

/** A unit in which people type an energy that is in the other unit. */
export type TypedUnit = 'kJ' | 'kcal';

/** A mistake that people make when they enter labels. */
export interface LabelMistake {
  /** The unit that the energy was typed in, if the mistake is about that. */
  readonly typed?: TypedUnit;
  /** What was wrong, for the list of repairs. */
  readonly reason: string;
  /** Whether the amounts look like the mistake at all. */
  readonly applies: (nutrients: NutrientVector) => boolean;
  readonly undo: (nutrients: NutrientVector) => NutrientVector;
  /** Whether the corrected amounts confirm that the mistake was made. */
  readonly confirms: (food: Food) => boolean;
}

const ENERGY = nutrient('energy').position;
const SODIUM = nutrient('sodium').position;
const SALT = nutrient('salt').position;
const MACRONUTRIENTS = (
  ['protein', 'fat', 'carbohydrates', 'carbohydrates_by_difference'] as const
).map((name) => nutrient(name).position);

/** 100 g of a food cannot have more of a part than 100 g. */
const MOST_GRAMS = 100;

/** Whether a food would have more than 100 g of something in 100 g. */
const hasTooMuch = (nutrients: NutrientVector) => nutrients.some(isTooMuch);

const fits = (nutrients: NutrientVector) => !hasTooMuch(nutrients);

/** All usual mistakes, in the order in which viand tries to undo them. */
export const LABEL_MISTAKES: readonly LabelMistake[] = [
  {
    typed: 'kJ',
    reason: 'kilojoules were entered as kilocalories',
    applies: fits,
    undo: (nutrients) => withEnergy(nutrients, kjToKcal),
    confirms: hasEnergyOfParts,
  },
  {
    typed: 'kcal',
    reason: 'kilocalories were entered as kilojoules',
    applies: fits,
    undo: (nutrients) => withEnergy(nutrients, kcalToKj),
    confirms: hasEnergyOfParts,
  },
  // Salt does not show in the energy, so its decimal point could be anywhere.
  {
    reason: 'the decimal point of an amount above 100 g was lost',
    applies: (nutrients) =>
      nutrients.every(
        (amount, at) => !isTooMuch(amount, at) || (MACRONUTRIENTS.includes(at) && isWhole(amount)),
      ) && hasTooMuch(nutrients),
    undo: (nutrients) => divided(nutrients, isTooMuch),
    confirms: hasEnergyOfParts,
  },
  {
    reason: 'the decimal points of all amounts in grams were lost',
    applies: (nutrients) =>
      hasTooMuch(nutrients) && nutrients.every((amount, at) => !isGrams(at) || isWhole(amount)),
    undo: (nutrients) => divided(nutrients, (_, at) => isMass(at)),
    confirms: hasEnergyOfParts,
  },
  // Energy and parts are still in proportion, so their size alone shows the mistake.
  {
    reason: 'the decimal points of all amounts were lost',
    applies: (nutrients) =>
      hasTooMuch(nutrients) &&
      nutrients.every((amount, at) =>
        at === ENERGY
          ? isWhole(amount) || isWhole(kjToKcal(amount))
          : at === SALT || isWhole(amount),
      ),
    undo: (nutrients) => divided(nutrients, () => true),
    confirms: (food) => hasEnergyOfParts(food) && energyOf(food) >= leastEnergyOfKind(food),
  },
];

/** The amounts, with impossible ones unknown; undefined if the others do not show what the food is. */
export function withoutImpossible(nutrients: NutrientVector): NutrientVector | undefined {
  if (MACRONUTRIENTS.some((at) => isTooMuch(nutrients[at] as number, at))) return undefined;
  if (!hasTooMuch(nutrients)) return undefined;
  return nutrients.map((amount, at) => (isTooMuch(amount, at) ? Number.NaN : amount));
}

/** How far the energy of a repaired label may be from that of its parts; other labels may be farther off. */
const ENERGY_SHARE = 0.12;
/** From this energy of the parts on, in kJ, they say more about the energy than rounding does. */
const COMPARABLE_KJ = 80;

/** Whether the energy of a food is close to that of its carbohydrates, protein, fat and alcohol. */
function hasEnergyOfParts({ variants: [variant] }: Food): boolean {
  if (variant === undefined) return false;
  const energy = variant.nutrients[ENERGY] as number;
  const { least, most } = macronutrientEnergy(variant);
  // Labels count about half the energy of other carbohydrates for fibre and sugar alcohols.
  const usual = (least + most) / 2;
  return (
    most >= COMPARABLE_KJ &&
    energy >= usual * (1 - ENERGY_SHARE) &&
    energy <= most * (1 + ENERGY_SHARE)
  );
}

/** Whether energy and macronutrients of a food are known, and large enough to be compared. */
export function hasComparableEnergy({ variants: [variant] }: Food): boolean {
  if (variant === undefined) return false;
  const { most } = macronutrientEnergy(variant);
  return most >= COMPARABLE_KJ && !Number.isNaN(variant.nutrients[ENERGY]);
}

function energyOf({ variants: [variant] }: Food): number {
  return variant?.nutrients[ENERGY] ?? Number.NaN;
}

function withEnergy(nutrients: NutrientVector, to: (energy: number) => number): NutrientVector {
  return nutrients.map((amount, at) => (at === ENERGY ? to(amount) : amount));
}

function divided(
  nutrients: NutrientVector,
  isWrong: (amount: number, position: number) => boolean,
): NutrientVector {
  return nutrients.map((amount, at) => (isWrong(amount, at) ? amount / 100 : amount));
}

function isTooMuch(amount: number, position: number): boolean {
  const grams = position === SODIUM ? (amount * SALT_PER_SODIUM) / 1000 : amount;
  return isMass(position) && grams > MOST_GRAMS;
}

/** Whether an amount, which may be unknown, has no decimals; conversions of units leave tiny ones. */
function isWhole(amount: number): boolean {
  return Number.isNaN(amount) || Math.abs(amount - Math.round(amount)) < 1e-6;
}

/** Whether a nutrient is one that labels give in grams, or the sodium of such salt. */
function isMass(position: number): boolean {
  return position === SODIUM || isGrams(position) || position === SALT;
}

/** Whether a nutrient other than salt, which may be computed from sodium, is in grams. */
function isGrams(position: number): boolean {
  return position !== SALT && NUTRIENTS[position]?.unit === 'g';
}
