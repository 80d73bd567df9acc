import { type ElementHandler, readElements } from '../../../tables/read-elements.ts';
import { decodeEntities } from '../../../text/escaping/html-entities.ts';
import type { PageRecipe } from './microdata.ts';

/** The first element of RecipeML, which several recipe managers export. */
const ROOT = /<recipeml\b/i;

/** The first element is within this many characters. */
const HEAD = 2000;

/** The elements of an ingredient or a yield. */
type Part = 'qty' | 'q1' | 'q2' | 'unit' | 'item' | 'prep';

/** The recipes in RecipeML; none in any other text. */
export function readRecipeMl(file: string, text: string): PageRecipe[] {
  if (!ROOT.test(text.slice(0, HEAD))) return [];
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
  #parts: Partial<Record<Part, string>> = {};
  /** The text since the last tag. */
  #text = '';

  onopentag(name: string): void {
    this.#text = '';
    if (name === 'recipe') this.recipes.push({ name: '', yields: [], ingredients: [] });
    if (name === 'ing' || name === 'yield') this.#parts = {};
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
    } else if (name === 'ing') ingredients.push(ingredientOf(this.#parts));
    else if (isPart(name)) this.#parts[name] = text;
  }
}

function isPart(name: string): name is Part {
  return ['qty', 'q1', 'q2', 'unit', 'item', 'prep'].includes(name);
}

/** The number of an amount, or both of a range. */
function numberOf({ qty = '', q1 = '', q2 = '' }: Partial<Record<Part, string>>): string {
  return qty || [q1, q2].filter((one) => one !== '').join('-');
}

function ingredientOf(parts: Partial<Record<Part, string>>): string {
  const { unit = '', item = '', prep = '' } = parts;
  const line = [numberOf(parts), unit, item].filter((one) => one !== '').join(' ');
  return prep === '' ? line : `${line}, ${prep}`;
}
