import type { Catalogue } from '../../catalogue/catalogue.ts';
import { sumEntries } from '../../engine/sum-entries.ts';
import { evaluateBy } from '../../evaluation/evaluations.ts';
import type { IndexScore } from '../../evaluation/index-score.ts';
import { type RecipeComposition, recipeComposition } from '../../evaluation/recipe-composition.ts';
import { decodeSource, openBytes } from '../../io/reading/text-source.ts';
import { mealList } from '../../meals/meal-list.ts';
import { readRecipe } from '../../meals/recipes/read-recipe.ts';
import type { IngredientLine } from '../../meals/recipes/recipe.ts';
import { type Diagnostic, type Location, ViandError } from '../../model/diagnostic.ts';
import { SURE_CONFIDENCE } from '../../model/entry.ts';
import { standardVariant, type Variant } from '../../model/food.ts';
import { rawVariant } from '../../model/yields.ts';
import { readLine } from '../../search/lines/read-line.ts';
import { readWholeText } from '../../tables/csv/text-grid.ts';
import { READ_LIMITS } from '../../tables/read-limits.ts';
import { quoted } from '../../text/quote.ts';
import { matchText } from '../match/match-line.ts';
import { operation } from '../operation.ts';
import type { Services, StandardInput } from '../services.ts';
import { RECIPE_INPUT } from './recipe-input.ts';

/** An ingredient of a recipe, and the food it was taken for. */
export interface WeighedIngredient {
  readonly text: string;
  /** Id of the variant. */
  readonly foodId: string;
  readonly foodName: string;
  readonly grams: number;
  /** 0 to 1: how surely the text names the food and its amount. */
  readonly confidence: number;
}

/** A dish: its ingredients, its composition and everything that was assumed. */
export interface RecipeResult {
  readonly name: string;
  /** Undefined where neither the recipe nor the caller says it. */
  readonly servings: number | undefined;
  readonly ingredients: readonly WeighedIngredient[];
  readonly composition: RecipeComposition;
  readonly healthyEatingIndex: IndexScore;
  /** What had to be assumed, in sentences. */
  readonly assumptions: readonly string[];
}

/** Works out what a dish has by its recipe: in 100 g, and in a serving. */
export const evaluateRecipe = operation({
  name: 'recipe',
  summary: 'Work out the nutrients of a recipe',
  input: RECIPE_INPUT,
  http: { notOffered: 'It reads files of the machine' },
  async run(
    { catalogue, foods, stdin }: Services & StandardInput,
    { file, encoding, accept = SURE_CONFIDENCE, ...given },
  ): Promise<RecipeResult> {
    const source = decodeSource(openBytes(file, stdin), encoding);
    const text = await readWholeText(source, READ_LIMITS.diaryCharacters);
    const recipe = readRecipe(source.name, text);
    const assumptions: string[] = [];
    const weighed = weighAll(catalogue, recipe.ingredients, source.name, accept, assumptions);
    const total = weighed.reduce((sum, { grams }) => sum + grams, 0);
    const grams = given.weight ?? (given.yield === undefined ? undefined : total * given.yield);
    if (grams === undefined) {
      assumptions.push(
        'The dish weighs as much as its ingredients; --weight or --yield says better',
      );
    }
    assumptions.push(
      'Vitamins lost in cooking are counted only where an ingredient is named as cooked',
    );
    const composition = recipeComposition(
      weighed.map(({ variant, ...ingredient }) => ({ ...ingredient, ...variant })),
      grams,
    );
    const entries = weighed.map(({ foodId, grams: amount }) => ({
      food_id: foodId,
      amount,
      unit: 'g',
    }));
    const report = (diagnostic: Diagnostic) => {
      throw new ViandError(diagnostic);
    };
    const totals = sumEntries(mealList([{ entries }]), { foods, report });
    return {
      name: recipe.name,
      servings: given.servings ?? recipe.servings,
      ingredients: weighed.map(({ variant: _, ...ingredient }) => ingredient),
      composition,
      healthyEatingIndex: evaluateBy('healthy-eating-index', totals),
      assumptions,
    };
  },
});

interface Weighed extends WeighedIngredient {
  readonly variant: Variant;
}

/** @throws ViandError with every ingredient that names no certain food, or no amount */
function weighAll(
  catalogue: Catalogue,
  lines: readonly IngredientLine[],
  file: string,
  accept: number,
  assumptions: string[],
): Weighed[] {
  const faults: Diagnostic[] = [];
  const weighed = lines.flatMap(({ text, location }) => {
    const [best, ...others] = matchText(catalogue, text);
    if (best === undefined || best.confidence < accept) {
      faults.push(uncertain(text, location, best === undefined ? [] : [best, ...others]));
      return [];
    }
    const found = catalogue.find(best.id);
    if (found === undefined || best.amount === undefined) {
      faults.push(withoutAmount(text, location, best.name));
      return [];
    }
    const { food, variantId } = found;
    const { processings, isCooked } = readLine(text);
    const isPlain = processings.length === 0 && !isCooked;
    // Recipes weigh what they do not call cooked before it is cooked.
    const raw = isPlain ? rawVariant(food) : undefined;
    const named = food.variants.find(({ id }) => id === variantId);
    const variant = raw ?? named ?? standardVariant(food);
    const density = best.unit === 'ml' ? (variant.density ?? 1) : 1;
    if (best.unit === 'ml' && variant.density === null) {
      assumptions.push(`${text}: 1 ml weighs 1 g`);
    }
    if (best.isSizeAssumed) assumptions.push(`${text}: of usual size, ${best.amount} ${best.unit}`);
    for (const remark of best.remarks) assumptions.push(`${text}: ${remark}`);
    const { confidence } = best;
    const grams = best.amount * density;
    return [{ text, foodId: variant.id, foodName: food.name, grams, confidence, variant }];
  });
  if (lines.length === 0) {
    faults.push({
      code: 'meal/unclear-layout',
      message: 'The recipe has no ingredients',
      location: { file },
      expected: 'one ingredient per line, Cooklang, or a recipe of schema.org',
    });
  }
  if (faults.length > 0) throw ViandError.of(faults);
  return weighed;
}

function uncertain(
  text: string,
  location: Location,
  candidates: readonly { readonly name: string; readonly confidence: number }[],
): Diagnostic {
  const likely = candidates.map(
    ({ name, confidence }) => `${name} (${Math.round(confidence * 100)} %)`,
  );
  return {
    code: 'meal/uncertain-food',
    message: `No certain match for ${quoted(text)}`,
    location,
    field: 'ingredient',
    value: text,
    expected:
      likely.length === 0
        ? 'the name of a food'
        : `perhaps ${likely.join(', or ')}; --accept takes it`,
  };
}

function withoutAmount(text: string, location: Location, name: string): Diagnostic {
  return {
    code: 'meal/bad-amount',
    message: `Cannot weigh ${quoted(text)}`,
    location,
    field: 'ingredient',
    value: text,
    expected: `a weight, or a measure that ${name} has`,
  };
}
