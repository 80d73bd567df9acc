import type { NutrientName } from '../../../model/nutrients.ts';
import { cellAt, type GridRow } from '../../../tables/grid.ts';
import { cellAmount } from '../columns/cell-values.ts';
import { splitBasis } from '../headings/column-basis.ts';
import { columnMeaning } from '../headings/column-meaning.ts';
import { isValueName } from '../long-format/long-layout.ts';
import { isBasis, isNutrition, isUnit } from './two-row-header.ts';

/** The minimum number of names of nutrients below each other that make foods the columns of a table. */
const LEAST_NUTRIENTS = 3;

/** Names of nutrients are in one of the first columns, and among the first rows. */
const NAMES_WITHIN_COLUMNS = 3;
const NAMES_WITHIN_ROWS = 12;

/** Nutrients that are also ingredients: a column with only these may name foods. */
const INGREDIENTS: ReadonlySet<NutrientName> = new Set([
  ...(['sugar', 'salt', 'water', 'starch', 'fat', 'protein', 'alcohol', 'glucose'] as const),
  ...(['fructose', 'lactose', 'sucrose', 'maltose', 'xylitol', 'sorbitol'] as const),
]);

/** The minimum number of names of other nutrients, unless one of them is energy. */
const LEAST_OTHERS = 2;

/** Whether the cells of a column are names of nutrients rather than of foods. */
export function areNutrients(rows: readonly GridRow[], position: number): boolean {
  const judged = rows.slice(0, NAMES_WITHIN_ROWS).map(({ cells }) => cellAt(cells, position));
  const filled = judged.filter((cell) => cell !== '');
  const named = filled.filter(isNutrient);
  const others = new Set(named.map(nutrientOf).filter((one) => one && !INGREDIENTS.has(one)));
  const areSure = others.has('energy') || others.size >= LEAST_OTHERS;
  return areSure && new Set(named).size >= LEAST_NUTRIENTS && named.length >= filled.length / 2;
}

/** The column that names nutrients, one per row; undefined in any other table. */
export function columnOfNutrients(rows: readonly GridRow[]): number | undefined {
  return [...Array(NAMES_WITHIN_COLUMNS).keys()].find((at) => areNutrients(rows, at));
}

/**
 * Turns a table with nutrients as rows and foods as columns into one with a row for each food, without its titles and
 * notes.
 *
 * @returns undefined for any other table, and if nothing names the foods
 */
export function turnedTable(rows: readonly GridRow[]): readonly GridRow[] | undefined {
  const labels = columnOfNutrients(rows);
  if (labels === undefined) return undefined;
  const first = rows.findIndex(({ cells }) => isNutrient(cellAt(cells, labels)));
  const below = rows.slice(first);
  const foods = amountColumns(below, labels);
  const hasFoods = ({ cells }: GridRow) => foods.some((at) => cellAt(cells, at) !== '');
  const head = rows.slice(0, first).filter(hasFoods);
  const titles = rows.slice(0, first).filter((row) => !hasFoods(row));
  const bases = head.find(({ cells }) => foods.every((at) => isBasis(cellAt(cells, at))));
  const others = head.filter((row) => row !== bases);
  const top = others.find((row) => isNameTopic(cellAt(row.cells, labels))) ?? others[0];
  const columns = top === undefined ? ofOneFood(titles, foods) : namedColumns(top, foods, bases);
  if (columns === undefined) return undefined;
  const fields = [
    ...(bases === undefined ? [] : [{ row: bases, name: 'per' }]),
    ...others.flatMap((row) => (row === top ? [] : { row, name: cellAt(row.cells, labels) })),
    ...fieldsBelow(below, labels, hasFoods),
  ].filter(({ name }) => name !== '');
  const corner = [top, bases].map((row) => (row ? cellAt(row.cells, labels) : ''));
  const notes = below.flatMap((row) => (hasFoods(row) ? [] : cellAt(row.cells, labels)));
  const isNote = (text: string) => text !== '' && !isNameTopic(text);
  const said = [...corner, ...notes.filter((text) => !isBasis(text))].filter(isNote);
  const [row] = rows as [GridRow];
  const placeOf = (field: number) => (fields[field - 1]?.row ?? top ?? row).locationOf;
  return [
    ...titles,
    ...(said.length === 0 ? [] : [{ ...row, cells: [said.join(' ')] }]),
    {
      cells: ['name', ...fields.map(({ name }) => name)],
      location: (top ?? row).location,
      locationOf: (field) => placeOf(field)(labels),
    },
    ...columns.map(({ name, at }) => ({
      cells: [name, ...fields.map((field) => cellAt(field.row.cells, at))],
      location: (top ?? row).locationOf(at),
      locationOf: (field: number) => placeOf(field)(at),
    })),
  ];
}

/** The columns with an amount of a nutrient. */
function amountColumns(rows: readonly GridRow[], labels: number): number[] {
  const nutrients = rows.filter(({ cells }) => isNutrient(cellAt(cells, labels)));
  const width = Math.max(...nutrients.map(({ cells }) => cells.length));
  return [...Array(width).keys()].filter(
    (at) => at > labels && nutrients.some(({ cells }) => isNumber(cellAt(cells, at))),
  );
}

interface FoodColumn {
  readonly name: string;
  readonly at: number;
}

/**
 * The columns of foods, with the names above them. If a food has columns for different amounts, those per 100 g count.
 */
function namedColumns(
  { cells }: GridRow,
  foods: readonly number[],
  bases: GridRow | undefined,
): FoodColumn[] | undefined {
  let left = '';
  const named = foods.flatMap((at) => {
    const own = cellAt(cells, at);
    if (own !== '' || bases === undefined) left = own;
    return left.includes('%') ? [] : { name: left, at };
  });
  if (named.some(({ name }) => isValueName(name) || isBasis(name))) return undefined;
  // "Per 100 g powder" and "per 100 ml prepared" are states of one food that nothing names.
  if (named.every(({ name }) => beginsWithBasis(name))) return undefined;
  return per100(named, bases);
}

function beginsWithBasis(name: string): boolean {
  const { said } = splitBasis(name);
  return said !== '' && name.startsWith(said);
}

/** The columns of the only food, if a title gives its name. */
function ofOneFood(titles: readonly GridRow[], foods: readonly number[]): FoodColumn[] | undefined {
  const texts = titles.flatMap(({ cells }) => cells.map((cell) => cell.trim()).filter(Boolean));
  const [name, ...others] = texts.filter((text) => !isNutrition(text) && !isBasis(text));
  if (name === undefined || others.length > 0) return undefined;
  return foods.map((at) => ({ name, at }));
}

function per100(columns: readonly FoodColumn[], bases: GridRow | undefined): FoodColumn[] {
  const isPer100 = ({ at }: FoodColumn) =>
    splitBasis(cellAt(bases?.cells ?? [], at)).basis?.startsWith('100 ') === true;
  const named = new Set(columns.filter(isPer100).map(({ name }) => name));
  return columns.filter((column) => !named.has(column.name) || isPer100(column));
}

interface Field {
  readonly row: GridRow;
  readonly name: string;
}

/**
 * The rows of nutrients and of anything else that foods have, with their units. A heading such as "per 100 g" applies to
 * the rows below it.
 */
function fieldsBelow(
  rows: readonly GridRow[],
  labels: number,
  hasFoods: (row: GridRow) => boolean,
): Field[] {
  let per = '';
  return rows.flatMap((row) => {
    const name = cellAt(row.cells, labels);
    if (!hasFoods(row)) {
      if (isBasis(name)) per = splitBasis(name).said;
      return [];
    }
    const unit = row.cells.find((cell, at) => at !== labels && isUnit(cell.trim()));
    const parts = [name, unit === undefined ? '' : `(${unit.trim()})`, isNutrient(name) ? per : ''];
    return name === '' ? [] : { row, name: parts.filter(Boolean).join(' ') };
  });
}

function nutrientOf(cell: string): NutrientName | undefined {
  const meaning = columnMeaning(cell);
  return meaning?.kind === 'nutrient' ? meaning.nutrient.name : undefined;
}

function isNutrient(cell: string): boolean {
  return nutrientOf(cell) !== undefined;
}

function isNameTopic(cell: string): boolean {
  const meaning = columnMeaning(cell);
  return meaning?.kind === 'text' && meaning.topic === 'name';
}

function isNumber(cell: string): boolean {
  return /\d/.test(cell) && cellAmount(cell, 'either') !== undefined;
}
