import { type IngredientLine, type Recipe, servingsIn } from './recipe.ts';

/** `@olive oil{2%tbsp}` and `@salt`, as the Cooklang specification has them. */
const INGREDIENT = /@([^@#~{}\n]+?)\{([^}]*)\}(?:\([^)]*\))?|@([\p{L}\p{N}_-]+)/gu;

const COMMENTS = /--[^\n]*|\[-[\s\S]*?-\]/g;

/** Servings in `>> servings: 4`, or in the front matter. */
const SERVINGS = /^(?:>>\s*)?(?:servings|serves|yield)\s*:\s*(.+)$/im;

const TITLE = /^(?:>>\s*)?title\s*:\s*(.+)$/im;

/** Whether a text is a recipe in Cooklang: it has ingredients such as `@potatoes{500%g}`. */
export function isCooklang(text: string): boolean {
  return /@[^@\s{}][^@{}\n]*\{[^}]*\}/u.test(text);
}

/** Reads a recipe in Cooklang. An ingredient without an amount is a little of it, such as salt. */
export function readCooklang(file: string, text: string): Recipe {
  const bare = text.replace(COMMENTS, (comment) => comment.replace(/[^\n]/g, ' '));
  const ingredients: IngredientLine[] = [];
  for (const { 0: whole, 1: name, 2: amount = '', 3: word, index } of bare.matchAll(INGREDIENT)) {
    const line = bare.slice(0, index).split('\n').length;
    const column = index - bare.lastIndexOf('\n', index - 1);
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
