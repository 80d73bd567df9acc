import type { EntrySink } from '../../../meals/entries/reading.ts';
import { checkLabel } from '../../../rules/labels/label-rules.ts';
import type { LabelPlan } from './label-plan.ts';

/** Checks the values of labels. Many rows have the same values, so correct ones are remembered. */
export function labelChecker({
  names,
  settings,
  days,
}: LabelPlan): NonNullable<EntrySink['labels']> {
  const valid = names.map(() => new Set<string>());
  return (group, locationOf) => {
    const faulty = new Set<string>();
    return group.flatMap((given, position) => {
      const value = given.trim();
      const isDay = days.includes(position);
      const known = valid[position] as Set<string>;
      if (value === '' || (!isDay && settings[position] === undefined)) return [];
      if (known.has(value)) return [];
      const found = checkLabel({
        label: names[position] as string,
        value,
        isDay,
        settings: settings[position],
      });
      if (found.length === 0 && known.size < REMEMBERED_VALUES) known.add(value);
      // The labels "date" and "day" may be the same column.
      return found.flatMap((diagnostic) => {
        const key = `${diagnostic.code} ${value}`;
        if (diagnostic.code === 'meal/impossible-date' && faulty.has(key)) return [];
        faulty.add(key);
        return [{ ...diagnostic, location: locationOf(position) }];
      });
    });
  };
}

/** The number of values of a label that are remembered: more than there are persons or days in most studies. */
const REMEMBERED_VALUES = 10_000;
