import { type Diagnostic, type DiagnosticSink, lineNumber } from '../../../model/diagnostic.ts';
import type { Food, Source } from '../../../model/food.ts';
import type { GridRow } from '../../../tables/grid.ts';
import { foldedName } from '../../../text/words/fold-words.ts';
import { hashPair } from '../../../text/words/hash-pair.ts';
import { slugOf } from '../../../text/words/slug.ts';
import type { FoodColumns } from '../columns/read-columns.ts';
import { NumberMap } from './number-map.ts';

/** Returns the food of a row as it is added, or undefined if it repeats an earlier one. */
export type RepeatedFoods = (food: Food, row: GridRow) => Food | undefined;

/**
 * Compares each food of a table with those above it. It refuses a repeated food, takes a bar code from the second of two
 * different foods, so that the second is found by its name, and reports a name that two own foods share, unless both have
 * bar codes.
 */
export function repeatedFoods(
  { id: source, isOwn = false }: Source,
  { names, text }: FoodColumns,
  report: DiagnosticSink,
): RepeatedFoods {
  const gtins = new NumberMap(Uint32Array);
  const named = new NumberMap(Uint32Array);
  const withoutCode = new NumberMap(Uint32Array);
  const ids = new Map<string, number>();
  const fieldOf = (topic: 'gtin' | 'id' | 'name') => names[text.get(topic) ?? -1] ?? topic;
  const tell = (found: Omit<Diagnostic, 'location'>, { location }: GridRow) =>
    report({ ...found, location });

  const isIdTaken = ({ id, gtin, name }: Food, row: GridRow): boolean => {
    // An id made from the GTIN is as unique as the GTIN.
    if (gtin !== null && id.endsWith(gtin)) return false;
    const first = ids.get(id);
    if (first === undefined) {
      ids.set(id, lineNumber(row.location));
      return false;
    }
    tell(
      {
        code: 'import/duplicate',
        message: `Duplicate food "${name}"`,
        field: fieldOf(text.has('id') ? 'id' : 'name'),
        value: text.has('id') ? id : name,
        expected: text.has('id')
          ? `a different id from that of row ${first}`
          : `a different name from that of row ${first}, or an "id" column to tell them apart`,
      },
      row,
    );
    return true;
  };

  return (read, row) => {
    const line = lineNumber(row.location);
    const name = nameKey(read);
    const { gtin } = read;
    let food = read;
    const before = gtin === null ? undefined : gtins.add(Number(gtin), line);
    if (before !== undefined) {
      const isSameFood = named.get(name) !== undefined;
      tell(
        {
          code: 'food/repeated-gtin',
          message: `Duplicate GTIN ${gtin}`,
          field: fieldOf('gtin'),
          value: gtin as string,
          expected: isSameFood
            ? `a different GTIN from that of row ${before}`
            : `a different GTIN from that of row ${before}; viand reads this food without one`,
        },
        row,
      );
      if (isSameFood) return undefined;
      food = withoutGtin(read, source);
    }
    if (isIdTaken(food, row)) return undefined;
    const sameName = named.add(name, line);
    // Two products with bar codes are found by these, and a shop has many products with the same name.
    const first = food.gtin === null ? sameName : withoutCode.get(name);
    if (food.gtin === null) withoutCode.add(name, line);
    if (isOwn && first !== undefined) {
      tell(
        {
          code: 'food/repeated-name',
          message: `Duplicate food name "${food.name}"`,
          field: fieldOf('name'),
          value: food.name,
          expected: `a different name or brand from that of row ${first}; a food record cannot tell the two apart`,
        },
        row,
      );
    }
    return food;
  };
}

/** A number for the name of a food and its brand: shops sell one product under several brands. */
function nameKey({ name, brand }: Food): number {
  const [one = 0, other = 0] = hashPair(`${foldedName(name)}\n${foldedName(brand ?? '')}`);
  // 53 bits. The number is never 0, which the map uses for an empty slot.
  return one * 0x20_0000 + (other >>> 11) || 1;
}

/** A food without its GTIN. If the GTIN was its id, the id is made from the name. */
function withoutGtin(food: Food, source: string): Food {
  const { gtin, id, brand, name } = food;
  if (gtin === null || !id.endsWith(gtin)) return { ...food, gtin: null };
  const code = slugOf([brand ?? '', name]);
  const newId = `${source}-${code}`;
  return {
    ...food,
    gtin: null,
    id: newId,
    variants: food.variants.map((variant) => ({
      ...variant,
      id: `${newId}.${variant.processing}`,
      sourceCode: code,
      foodPatternsOrigin: variant.foodPatternsOrigin && { source, sourceCode: code },
    })),
  };
}
