import { cellAt, type GridRow } from '../../../../tables/grid.ts';
import { quotedList } from '../../../../text/escaping/quote.ts';
import { counted } from '../../../../text/numbers/counted.ts';
import type { ColumnTopic } from '../../../headers/header-names.ts';
import { isNoFood, isNothing } from '../../../words/amounts/not-eaten.ts';
import { isDay } from '../../../words/headings/days.ts';
import { isMeal } from '../../../words/headings/meal-names.ts';
import { readHeading } from '../../../words/headings/read-heading.ts';
import { isTitle } from '../../../words/headings/record-titles.ts';
import { isGivenName } from '../../../words/people/given-names.ts';
import { isPersonCode } from '../../../words/people/person-lines.ts';
import { isOtherName } from '../../header/is-header-of-table.ts';
import type { OtherColumn } from '../../header/record-header.ts';

/** The most rows that a note names. */
const MOST_NAMED = 5;

/** Cells that may say what was eaten contain a word. */
const WORD = /\p{L}{3}/u;

/** Text rather than a label: "Water intake: 1.5 l", "Page 1 of 2". */
const SENTENCE = /:|\S\s+\S+\s+\S/;

/**
 * The text of a row without a food, not counting remarks and labels; undefined if there is none. A text alone in a
 * column of labels is a label if it is a known one, or if the row below leaves that column blank.
 *
 * @param next the row below, if there is one
 */
export function textWithoutFood(
  { cells }: GridRow,
  others: readonly OtherColumn[],
  labels: readonly number[],
  next: GridRow | undefined,
): string | undefined {
  const filled = cells.flatMap((cell, position) => (cell.trim() === '' ? [] : [position]));
  return filled
    .filter((position) => {
      const text = (cells[position] as string).trim();
      if (!WORD.test(text) || isNothing(text) || isDay(text) || isMealAlone(text)) return false;
      const { name = '', topic } = others.find((column) => column.position === position) ?? {};
      if (labels.includes(position)) {
        const isApplied = next !== undefined && cellAt(next.cells, position) === '';
        const isText = SENTENCE.test(text) || !(isApplied || isKnownLabel(text, topic));
        return filled.length === 1 && isText && !isTitle(text);
      }
      return !isOtherName(name) && !isNoFood(name);
    })
    .map((position) => (cells[position] as string).trim())[0];
}

/** Whether a text in a column of labels is a person, a week or the like. */
function isKnownLabel(text: string, topic: ColumnTopic | undefined): boolean {
  const [first = ''] = text.split(/\s/);
  return topic === 'person' || isPersonCode(text) || isGivenName(first) || /\d$/.test(text);
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
