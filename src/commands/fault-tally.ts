import type { Fault, FaultSink } from '../model/faults.ts';
import { renderPlace } from '../output/faults.ts';

/** Faults counted by what they are about, for files in which one unknown code stands a thousand times. */
export interface FaultTally {
  readonly add: FaultSink;
  /** A line for each, the most frequent first. */
  readonly lines: () => string[];
}

export function tallyFaults(): FaultTally {
  const counts = new Map<string, { readonly fault: Fault; times: number }>();
  return {
    add(fault) {
      const key = JSON.stringify([fault.code, fault.field, fault.value]);
      const known = counts.get(key);
      if (known === undefined) counts.set(key, { fault, times: 1 });
      else known.times += 1;
    },
    lines: () =>
      [...counts.values()]
        .sort((one, other) => other.times - one.times)
        .map(({ fault: { message, place }, times }) => {
          const where = place === undefined ? '' : `, first at ${renderPlace(place)}`;
          return `  ${times} x ${message}${where}`;
        }),
  };
}
