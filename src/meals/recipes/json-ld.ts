import { type Recipe, servingsIn } from './recipe.ts';

type Members = Readonly<Record<string, unknown>>;

/** The start of an element of a page that may hold JSON-LD. */
const SCRIPT_START = /<script\b/gi;

/** The end of such an element. */
const SCRIPT_END = /<\/script/gi;

/** An attribute that says that the element holds JSON-LD. */
const IS_JSON_LD = /\btype=["']?application\/ld\+json/i;

/**
 * Reads a recipe of schema.org, from JSON-LD or from a saved page that has it.
 *
 * @returns undefined where there is none
 */
export function readJsonLd(file: string, text: string): Recipe | undefined {
  const scripts = jsonScripts(text);
  for (const json of scripts.length > 0 ? scripts : [text]) {
    const found = findRecipe(parsed(json));
    if (found !== undefined) return recipeOf(file, found);
  }
  return undefined;
}

/** The JSON-LD of a page. Each character is looked at a few times only, however damaged the page is. */
function jsonScripts(page: string): string[] {
  const scripts: string[] = [];
  for (let at = 0; ; ) {
    const start = indexFrom(SCRIPT_START, page, at);
    const open = start < 0 ? -1 : page.indexOf('>', start);
    const end = open < 0 ? -1 : indexFrom(SCRIPT_END, page, open);
    if (end < 0) return scripts;
    if (IS_JSON_LD.test(page.slice(start, open))) scripts.push(page.slice(open + 1, end));
    at = end;
  }
}

/** @param pattern with the flag g */
function indexFrom(pattern: RegExp, text: string, from: number): number {
  pattern.lastIndex = from;
  return pattern.exec(text)?.index ?? -1;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** The first recipe in a document, in a list or in its `@graph`. Documents may be nested deeper than calls can be. */
function findRecipe(document: unknown): Members | undefined {
  const open = [document];
  while (open.length > 0) {
    const value = open.pop();
    if (Array.isArray(value)) {
      for (let index = value.length - 1; index >= 0; index -= 1) open.push(value[index]);
    } else if (typeof value === 'object' && value !== null) {
      const members = value as Members;
      const types = [members['@type']].flat();
      if (types.includes('Recipe') && Array.isArray(members['recipeIngredient'])) return members;
      open.push(members['@graph'] ?? members['mainEntity']);
    }
  }
  return undefined;
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
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim();
}
