import { beginsWithAmount } from '../../../words/amounts/begins-with-amount.ts';

/** "3. 2 eggs", "4) Salt": an item of a list with numbers. */
const ITEM = /^\s*(\d{1,2})[.)]\s+(\S.*)$/;

/** The fewest items that are a list. */
const LEAST_ITEMS = 3;

/**
 * Lines without the numbers of a list of ingredients: "2 eggs" for "3. 2 eggs". Unlike the items of a list of steps, most
 * of them begin with an amount, or they are names of foods and no other line before them has an amount.
 */
export function withoutNumbers(lines: readonly string[]): readonly string[] {
  const plain = [...lines];
  for (let start = 0; start < lines.length; start++) {
    const items = itemsFrom(lines, start);
    const last = items.at(-1)?.index ?? start;
    const withAmount = items.filter(({ text }) => beginsWithAmount(text)).length;
    const areFirst = lines.slice(0, start).filter(beginsWithAmount).length <= MOST_FACTS;
    const areIngredients =
      2 * withAmount > items.length || (areFirst && items.every(({ text }) => isName(text)));
    if (items.length >= LEAST_ITEMS && areIngredients)
      for (const { index, text } of items) plain[index] = text;
    start = last;
  }
  return plain;
}

/** The most lines above the ingredients that begin with a number, such as "4 servings". */
const MOST_FACTS = 1;

/** The most words of an ingredient that is no sentence. */
const MOST_WORDS = 6;

/** Words of steps rather than of names: "Boil the eggs". */
const OF_STEPS =
  /(?<!\p{L})(?:the|them|it|its|until|then|into?|with|over|for|den|die|das|dem|sie|es|bis|dann|mit|im?|in|auf|zu)(?!\p{L})/iu;

/** Whether a text may name an ingredient rather than describe a step. */
function isName(text: string): boolean {
  const words = text.trim().split(/\s+/);
  return words.length <= MOST_WORDS && !/[.!?:]$/.test(text.trim()) && !OF_STEPS.test(text);
}

/**
 * The items of a list that begins at a line with the number 1; empty if none does. A heading within the list may stand
 * between two items: "For the topping" above "4. 100 g butter".
 */
function itemsFrom(lines: readonly string[], start: number) {
  const items: { readonly index: number; readonly text: string }[] = [];
  let isBelowHeading = false;
  for (let index = start; index < lines.length; index++) {
    const line = (lines[index] as string).trim();
    const [, number, text = ''] = ITEM.exec(line) ?? [];
    if (number !== undefined && Number(number) === items.length + 1) {
      items.push({ index, text });
      isBelowHeading = false;
    } else if (items.length === 0 || (line !== '' && (number !== undefined || isBelowHeading)))
      break;
    else if (line !== '') isBelowHeading = true;
  }
  return items;
}
