import { type ElementHandler, readElements } from '../../../tables/read-elements.ts';
import { decodeEntities } from '../../../text/escaping/html-entities.ts';
import type { PageRecipe } from './microdata.ts';
import { assertWholeXml } from './whole-xml.ts';

/** The first element of RecipeML, which several recipe managers export. */
const ROOT = /<recipeml\b/i;

/** The first element is within this many characters. */
const HEAD = 2000;

/** The elements of an ingredient or a yield. */
type Part = 'qty' | 'q1' | 'q2' | 'size' | 'unit' | 'item' | 'prep';

type Parts = Partial<Record<Part, string>>;

/**
 * The recipes in RecipeML; none in any other text.
 *
 * @throws ViandError if the text is cut off
 */
export function readRecipeMl(file: string, text: string): PageRecipe[] {
  if (!ROOT.test(text.slice(0, HEAD))) return [];
  assertWholeXml(file, text, 'recipeml');
  const reader = new RecipeMlReader();
  readElements(file, text, reader, { xmlMode: true, lowerCaseTags: true });
  return reader.recipes;
}

interface OpenRecipe {
  name: string;
  readonly yields: string[];
  readonly ingredients: string[];
}

class RecipeMlReader implements ElementHandler {
  readonly recipes: OpenRecipe[] = [];
  /** The parts of the open ingredient or yield. */
  #parts: Parts = {};
  /** The parts of the ingredient that an open one may replace. */
  #replaced: Parts = {};
  /** The text since the last tag. */
  #text = '';

  onopentag(name: string): void {
    this.#text = '';
    if (name === 'recipe') this.recipes.push({ name: '', yields: [], ingredients: [] });
    if (name === 'alt-ing') this.#replaced = this.#parts;
    if (['ing', 'alt-ing', 'yield'].includes(name)) this.#parts = {};
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
    if (name === 'title' && recipe.name === '') recipe.name = text;
    else if (name === 'title') ingredients.push(`${text}:`);
    else if (name === 'yield') {
      const { unit = '' } = this.#parts;
      const number = numberOf(this.#parts) || text;
      if (/\d/.test(number)) yields.push(`${number} ${unit || 'servings'}`);
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
