import { translateAbout, translator } from '../language/translate.ts';
import { type Words, wordsIn } from '../language/words.ts';
import { BIG7 } from '../model/nutrients.ts';
import { kjToKcal } from '../model/units.ts';
import { nameInState } from '../operations/explain/food-name.ts';
import type { RecipeResult } from '../operations/recipe/compose-recipe.ts';
import { knownNutrients, recipeBody } from '../presentation/recipe-body.ts';
import type { Format, ListStyle } from './formats.ts';
import { renderRecords } from './render-records.ts';
import { renderTable } from './tables/render-table.ts';

/** A recipe as a card, as JSON, or as a list of the nutrients that are known for any ingredient. */
export async function renderRecipe(
  result: RecipeResult,
  format: Format,
  style: ListStyle,
  words: Words = wordsIn('en'),
): Promise<string> {
  if (format === 'table') return renderRecipeCard(result, style.width, words);
  const body = recipeBody(result);
  if (format === 'json') return `${JSON.stringify(body, null, 2)}\n`;
  const rows = knownNutrients(result).map(({ name, label }) => ({
    nutrient: name,
    label,
    ...(body.nutrients[name] as RecipeNutrient),
  }));
  return renderRecords(COLUMNS, rows, format, style);
}

type RecipeNutrient = ReturnType<typeof recipeBody>['nutrients'][string];

const COLUMNS = (
  ['nutrient', 'label', 'unit', 'per_100_g', 'per_serving', 'coverage'] as const
).map((name) => ({
  name,
  cell: (row: RecipeNutrient & { readonly nutrient: string; readonly label: string }) => row[name],
}));

/**
 * A recipe as a card: its ingredients, and the main nutrients of 100 g and of a serving.
 *
 * @param width the width of a line in characters; undefined if lines may have any length
 */
function renderRecipeCard(result: RecipeResult, width: number | undefined, reader: Words): string {
  const { amountText, fixed, language, messages, term } = reader;
  const translate = translator(language);
  const words = messages.catalogues;
  const decimals = (amount: number) => fixed(amount, amount >= 100 ? 0 : amount >= 10 ? 1 : 2);
  const { composition, servings, ingredients, healthyEatingIndex } = result;
  const { grams, nutrients, coverage } = composition;
  const factor = servings === undefined ? undefined : grams / servings / 100;
  const weights = ingredients.map(({ text, food, variant, grams: own }) => [
    text,
    nameInState(food, variant.id, reader),
    // A pinch of salt is not 0 g.
    `${own < 10 ? amountText(own) : fixed(own, 0)} g`,
  ]);
  const shown = knownNutrients(result).filter((one) => BIG7.includes(one) || SHOWN.has(one.name));
  const amounts = shown.map(({ name, label, unit, position }) => {
    const isEnergy = name === 'energy';
    const amount = nutrients[position] as number;
    const per100 = isEnergy ? kjToKcal(amount) : amount;
    return [
      term(label),
      decimals(per100),
      ...(factor === undefined ? [] : [decimals(per100 * factor)]),
      isEnergy ? 'kcal' : unit,
      `${Math.round((coverage[position] as number) * 100)} %`,
    ];
  });
  const head = [
    words.nutrient,
    '100 g',
    ...(factor === undefined ? [] : [words.serving]),
    '',
    words.known,
  ];
  const size =
    servings === undefined
      ? `${fixed(grams, 0)} g`
      : words.servings(fixed(grams, 0), String(servings), fixed(grams / servings, 0));
  const index = healthyEatingIndex.totalScore;
  return [
    `${result.name || words.recipe}: ${size}\n\n`,
    renderTable([words.ingredient, words.food, words.weight], weights, width),
    '\n',
    renderTable(head, amounts, width),
    index === null ? '' : `\n${words.indexOfDish(fixed(index, 1))}\n`,
    result.skipped.length === 0 ? '' : `\n${words.skipped}\n`,
    ...result.skipped.map(({ text, faults }) =>
      skippedLine(
        text,
        faults.map(({ message }) => translate(message)),
      ),
    ),
    `\n${words.assumed}\n`,
    ...result.assumptions.map((one) => `- ${translateAbout(one, translate)}\n`),
  ].join('');
}

/** A skipped ingredient and the reason; only the message if it names the text. */
function skippedLine(text: string, problems: readonly string[]): string {
  const why = problems.join('; ');
  return text === '' || why.includes(text) ? `- ${why}\n` : `- ${text}: ${why}\n`;
}

/** The nutrients of the card in addition to the big7. */
const SHOWN: ReadonlySet<string> = new Set([
  'fiber',
  'sodium',
  'calcium',
  'iron',
  'potassium',
  'vitamin_C',
]);
