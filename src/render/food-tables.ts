import type { Language } from '../language/language.ts';
import { searchedName } from '../language/local-name.ts';
import { type Words, wordsIn } from '../language/words.ts';
import { defaultServing, type Food, standardVariant } from '../model/food.ts';
import { type NutrientName, nutrientAmount } from '../model/nutrients.ts';
import { kjToKcal } from '../model/units.ts';
import type { FoundFood } from '../operations/foods/get-food.ts';
import type { FoodPage } from '../operations/foods/search-foods.ts';
import { escapeControls } from '../text/escaping/escape-controls.ts';
import { foodCards } from './food-card.ts';
import { shownAmount } from './shown-amount.ts';
import { renderCard, renderTable } from './tables/render-table.ts';

/**
 * Foods for people, card by card. Programs look up foods far more often, and load none of this.
 *
 * @param width the width of a line in characters; undefined if lines may have any length
 */
export function* foodCardTexts(
  found: Iterable<FoundFood>,
  language: Language,
  width: number | undefined,
): Generator<string> {
  const words = wordsIn(language);
  let separator = '';
  for (const one of found) {
    const cards = foodCards(one, words).map((card) => renderCard(card, width));
    yield separator + cards.join('\n');
    separator = '\n\n';
  }
}

/** A page of search results for people: one line per food. */
export function foodTable(
  { foods, query }: FoodPage,
  language: Language,
  width: number | undefined,
): string {
  const words = wordsIn(language);
  const rows = foods.map((food) => tableRow(food, searchedName(food, query, language), words));
  return renderTable(words.messages.tables.foodHead, rows, width);
}

/** The figures that a person needs to choose a food: per 100 g of the standard variant, rounded. */
function tableRow(food: Food, name: string, { fixed, messages }: Words): string[] {
  const { nutrients, servingSizes } = standardVariant(food);
  const amount = (name: NutrientName) => nutrientAmount(nutrients, name);
  const serving = defaultServing(food);
  const type = servingSizes.find(({ label }) => label === serving.label)?.type;
  const weight = `${shownWeight(serving.amount)} ${serving.unit}`;
  return [
    food.id,
    escapeControls(food.brand === null ? name : `${name}, ${food.brand}`),
    shownAmount(kjToKcal(amount('energy')), (kcal) => kcal.toFixed(0)),
    ...(['protein', 'carbohydrates', 'fat'] as const).map((nutrientName) =>
      shownAmount(amount(nutrientName), (grams) => fixed(grams, 1)),
    ),
    serving.label === null
      ? weight
      : withWeight(escapeControls(messages.tables.serving(type ?? '', serving.label)), weight),
  ];
}

/** A label with its weight, unless the label already has it, as in tables of users: "1 plate (350 g)". */
function withWeight(label: string, weight: string): string {
  const has = label === weight || label.endsWith(`(${weight})`);
  return has ? label : `${label} (${weight})`;
}

/** The weight of a serving in a table: small weights, such as a pinch, keep a decimal. */
function shownWeight(amount: number): number {
  return amount < 10 ? Number(amount.toFixed(1)) : Math.round(amount);
}
