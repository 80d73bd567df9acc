import type { ComponentAdvice } from '../evaluation/index-advice.ts';
import { SALT_PER_SODIUM } from '../model/nutrients.ts';
import { US_VOLUME_ML } from '../model/units.ts';
import { amountText, decimals, inSteps } from './numbers.ts';

/** What would move a component, in words. */
export interface AdviceWords {
  /** Such as `2.1 oz eq of whole grains more a day`. */
  readonly change: string;
  /** The same as people eat it, to go on with; empty where there is nothing to say. */
  readonly as: string;
}

/**
 * What an ounce equivalent is in grams of bread, cooked lean meat or fish, and nuts, and in cups of
 * cooked grains and of cooked pulses; what a cup equivalent of dairy is in grams of hard cheese.
 * Source: USDA and HHS, Dietary Guidelines for Americans 2020-2025, appendix 3.
 */
const OUNCE = { bread: 28, cookedGrains: 0.5, meat: 28, nuts: 14, pulses: 0.25 };
const CHEESE_PER_CUP = 43;

/** Grams of saturated fat in a gram of butter (USDA SR28, food 01001). */
const BUTTER_SATURATED = 0.514;

/** Grams of sugar that a teaspoon equivalent stands for (FPED). */
const SUGAR_PER_TEASPOON = 4;

/** What a component is of, and how an amount of it looks on a plate. */
const FOODS: Readonly<Record<string, { readonly of: string; as(amount: number): string }>> = {
  total_fruits: {
    of: 'fruit',
    as: (cups) => `such as ${cupsText(cups)} of cut fruit (${FRUIT_PIECE})`,
  },
  whole_fruits: {
    of: 'whole fruit',
    as: (cups) => `such as ${cupsText(cups)} of cut fruit (${FRUIT_PIECE}); juice does not count`,
  },
  total_vegetables: {
    of: 'vegetables or pulses',
    as: (cups) => `such as ${cupsText(cups)} of them raw or cooked, or twice that of leafy salad`,
  },
  greens_and_beans: {
    of: 'dark green vegetables or pulses',
    as: (cups) => `such as ${cupsText(cups)} of cooked spinach, broccoli, beans or lentils`,
  },
  whole_grains: {
    of: 'whole grains',
    as: (ounces) =>
      `such as ${grams(ounces * OUNCE.bread)} of wholemeal bread or ${cupsText(ounces * OUNCE.cookedGrains)} of cooked oats or brown rice, best in place of refined grains`,
  },
  dairy: {
    of: 'dairy',
    as: (cups) =>
      `such as ${cupsText(cups)} of milk, yoghurt or fortified soya drink, or ${grams(cups * CHEESE_PER_CUP)} of hard cheese`,
  },
  total_protein_foods: {
    of: 'protein foods',
    as: (ounces) =>
      `such as ${grams(ounces * OUNCE.meat)} of cooked fish or lean meat, ${cupsText(ounces * OUNCE.pulses)} of cooked pulses or ${grams(ounces * OUNCE.nuts)} of nuts`,
  },
  seafood_and_plant_proteins: {
    of: 'fish, seafood, pulses, soya or nuts',
    as: (ounces) =>
      `such as ${grams(ounces * OUNCE.meat)} of cooked fish, ${cupsText(ounces * OUNCE.pulses)} of cooked pulses or ${grams(ounces * OUNCE.nuts)} of nuts`,
  },
  refined_grains: {
    of: 'refined grains',
    as: (ounces) =>
      `such as ${grams(ounces * OUNCE.bread)} of white bread or ${cupsText(ounces * OUNCE.cookedGrains)} of cooked white rice or pasta, best replaced by whole grains`,
  },
  saturated_fats: {
    of: 'saturated fat',
    as: (saturated) => `as much as is in ${grams(saturated / BUTTER_SATURATED)} of butter`,
  },
  sodium: {
    of: 'sodium',
    as: (milligrams) => `that is ${roughly((milligrams / 1000) * SALT_PER_SODIUM)} g of salt`,
  },
};

const FRUIT_PIECE = 'a small apple or a large orange is a cup';

export function adviceWords(advice: ComponentAdvice): AdviceWords {
  const { component, label, move, amount, amountUnit } = advice;
  switch (move) {
    case 'none':
      return { change: 'All points are reached.', as: '' };
    case 'unknown':
      return { change: 'Cannot be told, for want of figures.', as: '' };
    case 'swap':
      return {
        change: `${roughly(amount)} g of saturated fat a day swapped for unsaturated`,
        as: 'such as oils, nuts and fish in place of butter, cream, cheese and fatty meat',
      };
  }
  const { of = label.toLowerCase(), as = () => '' } = FOODS[component] ?? {};
  if (component === 'added_sugars') {
    return {
      change: `${roughly(amount * SUGAR_PER_TEASPOON)} g of added sugars ${move} a day`,
      as: `that is ${decimals(amount, 1)} teaspoons of sugar`,
    };
  }
  return { change: `${quantity(amount, amountUnit)} of ${of} ${move} a day`, as: as(amount) };
}

function quantity(amount: number, unit: string): string {
  if (unit === 'cup eq') return `${oneDecimal(amount)} cups`;
  if (unit === 'oz eq') return `${oneDecimal(amount)} ounce equivalents`;
  return `${unit === 'mg' ? inSteps(amount, 10) : roughly(amount)} ${unit}`;
}

function oneDecimal(amount: number): string {
  return decimals(Math.max(0.1, amount), 1);
}

/** Two digits: advice is no measurement. */
function roughly(amount: number): string {
  return amountText(Number(amount.toPrecision(2)));
}

/** A volume as metric kitchens measure it. */
function cupsText(cups: number): string {
  return `${inSteps(cups * US_VOLUME_ML.cup, 10)} ml`;
}

function grams(amount: number): string {
  return `${inSteps(amount, 5)} g`;
}

/** What a density is, and from or up to which it has full points. */
export function standardWords({ density, bestAt, isMoreBetter, unit }: ComponentAdvice): string {
  const best = `${isMoreBetter ? 'from' : 'up to'} ${amountText(bestAt)} ${unit}`;
  return density === null ? best : `${amountText(density)}; ${best}`;
}
