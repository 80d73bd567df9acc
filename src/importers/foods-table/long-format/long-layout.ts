import { type Diagnostic, ViandError } from '../../../model/diagnostic.ts';
import { cellAt, type GridRow } from '../../../tables/grid.ts';
import { normaliseColumnName } from '../../../text/words/column-names.ts';
import { firstCells } from '../columns/cells/column-cells.ts';
import type { FoodColumnMap } from '../columns/names/column-map.ts';
import { columnMeaning } from '../headings/column-meaning.ts';
import type { TextTopic } from '../headings/topic-names.ts';
import { NUTRIENT_COLUMN, UNIT_COLUMN, VALUE_COLUMNS } from './long-columns.ts';

/** A column of amounts, with the rest of its name after the word for amounts: "Wert je 100 g". */
export interface ValueColumn {
  readonly position: number;
  readonly rest: string;
}

/** The columns of a table in long format, which has one row per food and nutrient. */
export interface LongLayout {
  /** The header, without the names of columns that differ between the rows of a food. */
  readonly header: GridRow;
  readonly names: readonly string[];
  readonly nutrient: number;
  /** Further columns that name the nutrient, such as those in other languages, for names that viand does not know. */
  readonly alsoNutrient: readonly number[];
  readonly values: readonly ValueColumn[];
  readonly unit: number | undefined;
  /** The columns of the reference amount: its number, and its unit if that is in a separate column. */
  readonly per: readonly number[];
  /** The columns that distinguish foods. */
  readonly key: readonly number[];
  /** Whether only the first row of each food has its name. */
  readonly isNameOnce: boolean;
}

/** The names that --map gives to columns of a table in long format. */
export const LONG_COLUMNS = ['nutrient', 'value', 'unit'] as const;

/** The topics that distinguish foods. */
const KEY_TOPICS = new Set<TextTopic>(['id', 'gtin', 'name', 'brand', 'processing', 'type']);
/** The topics of columns that may name a food. */
const NAME_TOPICS = new Set<TextTopic>(['name', 'description', 'other_names']);

/**
 * Finds the columns of a table in long format.
 *
 * @param rows the first rows below the header
 * @returns undefined for the header of any other table
 * @throws ViandError for a table in long format without known amounts or nutrients
 */
export function findLongLayout(
  row: GridRow,
  rows: readonly GridRow[],
  map: FoodColumnMap,
): LongLayout | undefined {
  const names = row.cells.map((name) => name.trim());
  const mapped = (name: string) => {
    const [theirs] = [map[name] ?? []].flat();
    return theirs === undefined
      ? -1
      : names.findIndex((one) => normaliseColumnName(one) === normaliseColumnName(theirs));
  };
  const given = mapped('nutrient');
  if (given < 0 && names.some((name) => columnMeaning(name)?.kind === 'nutrient')) return undefined;
  const nutrient = given < 0 ? findNutrient(names, rows) : given;
  if (nutrient < 0) return undefined;
  const topics = names.map((name, position): TextTopic | undefined => {
    const meaning = position === nutrient ? undefined : columnMeaning(name);
    return meaning?.kind === 'text' ? meaning.topic : undefined;
  });
  if (mapped('name') >= 0) topics[mapped('name')] = 'name';
  if (!topics.some((topic) => topic !== undefined && NAME_TOPICS.has(topic))) return undefined;
  const values = findValues(names, rows, nutrient, mapped('value'));
  const hasNutrients = nutrientShare(rows, nutrient) > 0 || isMapped(rows, nutrient, map);
  if (values.length === 0 && !NUTRIENT_COLUMN.test(names[nutrient] as string)) return undefined;
  if (firstCells(rows, nutrient).some((cell) => /^\[?\{/.test(cell))) throw nested(row, nutrient);
  if (values.length === 0) throw noAmounts(row, nutrient);
  if (!hasNutrients) throw noKnownNutrients(row, nutrient);
  const firstValue = values[0]?.position as number;
  const alsoNutrient = [...names.keys()].filter(
    (at) => at !== nutrient && topics[at] === undefined && namesNutrients(names, rows, at),
  );
  const taken = new Set([nutrient, ...alsoNutrient, ...values.map(({ position }) => position)]);
  const units = names.flatMap((name, at) =>
    (UNIT_COLUMN.test(name) || topics[at] === 'per_unit') && !taken.has(at) ? [at] : [],
  );
  const ofValue = units.find((at) => at > firstValue) ?? units[0];
  const unit = mapped('unit') < 0 ? ofValue : mapped('unit');
  const perAmount = topics.findIndex((topic, at) => topic === 'per' && !taken.has(at));
  const perUnit = units.find((at) => at !== unit);
  const per = perAmount < 0 ? [] : perUnit === undefined ? [perAmount] : [perAmount, perUnit];
  for (const at of [unit, ...units, ...per]) if (at !== undefined) taken.add(at);
  const isId = (at: number) => topics[at] === 'id';
  const nameAt = topics.findIndex((topic) => topic !== undefined && NAME_TOPICS.has(topic));
  for (const at of names.keys()) {
    if (isId(at) && numbersRows(rows, at, { name: nameAt, nutrient })) taken.add(at);
  }
  const free = [...names.keys()].filter((at) => !taken.has(at));
  const id = free.find(isId);
  const key = free.filter((at) => {
    const topic = topics[at];
    return topic === 'id' ? at === id : at === nameAt || (topic && KEY_TOPICS.has(topic));
  });
  for (const at of free) if (!key.includes(at) && differs(rows, at, key)) taken.add(at);
  const cells = names.map((name, at) => (taken.has(at) ? '' : name));
  const isNameOnce = !repeatsAbove(rows, nameAt) && rows.some((one) => blank(one, nameAt));
  return {
    header: { ...row, cells },
    names,
    nutrient,
    alsoNutrient,
    values,
    unit,
    per,
    key,
    isNameOnce,
  };
}

/** The column that names nutrients, found by its cells or else by its name; -1 if there is none. */
function findNutrient(names: readonly string[], rows: readonly GridRow[]): number {
  const judged = names.map((name, at) => {
    const isNamed = NUTRIENT_COLUMN.test(name);
    const share = nutrientShare(rows, at);
    return isNamed || namesNutrients(names, rows, at) ? share + (isNamed ? 0.01 : 0) : 0;
  });
  const most = Math.max(...judged);
  if (most <= 0) return -1;
  const best = judged.indexOf(most);
  // A symbol says less than a name next to it: CARB may be carbohydrates with or without fibre.
  const named = judged.findIndex(
    (share, at) => share >= LEAST_SHARE && NUTRIENT_COLUMN.test(names[at] as string),
  );
  return named < 0 || NUTRIENT_COLUMN.test(names[best] as string) ? best : named;
}

/** At least this share of the cells of a column of nutrients are names that viand knows. */
const LEAST_SHARE = 0.5;

/** Whether the cells of a column are mostly nutrients, and not all the same. */
function namesNutrients(names: readonly string[], rows: readonly GridRow[], at: number): boolean {
  const isSeveral =
    !UNIT_COLUMN.test(names[at] as string) && new Set(firstCells(rows, at)).size > 1;
  const share = nutrientShare(rows, at);
  return (
    isSeveral && (share >= LEAST_SHARE || (share > 0 && NUTRIENT_COLUMN.test(names[at] as string)))
  );
}

/** The share of the cells of a column that are nutrients. */
function nutrientShare(rows: readonly GridRow[], position: number): number {
  const cells = firstCells(rows, position);
  return cells.filter(isNutrient).length / Math.max(1, cells.length);
}

function isNutrient(cell: string): boolean {
  return ['', ' (g)', ' (mg)', ' (kJ)'].some(
    (unit) => columnMeaning(`${cell}${unit}`)?.kind === 'nutrient',
  );
}

function isNamedNutrient(cell: string): boolean {
  return /\p{L}{3}/u.test(cell) && isNutrient(cell);
}

/** Whether --map names one of the nutrients of a column. */
function isMapped(rows: readonly GridRow[], position: number, map: FoodColumnMap): boolean {
  const cells = new Set(firstCells(rows, position).map(normaliseColumnName));
  return Object.values(map)
    .flat()
    .some((theirs) => cells.has(normaliseColumnName(theirs)));
}

function findValues(
  names: readonly string[],
  rows: readonly GridRow[],
  nutrient: number,
  mapped: number,
): ValueColumn[] {
  if (mapped >= 0) return [{ position: mapped, rest: '' }];
  for (const word of VALUE_COLUMNS) {
    const found = names.flatMap((name, position) => {
      const [said] = word.exec(name) ?? [];
      const after = said === undefined ? '' : name.slice(said.length).replace(/^_/, ' ');
      const rest = said === '' ? ` ${after}` : after;
      // A heading that gives the reference amount of several columns is above their names.
      const isHeading = said === '' && firstCells(rows, position).some(isNamedNutrient);
      return said !== undefined && position !== nutrient && !isHeading && saysAmount(rest)
        ? [{ said, position, rest }]
        : [];
    });
    const first = found[0]?.said.toLowerCase();
    if (first !== undefined) return found.filter(({ said }) => said.toLowerCase() === first);
  }
  return [];
}

/** Whether the rest of a name gives at most the unit and the reference amount: "(mg/100 g)", but not "type". */
function saysAmount(rest: string): boolean {
  return ['fat', 'energy'].some((name) => columnMeaning(`${name}${rest}`)?.kind === 'nutrient');
}

/**
 * Whether a column numbers the rows, and so does not identify foods: rows with the same name and different nutrients
 * all differ in it. Rows with the same name and the same nutrient belong to different foods.
 */
function numbersRows(
  rows: readonly GridRow[],
  id: number,
  { name, nutrient }: { readonly name: number; readonly nutrient: number },
): boolean {
  const nutrients = new Map<string, Set<string>>();
  const nutrientsOfIds = new Map<string, Set<string>>();
  for (const { cells } of rows) {
    const [food, own, of] = [name, id, nutrient].map((at) => cellAt(cells, at));
    addTo(nutrients, food as string, of as string);
    addTo(nutrientsOfIds, `${food}\0${own}`, of as string);
  }
  const isSeveral = ({ size }: ReadonlySet<string>) => size > 1;
  return [...nutrients.values()].some(isSeveral) && ![...nutrientsOfIds.values()].some(isSeveral);
}

function addTo(sets: Map<string, Set<string>>, key: string, value: string): void {
  const set = sets.get(key);
  if (set === undefined) sets.set(key, new Set([value]));
  else set.add(value);
}

/** Whether a column has several values in the rows of one food. */
function differs(rows: readonly GridRow[], position: number, key: readonly number[]): boolean {
  const first = new Map<string, string>();
  return rows.some(({ cells }) => {
    const food = key.map((at) => cells[at] ?? '').join('\0');
    const value = cells[position] ?? '';
    if (!first.has(food)) first.set(food, value);
    return first.get(food) !== value;
  });
}

function blank({ cells }: GridRow, position: number): boolean {
  return cellAt(cells, position) === '';
}

function repeatsAbove(rows: readonly GridRow[], position: number): boolean {
  return rows.some(
    (row, index) =>
      index > 0 &&
      !blank(row, position) &&
      row.cells[position] === rows[index - 1]?.cells[position],
  );
}

/** The problem of JSON whose foods have their nutrients in a list. */
function nested(row: GridRow, nutrient: number): ViandError {
  return unreadable(row, nutrient, {
    message: `The member "${row.cells[nutrient]}" is a list`,
    expected: 'amounts as members of the food, such as fat_g',
  });
}

/** The problem of a table in long format whose nutrients viand does not know. */
export function noKnownNutrients(row: GridRow, nutrient: number): ViandError {
  return unreadable(row, nutrient, {
    message: 'The table has one row per food and nutrient, but viand knows none of the nutrients',
    expected: 'nutrient names such as "fat" in a column such as "nutrient", or --map nutrient=…',
  });
}

/** The problem of a table in long format without amounts. */
function noAmounts(row: GridRow, nutrient: number): ViandError {
  return unreadable(row, nutrient, {
    message: 'The table has one row per food and nutrient, but no column of amounts',
    expected: 'a column such as "value" or "amount", or --map value=…',
  });
}

function unreadable(
  { cells, locationOf }: GridRow,
  nutrient: number,
  problem: Pick<Diagnostic, 'message' | 'expected'>,
): ViandError {
  return new ViandError({
    code: 'import/missing-column',
    location: locationOf(nutrient),
    field: cells[nutrient] as string,
    ...problem,
  });
}
