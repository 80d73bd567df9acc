import type { PageRecipe } from './microdata.ts';
import { readXmlRecipes, type XmlRecipe, XmlRecipes } from './xml-recipes.ts';

/** The first element of RecipeML, which several recipe managers export. */
const ROOT = /<(recipeml)\b/i;

/** The elements of an ingredient or a yield. */
type Part = 'qty' | 'q1' | 'q2' | 'size' | 'unit' | 'item' | 'prep';

type Parts = Partial<Record<Part, string>>;

/**
 * The recipes in RecipeML; none in any other text.
 *
 * @throws ViandError if the text is cut off
 */
export function readRecipeMl(file: string, text: string): PageRecipe[] {
  return readXmlRecipes(file, text, ROOT, new RecipeMlRecipes());
}

class RecipeMlRecipes extends XmlRecipes {
  /** The parts of the open ingredient or yield. */
  #parts: Parts = {};
  /** The parts of the ingredient that an open one may replace. */
  #replaced: Parts = {};

  protected override opened(name: string): void {
    if (name === 'recipe') this.recipes.push({ name: '', yields: [], ingredients: [] });
    if (name === 'alt-ing') this.#replaced = this.#parts;
    if (['ing', 'alt-ing', 'yield'].includes(name)) this.#parts = {};
  }

  protected override closed(recipe: XmlRecipe, name: string, text: string): void {
    const { yields, ingredients } = recipe;
    if (name === 'title' && recipe.name === '') recipe.name = text;
    else if (name === 'title') ingredients.push(`${text}:`);
    else if (name === 'yield') {
      const { unit = '' } = this.#parts;
      yields.push(`${numberOf(this.#parts) || text} ${unit || 'servings'}`);
    } else if (name === 'alt-ing') {
      // The first of several ingredients counts.
      if (this.#replaced.item !== undefined) this.#parts = this.#replaced;
    } else if (name === 'ing') ingredients.push(ingredientOf(this.#parts));
    else if (isPart(name)) this.#parts[name] = text;
  }
}

function isPart(name: string): name is Part {
  return ['qty', 'q1', 'q2', 'size', 'unit', 'item', 'prep'].includes(name);
}

/** The number of an amount, or both of a range. */
function numberOf({ qty = '', q1 = '', q2 = '' }: Parts): string {
  return qty || [q1, q2].filter((one) => one !== '').join('-');
}

function ingredientOf(parts: Parts): string {
  const { size = '', unit = '', item = '', prep = '' } = parts;
  // "1 can (800 g) tomatoes", "2 large eggs"
  const measure = /\d/.test(size) ? [unit, `(${size})`] : [size, unit];
  const line = [numberOf(parts), ...measure, item].filter((one) => one !== '').join(' ');
  return prep === '' ? line : `${line}, ${prep}`;
}
