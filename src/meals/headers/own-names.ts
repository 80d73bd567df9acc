import { ENTRY_FIELDS } from '../../model/entry.ts';
import type { ColumnTopic } from './header-names.ts';

/** Topics by which entries are grouped, the highest first. */
export const LABEL_TOPICS = ['person', 'date', 'day', 'meal', 'time'] as const;

const OWN_NAMES: ReadonlyMap<string, ColumnTopic> = new Map(
  [...ENTRY_FIELDS, ...LABEL_TOPICS].map((name) => [name, name]),
);

/**
 * The topic of a column that is spelled as in the examples of viand; undefined for any other. Patterns read only other
 * names, since compiling all of these takes longer than summing ten thousand rows.
 */
export function ownTopic(name: string): ColumnTopic | undefined {
  return OWN_NAMES.get(name);
}
