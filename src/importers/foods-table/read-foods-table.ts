import type { ByteStream } from '../../io/reading/byte-stream.ts';
import type { TextEncoding } from '../../io/reading/text-encoding.ts';
import type { Diagnostic, DiagnosticSink, Location } from '../../model/diagnostic.ts';
import type { Food, Source } from '../../model/food.ts';
import {
  type FoodCollection,
  type ImportCounts,
  newCounts,
  type RepairSink,
} from '../../model/food-collection.ts';
import { NUTRIENTS } from '../../model/nutrients.ts';
import { checkFood } from '../../rules/foods/check-food.ts';
import type { FoodDiagnostic } from '../../rules/foods/food-rule.ts';
import { ruleOf } from '../../rules/rule-book.ts';
import { openDetected } from '../../tables/detect-format.ts';
import type { GridRow } from '../../tables/grid.ts';
import type { ReadLimits } from '../../tables/read-limits.ts';
import { openRows } from '../../tables/row-source.ts';
import { BasisHeadings } from './basis/basis-headings.ts';
import { decimalMarkOf } from './columns/cell-values.ts';
import type { FoodColumnMap } from './columns/column-map.ts';
import type { FoodColumns } from './columns/read-columns.ts';
import { findFoodsHeader } from './header/find-foods-header.ts';
import { classifyHeaderRow } from './header/repeated-header.ts';
import type { Basis } from './headings/column-basis.ts';
import type { TextTopic } from './headings/topic-names.ts';
import { tooWide } from './long-format/long-faults.ts';
import { nonFoodFault } from './rows/non-food-rows.ts';
import { repeatedFoods } from './rows/repeated-foods.ts';
import { type RowFood, rowToFood } from './rows/row-to-food.ts';

/** How a table of foods is read. */
export interface FoodsTableOptions {
  readonly source: Source;
  readonly columnMap: FoodColumnMap;
  /** The reference amount if columns and rows give none. If it is undefined, titles give it, or 100 g is assumed. */
  readonly basis: Basis | undefined;
  readonly sheet: string | undefined;
  readonly encoding: TextEncoding | undefined;
  readonly limits: ReadLimits;
  /** Counts the rows, for callers that count several tables together. */
  readonly counts?: ImportCounts;
  /** Receives each value that was put right. */
  readonly repaired?: RepairSink | undefined;
}

/** Serving sizes that do not count, since they have no weight. */
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
  /** The number of foods in which a column contradicts another one of the same nutrient, which counts. */
  readonly contradicted: ReadonlyMap<string, number>;
  /** Foods whose serving sizes have no weight, with one of these sizes. */
  readonly unweighed: Unweighed;
  /** How the file was read, if that is not obvious. */
  readonly notes: readonly string[];
  /** Where the food is that was read last. */
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
  const detected = await openDetected(file, stdin, { limits, encoding, sheet });
  const opened = await openRows(detected, {
    syntaxCode: 'import/syntax',
    limits,
    sheet,
    keepsFaulty: true,
  });
  const batches = opened.batches[Symbol.asyncIterator]();
  const found = await findFoodsHeader(
    batches,
    { map: columnMap, basis: options.basis },
    opened.name,
  );
  const { columns, unread } = found;
  const counts = options.counts ?? newCounts();
  const contradicted = new Map<string, number>();
  const unweighed: Unweighed = { foods: 0, example: '' };
  const mark = decimalMarkOf(opened.separator, found.rows);
  const asAdded = repeatedFoods(source, columns, report);
  const headings = options.basis === undefined ? new BasisHeadings(columns, report) : undefined;
  let place: Location | undefined;
  // The last header between rows.
  let header: 'same' | 'other' | undefined;

  async function* foods(): AsyncGenerator<Food> {
    for await (const batch of found.batches) {
      for (const row of batch) {
        const food = readFood(row);
        if (food === undefined) continue;
        place = row.location;
        yield food;
      }
    }
    headings?.end();
  }

  function readFood(row: GridRow): Food | undefined {
    if (!row.cells.some(hasText) && row.faults === undefined) return undefined;
    if (isHeader(row)) return undefined;
    if (header !== 'other' && row.cells.length <= columns.width && headings?.take(row)) return;
    counts.rows += 1;
    const read = readRow(row);
    const food = read && asAdded(read.food, row);
    if (read === undefined || food === undefined) {
      counts.rejected += 1;
      return undefined;
    }
    counts.imported += 1;
    for (const position of read.ignored) {
      const name = columns.names[position] as string;
      contradicted.set(name, (contradicted.get(name) ?? 0) + 1);
    }
    if (read.unweighed !== '') {
      unweighed.foods += 1;
      unweighed.example ||= read.unweighed;
    }
    if (read.repairs.length > 0) counts.repaired += 1;
    for (const repair of read.repairs) {
      options.repaired?.({ ...repair, location: row.location, code: food.gtin ?? food.id });
    }
    return food;
  }

  /**
   * Skips repeated headers and reports the first. Rows below a different header are rejected, since their columns are
   * not those of the first.
   */
  function isHeader(row: GridRow): boolean {
    const again = classifyHeaderRow(row, columns);
    if (again === undefined) return false;
    const told = header;
    header = again;
    if (again === 'same' && told !== undefined) return true;
    report({
      code: 'import/bad-value',
      location: row.location,
      message: again === 'same' ? 'The header is repeated' : 'The table has a second header',
      expected:
        again === 'same'
          ? 'one header; viand skips its repeats'
          : 'one header: viand skips the rows below the second, which need a table of their own',
    });
    return true;
  }

  function readRow(row: GridRow): RowFood | undefined {
    const faults =
      row.cells.length > columns.width ? [tooWide(row, columns.width)] : (row.faults ?? []);
    if (faults.length > 0) {
      faults.forEach(report);
      return undefined;
    }
    if (header === 'other') {
      report(belowOther(row));
      return undefined;
    }
    const nonFood = nonFoodFault(row, columns);
    if (nonFood !== undefined) {
      report(nonFood);
      if (row.cells.filter(hasText).length === 1) headings?.takeOther();
      return undefined;
    }
    const basis = options.basis ?? headings?.basisOf(row);
    if (basis === undefined) return undefined;
    const form = { source: source.id, columns, mark, basis, report };
    const read = rowToFood(row, form);
    const isLawful = keepsRules(read, row, columns, report);
    return read.isSound && isLawful ? read : undefined;
  }

  return {
    collection: { source, foods: foods(), legacyIds: [], codes: [] },
    columns,
    counts,
    unread,
    contradicted,
    unweighed,
    notes: opened.notes,
    place: () => place,
  };
}

/** The problem of a row below a second header. */
function belowOther({ location }: GridRow): Diagnostic {
  return {
    code: 'import/bad-value',
    message: 'The row is below a second header',
    location,
    expected: 'rows with the columns of the first header',
  };
}

function hasText(cell: string): boolean {
  return cell !== '' && cell.trim() !== '';
}

/** Whether a food breaks no rule of severity error. Every broken rule is reported. */
function keepsRules(
  { food, columnOf }: RowFood,
  row: GridRow,
  { names, text }: FoodColumns,
  report: DiagnosticSink,
): boolean {
  let isSound = true;
  for (const fault of checkFood(food)) {
    const { amountOf, ...found } = withoutVariant(fault, food);
    if (ruleOf(found.code).severity === 'error') isSound = false;
    const position =
      amountOf === undefined ? text.get(found.field as TextTopic) : columnOf(amountOf.name);
    const own =
      position === undefined
        ? {}
        : amountOf === undefined
          ? { field: names[position] as string }
          : amountProblemAsWritten(fault, food, row.cells[position] ?? '', names[position]);
    const location = position === undefined ? row.location : row.locationOf(position);
    report({ ...found, ...own, location });
  }
  return isSound;
}

/** A problem without the id of the variant, which no table has: "Invalid density 9" of a row. */
function withoutVariant(fault: FoodDiagnostic, { name, variants }: Food): FoodDiagnostic {
  const id = variants[0]?.id ?? '';
  const field = fault.field.replace(`${id} `, '');
  return { ...fault, field, message: fault.message.replace(`${id} `, '').replace(id, `"${name}"`) };
}

/** A problem of an amount, with the text of its cell and, if that differs, the amount per 100 g. */
function amountProblemAsWritten(
  { amountOf, code, message, value, field }: FoodDiagnostic,
  { variants: [variant] }: Food,
  cell: string,
  column = field,
): Partial<Diagnostic> {
  const nutrient = NUTRIENTS.find(({ name }) => name === amountOf?.name);
  const amount = nutrient === undefined ? undefined : variant?.nutrients[nutrient.position];
  // Some rules check a sum that includes the amount.
  if (nutrient === undefined || amount === undefined || cell === '') return { field: column };
  const isOwn = code !== 'food/implausible-nutrient' || Number(value) === amount;
  if (!isOwn) return { field: column };
  const written = cell.trim();
  const isSame = Number(written.replace(',', '.')) === amount;
  const converted = isSame ? '' : ` (${Number(amount.toPrecision(4))} ${nutrient.unit} in 100 g)`;
  const own = `Invalid ${column} "${written}"${converted}`;
  const isNumber = code === 'food/implausible-nutrient' || code === 'food/negative-amount';
  return { field: column, value: written, message: isNumber ? own : message };
}
