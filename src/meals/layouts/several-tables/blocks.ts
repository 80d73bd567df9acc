import { cellAt, type Grid, type GridRow, partOfRow } from '../../../tables/grid.ts';
import { quotedList } from '../../../text/escaping/quote.ts';
import { foldedName } from '../../../text/words/fold-words.ts';
import { columnTopic } from '../../headers/column-names.ts';
import type { DietaryRecord, RecordOptions } from '../../records/dietary-record.ts';
import { joinRecords, withFirstLabel } from '../../records/join-records.ts';
import { isWeek } from '../../records/joined-sheets.ts';
import { isDay } from '../../words/headings/days.ts';
import { isMeal } from '../../words/headings/meal-names.ts';
import { headerEnd } from '../header/header-end.ts';
import { readIfHeaded } from '../rows/rows.ts';

/** The positions of tables with the same columns, side by side in a header. */
interface Blocks {
  /** The number of columns before the first table, which belong to all tables. */
  readonly shared: number;
  /** The number of columns of each table. */
  readonly width: number;
  readonly count: number;
}

/**
 * Reads tables with the same columns, side by side below titles, such as "Sat" and "Sun" above "Food | How much | Food
 * | How much".
 *
 * @returns undefined if there is only one table, or if nothing identifies the tables
 */
export function readBlocks(grid: Grid, options: RecordOptions): DietaryRecord | undefined {
  const { rows } = grid;
  for (const [index, header] of rows.slice(0, headerEnd(rows)).entries()) {
    const blocks = blocksOf(header.cells, rows.slice(index + 1));
    const above = blocks && rows[index - 1];
    if (blocks === undefined || above === undefined) continue;
    const titles = titlesOf(above.cells, blocks);
    const label = labelOf(titles);
    if (label === undefined) return undefined;
    const named = [withNamesAbove(header, above, blocks), ...rows.slice(index + 1)];
    const records = titles.flatMap((title, block) => {
      const own = named.map((row) => narrowed(row, blocks, block));
      const record = readIfHeaded({ ...grid, rows: own }, options, 'detect');
      return record === undefined ? [] : [withFirstLabel(record, label, title)];
    });
    const joined = joinRecords(records);
    return {
      ...joined,
      notes: [
        ...(label === 'person' ? [`read the columns ${quotedList(titles)} as people`] : []),
        ...(label === 'week' ? [`read the columns ${quotedList(titles)} as weeks`] : []),
        ...joined.notes,
      ],
    };
  }
  return undefined;
}

function blocksOf(cells: readonly string[], below: readonly GridRow[]): Blocks | undefined {
  const names = cells.map(foldedName);
  const foods = cells.flatMap((cell, position) => (columnTopic(cell) === 'food' ? [position] : []));
  const [first, second] = foods;
  if (first === undefined || second === undefined) return undefined;
  const width = second - first;
  let shared = first;
  // Two columns without names are alike if both have cells; a blank column separates two tables.
  const isFilled = (at: number) => names[at] !== '' || below.some((row) => cellAt(row.cells, at));
  while (
    shared > 0 &&
    names[shared - 1] === names[shared - 1 + width] &&
    isFilled(shared - 1) &&
    isFilled(shared - 1 + width)
  ) {
    shared -= 1;
  }
  const isEven = foods.every((food, block) => food === first + block * width);
  const isAlike = names
    .slice(shared + width)
    .every((name, at) => name === '' || name === names[shared + (at % width)]);
  return isEven && isAlike ? { shared, width, count: foods.length } : undefined;
}

/** A header whose shared columns have their names in the row of the titles: "Bewohner" next to "Frühstück". */
function withNamesAbove(header: GridRow, above: GridRow, { shared }: Blocks): GridRow {
  const cells = header.cells.map((name, at) =>
    at < shared && name.trim() === '' ? (above.cells[at] ?? '') : name,
  );
  return { ...header, cells };
}

/** The titles above the tables. */
function titlesOf(cells: readonly string[], { shared, width, count }: Blocks): string[] {
  return Array.from({ length: count }, (_, block) => {
    const start = shared + block * width;
    return (
      cells
        .slice(start, start + width)
        .find((cell) => cell.trim() !== '')
        ?.trim() ?? ''
    );
  });
}

function labelOf(titles: readonly string[]): 'day' | 'meal' | 'week' | 'person' | undefined {
  if (titles.every(isDay)) return 'day';
  if (titles.every(isMeal)) return 'meal';
  if (titles.every(isWeek)) return 'week';
  const isNamed = titles.every((title) => title !== '') && new Set(titles).size === titles.length;
  return isNamed ? 'person' : undefined;
}

/** The columns of one table, with the shared columns. */
function narrowed(row: GridRow, { shared, width }: Blocks, block: number): GridRow {
  const start = shared + block * width;
  const cells = [...row.cells.slice(0, shared), ...row.cells.slice(start, start + width)];
  return partOfRow(row, cells, (position) =>
    position < shared ? position : position - shared + start,
  );
}
