import type { EntrySink } from '../../meals/entries/reading.ts';
import { quoted } from '../../text/escaping/quote.ts';
import type { PackedGroups } from '../sums/groups.ts';
import { LABEL_END } from '../sums/key-order.ts';
import type { LabelCheck, RunOptions } from './run-options.ts';

/** The highest age that a label may have, in years: nobody is known to have been older. */
const MOST_YEARS = 130;

type Checked = Pick<RunOptions, 'shape' | 'reading' | 'labelChecks'>;

/**
 * Reports labels that should be ages or follow other rules, but do not. Otherwise, their groups would lack a score for
 * no visible reason.
 */
export function labelChecks(options: Checked): Pick<EntrySink, 'labels'> {
  const checks = checksOf(options);
  if (checks.length === 0) return {};
  const places = placesOf(options);
  const reported = new Set<string>();
  return {
    labels: (group, locationOf) => {
      const labelOf = (name: string) => group[places.get(name) ?? -1] ?? '';
      return checks.flatMap(({ label, faultOf, oncePer }) => {
        const place = places.get(label) as number;
        const value = labelOf(label);
        const fault = faultOf(value, labelOf);
        if (fault === undefined) return [];
        if (oncePer !== undefined) {
          const key = JSON.stringify([label, value, oncePer.map(labelOf)]);
          if (reported.has(key)) return [];
          reported.add(key);
        }
        const { message, expected } = fault;
        return [
          {
            code: 'meal/label-value' as const,
            message,
            location: locationOf(place),
            field: label,
            value,
            ...(expected === undefined ? {} : { expected }),
          },
        ];
      });
    },
  };
}

/** Whether a group has a label that breaks its rule. */
export function hasFaultyLabel({ keys, keyEnds }: PackedGroups, options: Checked): boolean {
  const checks = checksOf(options);
  if (checks.length === 0) return false;
  const places = placesOf(options);
  let from = 0;
  for (const end of keyEnds) {
    const ends: number[] = [];
    for (let at = from; at < end; at = (ends.at(-1) as number) + 1) {
      ends.push(keys.indexOf(LABEL_END, at));
    }
    const start = from;
    const read: string[] = [];
    const labelOf = (name: string) => {
      const place = places.get(name);
      if (place === undefined) return '';
      const begin = place === 0 ? start : (ends[place - 1] as number) + 1;
      read[place] ??= decoder.decode(keys.subarray(begin, ends[place]));
      return read[place];
    };
    if (checks.some(({ label, faultOf }) => faultOf(labelOf(label), labelOf) !== undefined)) {
      return true;
    }
    from = end;
  }
  return false;
}

const decoder = new TextDecoder();

/** The place of each label in a group. */
function placesOf({ reading }: Checked): ReadonlyMap<string, number> {
  return new Map(reading.groupBy.map((label, place) => [label, place]));
}

/** The checks of labels that the run reads. */
function checksOf({ shape, reading, labelChecks: given = [] }: Checked): readonly LabelCheck[] {
  const age = shape === undefined || shape.age < 0 ? undefined : shape.labels[shape.age];
  const all = age === undefined ? given : [ageCheck(age), ...given];
  return all.filter(({ label }) => reading.groupBy.includes(label));
}

function ageCheck(label: string): LabelCheck {
  return {
    label,
    faultOf: (value) =>
      isAge(value)
        ? undefined
        : {
            message: `The ${label} ${quoted(value)} is not an age`,
            expected: 'years from 0 to 130 with a decimal point, such as 45, or 1.5 for 18 months',
          },
  };
}

/** Whether a label is an age; a blank label is an unknown age. */
function isAge(text: string): boolean {
  const years = Number(text);
  return text.trim() === '' || (years >= 0 && years <= MOST_YEARS);
}
