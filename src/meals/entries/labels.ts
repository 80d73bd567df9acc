import { type Diagnostic, fixOf, type Location, ViandError } from '../../model/diagnostic.ts';
import { Header } from '../../tables/header.ts';
import { nearestOf } from '../../text/words/edit-distance.ts';
import type { EntrySink, ReadOptions } from './reading.ts';

/** Labels that identify persons and days if the caller names none. A date is more precise than a weekday. */
export const PERSON_LABEL = 'person';
/** The label of days. */
export const DAY_LABEL = 'date';
/** The label of meals. */
export const MEAL_LABEL = 'meal';

/**
 * Finds the labels to group by that are blank in an entry. Its amounts would otherwise be summed into an unnamed day or
 * person.
 *
 * @param columns places of the labels; -1 for an optional label that has no column
 * @param group the values of the labels
 */
export function blankLabels(
  {
    groupBy,
    allowsBlankLabels = false,
    blankableLabels = NO_LABELS,
    observedLabels = NO_LABELS,
  }: ReadOptions,
  columns: readonly number[],
  group: readonly string[],
): readonly number[] {
  if (allowsBlankLabels || !group.some(isBlank)) return NONE;
  return groupBy.flatMap((label, index) =>
    (columns[index] as number) >= 0 &&
    isBlank(group[index] as string) &&
    !blankableLabels.includes(label) &&
    !observedLabels.includes(label)
      ? [index]
      : [],
  );
}

function isBlank(value: string): boolean {
  return value === '' || value.trim() === '';
}

const NO_LABELS: readonly string[] = [];

/** Whether a file may lack a label altogether. */
export function mayLackLabel(
  label: string,
  { optionalColumns = NO_LABELS, observedLabels = NO_LABELS }: ReadOptions,
): boolean {
  return optionalColumns.includes(label) || observedLabels.includes(label);
}

/** Reports the problems that the sink finds in the values of labels. */
export function reportLabels(
  group: readonly string[],
  locationOf: (label: number) => Location,
  sink: EntrySink,
): void {
  if (sink.labels === undefined) return;
  for (const diagnostic of sink.labels(group, locationOf)) sink.report(diagnostic);
}

const NONE: readonly number[] = [];

/** A label to group by whose cell is blank: the entry would be in a group without a name. */
export function missingLabel(label: string, location: Location): Diagnostic {
  return {
    code: 'meal/missing-label',
    message: `The ${label} of the entry is blank`,
    location,
    field: label,
    expected: 'a value in every row, or --layout grouped to use the value above',
  };
}

/** Labels to group by for which there is no column. */
export function missingLabelColumn(
  labels: readonly string[],
  columns: readonly string[],
  location: Location,
): ViandError {
  return ViandError.of(labels.map((label) => missingColumn(label, new Header(columns), location)));
}

/** The diagnostic for a label to group by that a header lacks. */
export function missingColumn(label: string, header: Header, location: Location): Diagnostic {
  const like = nearestOf(label, header.names);
  return {
    code: 'meal/missing-label',
    message: `Cannot group by "${label}": no such column`,
    location,
    field: label,
    expected: `one of ${header}`,
    ...(like === undefined ? {} : { value: label, ...fixOf(like) }),
  };
}
