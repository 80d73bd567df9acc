import type { PageRecipe } from './microdata.ts';
import { readXmlRecipes, type XmlAttributes, type XmlRecipe, XmlRecipes } from './xml-recipes.ts';

/** The first element of an export of the Gourmet recipe manager (.grmt, .xml). */
const ROOT = /<(gourmetDoc)\b/i;

/**
 * The recipes in the XML of Gourmet; none in any other text.
 *
 * @throws ViandError if it is cut off, or its elements are nested too deeply
 */
export function readGourmetXml(file: string, text: string): PageRecipe[] {
  return readXmlRecipes(file, text, ROOT, new GourmetRecipes());
}

class GourmetRecipes extends XmlRecipes<'optional'> {
  /** The amount, unit and food of the open ingredient. */
  #parts: string[] = [];
  #isOptional = false;

  protected override opened(name: string, { optional }: XmlAttributes<'optional'>): void {
    if (name === 'recipe') this.recipes.push({ name: '', yields: [], ingredients: [] });
    if (name !== 'ingredient') return;
    this.#parts = [];
    this.#isOptional = optional === 'yes';
  }

  protected override closed(recipe: XmlRecipe, name: string, text: string): void {
    const { yields, ingredients } = recipe;
    if (name === 'title') recipe.name ||= text;
    else if (name === 'yields') yields.push(text);
    else if (name === 'servings') yields.push(`${text} servings`);
    else if (name === 'groupname') ingredients.push(`${text}:`);
    // Only a question can tell how much of another recipe this is.
    else if (name === 'ingref') ingredients.push(`recipe: ${text}`);
    else if (['amount', 'unit', 'item'].includes(name) && text !== '') this.#parts.push(text);
    else if (name === 'ingredient') {
      ingredients.push(this.#parts.join(' ') + (this.#isOptional ? ' (optional)' : ''));
    }
  }
}
