import { textOfHtml } from '../../../text/escaping/html-text.ts';
import { quoted } from '../../../text/escaping/quote.ts';
import type { Recipe } from '../recipe.ts';
import { isServingsLine } from '../servings/servings-line.ts';
import { isIngredientsHeading } from '../text/around/recipe-headings.ts';
import { readRecipeText } from '../text/recipe-text.ts';

/** Elements whose text is not part of the content of a page. */
const NO_CONTENT = ['script', 'style', 'nav', 'header', 'footer', 'aside', 'noscript', 'template'];

/** Elements that begin a line. */
const BLOCK =
  /<\/?(?:p|div|li|ul|ol|tr|table|h[1-6]|section|article|main|dl|dt|dd|br|fieldset|label|button|form|title)\b[^<>]*>/gi;

const HEADING = /<h1\b[^<>]*>([\s\S]{0,2000}?)<\/h1/i;
/** Headings of pages and of articles in them. */
const HEADINGS = /<h([12])\b[^<>]*>([\s\S]{0,2000}?)<\/h\1/gi;
/** The name of a recipe among its properties, in pages without an element for the recipe. */
const NAMED = /<(h[1-6])\b[^<>]*\bitemprop=["']?name\b[^<>]*>([^<]{0,2000})<\/\1/i;
const TITLE = /<title\b[^<>]*>([^<]{0,2000})/i;

/** The most lines between the servings and the ingredients. */
const ABOVE_INGREDIENTS = 15;

/**
 * The recipe of a page without data for programs: the lines that it shows below "Ingredients"; undefined if it has no such
 * heading.
 */
export function readPageText(file: string, page: string): Recipe | undefined {
  const content = NO_CONTENT.reduce(withoutElements, page);
  const lines = content
    .replace(/[\r\n]+/g, ' ')
    .replace(BLOCK, '\n')
    .split('\n')
    .map(textOfHtml)
    .filter((line) => line !== '');
  const start = lines.findIndex((line) => isIngredientsHeading(line));
  if (start < 0) return undefined;
  const name = nameOf(content, page);
  const above = lines.slice(Math.max(0, start - ABOVE_INGREDIENTS), start).filter(isServingsLine);
  const text = [...(name === '' ? [] : [`# ${name}`]), ...above, ...lines.slice(start)].join('\n');
  const recipe = readRecipeText(file, text);
  if (recipe.ingredients.length === 0) return undefined;
  return {
    ...recipe,
    // The lines of this text are not the lines of the file.
    ingredients: recipe.ingredients.map((one) => ({ ...one, location: { file } })),
    notes: [
      `The page has no schema.org recipe: read its text from ${quoted(lines[start] ?? '')} on`,
      ...recipe.notes,
    ],
  };
}

/**
 * The name of the recipe: the element that is marked as such, otherwise the large heading with which the title of the
 * page begins, as in "Borscht - My kitchen", otherwise the first one. The first one may be the name of the site.
 */
function nameOf(content: string, page: string): string {
  const marked = NAMED.exec(content)?.[2];
  if (marked !== undefined) return textOfHtml(marked);
  const title = textOfHtml(TITLE.exec(page)?.[1] ?? '');
  const titled = [...content.matchAll(HEADINGS)]
    .map(([, , heading = '']) => textOfHtml(heading))
    .find((heading) => heading !== '' && title.startsWith(heading));
  return titled ?? textOfHtml(HEADING.exec(content)?.[1] ?? title);
}

/** A page without the elements of a name and their content. This scans each character only a few times. */
function withoutElements(page: string, name: string): string {
  const start = new RegExp(`<${name}\\b`, 'gi');
  const end = new RegExp(`</${name}\\s*>`, 'gi');
  const parts: string[] = [];
  let at = 0;
  for (let found = start.exec(page); found !== null; found = start.exec(page)) {
    end.lastIndex = found.index;
    const closed = end.exec(page);
    if (closed === null) break;
    parts.push(page.slice(at, found.index));
    at = end.lastIndex;
    start.lastIndex = at;
  }
  return [...parts, page.slice(at)].join(' ');
}
