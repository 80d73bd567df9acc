import type { IdAssumption } from '../../model/assumptions.ts';
import type { FoundComposition } from '../../model/composition.ts';

/** The amounts that a sum needs, by their positions in the registries. */
export interface NeededAmounts {
  readonly nutrients: readonly number[];
  readonly foodPatterns: readonly number[];
  /** Whether to tell which nutrients are borrowed. */
  readonly hasEstimates: boolean;
}

/** A composition without its ids. The next food reuses the object. */
export interface Amounts extends Omit<FoundComposition, 'foodId' | 'variantId' | 'idAssumption'> {
  /** If the id is not current: the variant that replaced it, and the assumption that viand makes. */
  readonly assumed: AssumedVariant | undefined;
}

interface AssumedVariant {
  readonly id: string;
  readonly idAssumption: IdAssumption;
}

/**
 * Finds the amounts of a food by the UTF-8 bytes of its id; undefined for ids that it does not have. The result is
 * valid until the next call.
 */
export type FindAmounts = (bytes: Uint8Array, start: number, end: number) => Amounts | undefined;

/** Finds amounts. */
export interface AmountFinder {
  readonly find: FindAmounts;
  /** The whole file of figures; undefined until enough foods were read to make reading all of it worthwhile. */
  readonly image: () => FiguresImage | undefined;
}

/** A finder without any foods. */
export const NO_AMOUNTS: AmountFinder = { find: () => undefined, image: () => undefined };

/** A file of figures for a loop that parses it itself (see `figures-format.ts`) and checks each record. */
export interface FiguresImage {
  /** The size of the file in bytes. */
  readonly length: number;
  /** Reads the file; false if it has become shorter. */
  readonly readInto: (bytes: Uint8Array) => boolean;
  /** The size of a shape in bytes, without its borrowed nutrients. */
  readonly shapeBytes: number;
  /** Where its hash table begins; {@link slots} is the number of its slots. */
  readonly slotsAt: number;
  readonly slots: number;
  /**
   * For each needed amount, the offset in a shape of its index among the amounts of a record; undefined if the
   * catalogue does not have the amount.
   */
  readonly nutrients: readonly (number | undefined)[];
  readonly foodPatterns: readonly (number | undefined)[];
}
