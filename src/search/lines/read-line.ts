import type { Processing } from '../../model/food.ts';
import {
  COOKED_WORDS,
  FILLER_WORDS,
  type PortionMeasure,
  PROCESSING_WORDS,
  SIZE_WORDS,
  type Size,
} from './measures.ts';
import { findQuantity, isNumber } from './quantities.ts';

/** What a line of free text says was eaten. */
export interface FoodLine {
  /** Undefined where the line gives no number. */
  readonly quantity: number | undefined;
  readonly measure: PortionMeasure | undefined;
  readonly size: Size | undefined;
  /** Words that name the food, those of its preparation among them. */
  readonly words: readonly string[];
  /** States of processing that the words tell. */
  readonly processings: readonly Processing[];
  /** It was cooked, in whatever way. */
  readonly isCooked: boolean;
  /** It has numbers of which it cannot be told what they count. */
  readonly isUnclear: boolean;
  /** What had to be assumed to read it. */
  readonly remarks: readonly string[];
}

const FRACTIONS: Readonly<Record<string, string>> = {
  '½': '1/2',
  '⅓': '1/3',
  '⅔': '2/3',
  '¼': '1/4',
  '¾': '3/4',
  '⅛': '1/8',
};

/**
 * Reads a line such as "2 slices wholemeal bread", "milk, 200 ml" or "1/2 Tasse Reis, gekocht":
 * quantity and measure may stand before the food or after it.
 */
export function readLine(text: string): FoodLine {
  const tokens = tokensOf(text);
  const found = findQuantity(tokens);
  const rest = tokens.filter((_, index) => found?.used.has(index) !== true);
  const words = rest.filter(
    (word) => !FILLER_WORDS.has(word) && !SIZE_WORDS.has(word) && !isNumber(word),
  );
  return {
    quantity: found?.quantity,
    measure: found?.measure,
    size: found?.size ?? sizeIn(rest),
    words,
    processings: words.flatMap((word) => PROCESSING_WORDS.get(word) ?? []),
    isCooked: words.some((word) => COOKED_WORDS.has(word)),
    isUnclear: found?.isUnclear === true || rest.some(isNumber),
    remarks: found?.remarks ?? [],
  };
}

function tokensOf(text: string): string[] {
  const spelt = text
    .toLowerCase()
    .replace(/^[\s*•·–-]+/, '')
    // The number of a list: "2. 3 apples"
    .replace(/^\d+[.)]\s+(?=\d)/, '')
    .replace(/\u2044/g, '/')
    .replace(/[½⅓⅔¼¾⅛]/g, (sign) => ` ${FRACTIONS[sign]} `)
    .replace(/\band a half\b/g, ' 1/2 ')
    .replace(/(?<=\d)\s*[–—−]\s*(?=\d)|(?<=\d)\s+(?:to|bis|or|oder)\s+(?=\d)/g, '-')
    .replace(/[&+]/g, ' and ')
    .replace(/\bfl\.?\s*oz\b/g, 'floz')
    .replace(/\bdeep[- ]fried\b/g, 'deepfried')
    .replace(/(?<=\d)\s*%/g, '%')
    // "200g", "8-oz" and "2x"
    .replace(/(?<=\d)-?(?=\p{L})/gu, ' ')
    .replace(/×/g, 'x');
  return (
    spelt.match(/\d+(?:[.,]\d+)?%|\d+\/\d+|\d+(?:[.,]\d+)?(?:-\d+(?:[.,]\d+)?)?|[\p{L}'’]+/gu) ?? []
  );
}

function sizeIn(tokens: readonly string[]): Size | undefined {
  for (const token of tokens) {
    const size = SIZE_WORDS.get(token);
    if (size !== undefined) return size;
  }
  return undefined;
}
