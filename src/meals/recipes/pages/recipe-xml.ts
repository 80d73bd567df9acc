import { type ElementHandler, readElements } from '../../../tables/read-elements.ts';
import { decodeEntities } from '../../../text/escaping/html-entities.ts';
import type { PageRecipe } from './microdata.ts';
import { assertWholeXml } from './whole-xml.ts';

/** The first element of such an export. */
const ROOT = /<(mx2|fdx)\b/i;

/** The first element is within this many characters. */
const HEAD = 2000;

type Attributes = Readonly<Partial<Record<AttributeName, string>>>;

type AttributeName =
  | 'name'
  | 'servings'
  | 'qty'
  | 'quantity'
  | 'unit'
  | 'ingredient'
  | 'heading'
  | 'code';

interface Parts {
  readonly name: string;
  readonly yields: string[];
  readonly ingredients: string[];
}

/**
 * The recipes in the XML of MasterCook (.mx2) or Living Cookbook (.fdx); none in any other text.
 *
 * @throws ViandError if the text is cut off
 */
export function readRecipeXml(file: string, text: string): PageRecipe[] {
  const root = ROOT.exec(text.slice(0, HEAD))?.[1];
  if (root === undefined) return [];
  assertWholeXml(file, text, root);
  const reader = new ExportedRecipes();
  readElements(file, text, reader, {
    ...{ xmlMode: true, lowerCaseTags: true, lowerCaseAttributeNames: true },
  });
  return reader.recipes.map((one) => ({
    ...one,
    yields: one.yields.filter((text) => /\d/.test(text)),
  }));
}

class ExportedRecipes implements ElementHandler {
  readonly recipes: Parts[] = [];
  /** How an ingredient is prepared, within the element that says so. */
  #preparation: string | undefined;

  onopentag(tag: string, attributes: Attributes): void {
    const recipe = this.recipes.at(-1);
    if (tag === 'rcpe' || tag === 'recipe') this.recipes.push(recipeOf(attributes));
    else if (recipe === undefined) return;
    else if (tag === 'iprp') this.#preparation = '';
    else if (tag === 'serv') recipe.yields.push(`${attributes.qty ?? ''} servings`);
    else if (tag === 'yield') recipe.yields.push(`Yield: ${joined(attributes, 'qty', 'unit')}`);
    else if (tag === 'ingr' || tag === 'recipeingredient') {
      recipe.ingredients.push(ingredientOf(attributes));
    }
  }

  ontext(text: string): void {
    if (this.#preparation !== undefined) this.#preparation += text;
  }

  onclosetag(tag: string): void {
    if (tag !== 'iprp' || this.#preparation === undefined) return;
    const recipe = this.recipes.at(-1);
    if (recipe !== undefined) addPreparation(recipe, decodeEntities(this.#preparation).trim());
    this.#preparation = undefined;
  }
}

function recipeOf(attributes: Attributes): Parts {
  const servings = attributes.servings ?? '';
  return {
    name: decodeEntities(attributes.name ?? '').trim(),
    yields: [`${servings} servings`],
    ingredients: [],
  };
}

function ingredientOf(attributes: Attributes): string {
  const isHeading = attributes.heading?.toLowerCase() === 'y' || attributes.code === 'S';
  const text = joined(attributes, 'qty', 'quantity', 'unit', 'name', 'ingredient');
  return isHeading ? `${text}:` : text;
}

function joined(attributes: Attributes, ...names: AttributeName[]): string {
  return names
    .map((name) => decodeEntities(attributes[name] ?? '').trim())
    .filter((text) => text !== '')
    .join(' ');
}

/** Adds how the last ingredient is prepared: "apples, peeled". */
function addPreparation({ ingredients }: Parts, preparation: string): void {
  const last = ingredients.pop();
  if (last !== undefined)
    ingredients.push([last, preparation].filter((part) => part !== '').join(', '));
}
