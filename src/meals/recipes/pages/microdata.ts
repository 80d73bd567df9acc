import { type ElementHandler, readElements } from '../../../tables/read-elements.ts';
import { textOfHtml } from '../../../text/escaping/html-text.ts';

/** The properties of a recipe in the attributes of HTML elements. */
export interface PageRecipe {
  readonly name: string;
  readonly yields: readonly string[];
  readonly ingredients: readonly string[];
  /** The JSON Pointer of each ingredient, if they are not the items of a `recipeIngredient`. */
  readonly pointers?: readonly string[];
}

/** The attributes of an element that say what it means. */
interface Attributes {
  readonly itemtype?: string;
  readonly typeof?: string;
  readonly class?: string;
  readonly itemprop?: string;
  readonly property?: string;
  readonly content?: string;
  readonly id?: string;
  readonly itemref?: string;
}

/** A thing that a page describes, such as a recipe or its author. */
interface Item {
  readonly isRecipe: boolean;
  /** Whether the classes of its elements name the properties, as in microformats. */
  readonly hasClasses?: boolean;
  /** The values of its properties, in the order of the page. */
  readonly values: Map<string, string[]>;
  /** The ids of elements elsewhere in the page that have further properties. */
  readonly refs?: readonly string[];
}

interface OpenElement {
  readonly name: string;
  /** The item whose properties its children have; undefined outside of any. */
  readonly item: Item | undefined;
  /** The item that has the property of the element. */
  readonly owner: Item | undefined;
  /** The property whose value is the text of the element. */
  readonly property: string | undefined;
}

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

const PROPERTIES = new Set(['name', 'recipeYield', 'yield', 'recipeIngredient', 'ingredients']);

/** The type of a recipe, with or without a prefix: "https://schema.org/Recipe", "schema:Recipe". */
const RECIPE_TYPE = /(?:^|[/:#])Recipe$/;

/** Elements whose text nobody sees. */
const UNSEEN = new Set(['script', 'style']);

/**
 * The recipes with ingredients that a page has as Microdata or RDFa, such as in `itemprop="recipeIngredient"`, or as
 * microformats, such as in `class="p-ingredient"`.
 *
 * @throws ViandError if its elements are nested too deeply
 */
export function readMicrodata(file: string, page: string): PageRecipe[] {
  const refs = Array.from(page.matchAll(ITEM_REFS), ([, ids]) => words(ids)).flat();
  const reader = new RecipeElements(new Set(refs));
  readElements(file, page, reader);
  return reader.items
    .filter(({ isRecipe }) => isRecipe)
    .map((item) => withReferenced(item, reader.referenced))
    .flatMap(recipeOf);
}

/** The attribute of an element that names others with its properties. */
const ITEM_REFS = /\sitemref\s*=\s*["']([^"']+)["']/gi;

/** A recipe with the properties of the elements elsewhere that it names. */
function withReferenced(item: Item, elsewhere: ReadonlyMap<string, Item>): Item {
  const { refs = [] } = item;
  if (refs.length === 0) return item;
  const values = new Map(item.values);
  for (const ref of refs) {
    for (const [property, texts] of elsewhere.get(ref)?.values ?? [])
      values.set(property, [...(values.get(property) ?? []), ...texts]);
  }
  return { ...item, values };
}

class RecipeElements implements ElementHandler {
  /** The items of the page, in the order in which they begin. */
  readonly items: Item[] = [];
  /** The properties below elements that items name, by their ids. */
  readonly referenced = new Map<string, Item>();
  readonly #refs: ReadonlySet<string>;
  readonly #open: OpenElement[] = [];
  /** The text so far of the open element with a property. */
  #text: string | undefined;

  /** @param refs the ids that items name */
  constructor(refs: ReadonlySet<string>) {
    this.#refs = refs;
  }

  onopentag(name: string, attributes: Attributes): void {
    if (this.#text !== undefined) this.#text += ' ';
    const within = this.#open.at(-1)?.item ?? this.#referencedOf(attributes);
    const item = itemOf(attributes, within);
    if (item !== undefined) this.items.push(item);
    const property = within?.isRecipe ? propertyOf(attributes, within) : undefined;
    const isValue = property !== undefined && this.#text === undefined;
    const isTextValue = isValue && attributes.content === undefined;
    if (isTextValue) this.#text = '';
    else if (isValue) keep(within, property, attributes.content as string);
    this.#open.push({
      ...{ name, item: item ?? within, owner: within },
      property: isTextValue ? property : undefined,
    });
  }

  /** The properties of an item elsewhere, which an element with its id begins. */
  #referencedOf({ id = '' }: Attributes): Item | undefined {
    if (!this.#refs.has(id)) return undefined;
    const item: Item = { isRecipe: true, values: new Map() };
    this.referenced.set(id, item);
    return item;
  }

  ontext(text: string): void {
    if (this.#text === undefined || UNSEEN.has(this.#open.at(-1)?.name ?? '')) return;
    this.#text += text;
  }

  onclosetag(): void {
    const closed = this.#open.pop();
    if (closed?.property !== undefined) {
      // An element that begins an item has a property of the item around it.
      keep(closed.owner, closed.property, this.#text ?? '');
      this.#text = undefined;
    } else if (this.#text !== undefined) this.#text += ' ';
  }
}

function keep(item: Item | undefined, property: string, html: string): void {
  const text = textOfHtml(html);
  if (item !== undefined && text !== '')
    item.values.set(property, [...valuesOf(item, property), text]);
}

function valuesOf({ values }: Item, property: string): readonly string[] {
  return values.get(property) ?? [];
}

/** The recipe that an item is; none without ingredients. */
function recipeOf(item: Item): PageRecipe[] {
  const ingredients = ['recipeIngredient', 'ingredients'].flatMap((one) => valuesOf(item, one));
  if (ingredients.length === 0) return [];
  const yields = ['recipeYield', 'yield'].flatMap((one) => valuesOf(item, one));
  return [{ name: valuesOf(item, 'name')[0] ?? '', yields, ingredients }];
}

/** The item that an element begins; undefined if it begins none. */
function itemOf(attributes: Attributes, within: Item | undefined): Item | undefined {
  const type = attributes.itemtype ?? attributes.typeof;
  const values = new Map<string, string[]>();
  if (type !== undefined) {
    const isRecipe = words(type).some((one) => RECIPE_TYPE.test(one));
    return { isRecipe, values, refs: [...new Set(words(attributes.itemref))] };
  }
  if (within?.isRecipe) return undefined;
  const isRecipe = words(attributes.class).some((one) => RECIPE_CLASSES.has(one));
  return isRecipe ? { isRecipe, hasClasses: true, values } : undefined;
}

/** The property of a recipe whose value an element has. */
function propertyOf(attributes: Attributes, { hasClasses }: Item): string | undefined {
  const ofClass = hasClasses
    ? words(attributes.class).flatMap((one) => PROPERTY_OF_CLASS.get(one) ?? [])
    : [];
  // RDFa may have a prefix: "schema:recipeYield".
  const named = words(attributes.itemprop ?? attributes.property).map((one) =>
    one.replace(/^[a-z]+:/i, ''),
  );
  return [...ofClass, ...named].find((one) => PROPERTIES.has(one));
}

function words(text = ''): string[] {
  return text.split(/\s+/);
}
