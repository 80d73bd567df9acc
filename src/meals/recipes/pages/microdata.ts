import { textOfHtml } from '../../../text/escaping/html-text.ts';

/** The properties of a recipe in the attributes of HTML elements. */
export interface PageRecipe {
  readonly name: string;
  readonly yields: readonly string[];
  readonly ingredients: readonly string[];
  /** The JSON Pointer of each ingredient, if they are not the items of a `recipeIngredient`. */
  readonly pointers?: readonly string[];
}

/** An open element, with the number of open elements of the same name inside it. */
interface OpenElement {
  readonly tag: string;
  depth: number;
}

interface Scope extends OpenElement {
  readonly isRecipe: boolean;
  /** Whether the classes of its elements name the properties, as in microformats. */
  readonly hasClasses?: boolean;
}

interface Capture extends OpenElement {
  readonly property: string;
  readonly start: number;
}

const TAG = /<(\/?)([a-z][a-z0-9-]*)\b([^<>]*)>/gi;
const TYPE = /\b(?:itemtype|typeof)\s*=\s*["']?([^"'\s>]+)/i;
const PROPERTY = /\b(?:itemprop|property)\s*=\s*["']?\s*(?:[a-z]+:)?(\w+)/i;
const CONTENT = /\bcontent\s*=\s*(?:"([^"]*)"|'([^']*)')/i;

const CLASS = /\bclass\s*=\s*(?:"([^"]*)"|'([^']*)')/i;

/** Classes of a recipe: those of microformats, and those of the recipe cards of common plugins. */
const RECIPE_CLASSES = new Set(['h-recipe', 'hrecipe', 'wprm-recipe-container']);

/** The schema.org property that each class means. */
const PROPERTY_OF_CLASS: ReadonlyMap<string, string> = new Map([
  ...['p-name', 'fn', 'wprm-recipe-name'].map((name) => [name, 'name'] as const),
  ...['p-yield', 'yield', 'wprm-recipe-servings'].map((name) => [name, 'recipeYield'] as const),
  ...['p-ingredient', 'ingredient', 'wprm-recipe-ingredient'].map(
    (name) => [name, 'recipeIngredient'] as const,
  ),
]);

function classesOf(attributes: string): string[] {
  const found = CLASS.exec(attributes);
  return (found?.[1] ?? found?.[2] ?? '').split(/\s+/);
}

/** Elements without an end. */
const VOID = new Set(['meta', 'link', 'img', 'input', 'br', 'hr']);

const PROPERTIES = new Set(['name', 'recipeYield', 'yield', 'recipeIngredient', 'ingredients']);

/**
 * The recipes with ingredients that a page has as Microdata or RDFa, such as in `itemprop="recipeIngredient"`, or as
 * microformats, such as in `class="p-ingredient"`.
 */
export function readMicrodata(page: string): PageRecipe[] {
  const recipes: PageRecipe[] = [];
  const found = new Map<string, string[]>();
  const scopes: Scope[] = [];
  let capture: Capture | undefined;
  const keep = (property: string, html: string) => {
    const text = textOfHtml(html);
    if (text === '') return;
    const values = found.get(property);
    if (values === undefined) found.set(property, [text]);
    else values.push(text);
  };
  for (const { 0: whole, 1: slash, 2: name = '', 3: attributes = '', index } of page.matchAll(
    TAG,
  )) {
    const tag = name.toLowerCase();
    if (slash === '/') {
      if (capture !== undefined && hasEnded(capture, tag)) {
        keep(capture.property, page.slice(capture.start, index));
        capture = undefined;
      }
      const scope = scopes.at(-1);
      if (scope !== undefined && hasEnded(scope, tag)) {
        scopes.pop();
        if (scope.isRecipe) closeRecipe(found, recipes);
      }
      continue;
    }
    if (capture?.tag === tag) capture.depth += 1;
    const within = scopes.at(-1);
    const inRecipe = within?.isRecipe === true;
    const type = TYPE.exec(attributes)?.[1];
    const classes = type === undefined ? classesOf(attributes) : [];
    const ofClass = within?.hasClasses
      ? classes.map((one) => PROPERTY_OF_CLASS.get(one)).find((one) => one !== undefined)
      : undefined;
    const property = ofClass ?? PROPERTY.exec(attributes)?.[1] ?? '';
    const begins = !inRecipe && classes.some((one) => RECIPE_CLASSES.has(one));
    if (begins && !VOID.has(tag)) scopes.push({ tag, depth: 1, isRecipe: true, hasClasses: true });
    else if (!VOID.has(tag)) openScope(scopes, tag, type);
    if (capture !== undefined || !inRecipe || !PROPERTIES.has(property)) continue;
    const content = CONTENT.exec(attributes);
    if (content !== null) keep(property, content[1] ?? content[2] ?? '');
    else if (!VOID.has(tag)) capture = { tag, property, depth: 1, start: index + whole.length };
  }
  closeRecipe(found, recipes);
  return recipes;
}

/** Adds the recipe whose properties were found, if it has ingredients. */
function closeRecipe(found: Map<string, string[]>, recipes: PageRecipe[]): void {
  const ingredients = [
    ...(found.get('recipeIngredient') ?? []),
    ...(found.get('ingredients') ?? []),
  ];
  if (ingredients.length === 0) return;
  const yields = [...(found.get('recipeYield') ?? []), ...(found.get('yield') ?? [])];
  recipes.push({ name: found.get('name')?.[0] ?? '', yields, ingredients });
  found.clear();
}

/** Counts the end of an element, and returns whether it closed the open one. */
function hasEnded(open: OpenElement, tag: string): boolean {
  if (open.tag === tag) open.depth -= 1;
  return open.depth === 0;
}

function openScope(scopes: Scope[], tag: string, type: string | undefined): void {
  const scope = scopes.at(-1);
  if (type !== undefined) scopes.push({ tag, depth: 1, isRecipe: /(?:^|[/:#])Recipe$/.test(type) });
  else if (scope?.tag === tag) scope.depth += 1;
}
