import { SUMMED } from '../../evaluation/layout.ts';
import { ViandError } from '../../model/diagnostic.ts';
import { onlySumsNote, timesNote } from '../../text/dates/means-notes.ts';
import { withoutTime } from '../../text/dates/without-time.ts';
import { quoted } from '../../text/escaping/quote.ts';
import { Groups, type PackedGroups } from '../sums/groups.ts';
import { LABEL_END } from '../sums/key-order.ts';

/** The labels of a run, where some are not read from the files or do not define groups. */
export interface GroupShape {
  /** The names of all labels: those that define groups, those that are kept, and the one that is counted. */
  readonly labels: readonly string[];
  /** The number of labels that define groups. */
  readonly identifying: number;
  /** The place of the label that is the name of the file; -1 where there is none. */
  readonly file: number;
  /** Whether the last label is counted: sums become means over its values. */
  readonly isMean: boolean;
  /** The place of the label that is the age of a person, years; -1 where there is none. */
  readonly age: number;
  /** Whether checks of labels report each row whose kept labels differ from those of its group. */
  readonly areKeptChecked?: boolean;
}

/** The label that is the name of the input file, whatever columns the file has. */
export const FILE_LABEL = 'file';

/** The labels that a run of files asks for, by their purpose. */
interface AskedLabels {
  readonly by: readonly string[];
  readonly keep?: readonly string[];
  readonly per?: string | undefined;
  readonly age?: string | undefined;
}

/** The shape of the groups of files; undefined if all labels are read from the files and define groups. */
export function shapeOfFiles({ by, keep = [], per, age }: AskedLabels): GroupShape | undefined {
  const file = by.indexOf(FILE_LABEL);
  if (file < 0 && keep.length === 0 && per === undefined && age === undefined) return undefined;
  const labels = [...by, ...keep, ...(per === undefined ? [] : [per])];
  const ageAt = age === undefined ? -1 : labels.indexOf(age);
  return { labels, identifying: by.length, file, isMean: per !== undefined, age: ageAt };
}

/** The labels that are read from the files: all except the name of the file. */
export function labelsInFiles(shape: GroupShape): readonly string[] {
  return shape.labels.filter((_, place) => place !== shape.file);
}

/** Groups that are ready to be emitted, with the divisors of their sums. */
export interface ShapedGroups {
  readonly groups: Groups;
  readonly divisorOf: (group: number) => number;
  /** Why the means may not be those that were asked for; undefined if nothing is suspicious. */
  readonly meansNote?: string | undefined;
}

/**
 * Combines groups whose last label is counted, and checks that each kept label has one value in a group.
 *
 * @throws ViandError if a kept label has several values in a group
 */
export function shapeGroups(groups: Groups, width: number, shape: GroupShape): ShapedGroups {
  const { isMean } = shape;
  if (!isMean) {
    assertOneValue(groups, shape);
    return { groups, divisorOf: () => 1 };
  }
  const means = new Groups(width);
  const counts: number[] = [];
  const watch = new PeriodWatch(shape.labels.at(-1) ?? '');
  for (let group = 0; group < groups.length; group++) {
    const labels = groups.labels(group);
    const into = means.ofLabels(labels.slice(0, -1));
    watch.see(into, labels.at(-1) ?? '');
    means.sums.addRow(into, groups.sums, group);
    means.unsure.addRow(into, groups.unsure, group);
    const isSummed = groups.sums.count(group, SUMMED) > 0;
    counts[into] = (counts[into] ?? 0) + Number(isSummed);
  }
  assertOneValue(means, shape);
  const areSums = means.length > 1 && means.length === groups.length;
  const meansNote = watch.times ?? (areSums ? onlySumsNote(watch.label) : undefined);
  return { groups: means, divisorOf: (group) => counts[group] || 1, meansNote };
}

/** Watches the values of the counted label for signs that they are not days. */
class PeriodWatch {
  /** The note that two times of a date count as two values; undefined if there are none. */
  times: string | undefined;
  readonly label: string;
  /** The first time of each group and date. */
  readonly #first = new Map<string, string>();

  constructor(label: string) {
    this.label = label;
  }

  see(group: number, value: string): void {
    if (this.times !== undefined || !value.includes(':')) return;
    const date = withoutTime(value);
    if (date === value) return;
    const key = `${group} ${date}`;
    const first = this.#first.get(key);
    if (first === undefined) this.#first.set(key, value);
    else this.times = timesNote(this.label, first, value);
  }
}

function assertOneValue(
  groups: Groups,
  { labels, identifying, isMean, areKeptChecked = false }: GroupShape,
): void {
  const kept = labels.slice(identifying, isMean ? -1 : undefined);
  if (kept.length === 0 || areKeptChecked) return;
  const first = new Map<string, readonly string[]>();
  for (let group = 0; group < groups.length; group++) {
    const values = groups.labels(group);
    const key = values.slice(0, identifying).join('\0');
    const known = first.get(key);
    if (known === undefined) {
      first.set(key, values);
      continue;
    }
    const at = kept.findIndex(
      (_, place) => known[identifying + place] !== values[identifying + place],
    );
    throw severalValues(kept[at] as string, [known, values], { labels, identifying, at });
  }
}

function severalValues(
  column: string,
  rows: readonly (readonly string[])[],
  {
    labels,
    identifying,
    at,
  }: { readonly labels: readonly string[]; readonly identifying: number; readonly at: number },
): ViandError {
  const [first = []] = rows;
  const group = labels.slice(0, identifying).map((label, place) => `${label} ${first[place]}`);
  const values = rows.map((row) => quoted(row[identifying + at] ?? ''));
  return new ViandError({
    code: 'request/invalid',
    message: `Cannot keep ${column}: it has several values in ${group.length === 0 ? 'all entries' : group.join(', ')}: ${values.join(' and ')}`,
    field: column,
    expected: `one value in each group, or ${column} in --by`,
  });
}

const encoder = new TextEncoder();

/** Inserts a label into the keys of groups. */
export function withLabel(packed: PackedGroups, place: number, label: string): PackedGroups {
  const added = encoder.encode(label);
  const { keys, keyEnds } = packed;
  const longer = new Uint8Array(keys.length + keyEnds.length * (added.length + 1));
  const ends = new Float64Array(keyEnds.length);
  let to = 0;
  let start = 0;
  keyEnds.forEach((end, index) => {
    const at = startOfLabel(keys, start, place);
    longer.set(keys.subarray(start, at), to);
    to += at - start;
    longer.set(added, to);
    to += added.length;
    longer[to++] = LABEL_END;
    longer.set(keys.subarray(at, end), to);
    to += end - at;
    ends[index] = to;
    start = end;
  });
  return { ...packed, keys: longer.subarray(0, to), keyEnds: ends };
}

function startOfLabel(keys: Uint8Array, start: number, place: number): number {
  let at = start;
  for (let label = 0; label < place; label++) {
    while (keys[at] !== LABEL_END) at += 1;
    at += 1;
  }
  return at;
}
