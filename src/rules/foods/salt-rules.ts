import { rawVariant, yieldFactor } from '../../model/cooking/yields.ts';
import type { Food, Variant } from '../../model/food.ts';
import { nutrient } from '../../model/nutrients.ts';
import type { FoodDiagnostic, FoodRule } from './food-rule.ts';

type Found = Omit<FoodDiagnostic, 'code'>;

export const unlabelledSalt: FoodRule = {
  code: 'food/unlabelled-salt',
  severity: 'error',
  help: 'A single food is cooked without salt, or its label mentions the salt.',
  explanation:
    'Otherwise the variants of a food are not comparable, and salt entered as a food counts twice. A label explains the salt if it mentions salt, brine, curing, smoke, a sauce or a coating.',
  wrong: 'chicken.broiled: 372 mg of sodium; chicken.raw: 70 mg',
  right: 'chicken.broiled: 77 mg of sodium; chicken.raw: 70 mg',
  check: checkUnsalted,
};

export const saltedName: FoodRule = {
  code: 'food/salted-name',
  severity: 'error',
  help: 'A generic food called salted has at least 100 mg of sodium in 100 g.',
  explanation: 'The amounts are most likely those of the unsalted food.',
  wrong: 'Salted peanuts: 6 mg of sodium',
  right: 'Salted peanuts: 320 mg of sodium',
  check: checkSaltedNames,
};

const SODIUM = nutrient('sodium').position;

/** The difference between sources: a share of the sodium of the raw food, plus some for foods with little (mg). */
const SODIUM_SHARE = 0.3;
/** The mg of sodium in 100 g by which sources differ. */
const SODIUM_ANYWAY = 60;

/** Words of a label that account for salt: it was added, or came with a coating, a sauce or a cure. */
const WITH_SALT = /salt|brine|cured|smoked|sauce|batter|bread|flour/i;

/**
 * Checks that a variant of a single food is cooked without salt, so that variants can be compared and salt counts only
 * once. A variant with salt says so in its label.
 */
function checkUnsalted(food: Food): Found[] {
  if (food.type !== 'generic_single_food' || food.variants.length === 1) return [];
  const raw = rawVariant(food);
  if (raw === undefined) return [];
  return food.variants.flatMap((cooked) => {
    if (cooked === raw || WITH_SALT.test(cooked.label)) return [];
    const before = sodiumOf(raw);
    const { factor } = yieldFactor(food, cooked);
    const most = (before * (1 + SODIUM_SHARE) + SODIUM_ANYWAY) / factor;
    const sodium = sodiumOf(cooked);
    if (!(sodium > most)) return [];
    return [
      {
        field: `${cooked.id} sodium`,
        value: String(sodium),
        message: `Implausible sodium: ${sodium.toFixed(0)} mg in a food cooked without salt`,
        expected: `at most ${most.toFixed(0)} mg, as ${raw.id} has ${before.toFixed(0)} mg, or a label that names the salt`,
        amountOf: { variantId: cooked.id, name: 'sodium' },
      },
    ];
  });
}

/** The least sodium that readers expect of a food called "salted", in mg. */
const SALTED_LEAST = 100;

/** A food that is called salted has salt. */
function checkSaltedNames(food: Food): Found[] {
  // Labels call products salted even if they have little salt: salted caramel, lightly salted nuts.
  if (food.type === 'branded_food' || !/\bsalted\b/i.test(food.name)) return [];
  return food.variants.flatMap((variant) => {
    const sodium = sodiumOf(variant);
    if (!(sodium < SALTED_LEAST)) return [];
    return [
      {
        field: `${variant.id} sodium`,
        value: String(sodium),
        message: `${food.name} is called salted but has only ${sodium} mg of sodium`,
        expected: `at least ${SALTED_LEAST} mg`,
        amountOf: { variantId: variant.id, name: 'sodium' },
      },
    ];
  });
}

function sodiumOf({ nutrients }: Variant): number {
  return nutrients[SODIUM] as number;
}
