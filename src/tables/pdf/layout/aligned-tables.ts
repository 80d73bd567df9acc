import { type Line, paragraphsOf, textOf, unwrapped, withRest } from './lines.ts';
import type { PlacedTable, TableCell } from './ruled-tables.ts';
import { rowsOf, type TextColumn } from './wrapped-rows.ts';

/** A strip without text between two columns: from its left to its right edge. */
type Gutter = readonly [number, number];

/** Lines whose texts are aligned, and the gutters between them. */
interface Run {
  readonly lines: Line[];
  gutters: readonly Gutter[];
  /** How many of the lines have several texts. */
  aligned: number;
}

/** Narrower strips are blanks between words. In points. */
const MIN_GUTTER = 1.5;

/** Fewer lines than these may be aligned by chance, unless wide gaps separate their texts. */
const SURE_LINES = 3;

/** How many of the next lines show whether a table goes on. */
const LOOK_AHEAD = 3;

/** A gap that separates columns even in one line, in heights of the letters. */
const WIDE_GAP = 1.5;

/** A part of a page: a table, or lines of text. */
export type Block = PlacedTable | { readonly top: number; readonly texts: readonly string[] };

/** Wider gaps within a text mean that two texts stand next to each other, in heights of the letters. */
const SIDE_BY_SIDE = 3;

/** So many lines with such gaps are columns of text; fewer may be the head of a form. */
const LINES_SIDE_BY_SIDE = 3;

/**
 * Finds tables whose columns are aligned, but not ruled: lines with several texts, between which the same vertical
 * strips have no text. A line with one text joins the table around it.
 *
 * @param limit the right margin of the text
 * @throws UnclearRow
 * @throws Error for texts side by side, which are no table
 */
export function alignedTables(lines: readonly Line[], limit: number): Block[] {
  const runs = runsOf(lines);
  const split = runs.filter((run) => !isTable(run)).flatMap((run) => run.lines.filter(isSplit));
  if (split.length >= LINES_SIDE_BY_SIDE) throw sideBySide();
  return runs.map((run): Block => {
    if (isTable(run)) return tableBlock(run, limit);
    return { top: run.lines[0]?.baseline ?? 0, texts: paragraphsOf(run.lines, limit) };
  });
}

function sideBySide(): Error {
  return new Error('its text is in several columns');
}

function isSplit({ fragments, height }: Line): boolean {
  return fragments.some(({ left }, index) => {
    const before = fragments[index - 1];
    return before !== undefined && left - before.right > SIDE_BY_SIDE * height;
  });
}

function runsOf(lines: readonly Line[]): Run[] {
  const runs: Run[] = [];
  for (const [index, line] of lines.entries()) {
    const run = runs.at(-1);
    if (run === undefined || !joins(run, line, lines.slice(index + 1, index + 1 + LOOK_AHEAD))) {
      const aligned = line.fragments.length > 1 ? 1 : 0;
      runs.push({ lines: [line], gutters: gapsOf(line), aligned });
    }
  }
  return runs;
}

/**
 * Adds a line to a run, unless it has texts in gutters that several lines have shown. A text that is too long for its
 * column may reach into the next one if the table goes on below.
 */
function joins(run: Run, line: Line, further: readonly Line[]): boolean {
  if (line.fragments.length > 1) {
    if (run.aligned === 0) return false;
    const gutters = guttersWith(run, line);
    if (gutters === undefined) {
      const isOverflow = run.aligned >= SURE_LINES && further.some((one) => goesOnIn(run, one));
      if (!isOverflow) return false;
    } else run.gutters = gutters;
    run.aligned += 1;
  }
  run.lines.push(line);
  return true;
}

function goesOnIn(run: Run, line: Line): boolean {
  return line.fragments.length > 1 && guttersWith(run, line) !== undefined;
}

/** The gutters of a run with one more line; undefined if that line is not aligned with it. */
function guttersWith(run: Run, line: Line): Gutter[] | undefined {
  const gutters = shared(run.gutters, gapsOf(line));
  if (inner(gutters).length === 0) return undefined;
  const isLess = gutters.length < run.gutters.length;
  return isLess && run.aligned >= SURE_LINES ? undefined : gutters;
}

/** What is free to the left of, between, and to the right of the texts of a line. */
function gapsOf({ fragments }: Line): Gutter[] {
  const gaps: Gutter[] = [];
  let end = -Infinity;
  for (const { left, right } of fragments) {
    if (left - end >= MIN_GUTTER) gaps.push([end, left]);
    end = Math.max(end, right);
  }
  return [...gaps, [end, Infinity]];
}

/** The strips that are free in both. */
function shared(some: readonly Gutter[], others: readonly Gutter[]): Gutter[] {
  return some
    .flatMap(([left, right]) =>
      others.map(([from, to]): Gutter => [Math.max(left, from), Math.min(right, to)]),
    )
    .filter(([left, right]) => right - left >= MIN_GUTTER);
}

/** The gutters between columns, rather than those at the margins. */
function inner(gutters: readonly Gutter[]): Gutter[] {
  return gutters.filter(([left, right]) => Number.isFinite(left) && Number.isFinite(right));
}

function isTable({ gutters, aligned, lines }: Run): boolean {
  const between = inner(gutters);
  if (between.length === 0) return false;
  if (aligned >= SURE_LINES) return true;
  const height = Math.max(...lines.map((line) => line.height));
  return aligned > 1 && between.every(([left, right]) => right - left > WIDE_GAP * height);
}

/** The table of a run. */
function tableBlock(run: Run, margin: number): PlacedTable {
  const columns = columnsOf(run, margin);
  const lines = run.lines.map((line) => columns.map((column) => linePart(line, column)));
  if (lines.flat().some((part) => part !== undefined && isSplit(part))) throw sideBySide();
  const rows = rowsOf(lines, columns).map((row) => {
    const cells = columns.map((_, column) => row.flatMap((line) => line[column] ?? []));
    const isOnlyWrapped = cells.filter((parts) => parts.length > 1).length === 1;
    return columns.flatMap(({ limit }, column): TableCell[] => {
      const parts = cells[column] ?? [];
      if (parts.length === 0) return [];
      // Next to cells of one line, a cell of several is one text.
      const texts = isOnlyWrapped ? [inOne(parts)] : unwrapped(parts, limit);
      return [{ column, columns: 1, rows: 1, lines: texts }];
    });
  });
  return { top: run.lines[0]?.baseline ?? 0, rows };
}

function inOne(lines: readonly Line[]): string {
  return lines.map((line) => textOf(line.fragments)).reduce(withRest);
}

/** The columns between the gutters. Neighbours that no line has both are one: its header is centred, say. */
function columnsOf({ lines, gutters }: Run, margin: number): TextColumn[] {
  let starts = [-Infinity, ...inner(gutters).map(([, right]) => right)];
  for (let at = 1; at < starts.length; ) {
    const [left, middle, right = Infinity] = starts.slice(at - 1) as [number, number, number?];
    const isSplit = lines.some(
      ({ fragments }) =>
        fragments.some((one) => isIn(one, left, middle)) &&
        fragments.some((one) => isIn(one, middle, right)),
    );
    if (isSplit) at += 1;
    else starts = starts.toSpliced(at, 1);
  }
  return starts.map((from, index) => {
    const to = starts[index + 1] ?? Infinity;
    const rights = lines.flatMap(({ fragments }) =>
      fragments.filter((one) => isIn(one, from, to)).map(({ right }) => right),
    );
    return { from, to, limit: Math.min(to - MIN_GUTTER, margin), longest: Math.max(...rights) };
  });
}

function isIn({ left }: { readonly left: number }, from: number, to: number): boolean {
  return left >= from - MIN_GUTTER / 2 && left < to - MIN_GUTTER / 2;
}

/** The part of a line that begins in a column. */
function linePart(line: Line, { from, to }: TextColumn): Line | undefined {
  const fragments = line.fragments.filter((one) => isIn(one, from, to));
  return fragments.length === 0 ? undefined : { ...line, fragments };
}
