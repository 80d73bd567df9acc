import { lazily } from '../../text/lazily.ts';
import { gramsOrMl } from '../layouts/amount-cells.ts';

/** A weight or volume, as it stands behind the name of a food. */
const SIZE = String.raw`(?:je|à|per|of)?\s?(\d+(?:[.,]\d+)?\s?(?:g|gr|gramm?|grams|kg|ml|cl|dl|l|liter|litres?|oz|fl\.?\s?oz)\.?)(?:\s(?:each|pro stück))?`;

/** "Apfel 150 g", "Apfel, 150g", "Milk (250 ml)", "Wasser je 0,5 l" */
const nameAndSize = lazily(
  () => new RegExp(String.raw`^(.*\p{L}.*?)(?:\s*\(\s*${SIZE}\s*\)|(?:\s*,\s*|\s+)${SIZE})$`, 'iu'),
);

/** A number that may count portions. */
const COUNT = /^(\d{1,2}(?:[.,]\d{1,2})?|\d?\s?[½¼¾⅓⅔]|(?:\d\s)?\d\/\d)(?:\s?[x×])?$/;

/** More portions than this, in g or ml, are rather a weight whose unit is missing: 20 of "Ketchup 500 ml". */
const MOST_IN_ALL = 3000;

/** "2 x Vollkornbrot": a count before the name, which the column repeats. */
const COUNT_BEFORE = /^(\d{1,2})\s?[x×]\s(?=\p{L})/u;

/** An amount with its unit, and the name of the food alone. */
export interface CountOfSize {
  readonly measure: string;
  readonly food: string;
}

/** "Apple (150 g)" with a count of 2 is 2 x 150 g of apple; undefined if either is missing. */
export function countOfSize(count: string, name: string): CountOfSize | undefined {
  const [, number] = COUNT.exec(count.trim()) ?? [];
  if (number === undefined) return undefined;
  const before = COUNT_BEFORE.exec(name);
  if (before !== null && Number(before[1]) !== Number(number)) return undefined;
  const bare = before === null ? name : name.slice(before[0].length);
  const [, food = '', inBrackets, behind] = nameAndSize().exec(bare) ?? [];
  const size = inBrackets ?? behind;
  // "2 x 150 g yoghurt 150 g" has more than one amount.
  if (size === undefined || /^\d/.test(food)) return undefined;
  const inAll = Number(number.replace(',', '.')) * (gramsOrMl(size, '') ?? 0);
  if (inAll > MOST_IN_ALL) return undefined;
  return { measure: `${number} x ${size}`, food: food.trim().replace(/,$/, '') };
}
