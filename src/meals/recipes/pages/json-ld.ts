import { ViandError } from '../../../model/diagnostic.ts';
import { isObject, type Members } from '../../../tables/json/members.ts';
import { quoted } from '../../../text/escaping/quote.ts';
import { isGroupHeading, isPartOfDish } from '../ingredients/group-headings.ts';
import type { Recipe } from '../recipe.ts';
import { servingsOf } from '../servings/servings.ts';
import { titleServings } from '../servings/title-servings.ts';
import { droppedNotes } from '../text/around/dropped-lines.ts';
import { readGourmetXml } from './gourmet-xml.ts';
import { type PageRecipe, readMicrodata } from './microdata.ts';
import { readPageText } from './page-text.ts';
import { hasIngredients, isIngredientList, recipeOfMembers } from './recipe-members.ts';
import { readRecipeMl } from './recipe-ml.ts';
import { readRecipeXml } from './recipe-xml.ts';
import { parsePageJson } from './repair-json.ts';

/** The start of an element of a page that may hold JSON-LD. */
const SCRIPT_START = /<script\b/gi;

/** The end of such an element. */
const SCRIPT_END = /<\/script/gi;

/** An attribute that says that the element holds JSON-LD. */
const IS_JSON_LD = /\btype=["']?application\/ld\+json/i;

/** Members that may hold the recipe of a document: those of schema.org, and those of exports. */
const HOLDERS = [
  ...['@graph', 'mainEntity', 'mainEntityOfPage', 'itemListElement', 'item', 'hasPart'],
  ...['recipe', 'recipes', 'meals', 'drinks', 'data', 'items', 'results'],
];

/** Whether a text is JSON or a web page rather than a list of ingredients. */
export function isMarkup(text: string): boolean {
  return (
    /^\s*(?:\{\s*["}]|\[\s*[[{"])/.test(text) ||
    /^\s*<(?:mx2|fdx|gourmetdoc|recipeml|!doctype|!--|\?xml|html|head|body|script|meta|div|main|article|section|ul|ol|p|span|h\d)\b/i.test(
      text,
    )
  );
}

/**
 * Reads a schema.org recipe, from JSON-LD or from a saved page that has it as JSON-LD, Microdata or RDFa. If a page has
 * none of these, it reads the text below "Ingredients".
 *
 * @throws ViandError if there is none with ingredients
 */
export function readMarkup(file: string, text: string): Recipe {
  const isPage = isPageText(text);
  const parts = documentsOf(text);
  const documents = parts.map(({ json }) => parsePageJson(json));
  const damaged = parts.filter((_, index) => documents[index] === undefined);
  const recipes = documents.flatMap((document) => recipesIn(document, !isPage));
  // The page's own recipe comes before those that it lists next to it.
  const [listed, own] = [true, false].map((is) => recipes.filter((one) => one.isListed === is));
  const inOrder = [...(own ?? []), ...(listed ?? [])].map(({ members }) => members);
  const ofJson = distinct(inOrder.map(recipeOfMembers), file);
  const found = ofJson.length > 0 || !isPage ? ofJson : distinct(markedUp(file, text), file);
  const [recipe, ...others] = found;
  if (recipe !== undefined) {
    const notes = others.map(
      ({ name }) =>
        `The ${isPage ? 'page' : 'file'} has several recipes: skipped ${name === '' ? 'one without a name' : quoted(name)}`,
    );
    const all = [...recipe.notes, ...notes, ...(damaged.some(isOfRecipe) ? [PARTLY_DAMAGED] : [])];
    return { ...recipe, notes: all };
  }
  const shown = isPage ? readPageText(file, text) : undefined;
  if (shown !== undefined) {
    const notes = damaged.some(isOfRecipe) ? [PARTLY_DAMAGED] : [];
    return { ...shown, notes: [...shown.notes, ...notes] };
  }
  throw withoutRecipe(file, damaged.length > 0);
}

/** The recipes in the elements of a page or of XML. */
function markedUp(file: string, text: string): readonly PageRecipe[] {
  const readers = [readRecipeXml, readGourmetXml, readRecipeMl];
  const exported = readers.flatMap((read) => read(file, text));
  return exported.length > 0 ? exported : readMicrodata(file, text);
}

function isOfRecipe({ json }: JsonPart): boolean {
  return /recipeIngredient|\bRecipe\b/.test(json);
}

const PARTLY_DAMAGED = 'Skipped a part of the JSON-LD of the page, which is damaged';

/** JSON of a text, and the position where it starts. */
export interface JsonPart {
  readonly json: string;
  readonly start: number;
}

/** The JSON of a text that cannot be read completely, and where it starts; undefined if all of it can be read. */
export function damagedJson(text: string): JsonPart | undefined {
  return documentsOf(text).find(({ json }) => parsePageJson(json) === undefined);
}

function isPageText(text: string): boolean {
  return text.trimStart().startsWith('<');
}

/** The JSON-LD of a page, or the whole text if it is not a page. */
function documentsOf(text: string): readonly JsonPart[] {
  return isPageText(text) ? jsonScripts(text) : [{ json: text, start: 0 }];
}

/** The JSON-LD of a page. This scans each character only a few times, however damaged the page is. */
function jsonScripts(page: string): JsonPart[] {
  const scripts: JsonPart[] = [];
  for (let at = 0; ; ) {
    const start = indexFrom(SCRIPT_START, page, at);
    const open = start < 0 ? -1 : page.indexOf('>', start);
    if (open < 0) return scripts;
    const end = indexFrom(SCRIPT_END, page, open);
    // A page that was cut off ends within its JSON.
    const json = page.slice(open + 1, end < 0 ? undefined : end);
    if (IS_JSON_LD.test(page.slice(start, open))) scripts.push({ json, start: open + 1 });
    if (end < 0) return scripts;
    at = end;
  }
}

/** @param pattern with the flag g */
function indexFrom(pattern: RegExp, text: string, from: number): number {
  pattern.lastIndex = from;
  return pattern.exec(text)?.index ?? -1;
}

/** A recipe in a document. */
interface FoundRecipe {
  readonly members: Members;
  /** Whether it is in a list of items, as related recipes of a page are. */
  readonly isListed: boolean;
}

/** The recipes in a document. A list of ingredients alone is one, too. */
function recipesIn(document: unknown, isExport: boolean): FoundRecipe[] {
  const recipes = findRecipes(document, isExport);
  const isBareList = isExport && recipes.length === 0 && isIngredientList(document);
  return isBareList ? [{ members: { ingredients: document }, isListed: false }] : recipes;
}

/**
 * The recipes in a document, in its lists and members. Documents may be nested more deeply than the call stack allows.
 *
 * @param isExport whether an object with ingredients is a recipe, whatever its type
 */
function findRecipes(document: unknown, isExport: boolean): FoundRecipe[] {
  const recipes: FoundRecipe[] = [];
  const open: OpenValue[] = [{ value: document, isListed: false }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { value, isListed } = next;
    if (isObject(value) && (isRecipe(value) || (isExport && hasIngredients(value))))
      recipes.push({ members: value, isListed });
    else for (const inside of valuesIn(next).toReversed()) open.push(inside);
  }
  return recipes;
}

/** A value that may be a recipe or have some. */
interface OpenValue {
  readonly value: unknown;
  readonly isListed: boolean;
}

function valuesIn({ value, isListed }: OpenValue): OpenValue[] {
  if (Array.isArray(value)) return value.map((one: unknown) => ({ value: one, isListed }));
  if (!isObject(value)) return [];
  return HOLDERS.filter((holder) => holder in value).map((holder) => ({
    value: value[holder],
    isListed: isListed || holder === 'itemListElement',
  }));
}

function isRecipe(members: Members): boolean {
  const types = [members['@type']].flat();
  return types.some((type) => typeof type === 'string' && /(?:^|[/:#])Recipe$/.test(type));
}

/** The recipes with ingredients, each once: pages repeat theirs. */
function distinct(found: readonly PageRecipe[], file: string): Recipe[] {
  const recipes = new Map<string, Recipe>();
  for (const parts of found) {
    const recipe = recipeOf(file, parts);
    if (recipe.ingredients.length === 0) continue;
    const key = recipe.ingredients.map(({ text }) => text).join('\n');
    if (!recipes.has(key)) recipes.set(key, recipe);
  }
  return [...recipes.values()];
}

function recipeOf(file: string, { name, yields, ingredients, pointers }: PageRecipe): Recipe {
  const titled = titleServings(name);
  const { servings, grams, notes } = servingsOf([...yields, ...titled.yields]);
  return {
    ...{ name: titled.name, servings, grams },
    notes: [
      ...notes,
      ...droppedNotes(ingredients.filter((text) => text !== '' && isHeading(text))),
    ],
    ingredients: ingredients.flatMap((text, index) =>
      text === '' || isHeading(text)
        ? []
        : [
            {
              text,
              location: { file, pointer: pointers?.[index] ?? `/recipeIngredient/${index}` },
            },
          ],
    ),
  };
}

/** Whether a text in a list of ingredients is a heading of those after it: "For the dough:", "Filling". */
function isHeading(text: string): boolean {
  return isGroupHeading(text) || isPartOfDish(text);
}

function withoutRecipe(file: string, isDamaged: boolean): ViandError {
  return new ViandError({
    code: 'meal/unclear-layout',
    message: isDamaged
      ? 'Cannot read a recipe: the JSON in the file is damaged'
      : 'The file has no recipe with ingredients',
    location: { file },
    expected:
      'a Recipe with recipeIngredient, the export of a recipe (no backup of a whole program), a page with a heading "Ingredients", or plain text with one ingredient per line',
  });
}
