import { ViandError } from '../../../model/diagnostic.ts';
import { type ElementHandler, readElements } from '../../../tables/read-elements.ts';
import { decodeEntities } from '../../../text/escaping/html-entities.ts';
import { quoted } from '../../../text/escaping/quote.ts';
import type { PageRecipe } from './microdata.ts';

/** The first element of an export is within this many characters. */
const HEAD = 2000;

/** A recipe while its elements are read. */
export interface XmlRecipe {
  name: string;
  readonly yields: string[];
  readonly ingredients: string[];
}

/** The attributes of an element, whose names are in lower case. */
export type XmlAttributes<Name extends string> = Readonly<Partial<Record<Name, string>>>;

/** Collects recipes from the elements of an export. The names of elements are in lower case. */
export abstract class XmlRecipes<Attribute extends string = never> implements ElementHandler {
  readonly recipes: XmlRecipe[] = [];
  /** The text since the last tag. */
  #text = '';

  /** Takes an element at its start. */
  protected abstract opened(name: string, attributes: XmlAttributes<Attribute>): void;

  /** Takes an element within a recipe at its end, with the text behind the last tag before it. */
  protected abstract closed(recipe: XmlRecipe, name: string, text: string): void;

  onopentag(name: string, attributes: Readonly<Record<string, string>>): void {
    this.#text = '';
    this.opened(name, attributes as XmlAttributes<Attribute>);
  }

  ontext(text: string): void {
    this.#text += text;
  }

  onclosetag(name: string): void {
    const recipe = this.recipes.at(-1);
    const text = decodeEntities(this.#text).replace(/\s+/g, ' ').trim();
    this.#text = '';
    if (recipe !== undefined) this.closed(recipe, name, text);
  }
}

/**
 * The recipes in the XML of a recipe manager; none in any other text.
 *
 * @param root finds the start of the first element, with its name as the first group
 * @throws ViandError if the text is cut off, because ingredients would be missing, or its elements are nested too deeply
 */
export function readXmlRecipes(
  file: string,
  text: string,
  root: RegExp,
  reader: XmlRecipes<string>,
): PageRecipe[] {
  const name = root.exec(text.slice(0, HEAD))?.[1];
  if (name === undefined) return [];
  if (!text.toLowerCase().includes(`</${name.toLowerCase()}`)) throw cutOff(file, name);
  readElements(file, text, reader, {
    ...{ xmlMode: true, lowerCaseTags: true, lowerCaseAttributeNames: true },
  });
  return reader.recipes.map((recipe) => ({
    ...recipe,
    yields: recipe.yields.filter((one) => /\d/.test(one)),
  }));
}

function cutOff(file: string, root: string): ViandError {
  return new ViandError({
    code: 'input/damaged',
    message: 'Cannot read the recipes: the file is damaged or truncated',
    location: { file },
    expected: `a whole file, which ends with ${quoted(`</${root}>`)}`,
  });
}
