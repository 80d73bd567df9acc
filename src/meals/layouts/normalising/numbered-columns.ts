import { cellAt, type Grid, type GridRow, partOfRow } from '../../../tables/grid.ts';
import { isAmountName } from '../../headers/amount-names.ts';
import { columnTopic } from '../../headers/column-names.ts';
import { HEADER_WITHIN_ROWS } from '../../headers/header-rows.ts';
import { isDay, isMeal } from '../../words/headings.ts';

/** A single numbered food may be a choice, or the name of a column. */
const LEAST_FOODS = 2;

/** "food_2", "LM1", "Menge 3 (g)", "T1_food": a number, with words before or behind it. */
const NUMBERED = /^(\p{L}[\p{L} _.-]*?)[ _#.-]*(\d{1,2})(?:[ _.-]+(\p{L}.*)|(\s*[([].*))?$/u;

/** The number of a food in the name of a column, and what the column has of this food. */
interface Field {
  readonly number: number;
  readonly name: string;
  readonly position: number;
  /** What is numbered, if it is not the food: "Visit" in "Visit1_food". Blank otherwise. */
  readonly of: string;
}

/**
 * A table with a row for each food, if it has numbered columns for the foods of a row, as programs of statistics and forms
 * write them: "food_1 | amount_1 | food_2 | amount_2", "LM1 | G1 | LM2 | G2".
 *
 * @returns the same table if its header has no such columns
 */
export function withNumberedFoodsBelow(grid: Grid): Grid {
  for (const [index, header] of grid.rows.slice(0, HEADER_WITHIN_ROWS).entries()) {
    const fields = fieldsOf(header.cells);
    if (fields === undefined) continue;
    const own = new Set(fields.map(({ position }) => position));
    const others = header.cells.flatMap((_, at) => (own.has(at) ? [] : [at]));
    const names = [...new Set(fields.map(({ name }) => name))];
    const numbers = [...new Set(fields.map(({ number }) => number))];
    const label = fields.find(({ of }) => of !== '')?.of;
    const parts = numbers.map((number) => ({
      number: label === undefined ? [] : [String(number)],
      others,
      own: names.map(
        (name) => fields.find((one) => one.number === number && one.name === name)?.position ?? -1,
      ),
    }));
    const cells = [...others.map((at) => header.cells[at] as string), ...names];
    const named = { ...header, cells: label === undefined ? cells : [label, ...cells] };
    const rows = grid.rows.slice(index + 1).flatMap((row) => rowsOf(row, parts));
    return { ...grid, rows: [...grid.rows.slice(0, index), named, ...rows] };
  }
  return grid;
}

/** The cells of one food of each row. */
interface Part {
  /** Its number, if it is a label. */
  readonly number: readonly string[];
  /** The positions of the columns that all foods share. */
  readonly others: readonly number[];
  readonly own: readonly number[];
}

/** A row for each food of a row; one row if it has none, such as a row of totals. */
function rowsOf(row: GridRow, parts: readonly Part[]): GridRow[] {
  const at = (position: number) => cellAt(row.cells, position);
  const filled = parts.filter(({ own }) => own.some((position) => at(position) !== ''));
  return (filled.length > 0 ? filled : parts.slice(0, 1)).map(({ number, others, own }) => {
    const places = [...number.map(() => 0), ...others, ...own];
    const cells = [
      ...(filled.length > 0 ? number : number.map(() => '')),
      ...[...others, ...own].map(at),
    ];
    return partOfRow(row, cells, (position) => Math.max(0, places[position] ?? 0));
  });
}

/** The numbered columns of a header; undefined unless they are several foods with their amounts. */
function fieldsOf(cells: readonly string[]): readonly Field[] | undefined {
  let last: number | undefined;
  const fields = cells.flatMap((cell, position): Field[] => {
    const field = fieldOf(cell.trim(), position);
    if (field !== undefined) {
      last = isFood(field) ? field.number : last;
      return [field];
    }
    // "Zutat 1 | g | Zutat 2 | g"
    const isRepeated = cells.filter((other) => other.trim() === cell.trim()).length > 1;
    return last !== undefined && isRepeated && isOfAmount(cell.trim())
      ? [{ number: last, name: cell.trim(), position, of: '' }]
      : [];
  });
  const foods = fields.filter(isFood);
  const numbers = new Set(foods.map(({ number }) => number));
  const hasAmounts = fields.some(({ name }) => isOfAmount(name));
  const areOne = new Set(foods.map(({ name }) => name)).size === 1;
  // Other readers know tables of days and meals.
  const isOfMeals = fields.some(({ of, number }) => [of, `${of} ${number}`].some(isHead));
  const areSeveral = numbers.size >= LEAST_FOODS && foods.length === numbers.size;
  if (!areSeveral || !areOne || !hasAmounts || isOfMeals) return undefined;
  return fields.filter(({ number }) => numbers.has(number));
}

function fieldOf(cell: string, position: number): Field | undefined {
  const [, head = '', number = '', tail, unit = ''] = NUMBERED.exec(cell) ?? [];
  if (number === '') return undefined;
  const isOfOther = tail !== undefined && isKnown(tail) && !isKnown(head);
  const name = tail === undefined ? `${head}${unit}` : isKnown(tail) ? tail : `${head} ${tail}`;
  if (!isKnown(name)) return undefined;
  return { number: Number(number), name, position, of: isOfOther ? head : '' };
}

function isHead(title: string): boolean {
  return isMeal(title) || isDay(title);
}

function isKnown(name: string): boolean {
  return ['food', 'food_id'].includes(columnTopic(name) ?? '') || isOfAmount(name);
}

function isFood({ name }: Field): boolean {
  return !isOfAmount(name);
}

function isOfAmount(name: string): boolean {
  return isAmountName(name) || columnTopic(name) === 'unit';
}
