import { BIG7 } from '../model/nutrients.ts';
import { kjToKcal } from '../model/units.ts';
import type { RecipeResult } from '../operations/recipe/compose-recipe.ts';
import { knownNutrients, recipeBody } from '../presentation/recipe-body.ts';
import { renderTable } from './tables/render-table.ts';

/** A recipe as JSON, all nutrients that are known of any ingredient. */
export function renderRecipeJson(result: RecipeResult): string {
  return `${JSON.stringify(recipeBody(result), null, 2)}\n`;
}

/**
 * A recipe as a card: its ingredients, and the main nutrients of 100 g and of a serving.
 *
 * @param width characters of a line; undefined where lines may have any length
 */
export function renderRecipeCard(result: RecipeResult, width: number | undefined): string {
  const { composition, servings, ingredients, healthyEatingIndex } = result;
  const { grams, nutrients, coverage } = composition;
  const factor = servings === undefined ? undefined : grams / servings / 100;
  const weights = ingredients.map(({ text, foodId, grams: own }) => [
    text,
    foodId,
    `${own.toFixed(0)} g`,
  ]);
  const shown = knownNutrients(result).filter((one) => BIG7.includes(one) || SHOWN.has(one.name));
  const amounts = shown.map(({ name, label, unit, position }) => {
    const isEnergy = name === 'energy';
    const amount = nutrients[position] as number;
    const per100 = isEnergy ? kjToKcal(amount) : amount;
    return [
      label,
      decimals(per100),
      ...(factor === undefined ? [] : [decimals(per100 * factor)]),
      isEnergy ? 'kcal' : unit,
      `${Math.round((coverage[position] as number) * 100)} %`,
    ];
  });
  const head = ['nutrient', '100 g', ...(factor === undefined ? [] : ['serving']), '', 'known'];
  const size =
    servings === undefined
      ? `${grams.toFixed(0)} g`
      : `${grams.toFixed(0)} g, ${servings} servings of ${(grams / servings).toFixed(0)} g`;
  const index = healthyEatingIndex.totalScore;
  return [
    `${result.name || 'Recipe'}: ${size}\n\n`,
    renderTable(['ingredient', 'food', 'weight'], weights, width),
    '\n',
    renderTable(head, amounts, width),
    index === null ? '' : `\nHealthy Eating Index of the dish alone: ${index.toFixed(1)} of 100\n`,
    '\nAssumed:\n',
    ...result.assumptions.map((assumption) => `- ${assumption}\n`),
  ].join('');
}

/** Nutrients of the card besides the big7. */
const SHOWN: ReadonlySet<string> = new Set([
  'fiber',
  'sodium',
  'calcium',
  'iron',
  'potassium',
  'vitamin_C',
]);

function decimals(amount: number): string {
  return amount.toFixed(amount >= 100 ? 0 : amount >= 10 ? 1 : 2);
}
