import { gramsOrMl } from './amount-cells.ts';
import type { Contents } from './column-contents.ts';
import type { ServedColumn, ServedColumns } from './served-columns.ts';

/** More portions of a food than one person has, if they weigh more than this, g or ml: almonds may be many. */
export const MANY_PORTIONS = 20;
/** Grams or ml that one person does not eat of so many portions. */
export const MUCH_FOOD = 1000;

/**
 * Columns of a kitchen, which counts the portions that it cooks: one person has one portion, or the total divided by
 * their number. Undefined for what one person may have eaten.
 */
export function onePortionOf(served: ServedColumns, contents: Contents): ServedColumns | undefined {
  const { amounts, unit, count } = served;
  const numberOf = (cell: string) => Number(cell.replace(',', '.'));
  if (!contents.areMostly(count, (cell) => numberOf(cell) > MANY_PORTIONS)) return undefined;
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

/** An amount that a number of portions share, as that of one: "0.2 kg" of "16 kg" for 80. Blank if either is no number. */
export function shareOfOne(measure: string, portions: string): string {
  const [, total = '', unit = ''] = /^([\d.,]+)\s*(\D*)$/.exec(measure) ?? [];
  const [all, number] = [total, portions].map((text) =>
    Number(text.replace(',', '.') || Number.NaN),
  );
  const one = (all as number) / (number as number);
  return Number.isFinite(one) ? `${Number(one.toPrecision(12))} ${unit}`.trim() : '';
}
