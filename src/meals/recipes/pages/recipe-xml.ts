import { decodeEntities } from '../../../text/escaping/html-entities.ts';
import type { PageRecipe } from './microdata.ts';
import { readXmlRecipes, type XmlAttributes, type XmlRecipe, XmlRecipes } from './xml-recipes.ts';

/** The first element of such an export. */
const ROOT = /<(mx2|fdx)\b/i;

type Attributes = XmlAttributes<AttributeName>;

type AttributeName =
  | 'name'
  | 'servings'
  | 'qty'
  | 'quantity'
  | 'unit'
  | 'ingredient'
  | 'heading'
  | 'code';

/**
 * The recipes in the XML of MasterCook (.mx2) or Living Cookbook (.fdx); none in any other text.
 *
 * @throws ViandError if the text is cut off
 */
export function readRecipeXml(file: string, text: string): PageRecipe[] {
  return readXmlRecipes(file, text, ROOT, new ExportedRecipes());
}

class ExportedRecipes extends XmlRecipes<AttributeName> {
  protected override opened(tag: string, attributes: Attributes): void {
    const recipe = this.recipes.at(-1);
    if (tag === 'rcpe' || tag === 'recipe') this.recipes.push(recipeOf(attributes));
    else if (recipe === undefined) return;
    else if (tag === 'serv') recipe.yields.push(`${attributes.qty ?? ''} servings`);
    else if (tag === 'yield') recipe.yields.push(`Yield: ${joined(attributes, 'qty', 'unit')}`);
    else if (tag === 'ingr' || tag === 'recipeingredient') {
      recipe.ingredients.push(ingredientOf(attributes));
    }
  }

  /** How an ingredient is prepared is the text of an element within it. */
  protected override closed(recipe: XmlRecipe, tag: string, text: string): void {
    if (tag === 'iprp') addPreparation(recipe, text);
  }
}

function recipeOf(attributes: Attributes): XmlRecipe {
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
function addPreparation({ ingredients }: XmlRecipe, preparation: string): void {
  const last = ingredients.pop();
  if (last !== undefined)
    ingredients.push([last, preparation].filter((part) => part !== '').join(', '));
}
