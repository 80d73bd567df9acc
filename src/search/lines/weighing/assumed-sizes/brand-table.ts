import { foldWords } from '../../../../text/words/fold-words.ts';

/** Values by brands, whose words are folded. */
export type BrandTable<Value> = readonly (readonly [brand: string, value: Value])[];

/** Rows by the brands as people write them. */
export function brandTable<Value>(rows: Readonly<Record<string, Value>>): BrandTable<Value> {
  return Object.entries(rows).map(([brand, value]) => [spaced(foldWords(brand)), value]);
}

/** The value of the first brand that is among the words of a line, if a name of the food has its first word, too. */
export function valueOfBrand<Value>(
  table: BrandTable<Value>,
  words: readonly string[],
  names: readonly string[],
): Value | undefined {
  const line = spaced(foldWords(words.join(' ')));
  const found = table.find(([brand]) => line.includes(brand));
  if (found === undefined) return undefined;
  const [brand, value] = found;
  const [first = ''] = brand.trim().split(' ');
  return names.some((name) => foldWords(name).includes(first)) ? value : undefined;
}

function spaced(words: readonly string[]): string {
  return ` ${words.join(' ')} `;
}
