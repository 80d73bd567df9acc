import type { EntrySink, ReadOptions } from '../../meals/entries/reading.ts';
import { findLabelColumn } from '../../meals/headers/column-names.ts';
import type { Entry } from '../../model/entry.ts';
import { Header } from '../../tables/header.ts';
import { withoutTime } from '../../text/dates/without-time.ts';

/** A label whose different values are counted in each group, such as the day. */
export interface CountedLabel {
  readonly label: string;
  /** Whether the record may lack it, leave it blank, or have several columns of this name. */
  readonly isOptional: boolean;
}

/** The values of a counted label in one group. */
export interface Periods {
  /** The number of different values; 0 if none is known. */
  readonly count: number;
  /** The number of different days, if some values are times: "2026-03-02 08:00" and "2026-03-02 12:00" are one. */
  readonly days: number;
  /** Two values that are times of one day; undefined if there are none. */
  readonly times: readonly [first: string, second: string] | undefined;
  /** The entries without a value. */
  readonly blanks: number;
  /** The column in which the values are; undefined if the file has no header of its own, or none with the label. */
  readonly column: string | undefined;
}

/** The periods of a group whose label is not counted. */
export const NO_PERIODS: Periods = {
  count: 0,
  days: 0,
  times: undefined,
  blanks: 0,
  column: undefined,
};

/** The values of one group. */
interface Seen {
  readonly labels: readonly string[];
  readonly values: Set<string>;
  blanks: number;
}

/** Counts the values of a label in each group, without a sum for each value. */
export class PeriodCounter {
  readonly #counted: CountedLabel;
  /** The number of labels of a group; the counted label comes after them. */
  readonly #width: number;
  readonly #groups = new Map<string, Seen>();
  /** The group of the previous entry, since most entries belong to the same group as the one before. */
  #last: Seen | undefined;
  #column: string | undefined;
  #isAmbiguous = false;

  constructor(counted: CountedLabel, width: number) {
    this.#counted = counted;
    this.#width = width;
  }

  /** The labels to read: those of the groups, then the counted one. */
  labelsAfter(labels: readonly string[]): Pick<ReadOptions, 'groupBy' | 'observedLabels'> {
    const { label, isOptional } = this.#counted;
    return { groupBy: [...labels, label], ...(isOptional ? { observedLabels: [label] } : {}) };
  }

  /** A sink that gives each entry to another one without the counted label, and counts those that it accepts. */
  counting(sink: EntrySink): EntrySink {
    return {
      ...sink,
      row: (labels) => sink.row(labels?.slice(0, this.#width)),
      entry: (entry) => {
        const seen = this.#seenBy(entry);
        const fault = sink.entry({ ...entry, group: seen.labels });
        if (fault === undefined) this.#count(seen, entry.group[this.#width] ?? '');
        return fault;
      },
      header: (names, locationOf) => {
        const { label } = this.#counted;
        this.#isAmbiguous ||= new Header(names).isRepeated(label);
        this.#column = names[findLabelColumn(label, names)]?.trim();
        sink.header?.(names, locationOf);
      },
    };
  }

  /** The periods of a group. */
  of(labels: readonly string[]): Periods {
    const seen = this.#groups.get(JSON.stringify(labels));
    if (seen === undefined || this.#isAmbiguous) return NO_PERIODS;
    const { values, blanks } = seen;
    return { count: values.size, ...daysOf(values), blanks, column: this.#column };
  }

  #seenBy({ group }: Entry): Seen {
    const last = this.#last;
    if (last?.labels.every((label, index) => label === group[index]) === true) return last;
    const labels = group.slice(0, this.#width);
    const key = JSON.stringify(labels);
    const seen = this.#groups.get(key) ?? { labels, values: new Set(), blanks: 0 };
    this.#groups.set(key, seen);
    this.#last = seen;
    return seen;
  }

  #count(seen: Seen, value: string): void {
    if (value.trim() === '') seen.blanks += 1;
    else seen.values.add(value);
  }
}

function daysOf(values: ReadonlySet<string>): Pick<Periods, 'days' | 'times'> {
  const firstOfDay = new Map<string, string>();
  let times: Periods['times'];
  for (const value of values) {
    const day = withoutTime(value);
    const first = firstOfDay.get(day);
    if (first === undefined) firstOfDay.set(day, value);
    else times ??= [first, value];
  }
  return { days: firstOfDay.size, times };
}
