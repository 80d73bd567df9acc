import { decodeEntities } from '../../../text/escaping/html-entities.ts';
import type { PageRecipe } from './microdata.ts';

/** The first element of an export of the Gourmet recipe manager (.grmt, .xml). */
const ROOT = /<gourmetDoc\b/i;

/** The first element is within this many characters. */
const HEAD = 2000;

const RECIPE = /<recipe\b[^<>]*>(?<content>[\s\S]*?)<\/recipe>/gi;

/** The parts of a list of ingredients, in their order. */
const PART =
  /<(?<element>ingredient|ingref|groupname)\b(?<attributes>[^<>]*)>(?<content>[\s\S]*?)<\/\k<element>>/gi;

/** The recipes in the XML of Gourmet; none in any other text. */
export function readGourmetXml(text: string): PageRecipe[] {
  if (!ROOT.test(text.slice(0, HEAD))) return [];
  return Array.from(text.matchAll(RECIPE), ({ groups: { content = '' } = {} }) => {
    const servings = contentOf(content, 'servings');
    const yields = [contentOf(content, 'yields'), servings && `${servings} servings`];
    return {
      name: contentOf(content, 'title'),
      yields: yields.filter((one) => /\d/.test(one)),
      ingredients: Array.from(content.matchAll(PART), ({ groups = {} }) => ingredientOf(groups)),
    };
  });
}

function ingredientOf({
  element = '',
  attributes = '',
  content = '',
}: Partial<Record<string, string>>): string {
  const name = element.toLowerCase();
  if (name === 'groupname') return `${plain(content)}:`;
  // Only a question can tell how much of another recipe this is.
  if (name === 'ingref') return `recipe: ${plain(content)}`;
  const line = ['amount', 'unit', 'item']
    .map((part) => contentOf(content, part))
    .filter((part) => part !== '')
    .join(' ');
  return /\boptional\s*=\s*["']yes["']/i.test(attributes) ? `${line} (optional)` : line;
}

/** The text of the first element with a name; blank if there is none. */
function contentOf(xml: string, element: string): string {
  const found = new RegExp(String.raw`<${element}\b[^<>]*>([^<]*)</${element}>`, 'i').exec(xml);
  return plain(found?.[1] ?? '');
}

function plain(text: string): string {
  return decodeEntities(text).replace(/\s+/g, ' ').trim();
}
