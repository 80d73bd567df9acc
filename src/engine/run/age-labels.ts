import type { EntrySink } from '../../meals/reading.ts';
import { quoted } from '../../text/quote.ts';
import type { PackedGroups } from '../sums/groups.ts';
import { LABEL_END } from '../sums/key-order.ts';
import type { RunOptions } from './run-options.ts';

/** The highest age that a label may have, in years: nobody is known to have been older. */
const MOST_YEARS = 130;

/**
 * Reports labels that should be ages and are not. Without a report, their groups would lack a score for no visible
 * reason.
 */
export function ageChecks({
  shape,
  reading,
}: Pick<RunOptions, 'shape' | 'reading'>): Pick<EntrySink, 'labels'> {
  const place = agePlace({ shape, reading });
  if (place < 0) return {};
  return {
    labels(group, locationOf) {
      const value = group[place] ?? '';
      if (isAge(value)) return [];
      const field = reading.groupBy[place] as string;
      return [
        {
          code: 'meal/label-value',
          message: `The ${field} ${quoted(value)} is not an age`,
          location: locationOf(place),
          field,
          value,
          expected: 'years from 0 to 130, such as 45, or 1.5 for 18 months',
        },
      ];
    },
  };
}

/** Whether a group has a label that should be an age and is not. */
export function hasFaultyAge(
  { keys, keyEnds }: PackedGroups,
  options: Pick<RunOptions, 'shape' | 'reading'>,
): boolean {
  const place = agePlace(options);
  if (place < 0) return false;
  let from = 0;
  for (const end of keyEnds) {
    let start = from;
    for (let label = 0; label < place; label++) start = keys.indexOf(LABEL_END, start) + 1;
    if (!isAge(decoder.decode(keys.subarray(start, keys.indexOf(LABEL_END, start))))) return true;
    from = end;
  }
  return false;
}

const decoder = new TextDecoder();

function agePlace({ shape, reading }: Pick<RunOptions, 'shape' | 'reading'>): number {
  const name = shape === undefined || shape.age < 0 ? undefined : shape.labels[shape.age];
  return name === undefined ? -1 : reading.groupBy.indexOf(name);
}

/** Whether a label is an age; a blank label is an unknown age. */
function isAge(text: string): boolean {
  const years = Number(text);
  return text.trim() === '' || (years >= 0 && years <= MOST_YEARS);
}
