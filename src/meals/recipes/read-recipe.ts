import { isCooklang, readCooklang } from './cooklang.ts';
import { readJsonLd } from './json-ld.ts';
import { type Recipe, servingsIn } from './recipe.ts';

/** A line that says how many it is for: "Serves 4", "Servings: 4", "Für 4 Portionen". */
const SERVINGS_LINE = /^(?:serves|servings?|yields?|makes|für|portionen|ergibt)\b.*\d/i;

/** A line that names the recipe: "# Potato soup". */
const TITLE_LINE = /^#\s+(.+)$/;

/** A line that is a heading among the ingredients: "For the dough:". */
const HEADING_LINE = /:$/;

/** Reads a recipe: schema.org as JSON-LD or within a page, Cooklang, or an ingredient a line. */
export function readRecipe(file: string, text: string): Recipe {
  const start = text.trimStart();
  if (/^[[{<]/.test(start)) {
    const found = readJsonLd(file, text);
    if (found !== undefined) return found;
  }
  return isCooklang(text) ? readCooklang(file, text) : readLines(file, text);
}

function readLines(file: string, text: string): Recipe {
  let name = '';
  let servings: number | undefined;
  const ingredients = text.split(/\r\n|\n|\r/).flatMap((written, index) => {
    const line = written.trim().replace(/^[-*•]\s+/, '');
    const title = TITLE_LINE.exec(line)?.[1];
    if (title !== undefined) name ||= title.trim();
    else if (SERVINGS_LINE.test(line)) servings ??= servingsIn(line);
    else if (line !== '' && !HEADING_LINE.test(line)) {
      return [{ text: line, location: { file, line: index + 1 } }];
    }
    return [];
  });
  return { name, servings, ingredients };
}
