import type { Fill } from '../words/fill.ts';
import type { PortionMeasure } from '../words/measures.ts';
import type { Remark } from '../words/remark.ts';
import type { Size } from '../words/size-words.ts';

/** A number of a line, with the measure it counts. */
export interface FoundQuantity {
  readonly quantity: number;
  readonly measure: PortionMeasure | undefined;
  readonly size: Size | undefined;
  readonly fill?: Fill;
  /** The pieces that the line counts, if a weight follows them: "3 biscuits (30 g)". */
  readonly pieces?: WeighedPieces;
  /** Positions of the tokens that it consists of. */
  readonly used: ReadonlySet<number>;
  /** Whether the number gives litres if the food is a drink: "0,5" probably does, and "1,5" may. */
  readonly litres?: 'likely' | 'possible';
  /** Whether the meaning of the number is uncertain. */
  readonly isUnclear: boolean;
  readonly remarks: readonly Remark[];
}

/** The pieces or packages to which the weight after them refers. */
export interface WeighedPieces {
  readonly quantity: number;
  readonly measure: PortionMeasure | undefined;
  /** Whether it was read as the weight of each rather than of all of them. */
  readonly isOfEach: boolean;
}

/** The pieces whose weight follows them. */
export function piecesOf(
  { quantity, measure }: FoundQuantity,
  { isOfEach }: Pick<WeighedPieces, 'isOfEach'>,
): Pick<FoundQuantity, 'pieces'> {
  return quantity > 1 ? { pieces: { quantity, measure, isOfEach } } : {};
}

/** "1,000" and "1.000": nobody weighs to thousandths of a gram. */
export function isThousands(token: string): boolean {
  return /^[1-9]\d{0,2}[.,]\d{3}$/.test(token);
}
