import type { Processing } from '../model/food.ts';
import {
  COOKED_WORDS,
  FILLER_WORDS,
  MEASURES,
  type Measure,
  NUMBER_WORDS,
  PROCESSING_WORDS,
  SIZE_WORDS,
  type Size,
} from './measures.ts';

/** What a line of free text says was eaten. */
export interface FoodLine {
  /** Undefined where the line gives no number. */
  readonly quantity: number | undefined;
  readonly measure: Measure | undefined;
  readonly size: Size | undefined;
  /** Words that name the food, those of its preparation among them. */
  readonly words: readonly string[];
  /** States of processing that the words tell. */
  readonly processings: readonly Processing[];
  /** It was cooked, in whatever way. */
  readonly isCooked: boolean;
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
  const remarks: string[] = [];
  const found = findQuantity(tokens, remarks);
  const rest = found === undefined ? tokens : tokens.filter((_, index) => !found.used.has(index));
  const size = found?.size ?? sizeIn(rest);
  const words = rest.filter(
    (word) => !FILLER_WORDS.has(word) && SIZE_WORDS.get(word) === undefined,
  );
  return {
    quantity: found?.quantity,
    measure: found?.measure,
    size,
    words,
    processings: words.flatMap((word) => PROCESSING_WORDS.get(word) ?? []),
    isCooked: words.some((word) => COOKED_WORDS.has(word)),
    remarks,
  };
}

function tokensOf(text: string): string[] {
  const spelt = text
    .toLowerCase()
    .replace(/^[\s*•·–-]+/, '')
    .replace(/[½⅓⅔¼¾⅛]/g, (sign) => ` ${FRACTIONS[sign]} `)
    .replace(/\bfl\.?\s*oz\b/g, 'floz')
    .replace(/\bdeep[- ]fried\b/g, 'deepfried')
    .replace(/(?<=\d)\s*%/g, '%')
    // "200g" and "2x"
    .replace(/(?<=\d)(?=\p{L})/gu, ' ')
    .replace(/×/g, 'x');
  return (
    spelt.match(/\d+(?:[.,]\d+)?%|\d+\/\d+|\d+(?:[.,]\d+)?(?:-\d+(?:[.,]\d+)?)?|[\p{L}'’]+/gu) ?? []
  );
}

interface FoundQuantity {
  readonly quantity: number;
  readonly measure: Measure | undefined;
  readonly size: Size | undefined;
  readonly used: ReadonlySet<number>;
}

/** The first quantity with a measure; else the first quantity. */
function findQuantity(tokens: readonly string[], remarks: string[]): FoundQuantity | undefined {
  let bare: FoundQuantity | undefined;
  for (let index = 0; index < tokens.length; index++) {
    const found = quantityAt(tokens, index, remarks);
    if (found?.measure !== undefined) return found;
    bare ??= found;
    if (found !== undefined) index = Math.max(...found.used);
  }
  return bare ?? measureAlone(tokens);
}

/** "slice of toast": one of it. */
function measureAlone(tokens: readonly string[]): FoundQuantity | undefined {
  const measure = MEASURES.get(tokens[0] ?? '');
  if (measure?.kind !== 'serving' || tokens.length < 2) return undefined;
  return { quantity: 1, measure, size: undefined, used: new Set([0]) };
}

function quantityAt(
  tokens: readonly string[],
  start: number,
  remarks: string[],
): FoundQuantity | undefined {
  const used = new Set<number>();
  let index = start;
  const take = () => used.add(index++);
  let quantity = numberOf(tokens[index], remarks);
  if (quantity === undefined) return undefined;
  take();
  // "1 1/2", "half a", "2 x 150 g"
  const next = tokens[index];
  const fraction = next?.includes('/') ? numberOf(next, remarks) : undefined;
  if (fraction !== undefined) {
    quantity += fraction;
    take();
  } else if (quantity < 1 && (next === 'a' || next === 'an')) {
    take();
  } else if (next === 'x' && numberOf(tokens[index + 1], remarks) !== undefined) {
    take();
    quantity *= numberOf(tokens[index], remarks) as number;
    take();
  }
  const size = SIZE_WORDS.get(tokens[index] ?? '');
  if (size !== undefined) take();
  const measure = MEASURES.get(tokens[index] ?? '');
  if (measure !== undefined) take();
  return { quantity, measure, size, used };
}

function numberOf(token: string | undefined, remarks: string[]): number | undefined {
  if (token === undefined || token.endsWith('%')) return undefined;
  const word = NUMBER_WORDS.get(token);
  if (word !== undefined) return word;
  const fraction = /^(\d+)\/(\d+)$/.exec(token);
  if (fraction !== null) return Number(fraction[1]) / Number(fraction[2]);
  const range = /^(\d+(?:[.,]\d+)?)-(\d+(?:[.,]\d+)?)$/.exec(token);
  if (range !== null) {
    remarks.push(`took the middle of ${token}`);
    return (decimal(range[1] as string) + decimal(range[2] as string)) / 2;
  }
  return /^\d+(?:[.,]\d+)?$/.test(token) ? decimal(token) : undefined;
}

/** A decimal point, or the comma of those who write one by hand. */
function decimal(text: string): number {
  return Number(text.replace(',', '.'));
}

function sizeIn(tokens: readonly string[]): Size | undefined {
  for (const token of tokens) {
    const size = SIZE_WORDS.get(token);
    if (size !== undefined) return size;
  }
  return undefined;
}
