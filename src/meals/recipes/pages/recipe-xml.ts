import { decodeEntities } from '../../../text/escaping/html-entities.ts';
import type { PageRecipe } from './microdata.ts';

/** An element of the exports of MasterCook (.mx2) and of Living Cookbook (.fdx). */
const ELEMENT =
  /<(\/?)(RcpE|Recipe|IngR|RecipeIngredient|IPrp|Serv|Yield)\b((?:"[^"]*"|'[^']*'|[^<>"'])*)>([^<]*)/gi;

const ATTRIBUTE = /([a-z]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/gi;

/** The first element of such an export. */
const ROOT = /<(?:mx2|fdx)\b/i;

/** The first element is within this many characters. */
const HEAD = 2000;

interface Parts {
  readonly name: string;
  readonly yields: string[];
  readonly ingredients: string[];
}

/** The recipes in the XML of MasterCook or Living Cookbook; none in any other text. */
export function readRecipeXml(text: string): PageRecipe[] {
  if (!ROOT.test(text.slice(0, HEAD))) return [];
  const recipes: Parts[] = [];
  for (const { 1: slash, 2: name = '', 3: written = '', 4: content = '' } of text.matchAll(
    ELEMENT,
  )) {
    if (slash === '/') continue;
    const element = name.toLowerCase();
    const attributes = attributesOf(written);
    const recipe = recipes.at(-1);
    if (element === 'rcpe' || element === 'recipe') recipes.push(recipeOf(attributes));
    else if (recipe === undefined) continue;
    else if (element === 'iprp') addPreparation(recipe, decodeEntities(content).trim());
    else if (element === 'serv') recipe.yields.push(`${attributes.get('qty') ?? ''} servings`);
    else if (element === 'yield') recipe.yields.push(`Yield: ${joined(attributes, 'qty', 'unit')}`);
    else recipe.ingredients.push(ingredientOf(attributes));
  }
  return recipes.map((one) => ({ ...one, yields: one.yields.filter((text) => /\d/.test(text)) }));
}

function attributesOf(text: string): ReadonlyMap<string, string> {
  return new Map(
    [...text.matchAll(ATTRIBUTE)].map(
      ({ 1: name = '', 2: double, 3: single }) =>
        [name.toLowerCase(), decodeEntities(double ?? single ?? '').trim()] as const,
    ),
  );
}

function recipeOf(attributes: ReadonlyMap<string, string>): Parts {
  const servings = attributes.get('servings') ?? '';
  return {
    name: attributes.get('name') ?? '',
    yields: [`${servings} servings`],
    ingredients: [],
  };
}

function ingredientOf(attributes: ReadonlyMap<string, string>): string {
  const isHeading =
    attributes.get('heading')?.toLowerCase() === 'y' || attributes.get('code') === 'S';
  const text = joined(attributes, 'qty', 'quantity', 'unit', 'name', 'ingredient');
  return isHeading ? `${text}:` : text;
}

function joined(attributes: ReadonlyMap<string, string>, ...names: string[]): string {
  return names.flatMap((name) => attributes.get(name) || []).join(' ');
}

/** Adds how the last ingredient is prepared: "apples, peeled". */
function addPreparation({ ingredients }: Parts, preparation: string): void {
  const last = ingredients.pop();
  if (last !== undefined)
    ingredients.push([last, preparation].filter((part) => part !== '').join(', '));
}
