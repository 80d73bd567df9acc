import { cellAt, filledCells } from '../../../tables/grid.ts';
import { isDay, withoutWordForDay } from '../headings/days.ts';

/** A word for a day, with a colon or in a row with nothing but the day. */
const DAY_WORD = /^(?:datum|date|tag|day)\s*:?$/i;

/**
 * The day of a row with nothing but its number or weekday and its date: "Tag 2 | 04.06.2024", "DAY 2 | Date: 3 March
 * 2026".
 */
export function dayWithDate(cells: readonly string[]): string | undefined {
  const [day = '', date = '', other] = cells
    .map((cell) => withoutWordForDay(cell.trim()))
    .filter((cell) => cell !== '');
  if (date === '' || other !== undefined || !/\d/.test(date)) return undefined;
  const both = `${day}, ${date}`;
  return isDay(day) && isDay(date) && isDay(both) ? both : undefined;
}

/** The day of a row with nothing but the day and a word for it: "Datum: | 02.03.2026"; undefined for any other row. */
export function dayInTwoCells(cells: readonly string[]): string | undefined {
  const at = cells.findIndex((cell) => cell.trim() !== '');
  const word = cellAt(cells, at);
  // Most rows need no more than this.
  if (!DAY_WORD.test(word)) return undefined;
  const [day = '', other] = filledCells(cells.slice(at + 1));
  return other === undefined && isDay(day.trim()) ? day.trim() : undefined;
}
