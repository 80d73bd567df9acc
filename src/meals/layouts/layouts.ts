import { ViandError } from '../../model/diagnostic.ts';
import { filledCells, type Grid } from '../../tables/grid.ts';
import { Header } from '../../tables/header.ts';
import { readExport } from '../exports/exports.ts';
import { readFatSecret } from '../exports/fat-secret.ts';
import { foodsTableFault } from '../headers/foods-table-fault.ts';
import { foreignHeader } from '../headers/foreign-header.ts';
import { HEADER_WITHIN_ROWS } from '../headers/header-rows.ts';
import { withBrandLinesRead } from '../records/brand-lines.ts';
import { withoutBreadUnits } from '../records/bread-units.ts';
import type { DietaryRecord, LayoutName, RecordOptions } from '../records/dietary-record.ts';
import { withoutMenuCodes } from '../records/menu-codes.ts';
import type { RecordLayout } from '../records/record-layout.ts';
import { isMeal } from '../words/headings/meal-names.ts';
import { DAYS_AS_COLUMNS, firstDayHeader, MEALS_AS_COLUMNS } from './days/day-columns.ts';
import { readFoodMatrix } from './days/food-matrix.ts';
import { readFoodsAsColumns } from './days/foods-as-columns.ts';
import { assertNoContainers } from './header/containers.ts';
import { assertNoFrequencies } from './header/frequencies.ts';
import { assertNoChoices } from './header/menu-choices.ts';
import { assertNoNumberedTicks } from './header/numbered-ticks.ts';
import { assertFewColumns } from './header/table-limits.ts';
import { rowsOfPersonsNote, withRowsOfPersons } from './normalising/amounts-of-persons.ts';
import { withFieldsAsColumns } from './normalising/attributes-in-rows.ts';
import { withDaysOfHeadingsBelow } from './normalising/days-in-headings.ts';
import { withDayAndMealColumns } from './normalising/days-with-meals.ts';
import { withDittosRead } from './normalising/ditto-marks.ts';
import { withFoodsOfMealsNamed } from './normalising/foods-of-meals.ts';
import { withoutFormulas } from './normalising/formula-lines.ts';
import { netWeightsNote, withNetWeights } from './normalising/gross-weights.ts';
import { boundsNote, withBoundsJoined } from './normalising/least-and-most.ts';
import { withMealLettersNamed } from './normalising/meal-letters.ts';
import { withRowsOfDays } from './normalising/meals-below-days.ts';
import { withMealsNamed } from './normalising/meals-below-food.ts';
import { mealsOfOneNote, withMealsOfOne } from './normalising/meals-of-several.ts';
import { withNumberedFoodsBelow } from './normalising/numbered-columns.ts';
import { withQuestionsNamed } from './normalising/questions.ts';
import { withTalliesRead } from './normalising/tallied-columns.ts';
import { withTicksNamed } from './normalising/ticked-columns.ts';
import { withTransposedTable } from './normalising/transposed-table.ts';
import { withUnitsOfDays } from './normalising/units-of-days.ts';
import { withUnreadFoodsNoted } from './rows/other-rows/unread-foods.ts';
import { GROUPED, ROWS, readIfHeaded } from './rows/rows.ts';
import { readWithoutHeader } from './rows/without-header.ts';
import { readBlocks } from './several-tables/blocks.ts';
import { withOnlyPerson } from './several-tables/only-person.ts';
import { readPersons } from './several-tables/persons.ts';
import { readPersonsBelow } from './several-tables/persons-below.ts';
import { readSideBySide } from './several-tables/side-by-side.ts';
import { TEXT_LINES } from './text/text.ts';
import { readUnderHeadings } from './text/under-headings.ts';

/** All layouts by their names in `--layout`. */
const LAYOUTS: Readonly<Record<LayoutName, RecordLayout>> = {
  rows: ROWS,
  grouped: GROUPED,
  days: DAYS_AS_COLUMNS,
  meals: MEALS_AS_COLUMNS,
  text: TEXT_LINES,
};

/** Rewrites the headers and cells of unusual tables as other tables have them, in this order. */
const NORMALISERS: readonly ((grid: Grid) => Grid)[] = [
  withDittosRead,
  withFieldsAsColumns,
  withNetWeights,
  withBoundsJoined,
  withRowsOfPersons,
  withMealsOfOne,
  withTransposedTable,
  withRowsOfDays,
  withDaysOfHeadingsBelow,
  withFoodsOfMealsNamed,
  withNumberedFoodsBelow,
  withMealLettersNamed,
  withTalliesRead,
  withTicksNamed,
  withQuestionsNamed,
  withUnitsOfDays,
  withMealsNamed,
  withDayAndMealColumns,
];

/** Rows that tables of foods may have above their header. */
const TITLE_ROWS = 2;

/** Detects the layout of a table and reads it; undefined if it is not certain which layout fits. */
export function readGrid(table: Grid, options: RecordOptions): DietaryRecord | undefined {
  assertFewColumns(table);
  const grid = NORMALISERS.reduce((so, withOne) => withOne(so), table);
  const record =
    readPersonsBelow(grid, (part) => readInLayout(part, options)) ?? readInLayout(grid, options);
  const notes = [netWeightsNote, boundsNote, rowsOfPersonsNote, mealsOfOneNote].flatMap((noteOn) =>
    noteOn(table),
  );
  const asRead = record && asPeopleWrite(withOnlyPerson(record, grid));
  const isNoted = asRead !== undefined && options.layout !== 'text' && options.column === undefined;
  const read = isNoted ? withUnreadFoodsNoted(asRead, table) : asRead;
  return notes.length === 0 ? read : read && { ...read, notes: [...notes, ...read.notes] };
}

/** A record without what programs and diets add to the names of foods. */
function asPeopleWrite(record: DietaryRecord): DietaryRecord {
  return withBrandLinesRead(withoutBreadUnits(withoutMenuCodes(withoutFormulas(record))));
}

function readInLayout(grid: Grid, options: RecordOptions): DietaryRecord | undefined {
  const { layout, column } = options;
  if (layout !== undefined) return LAYOUTS[layout].read(grid, options);
  if (column !== undefined) return readIfHeaded(grid, options, 'detect');
  const known = readExport(grid) ?? readFatSecret(grid);
  if (known !== undefined) return known;
  assertNoFoodsTable(grid);
  assertNoChoices(grid);
  assertNoContainers(grid, options);
  assertNoFrequencies(grid);
  assertNoNumberedTicks(grid);
  return (
    readFoodMatrix(grid) ??
    readBlocks(grid, options) ??
    readSideBySide(grid, options) ??
    readPersons(grid) ??
    readDayColumnsFirst(grid, options) ??
    readIfHeaded(grid, options, 'detect') ??
    DAYS_AS_COLUMNS.read(grid, options) ??
    MEALS_AS_COLUMNS.read(grid, options) ??
    readUnderHeadings(grid) ??
    readWithoutHeader(grid, options) ??
    readFoodsAsColumns(grid)
  );
}

/** @throws ViandError for a table of foods and their nutrients */
function assertNoFoodsTable({ rows }: Grid): void {
  // The printed diary of an app has meals between its foods.
  const isMealAlone = ([only = '', ...others]: readonly string[]) =>
    others.length === 0 && isMeal(only);
  if (rows.some(({ cells }) => isMealAlone(filledCells(cells)))) return;
  for (const { cells, location } of rows.slice(0, TITLE_ROWS + 1)) {
    const fault = foodsTableFault(cells, location);
    if (fault !== undefined) throw fault;
  }
}

/** Days or meals as columns come before any row that looks like a header of foods, such as that of drinks. */
function readDayColumnsFirst(grid: Grid, options: RecordOptions): DietaryRecord | undefined {
  const header = firstDayHeader(grid);
  if (header === undefined) return undefined;
  const above = { ...grid, rows: grid.rows.slice(0, header.start) };
  if (readIfHeaded(above, options, 'detect') !== undefined) return undefined;
  return header.layout.read(grid, options);
}

/** The reason why a record cannot be read, and the option that helps. */
export function unclearLayout(
  { location, rows }: Grid,
  { layout, column }: RecordOptions,
): ViandError {
  if (layout !== undefined) {
    return new ViandError({
      code: 'meal/unclear-layout',
      message: `The file does not fit --layout ${layout} (${LAYOUTS[layout].summary})`,
      location,
      expected: 'another --layout, or no --layout, so that viand detects it',
    });
  }
  if (column !== undefined) {
    const header = rows.find(({ cells }) => filledCells(cells).length > 1);
    return new ViandError({
      code: 'usage/invalid',
      message: `No column is called "${column}", as --column says`,
      location,
      expected:
        header === undefined
          ? 'no --column, since the file has no columns'
          : `a column of the header; the file has ${new Header(header.cells)}`,
    });
  }
  const [foreign] = rows.slice(0, HEADER_WITHIN_ROWS).flatMap(({ cells }) => {
    const fault = cells.length > 1 ? foreignHeader(cells) : undefined;
    return fault ?? [];
  });
  if (foreign !== undefined) {
    return new ViandError({ code: 'meal/unclear-layout', location, ...foreign });
  }
  return new ViandError({
    code: 'meal/unclear-layout',
    message: 'Cannot find a column of foods, or days or meals as column headings',
    location,
    expected: '--column with the name of the food column, or --layout text for lines of text',
  });
}
