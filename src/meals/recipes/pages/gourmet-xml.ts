import { type ElementHandler, readElements } from '../../../tables/read-elements.ts';
import { decodeEntities } from '../../../text/escaping/html-entities.ts';
import type { PageRecipe } from './microdata.ts';
import { assertWholeXml } from './whole-xml.ts';

/** The first element of an export of the Gourmet recipe manager (.grmt, .xml). */
const ROOT = /<gourmetDoc\b/i;

/** The first element is within this many characters. */
const HEAD = 2000;

/**
 * The recipes in the XML of Gourmet; none in any other text.
 *
 * @throws ViandError if it is cut off, or its elements are nested too deeply
 */
export function readGourmetXml(file: string, text: string): PageRecipe[] {
  if (!ROOT.test(text.slice(0, HEAD))) return [];
  assertWholeXml(file, text, 'gourmetDoc');
  const reader = new GourmetReader();
  readElements(file, text, reader, { xmlMode: true });
  return reader.recipes.map(({ yields, ...recipe }) => ({
    ...recipe,
    yields: yields.filter((one) => /\d/.test(one)),
  }));
}

interface OpenRecipe {
  name: string;
  readonly yields: string[];
  readonly ingredients: string[];
}

class GourmetReader implements ElementHandler {
  readonly recipes: OpenRecipe[] = [];
  /** The amount, unit and food of the open ingredient. */
  #parts: string[] = [];
  #isOptional = false;
  /** The text since the last tag. */
  #text = '';

  onopentag(name: string, { optional }: { readonly optional?: string }): void {
    this.#text = '';
    if (name === 'recipe') this.recipes.push({ name: '', yields: [], ingredients: [] });
    if (name !== 'ingredient') return;
    this.#parts = [];
    this.#isOptional = optional === 'yes';
  }

  ontext(text: string): void {
    this.#text += text;
  }

  onclosetag(name: string): void {
    const recipe = this.recipes.at(-1);
    const text = decodeEntities(this.#text).replace(/\s+/g, ' ').trim();
    this.#text = '';
    if (recipe !== undefined) this.#close(recipe, name, text);
  }

  #close(recipe: OpenRecipe, name: string, text: string): void {
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
