import { isFull, type Line, NEAR, OVERLAPPING, textOf } from './lines.ts';

/** A column: where its texts begin, and where those of the next one do. */
export interface TextColumn {
  readonly from: number;
  readonly to: number;
  /** The right end of the space for its texts, and of the longest of them. */
  readonly limit: number;
  readonly longest: number;
}

/** A line of a table, by its columns. */
export type Parts = readonly (Line | undefined)[];

/** Lines so close that they overlap: they belong to one row, whose cells have different numbers of lines. */
type Band = readonly Parts[];

/** A distance is clearly shorter than another one if it is less than this share of it. */
const SHORTER = 0.92;

/** A line that continues another one, but may belong to the row above or below. */
export class UnclearRow extends Error {
  /** @param text the text of the line */
  constructor(text: string) {
    super(`it is unclear to which row of a table "${text}" belongs, since no lines separate them`);
  }
}

/**
 * Groups the lines of a table into rows. A line with text in one column only belongs to the row above or below if it is
 * closer to it than rows are to each other, and is a row of its own otherwise.
 *
 * @throws UnclearRow for a line that may continue another one, as far as the distances tell
 */
export function rowsOf(lines: readonly Parts[], columns: readonly TextColumn[]): Parts[][] {
  const chains = chainsOf(bandsOf(lines), columns);
  const side = sideOf(chains);
  const rows = chains.flatMap((chain) => cut(chain, side)).map((row) => row.flat());
  assertLabelsAtTop(rows);
  return rows;
}

/** A label in the middle of the rows for which it counts may be taken for that of the rows below only. */
function assertLabelsAtTop([, ...rows]: readonly Parts[][]): void {
  const labels = rows.map((row) => row.flatMap(([label]) => label ?? []));
  const [label] = labels.find((some) => some.length > 0) ?? [];
  if (labels[0]?.length === 0 && label !== undefined) throw new UnclearRow(textOf(label.fragments));
}

function bandsOf(lines: readonly Parts[]): Band[] {
  const bands: Parts[][] = [];
  for (const line of lines) {
    const band = bands.at(-1);
    const last = band?.at(-1);
    if (last !== undefined && distance(last, line) < OVERLAPPING * heightOf(line)) band?.push(line);
    else bands.push([line]);
  }
  return bands;
}

/** Chains of bands that are closer to each other than rows are. */
function chainsOf(bands: readonly Band[], columns: readonly TextColumn[]): Band[][] {
  const gaps = bands.slice(1).map((band, index) => gapBetween(bands[index] as Band, band));
  const isFullAt = (index: number) => loneColumn(bands[index] as Band) === undefined;
  const ofRows = gaps.filter((_, index) => isFullAt(index) && isFullAt(index + 1));
  const pitch = ofRows.length > 0 ? Math.min(...ofRows) : Math.max(0, ...gaps);
  const chains: Band[][] = [];
  for (const [index, band] of bands.entries()) {
    const last = bands[index - 1];
    const isApart = last === undefined || (isFullAt(index - 1) && isFullAt(index));
    if (!isApart && (gaps[index - 1] as number) < SHORTER * pitch) chains.at(-1)?.push(band);
    else {
      if (!isApart) assertSeparate(last, band, columns);
      chains.push([band]);
    }
  }
  return chains;
}

/** @throws UnclearRow if a band may continue a cell of the one before */
function assertSeparate(before: Band, band: Band, columns: readonly TextColumn[]): void {
  const lone = [band, before].find((one) => loneColumn(one) !== undefined) as Band;
  const column = loneColumn(lone) ?? 0;
  const [last, first] = [before.at(-1)?.[column], band[0]?.[column]];
  if (last === undefined || first === undefined) return;
  const { limit, longest } = columns[column] as TextColumn;
  const isNear = gapBetween(before, band) < NEAR * Math.max(last.height, first.height);
  if (isNear && isFull(last, first, Math.min(limit, longest))) throw new UnclearRow(textsOf(lone));
}

function gapBetween(above: Band, below: Band): number {
  return distance(above.at(-1) ?? [], below[0] ?? []);
}

/** The only column in which a band has text. */
function loneColumn(band: Band): number | undefined {
  const filled = new Set(
    band.flatMap((line) => [...line.keys()].filter((column) => line[column] !== undefined)),
  );
  const [column] = filled;
  return filled.size === 1 ? column : undefined;
}

/** Where rows have the lines that stand alone. */
type Side = 'above' | 'below' | undefined;

/** Whether the lines of the table that stand alone are above the others of their row, as far as some of them are clear. */
function sideOf(chains: readonly (readonly Band[])[]): Side {
  const clear = chains.filter((chain) => chain.length > 1 && fullOf(chain).length === 1);
  const isAbove = clear.some(([first]) => first !== undefined && loneColumn(first) !== undefined);
  const isBelow = clear.some((chain) => loneColumn(chain.at(-1) as Band) !== undefined);
  if (isAbove === isBelow) return undefined;
  return isAbove ? 'above' : 'below';
}

/** The places of the bands in a chain that have text in several columns. */
function fullOf(chain: readonly Band[]): number[] {
  return [...chain.keys()].filter((at) => loneColumn(chain[at] as Band) === undefined);
}

/** Cuts a chain so that each row has one band with text in several columns. */
function cut(chain: readonly Band[], side: Side): Band[][] {
  const full = fullOf(chain);
  const starts = [
    0,
    ...full.slice(1).map((end, index) => startBetween(full[index] as number, end)),
  ];
  return starts.map((start, index) => chain.slice(start, starts[index + 1]));

  /** The place of the first band of the row whose full band is at the end. */
  function startBetween(start: number, end: number): number {
    const gaps = chain
      .slice(start, end)
      .map((band, at) => gapBetween(band, chain[start + at + 1] ?? []));
    const widest = gaps.indexOf(Math.max(...gaps));
    const isClear = gaps.every(
      (gap, at) => at === widest || gap < SHORTER * (gaps[widest] as number),
    );
    if (isClear) return start + widest + 1;
    if (side !== undefined) return side === 'above' ? start + 1 : end;
    throw new UnclearRow(textsOf(chain[start + 1] as Band));
  }
}

function textsOf(band: Band): string {
  return band
    .flatMap((line) => line.flatMap((part) => (part === undefined ? [] : textOf(part.fragments))))
    .join(' ');
}

function distance(above: Parts, below: Parts): number {
  return baselineOf(below) - baselineOf(above);
}

function baselineOf(line: Parts): number {
  return line.find((part) => part !== undefined)?.baseline ?? 0;
}

function heightOf(line: Parts): number {
  return Math.max(...line.map((part) => part?.height ?? 0));
}
