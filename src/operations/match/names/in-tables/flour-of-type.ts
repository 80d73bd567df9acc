import type { FoodLine } from '../../../../search/lines/reading/food-line.ts';

/** The word for flour with bran, by which viand's own catalogue calls it. */
const DARK = 'dunkles';

/** A line as published tables name flour: "Weizenmehl, Type 1050" rather than "dunkles Weizenmehl". */
export function withFlourByType(line: FoodLine): FoodLine {
  return line.flourType === undefined
    ? line
    : { ...line, words: line.words.filter((word) => word !== DARK) };
}
