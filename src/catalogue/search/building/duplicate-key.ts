import type { FoodType } from '../../../model/food.ts';
import { foldWords } from '../../../text/words/fold-words.ts';

/** The properties that near-duplicates share. */
export interface NamedProduct {
  readonly type: FoodType;
  readonly name: string;
  readonly brand: string | null;
}

/** Words that do not distinguish foods, such as "not (further) specified". */
const EMPTY_WORDS = new Set(['nf', 'nfs', 'ns', 'as', 'to', 'and', 'with', 'of', 'the', 'in']);

/**
 * A key that near-duplicates share: generic foods whose names have the same words in the same order, where "Peas,
 * green" reads "green peas"; products of one brand whose names have the same words apart from the brand and the package
 * size.
 */
export function duplicateKey({ type, name, brand }: NamedProduct): string {
  if (type === 'branded_food') return productKey(name, brand ?? '');
  const words = name
    .split(',')
    .reverse()
    .flatMap(foldWords)
    .filter((word) => !EMPTY_WORDS.has(word));
  return `${type}|${words.join(' ')}`;
}

/** Sizes of packages: "500 g", "6 x 0,5 l", "12-oz". */
const PACKAGE_SIZE =
  /(?<![\p{L}\d])(?:\d+\s*x\s*)?\d+(?:[.,]\d+)?[\s-]*(?:g|gr|kg|mg|ml|cl|dl|l|lt|oz|fl\.? ?oz|lb|lbs|pack|pk|ct|stück|pcs)\b\.?/giu;

function productKey(name: string, brand: string): string {
  // If a product lists several brands, only the first counts: "Coca-Cola,The Coca-Cola Company".
  const ofBrand = foldWords(brand.split(',')[0] as string);
  const bare = /\d/.test(name) ? name.replace(PACKAGE_SIZE, ' ') : name;
  const words = new Set(foldWords(bare));
  const own = [...words].filter((word) => !ofBrand.includes(word) && !EMPTY_WORDS.has(word));
  return `branded|${ofBrand.join(' ')}|${own.sort().join(' ')}`;
}
