import { ENTRY_FIELDS, type EntryField } from '../../model/entry.ts';
import { suggestUnit } from '../../model/units.ts';
import { misspeltColumn } from '../../text/words/column-names.ts';
import { columnTopic } from '../headers/column-names.ts';
import type { ReadOptions } from './reading.ts';

/**
 * Finds members of an entry that are most likely missing fields under a wrong name: `amont`, `foodId` or `quantity`. As
 * labels they would be ignored, and the entry would count as a standard serving.
 */
export class MisspeltMembers {
  readonly #options: ReadOptions;
  readonly #fields = new Map<string, EntryField | undefined>();

  constructor(options: ReadOptions) {
    this.#options = options;
  }

  /** The names of such members, by the field that each most likely means. */
  of(entry: Readonly<Record<string, unknown>>): ReadonlyMap<EntryField, string> {
    let found: Map<EntryField, string> | undefined;
    for (const name of Object.keys(entry)) {
      const field = this.#fieldLike(name);
      if (field === undefined || Object.hasOwn(entry, this.#nameOf(field))) continue;
      if (!IS_VALUE[field](entry[name]) || found?.has(field)) continue;
      found ??= new Map();
      found.set(field, name);
    }
    return found ?? NONE;
  }

  #nameOf(field: EntryField): string {
    return this.#options.columnMap[field] ?? field;
  }

  /** The field that a name resembles; undefined for the name of a field or label, and for any other name. */
  #fieldLike(name: string): EntryField | undefined {
    if (this.#fields.has(name)) return this.#fields.get(name);
    if (this.#fields.size >= MAX_NAMES || name.length > MAX_CHARACTERS) return undefined;
    const field = this.#isKnown(name) ? undefined : this.#fieldMeantBy(name);
    this.#fields.set(name, field);
    return field;
  }

  /** Whether a name is that of a field or a label. */
  #isKnown(name: string): boolean {
    const { groupBy, observedLabels = [] } = this.#options;
    return (
      ENTRY_FIELDS.some((field) => this.#nameOf(field) === name) ||
      groupBy.includes(name) ||
      observedLabels.includes(name)
    );
  }

  /** The field that an unknown name resembles. */
  #fieldMeantBy(name: string): EntryField | undefined {
    const similar = ENTRY_FIELDS.find((field) => resembles(this.#nameOf(field), name));
    if (similar !== undefined) return similar;
    const topic = columnTopic(name);
    const { columnMap } = this.#options;
    return ENTRY_FIELDS.find(
      (field) => field === name || (field === topic && columnMap[field] === undefined),
    );
  }
}

/** The most names that are compared in a run. A run has few labels. */
const MAX_NAMES = 1000;
/** Longer names are labels. */
const MAX_CHARACTERS = 40;

const NONE: ReadonlyMap<EntryField, string> = new Map();

/** Whether a name differs from that of a field only by case, underscores or typing errors. */
export function resembles(field: string, name: string): boolean {
  const [wanted, given] = [field, name].map((one) => one.toLowerCase().replace(/[\s_-]+/g, ''));
  return wanted === given || misspeltColumn(wanted ?? '', [given ?? '']) === 0;
}

/** Whether a value is plausible for a field, correctly written or not. */
const IS_VALUE: Readonly<Record<EntryField, (value: unknown) => boolean>> = {
  food_id: (value) => typeof value === 'string' || typeof value === 'number',
  amount: (value) =>
    value === null || typeof value === 'number' || /^\s*[-+]?\d/.test(textOf(value)),
  unit: (value) => suggestUnit(textOf(value)) !== undefined,
  weighted_before_process: (value) => /^(?:true|false|yes|no|[01])$/i.test(String(value)),
};

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
