import { beginsWithAmount } from '../../../words/begins-with-amount.ts';

/** "3. 2 eggs", "4) Salt": an item of a list with numbers. */
const ITEM = /^\s*(\d{1,2})[.)]\s+(\S.*)$/;

/** The fewest items that are a list. */
const LEAST_ITEMS = 3;

/**
 * Lines without the numbers of a list of ingredients: "2 eggs" for "3. 2 eggs". Most of its items begin with an amount,
 * unlike those of a list of steps.
 */
export function withoutNumbers(lines: readonly string[]): readonly string[] {
  const plain = [...lines];
  for (let start = 0; start < lines.length; start++) {
    const items = itemsFrom(lines, start);
    const last = items.at(-1)?.index ?? start;
    const withAmount = items.filter(({ text }) => beginsWithAmount(text)).length;
    if (items.length >= LEAST_ITEMS && 2 * withAmount > items.length)
      for (const { index, text } of items) plain[index] = text;
    start = last;
  }
  return plain;
}

/** The items of a list that begins at a line with the number 1; empty if none does. */
function itemsFrom(lines: readonly string[], start: number) {
  const items: { readonly index: number; readonly text: string }[] = [];
  for (let index = start; index < lines.length; index++) {
    const line = lines[index] as string;
    const [, number, text = ''] = ITEM.exec(line) ?? [];
    if (number !== undefined && Number(number) === items.length + 1) items.push({ index, text });
    else if (items.length === 0 || line.trim() !== '') break;
  }
  return items;
}
