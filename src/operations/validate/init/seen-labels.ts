import { columnTopic } from '../../../meals/headers/column-names.ts';
import { LABEL_TOPICS } from '../../../meals/headers/own-names.ts';
import { normaliseColumnName } from '../../../text/words/column-names.ts';
import type { SeenLabel } from './infer-label.ts';

/** The most different values of a label that are kept. */
const MAX_VALUES = 10_000;

/** Columns that are read as something other than labels. */
const OTHER_TOPICS: ReadonlySet<string> = new Set([
  'food_id',
  'food',
  'amount',
  'unit',
  'weighted_before_process',
]);

/** Columns other than meals that say nothing about the person or the day. */
const OTHER_NAMES: ReadonlySet<string> = new Set(['confidence', 'text', 'remark', 'note', 'notes']);

/** Labels that every kind of file may have. */
const USUAL_LABELS = LABEL_TOPICS;

/**
 * The labels of files: columns without another purpose, and the usual labels, unless a column has another name for
 * them.
 */
export function labelsAmong(columns: readonly string[]): string[] {
  const names = new Map<string, string>();
  for (const name of columns.map((column) => column.trim())) {
    const key = normaliseColumnName(name);
    const isOther = OTHER_TOPICS.has(columnTopic(name) ?? '') || OTHER_NAMES.has(key);
    if (name !== '' && !isOther && !names.has(key)) names.set(key, name);
  }
  const topics = new Set<string | undefined>([...names.values()].map(columnTopic));
  // A column of days is found as date, too.
  const hasDays = topics.has('date') || topics.has('day');
  const isFree = (topic: string) =>
    !topics.has(topic) && !(hasDays && (topic === 'date' || topic === 'day'));
  return [...names.values(), ...USUAL_LABELS.filter(isFree)];
}

/** Collects the values of labels. */
export class SeenLabels {
  readonly #names: readonly string[];
  readonly #values: (Map<string, number> | undefined)[];
  readonly #blanks: number[];
  #rows = 0;

  constructor(names: readonly string[]) {
    this.#names = names;
    this.#values = names.map(() => new Map());
    this.#blanks = names.map(() => 0);
  }

  /** Takes the labels of a row, in the order of the names. */
  add(group: readonly string[]): void {
    this.#rows += 1;
    for (const place of this.#names.keys()) {
      const value = (group[place] ?? '').trim();
      const values = this.#values[place];
      if (value === '') this.#blanks[place] = (this.#blanks[place] as number) + 1;
      else if (values !== undefined) {
        values.set(value, (values.get(value) ?? 0) + 1);
        if (values.size > MAX_VALUES) this.#values[place] = undefined;
      }
    }
  }

  all(): SeenLabel[] {
    return this.#names.map((name, place) => ({
      name,
      isPerson: columnTopic(name) === 'person',
      rows: this.#rows,
      blanks: this.#blanks[place] as number,
      values: this.#values[place],
    }));
  }
}
