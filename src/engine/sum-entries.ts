import type { Totals } from '../evaluation/totals.ts';
import type { EntrySink } from '../meals/entries/reading.ts';
import { Accumulator, type AccumulatorOptions } from './entries/accumulator.ts';
import { GroupedTotals } from './grouped-totals.ts';

/**
 * Sums all entries in memory as one group.
 *
 * @param read gives the entries to a sink
 * @param options whose foods are prepared for the layout of the totals
 */
export function sumEntries(
  read: (sink: EntrySink) => void,
  options: Omit<AccumulatorOptions, 'byFood'>,
): Totals {
  const sums = new Accumulator(options);
  sums.groups.ofLabels([]);
  read(sums.sink);
  return new GroupedTotals(options.foods.layout, sums.groups).totals(0);
}
