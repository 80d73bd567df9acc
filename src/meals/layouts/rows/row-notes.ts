import { cellAt, type GridRow } from '../../../tables/grid.ts';
import { quoted } from '../../../text/escaping/quote.ts';
import { counted } from '../../../text/numbers/counted.ts';
import { decimalOf } from '../../../text/numbers/decimal.ts';
import { isDrained } from '../../headers/amount-scope.ts';
import { misspeltFlag, unreadColumnText } from '../../headers/misspelt-flag.ts';
import { gramsOrMl } from '../../words/amounts/amount-cells.ts';
import type { AmountColumns } from '../amounts/amount-columns.ts';
import { MANY_PORTIONS, MUCH_FOOD } from '../amounts/kitchen-portions.ts';
import type { HeadedGrid, OtherColumn, RecordColumns } from '../header/record-header.ts';

/** The column that says whether an amount was weighed before cooking. */
export const RAW_WEIGHT_COLUMN = 'weighted_before_process';

/** Notes that a column is ignored although its name is almost `weighted_before_process`. */
export function unreadFlagNote(others: readonly OtherColumn[]): string[] {
  const name = misspeltFlag(others.map(({ name }) => name));
  return name === undefined || others.some(({ topic }) => topic === RAW_WEIGHT_COLUMN)
    ? []
    : [unreadColumnText(name, RAW_WEIGHT_COLUMN)];
}

/** Says which column was read as such a flag, because of its cells. */
export function readFlagNote({ rawWeight, others }: RecordColumns): string[] {
  const column = others.find(({ position }) => position === rawWeight);
  return column === undefined || column.topic === RAW_WEIGHT_COLUMN
    ? []
    : [`the column ${quoted(column.name)} says which amounts were weighed raw`];
}

/** Notes how many rows were skipped because nothing was eaten. */
export function notEatenNote(rows: number): string[] {
  return rows === 0 ? [] : [`skipped ${counted(rows, 'row')} of food that was not eaten`];
}

/** Notes in how many rows less was eaten than served. */
export function inPartNote(rows: number): string[] {
  return rows === 0 ? [] : [`${counted(rows, 'row')} with leftovers: only the amount eaten counts`];
}

/** Notes in how many rows the amounts contradict each other. */
export function contradictoryAmountsNote(rows: number): string[] {
  return rows === 0
    ? []
    : [
        `${counted(rows, 'row')} where the amount served minus leftovers is not the amount eaten: the amount eaten counts`,
      ];
}

/** Notes that a column counts more portions than one person has, as in the records of a kitchen. */
export function manyPortionsNote(
  rows: readonly GridRow[],
  { amounts: [size], count, isOfKitchen }: AmountColumns,
  header: readonly string[],
): string[] {
  const name = quoted(cellAt(header, count));
  if (isOfKitchen) return [`column ${name} counts the portions of a kitchen: one of them counts`];
  if (size?.counted === undefined) return [];
  const many = rows.flatMap(({ cells }) => {
    const number = cellAt(cells, count);
    const portions = decimalOf(number);
    const grams = gramsOrMl(cellAt(cells, size.position), size.unit) ?? 0;
    return portions > MANY_PORTIONS && portions * grams > MUCH_FOOD ? [number] : [];
  });
  const [first] = many;
  if (first === undefined) return [];
  const where = many.length === 1 ? '1 row counts' : `${many.length} rows count`;
  return [
    `column ${name}: ${where} more than ${MANY_PORTIONS} portions, such as ${first}; all of them count as eaten by one person`,
  ];
}

/** Notes that the title says that the food is for several people, unless rows have persons or amounts for one. */
export function forSeveralNote({ forSeveral, columns }: HeadedGrid): string[] {
  const isOfOne =
    columns.others.some(({ topic }) => topic === 'person') ||
    columns.amounts.amounts.some(({ scope }) => scope === 'person');
  return forSeveral === undefined || isOfOne
    ? []
    : [
        `the title ${quoted(forSeveral)} is about several people; all amounts count as eaten by one`,
      ];
}

/** Notes that servings of a size were counted, since such a size may also be the whole amount. */
export function countedNote(
  { amounts, count }: AmountColumns,
  header: readonly string[],
): string[] {
  const [size] = amounts;
  const nameAt = (position: number) => quoted(cellAt(header, position));
  return size?.counted !== 'inferred' || size.scope !== 'serving'
    ? []
    : [`read ${nameAt(count)} times ${nameAt(size.position)} as the amount`];
}

/** Notes that drained weights count, if another column has weights with the liquid. */
export function drainedNote({ amounts }: AmountColumns, header: readonly string[]): string[] {
  const [first, second] = amounts.map(({ position }) => cellAt(header, position));
  return first !== undefined && second !== undefined && isDrained(first) && !isDrained(second)
    ? [`the drained weights in ${quoted(first)} count, not the weights in ${quoted(second)}`]
    : [];
}
