import { type Recipe, servingsIn } from './recipe.ts';

type Members = Readonly<Record<string, unknown>>;

const SCRIPT = /<script\b[^>]*type=["']?application\/ld\+json["']?[^>]*>([\s\S]*?)<\/script>/gi;

/**
 * Reads a recipe of schema.org, from JSON-LD or from a saved page that has it.
 *
 * @returns undefined where there is none
 */
export function readJsonLd(file: string, text: string): Recipe | undefined {
  const pages = [...text.matchAll(SCRIPT)].map(([, json = '']) => json);
  for (const json of pages.length > 0 ? pages : [text]) {
    const found = findRecipe(parsed(json));
    if (found !== undefined) return recipeOf(file, found);
  }
  return undefined;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** The first recipe in a document, in a list or in its `@graph`. */
function findRecipe(value: unknown): Members | undefined {
  if (Array.isArray(value)) {
    for (const one of value) {
      const found = findRecipe(one);
      if (found !== undefined) return found;
    }
    return undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  const members = value as Members;
  const types = [members['@type']].flat();
  if (types.includes('Recipe') && Array.isArray(members['recipeIngredient'])) return members;
  return findRecipe(members['@graph'] ?? members['mainEntity']);
}

function recipeOf(file: string, recipe: Members): Recipe {
  const lines = (recipe['recipeIngredient'] as unknown[]).map(plainText);
  const [yields = ''] = [recipe['recipeYield']].flat().map(plainText);
  return {
    name: plainText(recipe['name']),
    servings: servingsIn(yields),
    ingredients: lines.flatMap((text, index) =>
      text === '' ? [] : [{ text, location: { file, pointer: `/recipeIngredient/${index}` } }],
    ),
  };
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  nbsp: ' ',
  frac12: '½',
  frac14: '¼',
  frac34: '¾',
  quot: '"',
  '#39': "'",
};

function plainText(value: unknown): string {
  if (typeof value !== 'string' && typeof value !== 'number') return '';
  return String(value)
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim();
}
