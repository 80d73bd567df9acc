import { cellAt, type GridRow } from '../../../../tables/grid.ts';
import { quotedList } from '../../../../text/escaping/quote.ts';
import { LABEL_TOPICS } from '../../../headers/own-names.ts';
import type { OtherColumn } from '../../header/record-header.ts';
import { columnsWrittenOnce, FillDown } from './fill-down.ts';

/** How to read blank labels: as the rows suggest, always filled, or never. */
export type Filling = 'detect' | 'always' | 'never';

/** The columns of a table that say whose food it was, when it was eaten, and at which meal. */
export class LabelColumns {
  readonly columns: readonly OtherColumn[];
  readonly places: readonly number[];
  /** The columns whose blank cells repeat the label above. */
  readonly #filled: readonly number[];
  readonly #filler: FillDown;

  /**
   * @param rows the rows with foods, which show what is filled
   * @param elsewhere names of columns that other tables write once
   */
  constructor(
    others: readonly OtherColumn[],
    rows: readonly GridRow[],
    filling: Filling,
    elsewhere: readonly string[] = [],
  ) {
    this.columns = others.filter(({ topic }) => LABEL_TOPICS.some((label) => label === topic));
    this.places = inRank(this.columns).map(({ position }) => position);
    this.#filled = placesToFill(this.columns, rows, filling, elsewhere);
    this.#filler = new FillDown(this.places, this.#filled);
  }

  /** Fills the blank labels of a row; rows must come in their order. */
  fill(cells: readonly string[]): readonly string[] {
    return this.#filler.fill(cells);
  }

  /** The names of columns that are written once. */
  writtenOnce(): readonly string[] {
    return this.columns
      .filter(({ position }) => this.#filled.includes(position))
      .map(({ name }) => name);
  }

  /** Notes how many rows with foods use the labels of the rows above. */
  notes(rows: readonly GridRow[]): string[] {
    const isFilled = (position: number) => this.#filled.includes(position);
    const names = this.columns.filter(({ position }) => isFilled(position));
    const filled = rows.filter(({ cells }) =>
      this.#filled.some((position) => cellAt(cells, position) === ''),
    );
    if (names.length === 0 || filled.length === 0) return [];
    const list = quotedList(names.map(({ name }) => name));
    return [
      `${list}: ${filled.length === 1 ? '1 row without a value uses' : `${filled.length} rows without a value use`} the value above`,
    ];
  }
}

/** Labels with the highest first, whatever their places: a person has days, and a day has meals. */
function inRank(columns: readonly OtherColumn[]): readonly OtherColumn[] {
  const rankOf = ({ topic }: OtherColumn) => RANKS.findIndex((topics) => topics.includes(topic));
  return [...columns].sort((a, b) => rankOf(a) - rankOf(b) || a.position - b.position);
}

const RANKS: readonly (readonly OtherColumn['topic'][])[] = [
  ['person'],
  ['date', 'day'],
  ['meal', 'time'],
];

function placesToFill(
  columns: readonly OtherColumn[],
  rows: readonly GridRow[],
  filling: Filling,
  elsewhere: readonly string[],
): readonly number[] {
  const places = inRank(columns).map(({ position }) => position);
  if (filling !== 'detect') return filling === 'never' ? [] : places;
  const placeOf = (topic: OtherColumn['topic']) =>
    columns.find((column) => column.topic === topic)?.position;
  return columnsWrittenOnce(
    // A merged cell is also written once.
    rows.map(({ cells, isMerged }) =>
      isMerged === undefined ? cells : cells.map((cell, at) => (isMerged(at) ? '' : cell)),
    ),
    places,
    [
      placeOf('meal') === undefined ? placeOf('time') : undefined,
      ...columns.flatMap(({ name, position }) => (elsewhere.includes(name) ? [position] : [])),
    ],
  );
}
