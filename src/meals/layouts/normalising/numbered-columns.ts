import { cellAt, type Grid, type GridRow, partOfRow } from '../../../tables/grid.ts';
import { isAmountName } from '../../headers/amount-names.ts';
import { columnTopic } from '../../headers/column-names.ts';
import { HEADER_WITHIN_ROWS } from '../../headers/header-rows.ts';

/** A single numbered food may be a choice, or the name of a column. */
const LEAST_FOODS = 2;

/** "food_2", "LM1", "Menge 3 (g)", "T1_food": a number, with words before or behind it. */
const NUMBERED = /^(\p{L}[\p{L} _.-]*?)[ _#.-]*(\d{1,2})(?:[ _.-]+(\p{L}.*)|(\s*[([].*))?$/u;

/** "food_1_name": the food itself. */
const NAME = /^(?:name|bezeichnung|desc\p{L}*|text|title|titel)$/iu;

/** The name of a numbered column. */
interface NumberedName {
  readonly number: number;
  readonly name: string;
  /** What is numbered, if it is not the food: "Visit" in "Visit1_food". Blank otherwise. */
  readonly of: string;
  /** What may only say more about a food: "brand" in "food_1_brand". Blank otherwise. */
  readonly remark: string;
}

/** The columns of one of the foods of a row. */
interface Food extends NumberedName {
  /** The positions of its columns, by their names; that of the food has the name "food". */
  readonly places: Map<string, number>;
}

/**
 * A table with a row for each food, if it has numbered columns for the foods of a row, as programs of statistics and forms
 * write them: "food_1 | amount_1 | food_2 | amount_2", "LM1 | G1 | LM2 | G2".
 *
 * @returns the same table if its header has no such columns
 */
export function withNumberedFoodsBelow(grid: Grid): Grid {
  for (const [index, header] of grid.rows.slice(0, HEADER_WITHIN_ROWS).entries()) {
    const foods = foodsOf(header.cells);
    if (foods === undefined) continue;
    const own = new Set(foods.flatMap(({ places }) => [...places.values()]));
    const others = header.cells.flatMap((_, at) => (own.has(at) ? [] : [at]));
    const names = [...new Set(foods.flatMap(({ places }) => [...places.keys()]))];
    const label = foods.find(({ of }) => of !== '')?.of;
    const parts = foods.map(({ number, places }) => ({
      number: label === undefined ? [] : [String(number)],
      others,
      own: names.map((name) => places.get(name) ?? -1),
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

/** The foods in the columns of a header; undefined unless they are several numbered ones with amounts. */
function foodsOf(cells: readonly string[]): readonly Food[] | undefined {
  const foods: Food[] = [];
  const early: (NumberedName & { readonly position: number })[] = [];
  let hasUnnumbered = false;
  // "Food 1 brand" only says more about "Food 1".
  const named = new Set(
    cells.flatMap((cell) => {
      const { number, name = '', remark } = numberedName(cell.trim()) ?? {};
      return number === undefined || remark !== '' || isOfAmount(name) ? [] : [number];
    }),
  );
  for (const [position, cell] of cells.map((one) => one.trim()).entries()) {
    const numbered = numberedName(cell);
    const last = foods.at(-1);
    if (numbered === undefined) {
      // "Zutat 1 | g | Zutat 2 | g"
      const isNext = last !== undefined && Math.max(...last.places.values()) === position - 1;
      if (isNext && isOfAmount(cell) && !last.places.has(cell)) {
        last.places.set(cell, position);
        hasUnnumbered = true;
      }
    } else if (isOfAmount(numbered.name)) {
      const food = foods.findLast(
        ({ number, places }) => number === numbered.number && !places.has(numbered.name),
      );
      if (food === undefined) early.push({ ...numbered, position });
      else food.places.set(numbered.name, position);
    } else if (numbered.remark !== '' && named.has(numbered.number)) {
      early.push({ ...numbered, name: numbered.remark, position });
    } else foods.push({ ...numbered, places: new Map([['food', position]]) });
  }
  for (const { number, name, position } of early) {
    foods
      .find((food) => food.number === number && !food.places.has(name))
      ?.places.set(name, position);
  }
  // "Item 1 | Item 2 | Amount" does not say whose amount it is.
  if (hasUnnumbered && !foods.every(hasAmount)) return undefined;
  const areDifferent =
    new Set(foods.map(({ name, number }) => `${name} ${number}`)).size === foods.length;
  const areSeveral = new Set(foods.map(({ number }) => number)).size >= LEAST_FOODS;
  return areSeveral && areDifferent && foods.some(hasAmount) ? foods : undefined;
}

function hasAmount({ places }: Food): boolean {
  return [...places.keys()].some(isOfAmount);
}

function numberedName(cell: string): NumberedName | undefined {
  const [, head = '', number = '', tail, unit = ''] = NUMBERED.exec(cell) ?? [];
  if (number === '') return undefined;
  const isOfOther = tail !== undefined && isKnown(tail) && !isKnown(head);
  const name = tail === undefined ? `${head}${unit}` : isKnown(tail) ? tail : `${head} ${tail}`;
  if (!isKnown(name)) return undefined;
  return {
    number: Number(number),
    name,
    of: isOfOther ? head : '',
    remark: tail === undefined || isKnown(tail) || NAME.test(tail) ? '' : tail,
  };
}

function isKnown(name: string): boolean {
  return ['food', 'food_id'].includes(columnTopic(name) ?? '') || isOfAmount(name);
}

function isOfAmount(name: string): boolean {
  return isAmountName(name) || columnTopic(name) === 'unit';
}
