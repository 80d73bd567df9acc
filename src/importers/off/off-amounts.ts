import { ALCOHOL_GRAMS_PER_ML } from '../../model/derived/alcohol.ts';
import type { ValueRepair } from '../../model/food-collection.ts';
import {
  findNutrient,
  type NutrientVector,
  nutrient,
  SALT_PER_SODIUM,
  unknownNutrients,
} from '../../model/nutrients.ts';
import { toUnit } from '../foods-table/columns/cells/cell-values.ts';
import { parseWeight } from '../foods-table/headings/parse-weight.ts';
import type { TypedUnit } from '../published/label-mistakes.ts';
import { changedAmounts } from '../published/value-repairs.ts';
import { OffCells } from './off-cells.ts';
import { type AmountSuffix, energyIn } from './off-energy.ts';
import { OFF_NUTRIENTS } from './off-nutrients.ts';
import type { OffRecord } from './off-records.ts';

/** The amounts of a product per 100 g. */
export interface OffAmounts {
  readonly nutrients: NutrientVector;
  /** The units in which people may have typed the energy by mistake. */
  readonly energyMistakes: readonly TypedUnit[];
  /** Amounts in the wrong columns or in the wrong unit, which were converted, and values that are no amounts. */
  readonly repairs: readonly ValueRepair[];
}

const ENERGY = nutrient('energy').position;
const ALCOHOL = nutrient('alcohol').position;
const SALT = nutrient('salt').position;
const SODIUM = nutrient('sodium').position;

/** Reads the amounts of a product. */
export function amountsIn(record: OffRecord): OffAmounts {
  const nutrients = unknownNutrients();
  const { bases, isRepaired } = basisOf(record);
  const [{ suffix, factor: ofEnergy }] = bases;
  const cells = new OffCells(record);
  const amountOf = (called: string) => firstAmount(record, cells, called, bases);
  const { kj, mistakes } = energyIn(cells, suffix);
  nutrients[ENERGY] = kj * ofEnergy;
  const { amount: sodium, factor: ofSodium } = amountOf('sodium');
  const isSodiumInMg = isTooMuchSodium(sodium * ofSodium, () =>
    MACRONUTRIENTS.map((called) => {
      const { amount, factor } = amountOf(called);
      return amount * factor || 0;
    }),
  );
  for (const [called, name] of OFF_NUTRIENTS) {
    const known = findNutrient(name);
    const { amount, factor } = amountOf(called);
    if (known === undefined || Number.isNaN(amount)) continue;
    // Open Food Facts computes salt from sodium, so that both have the same mistake.
    const unit = isSodiumInMg && SALTS.has(called) ? 'mg' : 'g';
    nutrients[known.position] = (toUnit(amount, unit, known.unit) ?? Number.NaN) * factor;
  }
  // Alcohol is in percent by volume, whatever the basis of the other amounts.
  nutrients[ALCOHOL] = amountOf('alcohol').amount * ALCOHOL_GRAMS_PER_ML;
  const lacksAlcohol = Number.isNaN(nutrients[ALCOHOL]) && isAlcoholic(record);
  return {
    nutrients,
    // Unknown alcohol explains the energy better than a mistaken unit.
    energyMistakes: lacksAlcohol ? [] : mistakes,
    repairs: [
      ...(isRepaired
        ? changedAmounts(asWritten(nutrients, ofEnergy), nutrients, OF_A_SERVING)
        : []),
      ...cells.unread(),
      ...(isSodiumInMg ? changedAmounts(inGrams(nutrients), nutrients, IN_MILLIGRAMS) : []),
    ],
  };
}

/**
 * An amount from the first columns that have one, and the factor to the amount in 100 g. NaN if it is unknown, for
 * example because a label says "less than".
 */
function firstAmount(
  { field }: OffRecord,
  cells: OffCells,
  called: string,
  bases: OffBasis['bases'],
): { readonly amount: number; readonly factor: number } {
  const unknown = { amount: Number.NaN, factor: 1 };
  if (/[<>\u2264\u2265]/.test(field(`${called}_modifier`))) return unknown;
  for (const { suffix, factor } of bases) {
    const amount = cells.amountIn(`${called}${suffix}`);
    if (!Number.isNaN(amount)) return { amount, factor };
  }
  return unknown;
}

const OF_A_SERVING = 'amounts of a serving were entered as those of 100 g';
const IN_MILLIGRAMS = 'milligrams of sodium were entered as grams';

/** The amounts before a factor was applied; alcohol has none. */
function asWritten(nutrients: NutrientVector, factor: number): NutrientVector {
  return nutrients.map((amount, at) => (at === ALCOHOL ? amount : amount / factor));
}

/** The salt and sodium that would result if the amounts had been in grams. */
function inGrams(nutrients: NutrientVector): NutrientVector {
  return nutrients.map((amount, at) => (at === SALT || at === SODIUM ? amount * 1000 : amount));
}

const SALTS: ReadonlySet<string> = new Set(['salt', 'sodium']);

const MACRONUTRIENTS = ['fat', 'carbohydrates', 'proteins'] as const;

/**
 * Whether 100 g would have more than 100 g of salt, which shows that the sodium was typed in
 * milligrams, as on US labels. If other amounts do not fit either, all of them have a different
 * mistake. If there are no others, the product may be salt itself: it has 39 g of sodium, and
 * labels that round give 42.
 */
function isTooMuchSodium(grams: number, readOthers: () => readonly number[]): boolean {
  if (!(grams * SALT_PER_SODIUM > 100)) return false;
  const others = readOthers();
  if (others.some((amount) => amount > 100)) return false;
  return grams > 100 || others.some((amount) => amount > 0);
}

/** The category of alcoholic drinks, in the languages of most products. */
const ALCOHOLIC =
  /(?<!non[- ])alcoholic[- ]beverages|(?<!\p{L})alkoholische getränke|boissons alcoolisées|bebidas alcohólicas/iu;

function isAlcoholic({ field }: OffRecord): boolean {
  return ['categories_tags', 'categories_en', 'categories'].some((name) =>
    ALCOHOLIC.test(field(name)),
  );
}

/** Columns of amounts that most products have. */
const USUAL = ['energy-kj', 'energy-kcal', 'energy', 'fat', 'carbohydrates', 'proteins'] as const;

/** Columns of amounts, and the factor from these to amounts per 100 g. */
interface OffColumns {
  readonly suffix: AmountSuffix;
  readonly factor: number;
}

/** Which columns have the amounts of a product. */
interface OffBasis {
  /** The columns that count, and those that count for nutrients which the first ones lack. */
  readonly bases: readonly [OffColumns, ...OffColumns[]];
  /** Whether amounts of a serving are in the columns of 100 g. */
  readonly isRepaired: boolean;
}

function basisOf({ field }: OffRecord): OffBasis {
  const columns = { suffix: '_100g', factor: 1 } as const;
  const per100: OffBasis = { bases: [columns], isRepaired: false };
  const grams =
    Number(field('serving_quantity')) || parseWeight(field('serving_size'))?.amount || 0;
  if (!(grams > 0)) return per100;
  const factor = 100 / grams;
  const isGiven = (suffix: AmountSuffix) => USUAL.some((name) => field(`${name}${suffix}`) !== '');
  if (!isGiven('_100g') && isGiven('_serving')) {
    // A few nutrients may still have amounts per 100 g.
    return { bases: [{ suffix: '_serving', factor }, columns], isRepaired: false };
  }
  if (field('nutrition_data_per') !== 'serving' || grams === 100) return per100;
  const pairs = ['energy', 'fat', 'carbohydrates', 'proteins'].map((name) => [
    field(`${name}_100g`),
    field(`${name}_serving`),
  ]);
  const known = pairs.filter(([one, serving]) => one !== '' && serving !== '');
  const areSame = known.every(([one, serving]) => Number(one) === Number(serving));
  const hasAny = known.some(([one]) => Number(one) > 0);
  return hasAny && areSame ? { bases: [{ ...columns, factor }], isRepaired: true } : per100;
}
