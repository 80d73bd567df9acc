import { ALCOHOL_GRAMS_PER_ML } from '../../model/alcohol.ts';
import {
  findNutrient,
  type NutrientVector,
  nutrient,
  unknownNutrients,
} from '../../model/nutrients.ts';
import { cellAmount, toUnit } from '../foods-table/cell-values.ts';
import { parseWeight } from '../foods-table/parse-weight.ts';
import { withSaltAndSodium } from '../foods-table/row-amounts.ts';
import type { TypedUnit } from '../published/repair-label.ts';
import { energyIn } from './off-energy.ts';
import { OFF_NUTRIENTS } from './off-nutrients.ts';
import type { OffRecord } from './off-records.ts';

/** The amounts of a product per 100 g. */
export interface OffAmounts {
  readonly nutrients: NutrientVector;
  /** The units in which people may have typed the energy by mistake. */
  readonly energyMistakes: readonly TypedUnit[];
  /** Whether amounts of a serving were converted. */
  readonly isPerServing: boolean;
}

const ENERGY = nutrient('energy').position;
const ALCOHOL = nutrient('alcohol').position;

/** Reads the amounts of a product. */
export function amountsIn(record: OffRecord): OffAmounts {
  const nutrients = unknownNutrients();
  const perServing = perServingFactor(record);
  const factor = perServing ?? 1;
  const { kj, mistakes } = energyIn(record);
  nutrients[ENERGY] = kj * factor;
  for (const [called, name] of OFF_NUTRIENTS) {
    const known = findNutrient(name);
    const amount = amountOf(record, called);
    if (known === undefined || Number.isNaN(amount)) continue;
    nutrients[known.position] = (toUnit(amount, 'g', known.unit) ?? Number.NaN) * factor;
  }
  // Alcohol is in per cent by volume, whatever the other amounts are per.
  nutrients[ALCOHOL] = amountOf(record, 'alcohol') * ALCOHOL_GRAMS_PER_ML;
  const lacksAlcohol = Number.isNaN(nutrients[ALCOHOL]) && isAlcoholic(record);
  return {
    nutrients: withSaltAndSodium(nutrients) as NutrientVector,
    // Unknown alcohol explains the energy better than a mistaken unit.
    energyMistakes: lacksAlcohol ? [] : mistakes,
    isPerServing: perServing !== undefined,
  };
}

/** An amount in the columns of 100 g; NaN if it is unknown, as it is where a label says "less than". */
function amountOf({ field }: OffRecord, called: string): number {
  if (/[<>\u2264\u2265]/.test(field(`${called}_modifier`))) return Number.NaN;
  return cellAmount(field(`${called}_100g`), 'point')?.amount ?? Number.NaN;
}

/** The category of alcoholic drinks, in the languages of most products. */
const ALCOHOLIC =
  /(?<!non[- ])alcoholic[- ]beverages|alkoholische getränke|boissons alcoolisées|bebidas alcohólicas/i;

function isAlcoholic({ field }: OffRecord): boolean {
  return ['categories_tags', 'categories_en', 'categories'].some((name) =>
    ALCOHOLIC.test(field(name)),
  );
}

/** The factor for amounts of a serving that are in the columns of 100 g. */
function perServingFactor({ field }: OffRecord): number | undefined {
  const grams =
    Number(field('serving_quantity')) || parseWeight(field('serving_size'))?.amount || 0;
  if (field('nutrition_data_per') !== 'serving' || grams <= 0 || grams === 100) return undefined;
  const pairs = ['energy', 'fat', 'carbohydrates', 'proteins'].map((name) => [
    field(`${name}_100g`),
    field(`${name}_serving`),
  ]);
  const known = pairs.filter(([per100, perServing]) => per100 !== '' && perServing !== '');
  const areSame = known.every(([per100, perServing]) => Number(per100) === Number(perServing));
  const hasAny = known.some(([per100]) => Number(per100) > 0);
  return hasAny && areSame ? 100 / grams : undefined;
}
