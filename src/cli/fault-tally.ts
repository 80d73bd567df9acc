import type { Diagnostic, DiagnosticSink } from '../model/diagnostic.ts';
import { didYouMean, renderLocation } from '../render/diagnostics/diagnostic-line.ts';

/** Faults counted by their subject, for files that contain one unknown code a thousand times. */
export interface FaultTally {
  readonly add: DiagnosticSink;
  /** A line for each, the most frequent first. */
  readonly lines: () => string[];
}

/** The most lines that are shown; the list of rejects has the others. */
const LINES_AT_MOST = 100;

/** Different faults that are counted one by one: a file can have a million of them. */
const MAX_FAULTS = 10_000;

/** Counts equal diagnostics, so that a log has one line for each, with its number. */
export function tallyFaults(): FaultTally {
  const counts = new Map<string, { readonly fault: Diagnostic; times: number }>();
  let hasMore = false;
  return {
    add(fault) {
      // If a fault has no value, its message names its subject, such as a food.
      const { code, field, value, message } = fault;
      const key = `${code} ${field} ${value === undefined ? message : `=${value}`}`;
      const known = counts.get(key);
      if (known !== undefined) known.times += 1;
      else if (counts.size < MAX_FAULTS) counts.set(key, { fault, times: 1 });
      else hasMore = true;
    },
    lines() {
      const others = counts.size - LINES_AT_MOST;
      const shown = [...counts.values()]
        .sort((one, other) => other.times - one.times)
        .slice(0, LINES_AT_MOST)
        .map(({ fault: { message, location, fix }, times }) => {
          const where = location === undefined ? '' : ` (first at ${renderLocation(location)})`;
          return `  ${times} x ${message}${didYouMean(fix)}${where}`;
        });
      const least = hasMore ? 'more than ' : '';
      return others > 0 ? [...shown, `  and ${least}${others} other problems`] : shown;
    },
  };
}
