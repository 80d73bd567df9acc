import type { IdAssumption } from '../../model/assumptions.ts';
import type { FoundComposition } from '../../model/composition.ts';

/** Amounts that sums look at, by their positions in the registries. */
export interface NeededAmounts {
  readonly nutrients: readonly number[];
  readonly foodPatterns: readonly number[];
  /** Whether it is needed which nutrients are borrowed. */
  readonly hasEstimates: boolean;
}

/** A composition without its ids; the object is used again for the next food. */
export interface Amounts extends Omit<FoundComposition, 'foodId' | 'variantId' | 'idAssumption'> {
  /** Of an id that is not current: the variant that it leads to, and what is assumed. */
  readonly assumed: AssumedVariant | undefined;
}

interface AssumedVariant {
  readonly id: string;
  readonly idAssumption: IdAssumption;
}

/**
 * The amounts of a food by the bytes of its id, UTF-8; they hold until the next call. Undefined for ids that are not at
 * hand.
 */
export type FindAmounts = (bytes: Uint8Array, start: number, end: number) => Amounts | undefined;

/** Finds amounts. */
export interface AmountFinder {
  readonly find: FindAmounts;
  /** All figures; undefined as long as they are not in memory as a whole. */
  readonly image: () => FiguresImage | undefined;
}

/** Finds none. */
export const NO_AMOUNTS: AmountFinder = { find: () => undefined, image: () => undefined };

/** A sound file of figures in memory, for a loop that reads it by itself (see `figures-format.ts`). */
export interface FiguresImage {
  readonly bytes: Uint8Array;
  /** Where its hash table begins, and how many slots that has. */
  readonly slotsAt: number;
  readonly slots: number;
  /**
   * Where a shape says which amount a needed one is, in their order, in bytes; undefined for what the catalogue does not
   * name.
   */
  readonly nutrients: readonly (number | undefined)[];
  readonly foodPatterns: readonly (number | undefined)[];
}
