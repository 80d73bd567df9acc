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
  /** The file of figures as a whole; undefined until it is worth reading all of it. */
  readonly image: () => FiguresImage | undefined;
}

/** A finder without any foods. */
export const NO_AMOUNTS: AmountFinder = { find: () => undefined, image: () => undefined };

/** A file of figures, for a loop that reads it by itself (see `figures-format.ts`), and checks each record. */
export interface FiguresImage {
  /** Of the file, in bytes. */
  readonly length: number;
  /** Reads the file; false where it is shorter by now. */
  readonly readInto: (bytes: Uint8Array) => boolean;
  /** Bytes of a shape, but for those of its borrowed nutrients. */
  readonly shapeBytes: number;
  /** Where its hash table begins, and how many slots that has. */
  readonly slotsAt: number;
  readonly slots: number;
  /**
   * For each needed amount, the byte of a shape that says which amount of a record it is. Undefined if the catalogue does
   * not name the amount.
   */
  readonly nutrients: readonly (number | undefined)[];
  readonly foodPatterns: readonly (number | undefined)[];
}
