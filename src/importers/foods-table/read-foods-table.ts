import type { ByteStream } from '../../io/reading/byte-stream.ts';
import type { TextEncoding } from '../../io/reading/text-encoding.ts';
import { encodingNotes } from '../../io/reading/text-source.ts';
import type { DiagnosticSink, Location } from '../../model/diagnostic.ts';
import type { Food, Source } from '../../model/food.ts';
import {
  type FoodCollection,
  type ImportCounts,
  newCounts,
  type RepairSink,
} from '../../model/food-collection.ts';
import { type DetectedFile, openDetected } from '../../tables/detect-format.ts';
import type { GridRow } from '../../tables/grid.ts';
import type { ReadLimits } from '../../tables/read-limits.ts';
import { openRows } from '../../tables/row-source.ts';
import { BasisHeadings } from './basis/basis-headings.ts';
import { decimalMarkOf } from './columns/cells/cell-values.ts';
import type { FoodColumnMap } from './columns/names/column-map.ts';
import type { FoodColumns } from './columns/read-columns.ts';
import { findFoodsHeader, isFoodsTable } from './header/find-foods-header.ts';
import type { Basis } from './headings/bases.ts';
import { withCutOffRow } from './rows/cut-off-row.ts';
import { repeatedFoods } from './rows/repeated-foods.ts';
import { RowReader } from './rows/row-reader.ts';
import type { RowFood } from './rows/row-to-food.ts';

/** How a table of foods is read. */
export interface FoodsTableOptions {
  readonly source: Source;
  readonly columnMap: FoodColumnMap;
  /** The reference amount of columns and rows without one. If it is undefined, titles give it, or 100 g is assumed. */
  readonly basis: Basis | undefined;
  readonly sheet: string | undefined;
  readonly encoding: TextEncoding | undefined;
  readonly limits: ReadLimits;
  /** Counts the rows, for callers that count several tables together. */
  readonly counts?: ImportCounts;
  /** Receives each value that was corrected. */
  readonly repaired?: RepairSink | undefined;
}

/** Serving sizes that are ignored because they have no weight. */
export interface Unweighed {
  foods: number;
  /** The first of them; empty if there is none. */
  example: string;
}

/** Foods of a table, read on demand. The counts are complete after the last food. */
export interface FoodsTable {
  readonly collection: FoodCollection<AsyncIterable<Food>>;
  readonly columns: FoodColumns;
  readonly counts: ImportCounts;
  /** The number of amounts of each unknown nutrient, in a table in long format. */
  readonly unread: ReadonlyMap<string, number>;
  /** The number of foods in which an amount contradicts another column of the same nutrient, which takes precedence. */
  readonly contradicted: ReadonlyMap<string, number>;
  /** Foods whose serving sizes have no weight, with one of these sizes. */
  readonly unweighed: Unweighed;
  /** How the file was read, if that is not obvious; complete after the last food. */
  readonly notes: readonly string[];
  /** The location of the food that was read last. */
  readonly place: () => Location | undefined;
}

/**
 * Opens a table of foods in any format. It rejects rows that cannot be read, break a rule of foods or repeat a food,
 * and reports every problem.
 *
 * @param stdin read for a file named `-`
 * @throws ViandError, at once or while foods are read, if the table cannot be read at all
 */
export async function readFoodsTable(
  file: string,
  stdin: ByteStream,
  options: FoodsTableOptions,
  report: DiagnosticSink,
): Promise<FoodsTable> {
  const { limits, encoding, sheet, source, columnMap } = options;
  const given = { map: columnMap, basis: options.basis };
  const detected = await openDetected(file, stdin, { limits, encoding, sheet });
  const opened = await openRows(detected, {
    syntaxCode: 'import/syntax',
    limits,
    sheet,
    keepsFaulty: true,
    isTable: (rows) => isFoodsTable(rows, given),
  });
  const batches = opened.batches[Symbol.asyncIterator]();
  const found = await findFoodsHeader(batches, given, opened.name);
  const { columns, unread } = found;
  const headings = options.basis === undefined ? new BasisHeadings(columns, report) : undefined;
  const reader = new RowReader({
    source: source.id,
    columns,
    mark: decimalMarkOf(opened.separator, found.rows),
    basis: options.basis,
    headings,
    report,
  });
  const asAdded = repeatedFoods(source, columns, report);
  const tally = new Tally(columns, options);
  let place: Location | undefined;

  async function* foods(): AsyncGenerator<Food> {
    const { endsInRow } = opened;
    const all = endsInRow ? withCutOffRow(found.batches, endsInRow) : found.batches;
    for await (const batch of all) {
      for (const row of batch) {
        if (reader.isNoFood(row)) continue;
        const read = reader.read(row);
        const food = read && asAdded(read.food, row);
        tally.take(row, read, food);
        if (food === undefined) continue;
        place = row.location;
        yield food;
      }
    }
    headings?.end();
  }

  return {
    collection: { source, foods: foods(), legacyIds: [], codes: [] },
    columns,
    counts: tally.counts,
    unread,
    contradicted: tally.contradicted,
    unweighed: tally.unweighed,
    get notes() {
      return [...opened.notes, ...notesOf(detected)];
    },
    place: () => place,
  };
}

/** Counts the outcomes of the rows. */
class Tally {
  readonly counts: ImportCounts;
  readonly contradicted = new Map<string, number>();
  readonly unweighed: Unweighed = { foods: 0, example: '' };
  readonly #columns: FoodColumns;
  readonly #repaired: RepairSink | undefined;

  constructor(columns: FoodColumns, { counts, repaired }: FoodsTableOptions) {
    this.#columns = columns;
    this.counts = counts ?? newCounts();
    this.#repaired = repaired;
  }

  /** Counts a row by what was read from it and the food that is added. Either may be missing. */
  take({ location }: GridRow, read: RowFood | undefined, food: Food | undefined): void {
    const { counts, contradicted, unweighed } = this;
    counts.rows += 1;
    if (read === undefined || food === undefined) {
      counts.rejected += 1;
      return;
    }
    counts.imported += 1;
    for (const position of read.ignored) {
      const name = this.#columns.names[position] as string;
      contradicted.set(name, (contradicted.get(name) ?? 0) + 1);
    }
    if (read.unweighed !== '') {
      unweighed.foods += 1;
      unweighed.example ||= read.unweighed;
    }
    if (read.repairs.length > 0) counts.repaired += 1;
    for (const repair of read.repairs) {
      this.#repaired?.({ ...repair, location, code: food.gtin ?? food.id });
    }
  }
}

/** How the text of a file was read; only what was read so far shows it. */
function notesOf({ format, source }: DetectedFile): string[] {
  return format === 'parquet' || format === 'workbook' ? [] : encodingNotes(source);
}
