import { quoted } from '../../text/escaping/quote.ts';
import type { IngredientLine, Recipe } from './recipe.ts';
import { servingsOf } from './servings/servings.ts';
import { titleServings } from './servings/title-servings.ts';
import { droppedNotes } from './text/around/dropped-lines.ts';
import { isOtherTitle, severalRecipesNote } from './text/around/other-recipe.ts';

/** `@olive oil{2%tbsp}` and `@salt`, as in the Cooklang specification. */
const INGREDIENT = /@([^@#~{}\n]+?)\{([^{}\n]*)\}(?:\(([^()\n]*)\))?|@([\p{L}\p{N}_-]+)/gu;

/** Remarks on the state in which an ingredient is measured: "cooked, drained and rinsed". */
const STATE =
  /(?<!\p{L})(?:cooked|boiled|steamed|roasted|canned|tinned|drained|dried|frozen|gekocht|gegart|geröstet|abgetropft|getrocknet|aus der dose|tk)(?!\p{L})/iu;

/** "&(~1)dough": the product of an earlier step, an extension of Cooklang. */
const PREPARED = /^[&?]+\(/;

/** Words between an ingredient and one that may replace it: "@white beans{1%cup} or @kidney beans{1%cup}". */
const ALTERNATIVE =
  /^(?:\s*\([^()\n]*\))?,?\s+\(?(?:or|oder|alternatively|alternativ|instead of|statt)\s+(?:use\s+)?$|\((?:or|oder|alternatively|alternativ),?\s[^()\n]*$/iu;

/** The start of a comment: one that ends with the line, or one that ends with `-]`. */
const COMMENT_START = /--|\[-/g;

/** Servings in `>> servings: 4`, or in the front matter. */
const SERVINGS =
  /^(?:>>[ \t]*)?(?:servings|serves|yield|makes|portionen|personen)[ \t]*:[ \t]*(\S.*)$/gim;

const TITLE = /^(?:>>\s*)?title\s*:\s*(.+)$/im;

/** Whether a text is a recipe in Cooklang: it has ingredients such as `@potatoes{500%g}`. */
export function isCooklang(text: string): boolean {
  return /@[^@\s{}][^@{}\n]*\{[^{}\n]*\}/u.test(text);
}

/**
 * Reads a recipe in Cooklang. An ingredient without an amount, such as salt, is a small amount, unless the recipe named
 * it before. A reference to an ingredient with an amount, such as `@&flour{300%g}`, adds to the amount before.
 */
export function readCooklang(file: string, text: string): Recipe {
  const { first, next } = firstRecipe(withoutComments(text));
  const { steps, dropped } = splitNotes(first);
  const { ingredients, further, alternatives } = ingredientsIn(steps, file);
  const { name, yields } = titleServings(withoutQuotes(TITLE.exec(steps)?.[1] ?? ''));
  const stated = [...steps.matchAll(SERVINGS)].map(([, value = '']) => ofFirstNumber(value));
  const { servings, grams, notes } = servingsOf([...stated, ...yields]);
  const leftOut = alternatives.map(
    (other) => `${other}: left out, since it is an alternative to the ingredient before it`,
  );
  const added = further.map((whole) => `Added ${quoted(whole)} to the previous amount`);
  return {
    name,
    servings,
    grams,
    ingredients,
    notes: [
      ...notes,
      ...added,
      ...leftOut,
      ...droppedNotes(dropped),
      ...(next === undefined ? [] : [severalRecipesNote(next)]),
    ],
  };
}

/** The ingredients of the steps of a recipe. */
interface FoundIngredients {
  readonly ingredients: IngredientLine[];
  /** References that add to the amount of an earlier ingredient, as they are written. */
  readonly further: string[];
  /** Names of ingredients that may replace the one before them. */
  readonly alternatives: string[];
}

function ingredientsIn(steps: string, file: string): FoundIngredients {
  const ingredients: IngredientLine[] = [];
  const further: string[] = [];
  const alternatives: string[] = [];
  const named = new Set<string>();
  const locate = locator(steps, file);
  let end = 0;
  for (const mention of mentionsIn(steps)) {
    const { whole, written, called, amount, index } = mention;
    if (PREPARED.test(written)) continue;
    const isAgain = named.has(called.toLowerCase());
    named.add(called.toLowerCase());
    const isAlternative = ingredients.length > 0 && ALTERNATIVE.test(steps.slice(end, index));
    end = index + whole.length;
    if (isAgain && amount === '') continue;
    if (isAlternative) {
      alternatives.push(called);
      continue;
    }
    if (written.startsWith('&')) further.push(whole);
    ingredients.push(ingredientOf(mention, steps, locate(mention)));
  }
  return { ingredients, further, alternatives };
}

/** An ingredient that a step mentions. */
interface Mention {
  readonly whole: string;
  readonly index: number;
  /** The name with marks of references and options. */
  readonly written: string;
  /** The plain name. */
  readonly called: string;
  readonly amount: string;
  /** What stands in parentheses after the amount. */
  readonly remark: string;
  /** The name, if it has no braces. */
  readonly word: string | undefined;
}

function* mentionsIn(steps: string): Generator<Mention> {
  for (const found of steps.matchAll(INGREDIENT)) {
    const { 0: whole, 1: name, 2: amount = '', 3: remark = '', 4: word, index } = found;
    const written = (name ?? word ?? '').trim();
    yield { whole, index, written, called: plainName(written), amount, remark, word };
  }
}

function ingredientOf(
  { whole, index, written, called, amount, remark, word }: Mention,
  steps: string,
  location: IngredientLine['location'],
): IngredientLine {
  const [quantity = '', unit = ''] = ofFirst(amount);
  const isRecipe = steps[index - 1] === '@' || written.startsWith('.');
  return {
    text: [plainQuantity(quantity), unit.replace(/\*$/, ''), called]
      .filter((part) => part !== '')
      .join(' ')
      .concat(STATE.test(remark) ? `, ${remark}` : ''),
    location,
    ...(isRecipe ? { recipe: called } : {}),
    ...(word === undefined ? {} : nextWord(word, steps.slice(index + whole.length))),
  };
}

/** Returns a function that locates mentions. Call it in the order of the text. */
function locator(text: string, file: string) {
  let line = 1;
  let start = 0;
  let end = text.indexOf('\n');
  return ({ index, whole }: Mention): IngredientLine['location'] => {
    while (end >= 0 && end < index) {
      line += 1;
      start = end + 1;
      end = text.indexOf('\n', start);
    }
    const column = index - start + 1;
    return { file, line, column, endColumn: column + whole.length };
  };
}

/** The word after an ingredient without braces. It may belong to its name, although Cooklang does not include it. */
function nextWord(word: string, rest: string): { readonly withNextWord?: string } {
  const next = /^ (?!(?:and|und|or|oder|with|mit|in|to|for)(?!\p{L}))(\p{L}+)/u.exec(rest)?.[1];
  return next === undefined ? {} : { withNextWord: `${word} ${next}` };
}

/** A title of metadata, or a heading as Markdown has it. */
const TITLES = /^(?:(?:>>\s*)?title\s*:|#\s)\s*(.+)$/gim;

/**
 * The text up to the title of a second recipe: a title after an ingredient, if another title precedes all ingredients.
 */
function firstRecipe(text: string): { readonly first: string; readonly next?: string } {
  const start = text.search(INGREDIENT);
  const titles = [...text.matchAll(TITLES)];
  const isTitled = titles.some(({ index, 1: title = '' }) => index < start && isOtherTitle(title));
  const second = titles.find(({ index, 1: title = '' }) => index > start && isOtherTitle(title));
  if (!isTitled || second === undefined) return { first: text };
  return {
    first: text.slice(0, second.index),
    next: withoutQuotes(second[1] ?? ''),
  };
}

/** A value of the front matter, which may be quoted. */
function withoutQuotes(value: string): string {
  return value.trim().replace(/^(["'])(.*)\1$/, '$2');
}

/**
 * A name without the marks of references, options and hidden ingredients, and without its alias. The name of another
 * recipe loses its folder.
 */
function plainName(name: string): string {
  const [plain = ''] = name.replace(/^[&?+-]+/, '').split('|');
  return plain.startsWith('.') ? plain.slice(plain.lastIndexOf('/') + 1) : plain.trim();
}

/** The servings of a scalable recipe: the first of "2|4". */
function ofFirstNumber(value: string): string {
  return withoutQuotes(value).split('|')[0] as string;
}

/** Quantity and unit. If there are amounts for several servings, `2|4%g` or `2%g|4%g`, the first one counts. */
function ofFirst(amount: string): string[] {
  const [first = '', ...others] = amount.split('|');
  const [quantity = '', unit = others.at(-1)?.split('%')[1] ?? ''] = first.split('%');
  return [quantity.trim(), unit.trim()];
}

/** A quantity without the marks of one that must not be scaled: "=" before it, or "*" after its unit. */
function plainQuantity(quantity: string): string {
  return quantity.replace(/^=\s*/, '').trim();
}

/** The text with comments replaced by spaces, so that positions stay the same. */
function withoutComments(text: string): string {
  const parts: string[] = [];
  let at = 0;
  let isLastClosed = false;
  for (const { 0: start, index } of text.matchAll(COMMENT_START)) {
    if (index < at || (start === '[-' && isLastClosed)) continue;
    const end = start === '--' ? text.indexOf('\n', index) : text.indexOf('-]', index + 2) + 2;
    if (start === '[-' && end < 2) {
      // An unclosed comment is not a comment, and neither is the text after it.
      isLastClosed = true;
      continue;
    }
    const next = end < 0 ? text.length : end;
    parts.push(text.slice(at, index), blank(text.slice(index, next)));
    at = next;
  }
  return [...parts, text.slice(at)].join('');
}

/** Notes, such as "> Reserve the @pasta water{}", and the names of sections, which are not steps. */
const NO_STEP = /^[ \t]*(?:>(?!>)|=).*$/gm;

/** Separates the notes and the names of sections from the text. */
function splitNotes(text: string): { readonly steps: string; readonly dropped: string[] } {
  const dropped = text.match(NO_STEP) ?? [];
  return {
    steps: text.replace(NO_STEP, blank),
    dropped: dropped.map((line) => line.replace(/^[\s>=]+|[\s=]+$/g, '')).filter(Boolean),
  };
}

function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}
