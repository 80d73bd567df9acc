import { type ElementHandler, readElements } from '../../../tables/read-elements.ts';
import { readWebPage } from '../../../tables/workbook/documents/web-page.ts';
import { textOfHtml } from '../../../text/escaping/html-text.ts';
import { quoted } from '../../../text/escaping/quote.ts';
import { beginsWithAmount } from '../../words/amounts/begins-with-amount.ts';
import type { Recipe } from '../recipe.ts';
import { isServingsLine } from '../servings/servings-line.ts';
import { isIngredientsHeading } from '../text/around/recipe-headings.ts';
import { readRecipeText } from '../text/recipe-text.ts';

/** Elements whose text is not part of the content of a page. */
const NO_CONTENT = new Set('script style nav header footer aside noscript template'.split(' '));

/** Elements that show no text at all. */
const NEVER_CONTENT = new Set(['script', 'style', 'template']);

/** Elements that begin a line. */
const BLOCKS = new Set(
  'p div li ul ol tr table h1 h2 h3 h4 h5 h6 section article main dl dt dd br fieldset label button form title'.split(
    ' ',
  ),
);

/** Headings of pages and of articles in them. */
const HEADINGS = new Set(['h1', 'h2']);

/** The most lines between the servings and the ingredients. */
const ABOVE_INGREDIENTS = 15;

/**
 * The recipe of a page without data for programs: the lines that it shows below "Ingredients", or all lines of a page that
 * is nothing but a recipe; undefined for any other page.
 *
 * @throws ViandError if its elements are nested too deeply
 */
export function readPageText(file: string, page: string): Recipe | undefined {
  return (
    recipeOf(file, page, shownText(file, page, NO_CONTENT)) ??
    // A menu that is not closed holds the rest of the page.
    recipeOf(file, page, shownText(file, page, NEVER_CONTENT))
  );
}

function shownText(file: string, page: string, left: ReadonlySet<string>): ShownText {
  const shown = new ShownText(left);
  readElements(file, page, shown);
  return shown;
}

function recipeOf(file: string, page: string, shown: ShownText): Recipe | undefined {
  const lines = shown.text
    .split('\n')
    .map(textOfHtml)
    .filter((line) => line !== '');
  const name = nameOf(shown);
  const heading = lines.findIndex((line) => isIngredientsHeading(line));
  if (heading < 0) {
    const titles = [name, textOfHtml(shown.title)];
    const own = lines.filter((line) => !titles.includes(line));
    if (!isPlainRecipe(own)) return undefined;
    return plainRecipe(file, name, linesOfText(file, page) ?? lines);
  }
  const above = lines
    .slice(Math.max(0, heading - ABOVE_INGREDIENTS), heading)
    .filter(isServingsLine);
  const text = [...titled(name), ...above, ...lines.slice(heading)].join('\n');
  const recipe = readRecipeText(file, text);
  if (recipe.ingredients.length === 0) return undefined;
  return {
    ...withoutLines(file, recipe),
    notes: [
      `The page has no schema.org recipe: read its text from ${quoted(lines[heading] ?? '')} on`,
      ...recipe.notes,
    ],
  };
}

/** The most lines of a page that is nothing but a recipe. */
const MOST_LINES = 80;

/** The fewest lines with amounts of such a page. */
const LEAST_AMOUNTS = 3;

/** Whether a page is nothing but a recipe, as a word processor exports it: a few lines, and many of them have amounts. */
function isPlainRecipe(lines: readonly string[]): boolean {
  const amounts = lines.filter(beginsWithAmount).length;
  return lines.length <= MOST_LINES && amounts >= LEAST_AMOUNTS && 2 * amounts >= lines.length;
}

const TABLE = /<table[\s>]/i;

/** A page that is nothing but a recipe has fewer lines. */
const MOST_CELLS = 10_000;

/** The lines of a page without a table, with blank lines around headings and for blank paragraphs. */
function linesOfText(file: string, page: string): readonly string[] | undefined {
  const text = TABLE.test(page) ? undefined : readWebPage(file, page, MOST_CELLS);
  return text?.isText === true ? text.rows.map(([line = '']) => line) : undefined;
}

/** A name that only programs see may be that of the file, so that one among the lines is preferred. */
function plainRecipe(file: string, name: string, lines: readonly string[]): Recipe {
  const isShown = name !== '' && lines.includes(name);
  const read = isShown ? undefined : readRecipeText(file, lines.join('\n'));
  const others = lines.filter((line) => line === '' || line !== name);
  const isNamed = name === '' || (read !== undefined && read.name !== '');
  const recipe =
    isNamed && read !== undefined
      ? read
      : readRecipeText(file, [...titled(name), ...others].join('\n'));
  const note = 'The page has no schema.org recipe: read all of its text';
  return { ...withoutLines(file, recipe), notes: [note, ...recipe.notes] };
}

function titled(name: string): readonly string[] {
  return name === '' ? [] : [`# ${name.replace(/:$/, '')}`];
}

/** A recipe whose ingredients have no lines: those of the text are not those of the file. */
function withoutLines(file: string, recipe: Recipe): Recipe {
  const ingredients = recipe.ingredients.map((one) => ({ ...one, location: { file } }));
  return { ...recipe, ingredients };
}

/**
 * The name of the recipe: the element that is marked as such, otherwise the large heading with which the title of the
 * page begins, as in "Borscht - My kitchen", otherwise the first one. The first one may be the name of the site.
 */
function nameOf({ named, title, headings }: ShownText): string {
  if (named !== undefined) return textOfHtml(named);
  const titled = textOfHtml(title);
  const large = headings.map(({ tag, text }) => ({ tag, text: textOfHtml(text) }));
  const own = large.find(({ text }) => text !== '' && titled.startsWith(text));
  return (own ?? large.find(({ tag, text }) => tag === 'h1' && text !== ''))?.text ?? titled;
}

interface Heading {
  readonly tag: string;
  text: string;
}

/** The text that a page shows outside of its menus, with a line for each block. */
class ShownText implements ElementHandler {
  text = '';
  /** The large headings, in their order. */
  readonly headings: Heading[] = [];
  /** The heading that is marked as the name, in pages without an element for the recipe. */
  named: string | undefined;
  title = '';
  readonly #leftOut: ReadonlySet<string>;
  readonly #open: string[] = [];
  /** How many of the open elements have no content. */
  #left = 0;
  #heading: Heading | undefined;
  #isNamed = false;

  constructor(leftOut: ReadonlySet<string>) {
    this.#leftOut = leftOut;
  }

  onopentag(tag: string, { itemprop = '' }: { readonly itemprop?: string }): void {
    this.#open.push(tag);
    if (this.#leftOut.has(tag)) this.#left += 1;
    this.#separate(tag);
    if (this.#left > 0 || !/^h[1-6]$/.test(tag)) return;
    this.#heading = { tag, text: '' };
    if (HEADINGS.has(tag)) this.headings.push(this.#heading);
    this.#isNamed = this.named === undefined && /\bname\b/.test(itemprop);
  }

  ontext(text: string): void {
    // Drawings have titles as well.
    if (this.#open.at(-1) === 'title' && this.#open.at(-2) !== 'svg') this.title += text;
    if (this.#left > 0) return;
    this.text += this.#open.includes('pre') ? text : text.replace(/[\r\n]+/g, ' ');
    if (this.#heading !== undefined) this.#heading.text += text;
  }

  onclosetag(tag: string): void {
    this.#open.pop();
    if (this.#leftOut.has(tag)) this.#left -= 1;
    this.#separate(tag);
    if (tag !== this.#heading?.tag) return;
    if (this.#isNamed) this.named = this.#heading.text;
    this.#heading = undefined;
    this.#isNamed = false;
  }

  #separate(tag: string): void {
    if (this.#left > 0) return;
    this.text += BLOCKS.has(tag) ? '\n' : ' ';
    if (this.#heading !== undefined) this.#heading.text += ' ';
  }
}
