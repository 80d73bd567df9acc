import type { Fill } from '../words/fill.ts';
import type { PortionMeasure } from '../words/measures.ts';
import type { Size } from '../words/size-words.ts';

/** A number of a line, with the measure it counts. */
export interface FoundQuantity {
  readonly quantity: number;
  readonly measure: PortionMeasure | undefined;
  readonly size: Size | undefined;
  readonly fill?: Fill;
  /** Positions of the tokens that it consists of. */
  readonly used: ReadonlySet<number>;
  /** Whether the number gives litres if the food is a drink: "0,5" probably does, and "1,5" may. */
  readonly litres?: 'likely' | 'possible';
  /** Whether the meaning of the number is uncertain. */
  readonly isUnclear: boolean;
  readonly remarks: readonly string[];
}
