import type { Processing } from '../../../model/food.ts';
import type { Fill } from '../words/fill.ts';
import type { PortionMeasure } from '../words/measures.ts';
import type { Remark } from '../words/remark.ts';
import type { Size } from '../words/size-words.ts';
import type { FoundQuantity } from './found-quantity.ts';
import type { StatedShare } from './stated-share.ts';
import type { StatedTin } from './stated-tin.ts';

/** What was eaten according to a line of free text. */
export interface FoodLine {
  /** Undefined if the line gives no number. */
  readonly quantity: number | undefined;
  readonly measure: PortionMeasure | undefined;
  readonly size: Size | undefined;
  /** Whether the size is only how thick a piece is. */
  readonly isThickness?: true;
  /** How full the spoon or cup is, if the line says so. */
  readonly fill: Fill | undefined;
  /** Whether the quantity gives litres if the food is a drink: "Bier 0,5". */
  readonly litres?: FoundQuantity['litres'];
  readonly pieces?: FoundQuantity['pieces'];
  /** Words that name the food, including those of its preparation. */
  readonly words: readonly string[];
  /** Words that only describe the food: those after the first comma, and words such as "ripe". They count little. */
  readonly qualifiers: readonly string[];
  /** The share of fat or alcohol, if the line gives it. */
  readonly share: StatedShare | undefined;
  /** The type of flour, such as 405, which is a food of its own in some tables. */
  readonly flourType?: string;
  /** States of processing in the words. */
  readonly processings: readonly Processing[];
  /** Whether it was cooked, by any method. */
  readonly isCooked: boolean;
  /** Whether it comes in a tin or is drained. Of foods that are sold both ways, the tinned one is then likelier. */
  readonly isTinned: boolean;
  /** Whether the line weighs the food with liquid that was not eaten. */
  readonly isDrained: boolean;
  /** The tin or jar whose whole content is the quantity, if the line does not say that it is drained. */
  readonly tin?: StatedTin;
  /** The edible share of the weight, if bones or peel were weighed, too; undefined if all of it was eaten. */
  readonly edibleShare: number | undefined;
  /** Whether that share was published for this cut, rather than guessed. */
  readonly isShareKnown?: boolean;
  /** Whether that share may be one of cooked meat, with the bones on the plate. */
  readonly mayBeOnPlate?: boolean;
  /** The chain that sold the food, in lower case. */
  readonly chain?: string;
  /** Whether it has numbers whose meaning is uncertain. */
  readonly isUnclear: boolean;
  /** What was assumed in reading it. */
  readonly remarks: readonly Remark[];
}

/** The part of a line that names the food, without amounts: two lines with the same part mean the same food. */
export function nameOfLine({ words, share }: FoodLine): string {
  return [...words, ...(share === undefined ? [] : [share.text])].join(' ');
}
