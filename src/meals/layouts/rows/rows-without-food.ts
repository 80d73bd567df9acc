import type { GridRow } from '../../../tables/grid.ts';
import { quotedList } from '../../../text/escaping/quote.ts';
import { counted } from '../../../text/numbers/counted.ts';
import { isNoFood, isNothing } from '../../words/amounts/not-eaten.ts';
import { isDay } from '../../words/headings/days.ts';
import { isMeal } from '../../words/headings/meal-names.ts';
import { readHeading } from '../../words/headings/read-heading.ts';
import { isTitle } from '../../words/headings/record-titles.ts';
import { isOtherName } from '../header/is-header-of-table.ts';
import type { OtherColumn } from '../header/record-header.ts';

/** The most rows that a note names. */
const MOST_NAMED = 5;

/** Cells that may say what was eaten contain a word. */
const WORD = /\p{L}{3}/u;

/** Text rather than a label: "Water intake: 1.5 l", "Page 1 of 2". */
const SENTENCE = /:|\S\s+\S+\s+\S/;

/** The text of a row without a food, not counting remarks and labels; undefined if there is none. */
export function textWithoutFood(
  { cells }: GridRow,
  others: readonly OtherColumn[],
  labels: readonly number[],
): string | undefined {
  const filled = cells.flatMap((cell, position) => (cell.trim() === '' ? [] : [position]));
  return filled
    .filter((position) => {
      const text = (cells[position] as string).trim();
      if (!WORD.test(text) || isNothing(text) || isDay(text) || isMealAlone(text)) return false;
      if (labels.includes(position)) {
        return filled.length === 1 && SENTENCE.test(text) && !isTitle(text);
      }
      const { name = '' } = others.find((column) => column.position === position) ?? {};
      return !isOtherName(name) && !isNoFood(name);
    })
    .map((position) => (cells[position] as string).trim())[0];
}

/** "Snack", but not "Snack: chocolate". */
function isMealAlone(text: string): boolean {
  return isMeal(text) && (readHeading(text)?.rest ?? '') === '';
}

/** Notes rows that were skipped because their column of foods is blank. */
export function withoutFoodNote(texts: readonly string[]): string[] {
  if (texts.length === 0) return [];
  const rows = counted(texts.length, 'row');
  return [`skipped ${rows} with a blank food: ${quotedList(texts.slice(0, MOST_NAMED))}`];
}
