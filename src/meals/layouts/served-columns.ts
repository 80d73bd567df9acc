import type { WeighedState } from '../records/amount-names.ts';
import type { AmountScope } from '../records/amount-scope.ts';

/** A column of amounts; `unit` is the unit in its name, or blank. */
export interface ServedColumn {
  readonly position: number;
  readonly unit: string;
  /** It says what was eaten rather than what was served, so leftovers are not subtracted from it. */
  readonly isEaten?: true;
  /** The state in which its foods were weighed, if its name says it. */
  readonly state?: WeighedState;
  /** Its foods were weighed as they were bought, with their peel and bones. */
  readonly isPurchased?: true;
  /** What its name says the amounts are the amounts of. */
  readonly scope?: AmountScope;
  /**
   * The column of counts multiplies it: it is named so, or the amounts are those of one unit. An amount that is shared is
   * divided.
   */
  readonly counted?: 'stated' | 'inferred' | 'shared';
}

/** The columns that give the amount served, by position from 0; -1 for missing ones. */
export interface ServedColumns {
  /** The first non-blank one counts. */
  readonly amounts: readonly ServedColumn[];
  readonly unit: number;
  /** The number of portions, "2" of "150 g". Their size is in the columns of amounts that are counted. */
  readonly count: number;
  /** They are the portions of a kitchen: one person has one of them. */
  readonly isOfKitchen?: true;
}
