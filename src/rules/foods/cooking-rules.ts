import { yieldRange } from '../../model/cooking/yield-bounds.ts';
import { rawState, rawVariant, yieldFactor } from '../../model/cooking/yields.ts';
import type { Food, Processing, Variant } from '../../model/food.ts';
import { type NutrientName, nutrientAmount } from '../../model/nutrients.ts';
import type { FoodDiagnostic, FoodRule } from './food-rule.ts';

type Found = Omit<FoodDiagnostic, 'code'>;

export const implausibleYield: FoodRule = {
  code: 'food/implausible-yield',
  severity: 'error',
  help: 'A yield factor is plausible for the food group and the cooking method.',
  explanation:
    'Dry foods take up water, fresh foods lose it, and bacon shrinks to a third. Fresh fruit with the yield of stewed dried fruit would have three times its energy. Leave the cell empty if the yield is unknown.',
  wrong: 'apple.stewed: yield_factor 2.486',
  right: 'apple.stewed: yield_factor 0.975',
  check: checkYields,
};

export const cookingEnergy: FoodRule = {
  code: 'food/cooking-energy',
  severity: 'error',
  help: '100 g of a raw food have the same energy after cooking.',
  explanation:
    'Cooking adds or removes water, which has no energy. Without fat, the two energies differ by at most 30 % (or 20 % of all energy) plus 80 kJ; frying may add a coating. A food may take up fat (at most 40 g in 100 g of a deep-fried food) or lose it (at most three quarters). Otherwise the yield factor is wrong, or the two are different foods.',
  wrong: 'duck.raw: 39 g of fat; duck.boiled: 12 g, and half the weight',
  check: checkCookedEnergy,
};

/** A variant's own yield factor must be possible for its food group and method. */
function checkYields(food: Food): Found[] {
  if (food.variants.every(({ yieldFactor: given }) => given === null)) return [];
  const state = rawState(rawVariant(food));
  return food.variants.flatMap(({ id, processing, yieldFactor: factor }) => {
    if (factor === null || processing === 'raw') return [];
    const [lowest, highest] = yieldRange(food.foodGroup, processing, state);
    if (factor >= lowest && factor <= highest) return [];
    return [
      {
        field: `${id} yield_factor`,
        value: String(factor),
        message: `Implausible yield factor ${factor} for ${processing} ${food.name}`,
        expected: `${lowest} to ${highest}, as for other foods of its group`,
      },
    ];
  });
}

/** Energy of a gram of fat (kJ). */
const FAT_KJ = 37.7;

/**
 * The most by which the energy without fat may differ between 100 g of the raw food and what remains of it: a share of
 * it, or of all energy if that is more (two samples of nuts differ in fat), plus the difference between sources for
 * leaves and stems (kJ).
 */
const LEAN_SHARE = 0.3;
/** The share of all energy by which sources differ. */
const ENERGY_SHARE = 0.2;
/** The kJ by which sources differ, however little energy a food has. */
const ENERGY_ANYWAY = 80;

/** The energy of a coating per 100 g of the food that is fried with it (kJ). */
const COATING: Partial<Record<Processing, number>> = { fried: 200, 'deep-fried': 300 };

/** The most fat that 100 g of the cooked food can have absorbed (g). */
const FAT_GAIN: Readonly<Record<Processing, number>> = {
  raw: 0,
  dried: 5,
  boiled: 10,
  steamed: 10,
  stewed: 15,
  braised: 15,
  broiled: 15,
  roasted: 15,
  baked: 25,
  fried: 35,
  'deep-fried': 40,
};

/** The largest share of its fat that a raw food can lose: bacon loses three quarters. */
const FAT_LOSS = 0.75;
/** Grams of fat that sources differ by. */
const FAT_LOSS_ANYWAY = 2;

/**
 * 100 g of the raw food and what remains of it after cooking must have the same energy, except for fat and coating that
 * cooking adds and fat that melts out. Water has no energy.
 */
function checkCookedEnergy(food: Food): Found[] {
  const raw = rawVariant(food);
  if (raw === undefined || food.variants.length === 1) return [];
  return food.variants.flatMap((cooked) => {
    const { factor, origin } = yieldFactor(food, cooked);
    if (origin === 'raw' || origin === 'none') return [];
    return [...leanEnergyFindings(raw, cooked, factor), ...fatFindings(raw, cooked, factor)];
  });
}

function leanEnergyFindings(raw: Variant, cooked: Variant, factor: number): Found[] {
  const before = leanEnergy(raw);
  const after = leanEnergy(cooked) * factor;
  const tolerance =
    Math.max(before * LEAN_SHARE, nutrientAmount(raw.nutrients, 'energy') * ENERGY_SHARE) +
    ENERGY_ANYWAY;
  const most = before + tolerance + (COATING[cooked.processing] ?? 0) * factor;
  // Written so that unknown figures break no rule.
  if (!(after > most || after < before - tolerance)) return [];
  return [
    finding(cooked, 'energy', {
      message: `Implausible energy: ${after.toFixed(0)} kJ without fat in the ${(100 * factor).toFixed(0)} g that 100 g of the raw food weigh when cooked`,
      expected: `about ${before.toFixed(0)} kJ, as in 100 g of ${raw.id}`,
    }),
  ];
}

function fatFindings(raw: Variant, cooked: Variant, factor: number): Found[] {
  const before = nutrientAmount(raw.nutrients, 'fat');
  const after = nutrientAmount(cooked.nutrients, 'fat') * factor;
  const most = before * (1 + LEAN_SHARE) + FAT_GAIN[cooked.processing] * factor;
  const least = before * (1 - FAT_LOSS) - FAT_LOSS_ANYWAY;
  if (!(after > most || after < least)) return [];
  return [
    finding(cooked, 'fat', {
      message: `Implausible fat: ${after.toFixed(1)} g in the ${(100 * factor).toFixed(0)} g that 100 g of the raw food weigh when cooked`,
      expected: `${Math.max(0, least).toFixed(1)} to ${most.toFixed(1)} g, as 100 g of ${raw.id} have ${before.toFixed(1)} g`,
    }),
  ];
}

function finding(
  cooked: Variant,
  figure: NutrientName,
  words: { readonly message: string; readonly expected: string },
): Found {
  const value = String(nutrientAmount(cooked.nutrients, figure));
  const amountOf = { variantId: cooked.id, name: figure };
  return { field: `${cooked.id} ${figure}`, value, ...words, amountOf };
}

function leanEnergy(variant: Variant): number {
  return (
    nutrientAmount(variant.nutrients, 'energy') - nutrientAmount(variant.nutrients, 'fat') * FAT_KJ
  );
}
