import { dateOfLabel } from '../../text/day-order.ts';
import { columnTopic } from '../column-names.ts';
import type { DietaryRecord } from './dietary-record.ts';

/** The positions of columns of dates and days. */
export function dayColumns(columns: readonly string[]): readonly number[] {
  return columns.flatMap((name, position) =>
    ['date', 'day'].includes(columnTopic(name) ?? '') ? [position] : [],
  );
}

/**
 * A record in which each day has one spelling, the first one: `01.03.2026`, `1.3.26`, `2026-03-01` and `So 01.03.` are
 * the same day. A date without a year is that of the only date in the column with the same day and month.
 */
export function withSameDays(record: DietaryRecord): DietaryRecord {
  const spellings = new Map(
    dayColumns(record.columns).map((position) => [
      position,
      spellingsOf(record.lines.map(({ cells }) => cells[position] ?? '')),
    ]),
  );
  const isSame = [...spellings.values()].every((of) =>
    [...of].every(([label, first]) => label === first),
  );
  if (isSame) return record;
  return {
    ...record,
    lines: record.lines.map((line) => ({
      ...line,
      cells: line.cells.map((cell, position) => spellings.get(position)?.get(cell) ?? cell),
    })),
  };
}

/** The first spelling of the day of each label. */
function spellingsOf(labels: readonly string[]): ReadonlyMap<string, string> {
  const different = new Set(labels);
  const years = new Map<string, Set<string>>();
  for (const label of different) {
    const date = dateOfLabel(label.trim())?.toISOString().slice(0, 'yyyy-mm-dd'.length);
    if (date === undefined) continue;
    const day = date.slice('yyyy-'.length);
    years.set(day, (years.get(day) ?? new Set()).add(date));
  }
  const first = new Map<string, string>();
  const spellings = new Map<string, string>();
  for (const label of different) {
    const key = keyOf(label.trim(), years);
    if (key === undefined) continue;
    if (!first.has(key)) first.set(key, label);
    spellings.set(label, first.get(key) ?? label);
  }
  return spellings;
}

/** A day and a month without a year: "So 01.03.", "1.3.", "01.03". */
const WITHOUT_YEAR = /^(?:\p{L}{2,10}\.?,? ?)?(?:(\d{1,2})\.(\d{1,2})\.|(\d\d)\.(\d\d))$/u;

/** The date of a label in ISO form, without a year if that is unknown; undefined for any other text. */
function keyOf(label: string, years: ReadonlyMap<string, ReadonlySet<string>>): string | undefined {
  const date = dateOfLabel(label);
  if (date !== undefined) return date.toISOString().slice(0, 'yyyy-mm-dd'.length);
  const [, first, second, third, fourth] = WITHOUT_YEAR.exec(label) ?? [];
  const [day, month] = [first ?? third, second ?? fourth];
  if (day === undefined || month === undefined) return undefined;
  const key = `${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const [only, another] = years.get(key) ?? [];
  return another === undefined ? (only ?? key) : key;
}
