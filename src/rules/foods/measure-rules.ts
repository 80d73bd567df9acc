import { rawState, rawVariant, waterIn, yieldFactor } from '../../model/cooking/yields.ts';
import { densityRange } from '../../model/density/density-bounds.ts';
import { densityOfParts } from '../../model/density/density-of-parts.ts';
import type { Food, ServingSize, ServingType, Variant } from '../../model/food.ts';
import { US_VOLUME_ML } from '../../model/units.ts';
import { type FoodDiagnostic, type FoodRule, ofVariants } from './food-rule.ts';

type Found = Omit<FoodDiagnostic, 'code'>;

export const implausibleDensity: FoodRule = {
  code: 'food/implausible-density',
  severity: 'error',
  help: 'A density is plausible for the food group and the state.',
  explanation:
    'The density is that of the food in a cup: leaves and flakes are light, boiled leaves are not, and no dry spice is as heavy as water. No food is heavier than its water, carbohydrates, protein and fat; drinks and sauces have no air, so they are about as heavy. Each state has its own density. Leave the cell empty if it is unknown.',
  wrong: 'spinach.boiled: density 0.106',
  right: 'spinach.boiled: density 0.761',
  check: (food) => ofVariants(food, (variant) => checkDensity(food, variant)),
};

export const measureOffDensity: FoodRule = {
  code: 'food/measure-off-density',
  severity: 'error',
  help: 'The weight of a cup or spoon matches the density.',
  explanation:
    'viand allows 25 % of the weight either way, and 40 % where the label names a form, such as diced or mashed. A heaped spoon may weigh up to four times as much.',
  wrong: 'spinach.boiled: density 0.761, "1 cup" 30 g',
  right: 'spinach.boiled: density 0.761, "1 cup" 180 g',
  check: (food) => ofVariants(food, checkMeasures),
};

export const measureBetweenStates: FoodRule = {
  code: 'food/measure-between-states',
  severity: 'error',
  help: 'The weights of a measure in different states match the effect of cooking.',
  explanation:
    'A cooked piece weighs its raw weight times the yield factor, within 40 %, and so does a portion of dry food, within 70 %. A cup of leaves that collapse weighs twice as much when boiled. A cup of any other fresh food becomes neither much lighter in water nor much heavier in dry heat.',
  wrong: 'spinach: a cup of 30 g, raw and boiled',
  right: 'spinach: a cup of 30 g raw, of 180 g boiled',
  check: checkStates,
};

function checkDensity(food: Food, variant: Variant): Found[] {
  const { id, density } = variant;
  if (density === null) return [];
  const [lowest, highest] = densityRange(food, variant);
  if (density >= lowest && density <= highest) return checkParts(food, variant, density);
  return [
    {
      field: `${id} density`,
      value: String(density),
      message: `Implausible density of ${density} g/ml for ${id}`,
      expected: `${lowest} to ${highest} g/ml, as for other foods of its group in this state`,
    },
  ];
}

/** Spoons are weighed to whole grams, and a spoonful is not exactly level. */
const ROUNDED = 0.12;
/** Liquids contain no air except for a little foam. */
const FOAM = 0.1;
const SAUCES = 'Soups, Sauces, and Gravies';
/** Foods with less water are powders and granules (g/100 g). */
const SAUCE_WATER = 20;

function checkParts(food: Food, variant: Variant, density: number): Found[] {
  const whole = densityOfParts(variant);
  const isSauce = food.foodGroup === SAUCES && waterIn(variant) >= SAUCE_WATER;
  const hasNoAir = !food.isSolid || isSauce;
  const [lowest, highest] = [hasNoAir ? whole * (1 - FOAM) : 0, whole * (1 + ROUNDED)];
  // Written so that unknown water breaks no rule.
  if (!(density < lowest || density > highest)) return [];
  return [
    {
      field: `${variant.id} density`,
      value: String(density),
      message: `Density of ${density} g/ml does not match the composition of ${variant.id}`,
      expected: `${hasNoAir ? 'about' : 'at most'} ${whole.toFixed(2)} g/ml, from water, carbohydrates, protein and fat`,
    },
  ];
}

/** Measures of a known volume, in millilitres. */
const VOLUMES: Readonly<Partial<Record<ServingType, number>>> = {
  medium_cup: US_VOLUME_ML.cup,
  tablespoon: US_VOLUME_ML.tablespoon,
  teaspoon: US_VOLUME_ML.teaspoon,
};

/**
 * The share by which a measure may differ from the density, because pieces of another form lie closer together or
 * farther apart.
 */
const FORM = 0.4;
/** The share for a measure whose label names no form, such as `1 cup`: a spoon beyond it is heaped. */
const PLAIN = 0.25;
/** The share for spoons of solid food, which can be heaped. */
const HEAPED = 4;

/** A plain cup or spoon: not half of one, nor a small one. */
const WHOLE_MEASURE = /^1 (?:level |heaped )?(?:cup|tablespoon|teaspoon)\b/i;
const PLAIN_MEASURE = /^1 (?:level )?(?:cup|tablespoon|teaspoon)$/i;

function checkMeasures({ id, density, servingSizes }: Variant): Found[] {
  if (density === null) return [];
  return servingSizes.flatMap(({ type, label, amount, unit }) => {
    const volume = type === null ? undefined : VOLUMES[type];
    if (volume === undefined || amount === null || unit !== 'g') return [];
    if (!WHOLE_MEASURE.test(label)) return [];
    const grams = volume * density;
    const form = PLAIN_MEASURE.test(label) ? PLAIN : FORM;
    const most = grams * (/\bheaped\b/i.test(label) ? HEAPED : 1 + form);
    const least = grams * (1 - form);
    return amount >= least && amount <= most ? [] : [found(id, { label, amount }, [least, most])];
  });
}

/** How far the weight of a piece may be from the yield factor, because two sources cut differently. */
const PIECE = 0.4;

/** A raw food whose cup is lighter than this has leaves that collapse (g/ml). */
const LEAVES = 0.2;
/** How many times denser leaves are once they are cooked. */
const COLLAPSE = 2;

/**
 * The lowest density of fresh pieces cooked in water, as a share of the raw density: pieces shrink or lie closer
 * together rather than get lighter.
 */
const LIGHTER = 0.7;
/** The density (g/ml) from which pieces get softer and lose water in dry heat; thinner ones collapse like leaves. */
const PIECES = 0.45;
/** How many times denser pieces may become in dry heat. */
const HEAVIER = 1.8;
/** The density (g/ml) of foods that pour, and become pieces with air between them: eggs, minced meat. */
const POURS = 0.9;
const IN_WATER: ReadonlySet<string> = new Set(['boiled', 'braised', 'steamed', 'stewed']);
/** Deep-fried food may be in batter. */
const DRY_HEAT: ReadonlySet<string> = new Set(['baked', 'broiled', 'fried', 'roasted']);

function checkStates(food: Food): Found[] {
  const raw = rawVariant(food);
  if (raw === undefined || food.variants.length === 1) return [];
  const isFresh = rawState(raw) === 'fresh';
  return food.variants.flatMap((cooked) => {
    if (cooked === raw) return [];
    const others = isFresh ? checkCups(raw, cooked) : checkSoakedPortions(food, raw, cooked);
    return [...checkPieces(food, raw, cooked), ...others];
  });
}

/** Things that are counted, and remain what they are when they are cooked. */
function isPiece({ type }: ServingSize): boolean {
  return /_(?:piece|slice|whole|toe)$/.test(type ?? '');
}

/** The smallest such ratio for portions of food that takes up water, which people eat more or less of. */
const DRY_PORTION = 0.7;
/** The yield factor from which a food has taken up water. */
const SOAKED = 1.3;

/** A portion that is weighed: `half a cup` of dry food is not what fills half a cup when it is cooked. */
function isWeighedPortion({ type, label }: ServingSize): boolean {
  return type === 'portion' && !/\b(?:cup|bowl|spoon|handful)/i.test(label);
}

function checkPieces(food: Food, raw: Variant, cooked: Variant): Found[] {
  return checkWeights(food, [raw, cooked], { isMeant: isPiece, most: PIECE });
}

function checkSoakedPortions(food: Food, raw: Variant, cooked: Variant): Found[] {
  if (!(yieldFactor(food, cooked).factor >= SOAKED)) return [];
  return checkWeights(food, [raw, cooked], { isMeant: isWeighedPortion, most: DRY_PORTION });
}

/** Checks that a measure weighs its raw weight times the yield factor, up or down to the share that it may differ. */
function checkWeights(
  food: Food,
  [raw, cooked]: readonly [Variant, Variant],
  { isMeant, most }: { readonly isMeant: (size: ServingSize) => boolean; readonly most: number },
): Found[] {
  const { factor, origin } = yieldFactor(food, cooked);
  if (origin === 'none') return [];
  return cooked.servingSizes.filter(isMeant).flatMap(({ type, label, amount }) => {
    const before = raw.servingSizes.find((size) => size.type === type && isMeant(size))?.amount;
    if (before === undefined || before === null || amount === null) return [];
    const weight = before * factor;
    const bounds = [
      most < 0.5 ? weight * (1 - most) : weight / (1 + most),
      weight * (1 + most),
    ] as const;
    return amount >= bounds[0] && amount <= bounds[1]
      ? []
      : [found(cooked.id, { label, amount }, bounds)];
  });
}

function checkCups(raw: Variant, cooked: Variant): Found[] {
  if (raw.density === null || raw.density >= POURS || cooked.density === null) return [];
  const isInWater = IN_WATER.has(cooked.processing);
  const least = isInWater ? raw.density * (raw.density < LEAVES ? COLLAPSE : LIGHTER) : 0;
  const isDry = DRY_HEAT.has(cooked.processing) && raw.density >= PIECES;
  const most = isDry ? raw.density * HEAVIER : Number.POSITIVE_INFINITY;
  if (cooked.density >= least && cooked.density <= most) return [];
  return [
    {
      field: `${cooked.id} density`,
      value: String(cooked.density),
      message: `Implausible density: ${cooked.density} g/ml cooked, but ${raw.density} g/ml raw`,
      expected: isInWater ? `at least ${least.toFixed(2)} g/ml` : `at most ${most.toFixed(2)} g/ml`,
    },
  ];
}

function found(
  id: string,
  { label, amount }: { readonly label: string; readonly amount: number },
  [least, most]: readonly [number, number],
): Found {
  return {
    field: `${id} serving_sizes`,
    value: `${label}: ${amount} g`,
    message: `Implausible weight of ${amount} g for "${label}" of ${id}`,
    expected: `${roughly(least)} to ${roughly(most)} g`,
  };
}

/** Rounds to two digits and keeps the number readable: 150 and not 1.5e+2. */
function roughly(grams: number): number {
  return Number(grams.toPrecision(2));
}
