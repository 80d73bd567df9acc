import { cellAt, type GridRow, partOfRow } from '../../../tables/grid.ts';
import { splitBasis } from '../headings/column-basis.ts';
import { basesIn } from '../headings/title-basis.ts';
import { firstNutrientRow, isNameTopic, isNumericAmount, isNutrientName } from './nutrient-rows.ts';
import {
  areReferences,
  columnsOfOneFood,
  foodHeading,
  namedColumns,
  withReferences,
} from './transposed-names.ts';
import { isBasis, isNutrition, isUnit } from './two-row-header.ts';

/** A part of a table with nutrients as rows, as a table with a row for each food. */
export interface TransposedSection {
  readonly titles: readonly GridRow[];
  readonly header: GridRow;
  readonly foods: readonly GridRow[];
}

/**
 * Transposes rows of nutrients with a column for each food.
 *
 * @param labels the column that names nutrients
 * @returns undefined if nothing names the foods
 */
export function transposedSection(
  rows: readonly GridRow[],
  labels: number,
): TransposedSection | undefined {
  const first = firstNutrientRow(rows, labels);
  const below = rows.slice(first);
  const amounts = amountColumns(below, labels);
  const above = rows.slice(0, first).map((row) => withValue(row, labels, amounts[0]));
  const references = above.findLast((row) => areReferences(row, amounts));
  const foods = references === undefined ? amounts : withReferences(references, amounts);
  const hasFoods = ({ cells }: GridRow) => foods.some((at) => cellAt(cells, at) !== '');
  const head = above.filter(hasFoods);
  const titles = above.filter((row) => !hasFoods(row));
  const others = head.filter((row) => row !== references);
  const top = topOf(others, labels, foods);
  // "Oat drink per glass (200 ml)" names both a food and what its amounts are per.
  const isBoth = references === undefined && top !== undefined && givesBases(top, foods);
  const basisRow = isBoth ? top : references;
  const bases = basisRow && headingsOf(basisRow, foods, 'per');
  // Without names above the columns, only a title can name the food, and only if nothing else is above them.
  const ofTitle = () => (others.length > 0 ? undefined : columnsOfOneFood(titles, foods, bases));
  const columns =
    top === undefined
      ? ofTitle()
      : namedColumns(isBoth ? headingsOf(top, foods, 'name') : top, foods, bases);
  if (columns === undefined || columns.length === 0) return undefined;
  const fields = [
    ...(bases === undefined ? [] : [{ row: bases, name: 'per' }]),
    ...others.flatMap((row) => (row === top ? [] : { row, name: cellAt(row.cells, labels) })),
    ...fieldsBelow(below, labels, foods),
  ].filter(({ name }) => name !== '');
  const corner = [top, references].map((row) => (row ? cellAt(row.cells, labels) : ''));
  const notes = below.flatMap((row) => (hasFoods(row) ? [] : cellAt(row.cells, labels)));
  const isNote = (text: string) => text !== '' && !isNameTopic(text);
  const said = [...corner, ...notes.filter((text) => !isBasis(text))].filter(isNote);
  const [row] = rows as [GridRow];
  const placeOf = (field: number) => (fields[field - 1]?.row ?? top ?? row).locationOf;
  return {
    titles: [
      ...titles.filter(saysBasis),
      ...(said.length === 0 ? [] : [{ ...row, cells: [said.join(' ')] }]),
    ],
    header: {
      cells: ['name', ...fields.map(({ name }) => name)],
      location: (top ?? row).location,
      locationOf: (field) => placeOf(field)(labels),
    },
    foods: columns.map(({ name, at }) => ({
      cells: [name, ...fields.map((field) => cellAt(field.row.cells, at))],
      location: (top ?? row).locationOf(at),
      locationOf: (field: number) => placeOf(field)(at),
    })),
  };
}

/** The columns with an amount of a nutrient. */
function amountColumns(rows: readonly GridRow[], labels: number): number[] {
  const nutrients = rows.filter(({ cells }) => isNutrientName(cellAt(cells, labels)));
  const width = Math.max(...nutrients.map(({ cells }) => cells.length));
  return [...Array(width).keys()].filter(
    (at) => at > labels && nutrients.some(({ cells }) => isNumericAmount(cellAt(cells, at))),
  );
}

/** A labelled row with its only value above the amounts, if it is elsewhere: next to a column of units. */
function withValue(row: GridRow, labels: number, at: number | undefined): GridRow {
  const filled = [...row.cells.keys()].filter((one) => cellAt(row.cells, one) !== '');
  const [label, value] = filled;
  if (at === undefined || filled.length !== 2 || label !== labels || value === at) return row;
  if (isUnit(cellAt(row.cells, value as number))) return row;
  const cells = [...Array(Math.max(at + 1, row.cells.length)).keys()].map((one) =>
    one === at ? cellAt(row.cells, value as number) : one === value ? '' : cellAt(row.cells, one),
  );
  return partOfRow(row, cells, (one) => (one === at ? (value as number) : one));
}

/**
 * The row with the names of the foods: one with a label such as "Name" or "Nutrition facts", otherwise the first row. If
 * a single food has several labelled rows, as in a specification sheet, the first may be anything.
 */
function topOf(
  others: readonly GridRow[],
  labels: number,
  foods: readonly number[],
): GridRow | undefined {
  const isNames = (label: string) => isNameTopic(label) || isNutrition(label);
  const named = others.find(({ cells }) => isNames(cellAt(cells, labels)));
  if (named !== undefined) return named;
  const [first] = others;
  const isSheet = others.length > 1 && cellAt(first?.cells ?? [], labels) !== '';
  const valuesOf = ({ cells }: GridRow) => foods.filter((at) => cellAt(cells, at) !== '').length;
  return isSheet && others.every((row) => valuesOf(row) === 1) ? undefined : first;
}

function givesBases({ cells }: GridRow, foods: readonly number[]): boolean {
  return foods.some((at) => foodHeading(cellAt(cells, at)).per !== '');
}

/** A row of headings, with only the names of the foods in it, or only their reference amounts. */
function headingsOf(row: GridRow, foods: readonly number[], part: 'name' | 'per'): GridRow {
  const cells = row.cells.map((cell, at) =>
    foods.includes(at) ? foodHeading(cell.trim())[part] : cell,
  );
  return { ...row, cells };
}

/** Whether a row states a reference amount. */
export function saysBasis({ cells }: GridRow): boolean {
  const { bases, foreign } = basesIn(cells.join(' '));
  return bases.length > 0 || foreign !== undefined;
}

interface Field {
  readonly row: GridRow;
  readonly name: string;
}

/**
 * The rows of nutrients and of anything else that foods have, with their units. A heading such as "per 100 g" applies to
 * the rows below it.
 */
function fieldsBelow(rows: readonly GridRow[], labels: number, foods: readonly number[]): Field[] {
  let per = '';
  const names = rows.map(({ cells }) => cellAt(cells, labels));
  return rows.flatMap((row, index) => {
    const name = names[index] as string;
    if (foods.every((at) => cellAt(row.cells, at) === '')) {
      if (isBasis(name)) per = splitBasis(name).said;
      return [];
    }
    const isRepeated = names.indexOf(name) < index || names.lastIndexOf(name) > index;
    const unit =
      row.cells.find((cell, at) => at !== labels && isUnit(cell.trim())) ??
      (isRepeated ? energyUnit(row, foods) : undefined);
    const isAmount = isNutrientName(name);
    const parts = [name, unit === undefined ? '' : `(${unit.trim()})`, isAmount ? per : ''];
    return name === '' ? [] : { row, name: parts.filter(Boolean).join(' ') };
  });
}

/** The unit in the cells of energy, which may be in two rows with the same name: "188 kJ" above "45 kcal". */
function energyUnit({ cells }: GridRow, foods: readonly number[]): string | undefined {
  const [, unit] = /^[\d.,\s]+(kj|kcal)$/i.exec(cellAt(cells, foods[0] as number)) ?? [];
  return unit;
}
