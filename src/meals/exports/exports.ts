import { lineNumber, ViandError } from '../../model/diagnostic.ts';
import { cellAt, type Grid, type GridRow } from '../../tables/grid.ts';
import { counted } from '../../text/numbers/counted.ts';
import { foldedName } from '../../text/words/fold-words.ts';
import { columnTopic } from '../headers/column-names.ts';
import { HEADER_WITHIN_ROWS } from '../headers/header-rows.ts';
import type { DietaryRecord, RecordLine } from '../records/dietary-record.ts';
import { ASA24_ITEMS, ASA24_TOTALS } from './asa24.ts';
import { CRONOMETER_SERVINGS, CRONOMETER_SUMMARY } from './cronometer.ts';
import type { ExportedFood, ProgramExport } from './export.ts';
import { FDDB_DIARY } from './fddb.ts';
import { FITBIT_TOTALS } from './fitbit.ts';
import { INTAKE24, INTAKE24_VERSION_3 } from './intake24.ts';
import { LOSE_IT_FOOD_LOGS, LOSE_IT_SUMMARY } from './lose-it.ts';
import { MY_FITNESS_PAL_FOODS, MY_FITNESS_PAL_SUMMARY } from './my-fitness-pal.ts';
import { YAZIO_FOODS } from './yazio.ts';

/** All exports that viand recognises. The first whose header fits counts. */
const EXPORTS: readonly ProgramExport[] = [
  CRONOMETER_SERVINGS,
  CRONOMETER_SUMMARY,
  MY_FITNESS_PAL_FOODS,
  MY_FITNESS_PAL_SUMMARY,
  LOSE_IT_FOOD_LOGS,
  LOSE_IT_SUMMARY,
  INTAKE24,
  INTAKE24_VERSION_3,
  ASA24_ITEMS,
  ASA24_TOTALS,
  YAZIO_FOODS,
  FDDB_DIARY,
  FITBIT_TOTALS,
];

/** Whether a header belongs to an export that lists foods. */
export function isExportHeader(names: readonly string[]): boolean {
  return findExport(names)?.read !== undefined;
}

function findExport(names: readonly string[]): ProgramExport | undefined {
  const own = new Set(names.map(foldedName));
  const has = (name: string) => own.has(foldedName(name));
  return EXPORTS.find(
    (program) =>
      program.header.every(has) &&
      program.without?.some(has) !== true &&
      (program.read === undefined || !names.some((name) => hasOtherAmounts(name, program))),
  );
}

/** Whether a column has amounts that no export has, so that the table must be kept by hand. */
function hasOtherAmounts(name: string, { header, amounts = [] }: ProgramExport): boolean {
  const topic = columnTopic(name);
  const isOwn = [...header, ...amounts].some((own) => foldedName(own) === foldedName(name));
  return (topic === 'amount' || topic === 'unit') && !isOwn;
}

/** Labels that exports have, in the order of the columns of the record. */
const LABELS = ['person', 'date', 'meal'] as const;

/**
 * Reads the export of another program, recognised by its header; undefined for any other grid.
 *
 * @throws ViandError for an export that has totals but no foods
 */
export function readExport(grid: Grid): DietaryRecord | undefined {
  for (const [index, header] of grid.rows.slice(0, HEADER_WITHIN_ROWS).entries()) {
    const found = findExport(header.cells);
    if (found === undefined) continue;
    const columns = new Map<string, number>();
    header.cells.forEach((name, position) => {
      const key = foldedName(name);
      if (!columns.has(key)) columns.set(key, position);
    });
    return readRows(found, columns, grid, grid.rows.slice(index + 1));
  }
  return undefined;
}

function readRows(
  { program, read, lacksFoods }: ProgramExport,
  columns: ReadonlyMap<string, number>,
  { location }: Grid,
  rows: readonly GridRow[],
): DietaryRecord {
  if (read === undefined) {
    throw new ViandError({
      code: 'meal/unclear-layout',
      message: `Cannot score the file: this ${program} export has totals but no foods`,
      location,
      ...(lacksFoods === undefined ? {} : { expected: `an export with foods: ${lacksFoods}` }),
    });
  }
  const foods: { readonly food: ExportedFood; readonly row: GridRow }[] = [];
  for (const row of rows) {
    const cell = (name: string) => cellAt(row.cells, columns.get(foldedName(name)) ?? -1);
    const food = read(cell);
    if (food !== undefined) foods.push({ food, row });
  }
  const labels = LABELS.filter((label) => foods.some(({ food }) => food[label] !== undefined));
  const leftOut = rows.length - foods.length;
  return {
    columns: labels,
    lines: foods.map(({ food, row }) => recordLine(food, row, labels)),
    notes: [
      `read as an export of ${program}`,
      ...(leftOut === 0 ? [] : [`skipped ${counted(leftOut, 'row')} without food`]),
    ],
  };
}

function recordLine(
  { foodId, food, measure, ...labels }: ExportedFood,
  { location }: GridRow,
  columns: readonly (typeof LABELS)[number][],
): RecordLine {
  return {
    location,
    line: lineNumber(location),
    text: `${measure} ${food}`.trim(),
    ...(foodId === undefined ? {} : { foodId }),
    ...(measure === '' ? {} : { measure, food, isOneFood: true }),
    cells: columns.map((label) => labels[label] ?? ''),
  };
}
