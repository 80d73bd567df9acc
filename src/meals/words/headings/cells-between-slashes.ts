import { isDay } from './days.ts';
import { isMeal } from './meal-names.ts';

/** A slash between two cells. */
const SLASH = /\s+\/\s+/;

/** The fewest columns of a table whose cells slashes separate. */
const LEAST_COLUMNS = 3;

/** A table of meals with bars between its cells, for one with slashes: "Day / Breakfast / Lunch". Any other text is unchanged. */
export function withBarsForSlashes(text: string): string {
  if (!text.includes(' / ')) return text;
  const lines = text.split('\n');
  const filled = lines.filter((line) => line.trim() !== '');
  const [header = [], ...rows] = filled.map((line) => line.trim().split(SLASH));
  const isTable =
    header.length >= LEAST_COLUMNS &&
    header.every(
      (name, at) => isMeal(name) || (at === 0 && /^(?:day|date|tag|datum)$/i.test(name)),
    ) &&
    rows.length > 0 &&
    rows.every(
      (row) => row.length === header.length && (isMeal(header[0] ?? '') || isDay(row[0] ?? '')),
    );
  if (!isTable) return text;
  return lines.map((line) => line.trim().split(SLASH).join(' | ')).join('\n');
}
