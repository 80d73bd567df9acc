import { type IngredientLine, type Recipe, servingsIn } from './recipe.ts';

/** `@olive oil{2%tbsp}` and `@salt`, as the Cooklang specification has them. */
const INGREDIENT = /@([^@#~{}\n]+?)\{([^{}\n]*)\}(?:\([^()\n]*\))?|@([\p{L}\p{N}_-]+)/gu;

/** What a comment begins with: one to the end of the line, or one to `-]`. */
const COMMENT_START = /--|\[-/g;

/** Servings in `>> servings: 4`, or in the front matter. */
const SERVINGS = /^(?:>>\s*)?(?:servings|serves|yield)\s*:\s*(.+)$/im;

const TITLE = /^(?:>>\s*)?title\s*:\s*(.+)$/im;

/** Whether a text is a recipe in Cooklang: it has ingredients such as `@potatoes{500%g}`. */
export function isCooklang(text: string): boolean {
  return /@[^@\s{}][^@{}\n]*\{[^{}\n]*\}/u.test(text);
}

/** Reads a recipe in Cooklang. An ingredient without an amount is a little of it, such as salt. */
export function readCooklang(file: string, text: string): Recipe {
  const bare = withoutComments(text);
  const ingredients: IngredientLine[] = [];
  let line = 1;
  let lineStart = 0;
  for (const { 0: whole, 1: name, 2: amount = '', 3: word, index } of bare.matchAll(INGREDIENT)) {
    for (let end = bare.indexOf('\n', lineStart); end >= 0 && end < index; ) {
      line += 1;
      lineStart = end + 1;
      end = bare.indexOf('\n', lineStart);
    }
    const column = index - lineStart + 1;
    const [quantity = '', unit = ''] = amount.split('%').map((part) => part.trim());
    const called = (name ?? word ?? '').trim();
    ingredients.push({
      text: [quantity, unit, called].filter((part) => part !== '').join(' '),
      location: { file, line, column, endColumn: column + whole.length },
    });
  }
  return {
    name: TITLE.exec(bare)?.[1]?.trim() ?? '',
    servings: servingsIn(SERVINGS.exec(bare)?.[1] ?? ''),
    ingredients,
  };
}

/** Comments become spaces, so that places in the text stay the same. */
function withoutComments(text: string): string {
  const parts: string[] = [];
  let at = 0;
  let isLastClosed = false;
  for (const { 0: start, index } of text.matchAll(COMMENT_START)) {
    if (index < at || (start === '[-' && isLastClosed)) continue;
    const end = start === '--' ? text.indexOf('\n', index) : text.indexOf('-]', index + 2) + 2;
    if (start === '[-' && end < 2) {
      // What is never closed is no comment, and nor is what follows.
      isLastClosed = true;
      continue;
    }
    const next = end < 0 ? text.length : end;
    parts.push(text.slice(at, index), text.slice(index, next).replace(/[^\n]/g, ' '));
    at = next;
  }
  return [...parts, text.slice(at)].join('');
}
