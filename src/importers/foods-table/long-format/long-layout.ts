import type { GridRow } from '../../../tables/grid.ts';
import { normaliseColumnName } from '../../../text/words/column-names.ts';
import { firstCells } from '../columns/cells/column-cells.ts';
import type { FoodColumnMap } from '../columns/names/column-map.ts';
import { columnMeaning } from '../headings/column-meaning.ts';
import type { TextTopic } from '../headings/topic-names.ts';
import { differs, isNamedOnce, numbersRows } from './food-key.ts';
import { NUTRIENT_COLUMN, UNIT_COLUMN } from './long-columns.ts';
import { findNutrientColumn, hasKnownNutrient, namesNutrients } from './nutrient-column.ts';
import { nestedNutrients, noKnownNutrients, withoutAmountColumn } from './unread-layout.ts';
import { findValueColumns, type ValueColumn } from './value-columns.ts';

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
  const mapped = (name: (typeof LONG_COLUMNS)[number] | 'name') => mappedColumn(names, map[name]);
  const given = mapped('nutrient');
  if (given < 0 && names.some((name) => columnMeaning(name)?.kind === 'nutrient')) return undefined;
  const nutrient = given < 0 ? findNutrientColumn(names, rows) : given;
  if (nutrient < 0) return undefined;
  const topics = topicsOf(names, nutrient, mapped('name'));
  const nameAt = topics.findIndex((topic) => topic !== undefined && NAME_TOPICS.has(topic));
  if (nameAt < 0) return undefined;
  const values = findValueColumns(names, rows, nutrient, mapped('value'));
  if (values.length === 0 && !NUTRIENT_COLUMN.test(names[nutrient] as string)) return undefined;
  if (firstCells(rows, nutrient).some((cell) => /^\[?\{/.test(cell)))
    throw nestedNutrients(row, nutrient);
  if (values.length === 0) throw withoutAmountColumn(row, nutrient);
  if (!hasKnownNutrient(rows, nutrient, map)) throw noKnownNutrients(row, nutrient);

  const alsoNutrient = [...names.keys()].filter(
    (at) => at !== nutrient && topics[at] === undefined && namesNutrients(names, rows, at),
  );
  const taken = new Set([nutrient, ...alsoNutrient, ...values.map(({ position }) => position)]);
  const { units, unit, per } = unitColumns(names, topics, taken, {
    firstValue: values[0]?.position as number,
    given: mapped('unit'),
  });
  for (const at of [unit, ...units, ...per]) if (at !== undefined) taken.add(at);
  const key = keyColumns(rows, topics, taken, { name: nameAt, nutrient });
  for (const at of names.keys()) {
    if (!taken.has(at) && !key.includes(at) && differs(rows, at, key)) taken.add(at);
  }
  const cells = names.map((name, at) => (taken.has(at) ? '' : name));
  return {
    header: { ...row, cells },
    names,
    nutrient,
    alsoNutrient,
    values,
    unit,
    per,
    key,
    isNameOnce: isNamedOnce(rows, nameAt),
  };
}

/** The column that --map names; -1 if it names none of the table. */
function mappedColumn(names: readonly string[], given: FoodColumnMap[string] | undefined): number {
  const [theirs] = [given ?? []].flat();
  return theirs === undefined
    ? -1
    : names.findIndex((one) => normaliseColumnName(one) === normaliseColumnName(theirs));
}

/** The topic of each column besides that of nutrients; undefined where it has none. */
function topicsOf(
  names: readonly string[],
  nutrient: number,
  givenName: number,
): readonly (TextTopic | undefined)[] {
  return names.map((name, position) => {
    if (position === givenName) return 'name';
    const meaning = position === nutrient ? undefined : columnMeaning(name);
    return meaning?.kind === 'text' ? meaning.topic : undefined;
  });
}

/** The columns of units, the one of the amounts, and those of the reference amount with its unit. */
function unitColumns(
  names: readonly string[],
  topics: readonly (TextTopic | undefined)[],
  taken: ReadonlySet<number>,
  { firstValue, given }: { readonly firstValue: number; readonly given: number },
): { units: readonly number[]; unit: number | undefined; per: readonly number[] } {
  const units = names.flatMap((name, at) =>
    (UNIT_COLUMN.test(name) || topics[at] === 'per_unit') && !taken.has(at) ? [at] : [],
  );
  const ofValue = units.find((at) => at > firstValue) ?? units[0];
  const unit = given < 0 ? ofValue : given;
  const perAmount = topics.findIndex((topic, at) => topic === 'per' && !taken.has(at));
  const perUnit = units.find((at) => at !== unit);
  const per = perAmount < 0 ? [] : perUnit === undefined ? [perAmount] : [perAmount, perUnit];
  return { units, unit, per };
}

/**
 * The columns that distinguish foods. Adds columns of ids that only number the rows to those that are taken.
 */
function keyColumns(
  rows: readonly GridRow[],
  topics: readonly (TextTopic | undefined)[],
  taken: Set<number>,
  { name, nutrient }: { readonly name: number; readonly nutrient: number },
): readonly number[] {
  const isId = (at: number) => topics[at] === 'id';
  for (const at of topics.keys()) {
    if (isId(at) && numbersRows(rows, at, { name, nutrient })) taken.add(at);
  }
  const free = [...topics.keys()].filter((at) => !taken.has(at));
  const id = free.find(isId);
  return free.filter((at) => {
    const topic = topics[at];
    return topic === 'id' ? at === id : at === name || (topic && KEY_TOPICS.has(topic));
  });
}
