import { BoundedCache } from '../../collections/bounded-cache.ts';
import type { RecordLine } from '../../meals/records/dietary-record.ts';

/** The most lines in the cache. Records repeat lines, and finding the foods of a line takes milliseconds. */
const MEMOIZED_LINES = 10_000;

/** Caches the results of a function by the content of a line, without its location. */
export function memoizeByLine<Result>(
  make: (line: RecordLine) => Result,
): (line: RecordLine) => Result {
  const known = new BoundedCache<string, { readonly result: Result }>(MEMOIZED_LINES);
  return (line) => {
    const key = keyOf(line);
    const remembered = known.get(key);
    if (remembered !== undefined) return remembered.result;
    const result = make(line);
    known.set(key, { result });
    return result;
  };
}

/** Everything in a line that its foods depend on. */
function keyOf({
  text,
  foodId,
  measure,
  food,
  part,
  left,
  state,
  kind,
  lacksUnit,
  isOneFood,
}: RecordLine): string {
  return [text, foodId, measure, food, part, left, state, kind, lacksUnit, isOneFood].join('\0');
}
