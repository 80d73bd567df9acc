import type { RecordedPortion } from '../collect-records.ts';

/** A portion that a suggestion adds to a record. */
export interface AddedPortion {
  readonly day: string;
  readonly meal: string;
  /** The id of the variant. */
  readonly foodId: string;
  readonly grams: number;
}

/** A change of a record that raises its score, computed from the changed record. */
export interface Suggestion {
  /** `swap`: another food instead; `halve`: half of the food, and another one; `add`: an additional food. */
  readonly kind: 'swap' | 'halve' | 'add';
  /** The changed entries of one food in one meal; none for an addition. */
  readonly changed: readonly RecordedPortion[];
  /** How much of them stays: 0 or 0.5. */
  readonly keptShare: number;
  readonly added: readonly AddedPortion[];
  /** Points of the whole score, by evaluating the changed record. */
  readonly gain: number;
  /** The component that gains most; for a change for a component, that component. */
  readonly component: string;
  readonly componentGain: number;
  /**
   * The component with an upper limit to which the changed entries contribute most, and their share
   * of it, 0 to 1. Null if no such component lacks points.
   */
  readonly contribution: { readonly component: string; readonly share: number } | null;
}

/** The changes that would raise the score of a record most. */
export interface Advice {
  /** Changes that can be made together, the largest gain first. */
  readonly suggestions: readonly Suggestion[];
  /** The score after all suggestions. */
  readonly scoreAfterAll: number;
  /** For each component, the change that raises it most. Every one of them raises the whole score, too. */
  readonly byComponent: ReadonlyMap<string, Suggestion>;
}
