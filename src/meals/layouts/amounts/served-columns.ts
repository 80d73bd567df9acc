import type { AmountScope } from '../../headers/amount-scope.ts';
import type { WeighedState } from '../../words/amounts/weighed-states.ts';

/** A column of amounts; `unit` is the unit in its name, or blank. */
export interface ServedColumn {
  readonly position: number;
  readonly unit: string;
  /** The amounts are those eaten rather than those served, so that leftovers are not subtracted from them. */
  readonly isEaten?: true;
  /** The state in which its foods were weighed, if its name gives it. */
  readonly state?: WeighedState;
  /** Its foods were weighed as they were bought, with their peel and bones. */
  readonly isPurchased?: true;
  /** Its numbers are weights, but nothing says in which unit. */
  readonly lacksUnit?: true;
  /** The scope of the amounts, if the name gives it. */
  readonly scope?: AmountScope;
  /**
   * The column of counts multiplies these amounts: its name says so, or the amounts are those of one unit. Shared
   * amounts are divided.
   */
  readonly counted?: 'stated' | 'inferred' | 'shared';
}

/** The columns that give the amount served, by position from 0; -1 for missing ones. */
export interface ServedColumns {
  /** The first of these that is not blank counts. */
  readonly amounts: readonly ServedColumn[];
  readonly unit: number;
  /** The number of portions, "2" of "150 g". The size of a portion is in the counted columns of amounts. */
  readonly count: number;
  /** They are the portions of a kitchen: one person has one of them. */
  readonly isOfKitchen?: true;
}
