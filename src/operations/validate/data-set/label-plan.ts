import { timedPattern } from '../../../io/timed-pattern.ts';
import { DAY_LABEL, PERSON_LABEL } from '../../../meals/entries/labels.ts';
import { columnTopic } from '../../../meals/headers/column-names.ts';
import type { LabelSettings } from '../../../rules/labels/label-rules.ts';
import type { Settings } from '../configuration.ts';

/** The labels of meal files that are checked, and their purposes. Positions are those in `names`. */
export interface LabelPlan {
  readonly names: readonly string[];
  /** The labels that a file may lack, and that may be blank. */
  readonly observed: readonly string[];
  /** The settings by position; undefined if the configuration does not mention a label. */
  readonly settings: readonly (LabelSettings | undefined)[];
  /** Labels of days or dates. */
  readonly days: readonly number[];
  /** The labels that say which day it is. */
  readonly dayKey: readonly number[];
  readonly personKey: readonly number[];
  /** Lists of labels that together are unique. */
  readonly unique: readonly (readonly number[])[];
}

/** Plans which labels to check: those of the settings, and the columns of persons and days. */
export function labelPlan({ by = [], labels = {}, unique = [], daily, file }: Settings): LabelPlan {
  const required = Object.keys(labels).filter((label) => labels[label]?.required === true);
  const asked = new Set([...by, ...required]);
  const dailyBy = daily?.by ?? by;
  const all = new Set([
    ...asked,
    ...Object.keys(labels),
    ...unique,
    ...dailyBy,
    PERSON_LABEL,
    DAY_LABEL,
  ]);
  const names = [...all];
  const positionsOf = (wanted: readonly string[]) => wanted.map((label) => names.indexOf(label));
  const isDay = (label: string) => DAY_TOPICS.has(columnTopic(label) ?? '');
  const dayLabels = dailyBy.filter(isDay);
  const persons = dailyBy.filter((label) => !isDay(label) && columnTopic(label) === undefined);
  const namedPersons = dailyBy.filter((label) => columnTopic(label) === PERSON_LABEL);
  return {
    names,
    observed: names.filter((label) => !asked.has(label)),
    settings: names.map((label) => settingsOf(label, labels[label], file)),
    days: positionsOf(names.filter(isDay)),
    dayKey: positionsOf(dayLabels.length > 0 ? dayLabels : [DAY_LABEL]),
    personKey: positionsOf(
      persons.length + namedPersons.length > 0 ? [...namedPersons, ...persons] : [PERSON_LABEL],
    ),
    unique: [
      ...(unique.length === 0 ? [] : [positionsOf(unique)]),
      ...Object.keys(labels)
        .filter((label) => labels[label]?.unique === true)
        .map((label) => positionsOf([label])),
    ],
  };
}

const DAY_TOPICS: ReadonlySet<string> = new Set(['date', 'day']);

function settingsOf(
  label: string,
  settings: NonNullable<Settings['labels']>[string] | undefined,
  file: string | undefined,
): LabelSettings | undefined {
  if (settings === undefined) return undefined;
  const { type, enum: allowed, pattern } = settings;
  return {
    type,
    enum: allowed,
    pattern: pattern === undefined ? undefined : timedPattern(label, pattern, file),
  };
}
