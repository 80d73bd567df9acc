import { decimalOf } from '../../../text/numbers/decimal.ts';
import { gramsOrMl } from '../../words/amounts/amount-cells.ts';
import type { Contents } from './column-contents.ts';
import type { ServedColumn, ServedColumns } from './served-columns.ts';

/** Nobody has more portions of a food than this if they weigh more than {@link MUCH_FOOD}. Many almonds weigh less. */
export const MANY_PORTIONS = 20;
/** g or ml */
export const MUCH_FOOD = 1000;

/**
 * The columns of a kitchen's table, which counts the portions that it cooks. One person has one portion, or the total
 * divided by the number of portions.
 *
 * @returns undefined if one person may have eaten all of it
 */
export function onePortionOf(served: ServedColumns, contents: Contents): ServedColumns | undefined {
  const { amounts, unit, count } = served;
  if (!contents.areMostly(count, (cell) => decimalOf(cell) > MANY_PORTIONS)) return undefined;
  const weighMore = (column: ServedColumn, least: number) =>
    contents.areMostly(column.position, (cell) => (gramsOrMl(cell, column.unit) ?? 0) > least);
  const total = amounts.find((column) => column.scope === 'all');
  const sizes = amounts.filter((column) => column !== total && column.position !== count);
  const isLarge =
    total === undefined
      ? sizes.some((one) => one.counted === 'stated' && weighMore(one, MUCH_FOOD / MANY_PORTIONS))
      : weighMore(total, MUCH_FOOD);
  if (!isLarge) return undefined;
  const one = sizes.map(({ counted: _, ...column }): ServedColumn => column);
  const shared = total === undefined ? [] : [{ ...total, counted: 'shared' as const }];
  return { amounts: [...one, ...shared], unit, count, isOfKitchen: true };
}

/** The amount of one portion: "0.2 kg" if "16 kg" are 80 portions. Blank if either is not a number. */
export function shareOfOne(measure: string, portions: string): string {
  const [, total = '', unit = ''] = /^([\d.,]+)\s*(\D*)$/.exec(measure) ?? [];
  const [all, number] = [total, portions].map((text) =>
    Number(text.replace(',', '.') || Number.NaN),
  );
  const one = (all as number) / (number as number);
  return Number.isFinite(one) ? `${Number(one.toPrecision(12))} ${unit}`.trim() : '';
}
