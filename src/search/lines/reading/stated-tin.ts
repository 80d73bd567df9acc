import { MEASURES } from '../words/measures.ts';
import type { FoundQuantity } from './found-quantity.ts';

/** A tin or jar whose weight or volume a line states: "1 can (15 oz) corn". */
export interface StatedTin {
  readonly container: 'tin' | 'jar';
  /** g or ml of one tin or jar. */
  readonly amount: number;
}

/** Words for a tin or a jar. */
export const CONTAINERS: ReadonlyMap<string, StatedTin['container']> = new Map([
  ...'tin tins can cans dose dosen büchse büchsen'.split(' ').map((word) => [word, 'tin'] as const),
  ...'jar jars glas gläser'.split(' ').map((word) => [word, 'jar'] as const),
]);

/**
 * The tin or jar whose size a line gives as an amount. The container is next to its size or its number, as in "1 Dose
 * Mais (340 g)" and "400 g can of beans", and not only after the food, as in "400 g Mais (Dose)".
 */
export function statedTin(
  tokens: readonly string[],
  { measure, used }: FoundQuantity,
): StatedTin | undefined {
  if (measure?.kind !== 'unit') return undefined;
  for (const [index, token] of tokens.entries()) {
    const container = CONTAINERS.get(token);
    if (container === undefined || !(used.has(index) || used.has(index - 1))) continue;
    const unit = tokens.findIndex((one, at) => used.has(at) && MEASURES.get(one)?.kind === 'unit');
    const number = Number(tokens[unit - 1]?.replace(',', '.'));
    return Number.isNaN(number) ? undefined : { container, amount: number * measure.factor };
  }
  return undefined;
}

/** The contents of usual tins in g, as shops state them: 14 to 16 oz, 400 g, 28 oz, 800 g. */
const SIZES_OF_TINS = [
  [390, 460],
  [790, 860],
] as const;

/**
 * Whether a stated weight of drained food may be the size of its tin. "400 g chickpeas, canned, drained" is a tin, but
 * "480 g chickpeas, canned, drained" were weighed without the liquid.
 */
export function mayBeSizeOfTin({ quantity, measure }: FoundQuantity, tin?: StatedTin): boolean {
  if (measure?.kind !== 'unit' || tin !== undefined) return true;
  const grams = quantity * measure.factor;
  return SIZES_OF_TINS.some(([least, most]) => grams >= least && grams <= most);
}
