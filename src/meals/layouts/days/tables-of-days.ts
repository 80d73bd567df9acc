import { filledCells, type Grid, type GridRow } from '../../../tables/grid.ts';
import { LEAST_HEADINGS } from '../../headers/header-rows.ts';
import type { DietaryRecord } from '../../records/dietary-record.ts';
import { joinedWeeks } from '../../records/joined-sheets.ts';

/** The title that a row gives to the table of a week below it: "Woche 2", "KW 12", "Week of 9 March". */
const WEEK_TITLE = /^(?:\d\. ?)?(?:week|woche|wk|kw)(?!\p{L}).{0,30}$/iu;

/** A weekday or a whole date. Parts of dates such as "1.5" may be amounts. */
const CERTAIN_HEAD = /\p{L}{2}|\d[./-]\d+[./-]/u;

/**
 * Reads tables with days, or meals, as columns if several are below each other: the parts of a week, or several weeks.
 * If they have the same days and meals, each is a week of its own.
 *
 * @param isHead whether a cell of a header names a day or a meal
 * @param read reads one table
 */
export function readTablesOfDays(
  grid: Grid,
  isHead: (title: string) => boolean,
  read: (grid: Grid) => DietaryRecord | undefined,
): DietaryRecord | undefined {
  const starts = headersOf(grid.rows, isHead).map((index) => startOf(grid.rows, index));
  if (starts.length < 2) return read(grid);
  const tables = starts.map((start, at) => ({
    rows: grid.rows.slice(at === 0 ? 0 : start, starts[at + 1]),
  }));
  const names = tables.map(({ rows }) => weekOf(rows));
  const parts = tables.flatMap(({ rows }, at) => {
    const record = read({ ...grid, rows });
    return record === undefined ? [] : [{ record, name: nameOfWeek(names, at) }];
  });
  if (parts.length < tables.length) return read(grid);
  const keys = parts.map(
    ({ record }) => new Set(record.lines.map(({ cells }) => cells.join('\0'))),
  );
  const areWeeks = keys.some((own, at) =>
    keys.slice(0, at).some((earlier) => [...own].some((key) => earlier.has(key))),
  );
  const note = areWeeks ? ['read the tables below each other as weeks'] : [];
  return joinedWeeks(areWeeks ? parts : parts.map((part) => ({ ...part, name: '' })), note);
}

/** The name of a week, with its number if others have the same: "Woche" above each table. */
function nameOfWeek(names: readonly (string | undefined)[], at: number): string {
  const own = names[at];
  if (own === undefined) return `Week ${at + 1}`;
  return names.filter((name) => name === own).length > 1 ? `${own} ${at + 1}` : own;
}

/** Rows that have only days, or only meals, next to a label. */
function headersOf(rows: readonly GridRow[], isHead: (title: string) => boolean): number[] {
  return rows.flatMap(({ cells }, index) => {
    const filled = filledCells(cells);
    const heads = filled.filter((cell) => CERTAIN_HEAD.test(cell) && isHead(cell));
    const isHeader = heads.length >= Math.max(LEAST_HEADINGS, filled.length - 1);
    return isHeader ? [index] : [];
  });
}

/** The first row of the table of a header: a row above it with only the name of a week is part of it. */
function startOf(rows: readonly GridRow[], header: number): number {
  const above = filledCells(rows[header - 1]?.cells ?? []);
  return above.length === 1 && WEEK_TITLE.test((above[0] as string).trim()) ? header - 1 : header;
}

/** The name of the week that a table has in its title or header. */
function weekOf(rows: readonly GridRow[]): string | undefined {
  return rows
    .slice(0, 3)
    .flatMap(({ cells }) => cells.map((cell) => cell.trim()))
    .find((cell) => WEEK_TITLE.test(cell));
}
