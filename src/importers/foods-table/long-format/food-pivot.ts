import type { Diagnostic, Location } from '../../../model/diagnostic.ts';
import { filledCells, type GridRow } from '../../../tables/grid.ts';
import { normaliseColumnName } from '../../../text/words/column-names.ts';
import { cellAmount } from '../columns/cells/cell-values.ts';
import { columnCells } from '../columns/cells/column-cells.ts';
import { IGNORED } from '../columns/names/column-map.ts';
import { type FoodColumns, readFoodColumns } from '../columns/read-columns.ts';
import { badBasis, badUnit, textAt, tooWide, withoutNutrient, withoutUnit } from './long-faults.ts';
import { longHeading } from './long-heading.ts';
import type { LongLayout } from './long-layout.ts';
import type { SplitMap } from './split-map.ts';
import type { ValueColumn } from './value-columns.ts';

interface GatheredFood {
  readonly first: GridRow;
  readonly cells: string[];
  readonly places: (Location | undefined)[];
  readonly faults: Diagnostic[];
}

/** Why amounts have no column. */
const NO_COLUMN = [IGNORED, 'unknown', 'bad basis', 'bad unit', 'no unit'] as const;
/** The position of the column of amounts, or the reason why there is none. */
type Target = number | (typeof NO_COLUMN)[number];

/** Begins the key of a row that is not a food. In the keys of foods, it occurs only between cells. */
const NO_FOOD = '\0';

/** Gathers the rows of foods, and makes each food a row with a column for each nutrient. */
export class FoodPivot {
  /** The number of amounts of each unknown nutrient. */
  readonly unread = new Map<string, number>();
  /** The first row of a food whose other rows are not next to it. */
  scattered: GridRow | undefined;
  /** The number of rows that were taken, without repeated headers and empty rows. */
  taken = 0;
  readonly #layout: LongLayout;
  readonly #map: SplitMap;
  /** The headings of nutrients, which follow the columns of the table. */
  readonly #headings: string[] = [];
  readonly #targets = new Map<string, Target>();
  readonly #foods = new Map<string, GatheredFood>();
  /** The keys of foods that were given away. */
  readonly #given = new Set<string>();
  /** The nutrients of the map that rows have. */
  readonly #used = new Set<string>();
  #columns: FoodColumns | undefined;
  #last: string | undefined;
  #notes = 0;

  constructor(layout: LongLayout, map: SplitMap) {
    this.#layout = layout;
    this.#map = map;
  }

  take(row: GridRow): void {
    const filled = filledCells(row.cells).length;
    if (row.faults === undefined && (filled === 0 || this.#isHeader(row))) return;
    this.taken += 1;
    // A row that cannot be read, a heading or a note is handled as in other tables.
    if (filled === 0 || (filled === 1 && textAt(row, this.#layout.nutrient) === '')) {
      this.#notes += 1;
      this.#foods.set(`${NO_FOOD}${this.#notes}`, this.#newFood(row));
      return;
    }
    const key = this.#keyOf(row);
    if (key !== this.#last && (this.#foods.has(key) || this.#given.has(key))) {
      this.scattered ??= row;
    }
    this.#last = key;
    let food = this.#foods.get(key);
    if (food === undefined) {
      food = this.#newFood(row);
      this.#foods.set(key, food);
    }
    this.#addRow(food, row);
  }

  /**
   * Takes complete foods out, as rows.
   *
   * @param isEnd whether no further row can belong to the last food
   */
  finished(isEnd: boolean): GridRow[] {
    const rows: GridRow[] = [];
    for (const [key, food] of this.#foods) {
      if (key === this.#last && !isEnd) continue;
      rows.push(this.#asRow(food));
      this.#foods.delete(key);
      if (!key.startsWith(NO_FOOD)) this.#given.add(key);
    }
    return rows;
  }

  /** The names of nutrients in the map that no row has. */
  missing(): string[] {
    return [...this.#map.ofNutrients].flatMap(([key, { theirs }]) =>
      this.#used.has(key) ? [] : [theirs],
    );
  }

  /**
   * The columns of the rows, to which later rows may add nutrients.
   *
   * @returns undefined if they are not the columns of a table of foods
   */
  columns(): FoodColumns | undefined {
    const columns = this.#readColumns();
    this.#columns = columns && { ...columns };
    return this.#columns;
  }

  #readColumns(): FoodColumns | undefined {
    const { header } = this.#layout;
    const row = { ...header, cells: [...header.cells, ...this.#headings] };
    const sample = [...this.#foods.values()].map((food) => this.#asRow(food));
    return readFoodColumns(row, this.#map.ofColumns, columnCells(sample));
  }

  #keyOf(row: GridRow): string {
    const own = this.#layout.key.map((at) => textAt(row, at));
    const isBelow = this.#layout.isNameOnce && own.every((cell) => cell === '');
    return isBelow && this.#last !== undefined ? this.#last : own.join('\0');
  }

  #isHeader({ cells }: GridRow): boolean {
    const { nutrient, values, names } = this.#layout;
    return [nutrient, ...values.map(({ position }) => position)].every(
      (at) => normaliseColumnName(cells[at] ?? '') === normaliseColumnName(names[at] as string),
    );
  }

  #newFood(row: GridRow): GatheredFood {
    const cells = row.cells.slice(0, this.#layout.names.length);
    return { first: row, cells: [...cells], places: [], faults: [...(row.faults ?? [])] };
  }

  #addRow(food: GatheredFood, row: GridRow): void {
    const { header, names, values } = this.#layout;
    if (row !== food.first) food.faults.push(...(row.faults ?? []));
    if (row.cells.length > names.length) food.faults.push(tooWide(row, names.length));
    header.cells.forEach((name, at) => {
      if (name !== '' && food.cells[at] === '') food.cells[at] = row.cells[at] ?? '';
    });
    for (const value of values) this.#addValue(food, row, value);
  }

  #addValue(food: GatheredFood, row: GridRow, value: ValueColumn): void {
    const nutrient = textAt(row, this.#layout.nutrient);
    const text = textAt(row, value.position);
    if (nutrient === '') {
      if (text !== '') food.faults.push(withoutNutrient(row, this.#layout));
      return;
    }
    const target = this.#targetOf(row, value);
    if (target === 'bad basis') food.faults.push(badBasis(row, this.#layout));
    else if (target === 'bad unit') {
      if (!isUnknown(text)) food.faults.push(badUnit(row, this.#layout));
    } else if (target === 'no unit') {
      if (!isUnknown(text)) food.faults.push(withoutUnit(row, this.#layout));
    } else if (target === 'unknown') {
      if (text !== '') this.unread.set(nutrient, (this.unread.get(nutrient) ?? 0) + 1);
    } else if (target !== IGNORED) this.#addAmount(food, row, { ...value, target, text });
  }

  #addAmount(
    { cells, places, faults }: GatheredFood,
    row: GridRow,
    { position, target, text }: ValueColumn & { readonly target: number; readonly text: string },
  ): void {
    const { names } = this.#layout;
    const before = cells[target] ?? '';
    if (isUnknown(before)) {
      cells[target] = isUnknown(text) && before !== '' ? before : text;
      places[target] = row.location;
    } else if (!isUnknown(text) && !isSame(before, text)) {
      faults.push({
        code: 'import/duplicate',
        message: `The food has two values for "${this.#headings[target - names.length]}": ${before} and ${text}`,
        location: row.locationOf(position),
        field: names[position] as string,
        value: text,
        expected: 'one value per food and nutrient',
      });
    }
  }

  #targetOf(row: GridRow, { position, rest }: ValueColumn): Target {
    const layout = this.#layout;
    const at = (one: number | undefined) => textAt(row, one);
    const called = [layout.nutrient, ...layout.alsoNutrient].map(at).filter((name) => name !== '');
    const unit = at(layout.unit);
    const per = layout.per.map(at).join(' ').trim();
    // Amounts in a table with a column of units may also give their own: "3700 kJ".
    const needsUnit = layout.unit !== undefined && unit === '' && !/\d\s*\p{L}/u.test(at(position));
    const key = [...called, unit, per, position, needsUnit].join('\0');
    const known = this.#targets.get(key);
    if (known !== undefined) return known;
    const mapped = this.#mappedOf(called);
    const heading =
      mapped === IGNORED
        ? mapped
        : (mapped === undefined ? called : [mapped])
            .map((name) => longHeading(name, { unit, per, rest }, needsUnit))
            .find((one) => one !== 'unknown');
    const target =
      heading === undefined
        ? 'unknown'
        : (NO_COLUMN.find((one) => one === heading) ?? this.#positionOf(heading));
    this.#targets.set(key, target);
    return target;
  }

  /** The name that the map gives to a nutrient with these names; undefined if it has none of them. */
  #mappedOf(called: readonly string[]): string | undefined {
    const name = called.map(normaliseColumnName).find((one) => this.#map.ofNutrients.has(one));
    if (name === undefined) return undefined;
    this.#used.add(name);
    return this.#map.ofNutrients.get(name)?.ours;
  }

  /** The position of a heading, which is added if it is new. */
  #positionOf(heading: string): number {
    const before = this.#layout.names.length;
    const index = this.#headings.indexOf(heading);
    if (index >= 0) return before + index;
    this.#headings.push(heading);
    // Readers of the rows of a long table already have its columns.
    if (this.#columns !== undefined) Object.assign(this.#columns, this.#readColumns());
    return before + this.#headings.length - 1;
  }

  #asRow({ first, cells, places, faults }: GatheredFood): GridRow {
    const before = this.#layout.names.length;
    return {
      cells: Array.from({ length: before + this.#headings.length }, (_, at) => cells[at] ?? ''),
      location: first.location,
      locationOf: (position) =>
        position < before ? first.locationOf(position) : (places[position] ?? first.location),
      ...(faults.length === 0 ? {} : { faults }),
    };
  }
}

function isUnknown(text: string): boolean {
  const amount = cellAmount(text, 'either');
  return amount !== undefined && Number.isNaN(amount.amount);
}

function isSame(one: string, other: string): boolean {
  return one === other || cellAmount(one, 'either')?.amount === cellAmount(other, 'either')?.amount;
}
