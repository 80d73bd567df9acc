import { isDayColumn } from '../headers/column-names.ts';
import { calendarDay, isSerialDay, slashOrderOf } from '../words/days/calendar-days.ts';
import type { DietaryRecord } from './dietary-record.ts';

/** The positions of columns of dates and days. */
export function dayColumns(columns: readonly string[]): readonly number[] {
  return columns.flatMap((name, position) => (isDayColumn(name) ? [position] : []));
}

/**
 * A record in which each day has one spelling, the first one: `01.03.2026`, `1.3.26`, `2026-03-01`, `So 01.03.` and
 * `1. März 2026` are the same day. A date without a year is that of the only date in the column with the same day and month.
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

/** The first spelling of the day of each label. The number of a day is used only if nothing else names the day. */
function spellingsOf(labels: readonly string[]): ReadonlyMap<string, string> {
  const different = [...new Set(labels)];
  const order = slashOrderOf(different);
  const days = new Map<string, string>();
  const years = new Map<string, Set<string>>();
  for (const label of different) {
    const day = calendarDay(label, order);
    if (day === undefined) continue;
    days.set(label, day);
    if (!ISO_DAY.test(day)) continue;
    const ofYear = day.slice('yyyy-'.length);
    years.set(ofYear, (years.get(ofYear) ?? new Set()).add(day));
  }
  const first = new Map<string, string>();
  const spellings = new Map<string, string>();
  for (const isSerial of [false, true]) {
    for (const [label, day] of days) {
      if (isSerialDay(label) !== isSerial) continue;
      const key = withYear(day, years);
      // People do not recognise a day by its serial number.
      if (!first.has(key)) first.set(key, isSerial ? day : label);
      spellings.set(label, first.get(key) ?? label);
    }
  }
  return spellings;
}

const ISO_DAY = /^\d{4}-\d\d-\d\d$/;

/** A day without a year gets the only year in which the same day and month occur. */
function withYear(day: string, years: ReadonlyMap<string, ReadonlySet<string>>): string {
  const [only, another] = years.get(day) ?? [];
  return another === undefined ? (only ?? day) : day;
}
