import { existsSync } from 'node:fs';
import { openHiddenFoods } from '../../catalogue/reading/hidden-foods.ts';
import type { FoodsTable } from '../../importers/foods-table/read-foods-table.ts';
import type { DiagnosticSink } from '../../model/diagnostic.ts';
import type { Food } from '../../model/food.ts';

/**
 * Passes on the foods of a table, and reports those whose codes also name another food of the catalogue: a meal file with
 * the code alone then means the user's own food.
 *
 * @param catalogue the file to which the foods are added
 * @param base the catalogue with which a new file begins
 */
export async function* withSharedCodes(
  { collection, columns, place }: FoodsTable,
  { catalogue, base }: { readonly catalogue: string; readonly base?: string | undefined },
  report: DiagnosticSink,
): AsyncGenerator<Food> {
  const file = existsSync(catalogue) ? catalogue : base;
  const position = columns.text.get('id');
  if (file === undefined || position === undefined) {
    yield* collection.foods;
    return;
  }
  const hidden = openHiddenFoods(file);
  try {
    for await (const food of collection.foods) {
      const code = food.variants[0]?.sourceCode;
      // A bar code names the same product in all sources.
      const found = code && code !== food.gtin ? hidden.find(code) : undefined;
      if (code && found !== undefined) {
        const location = place();
        report({
          code: 'food/shared-code',
          message: `The code ${code} of "${food.name}" is also that of "${found.name}" (${found.id})`,
          field: columns.names[position] ?? 'id',
          value: code,
          expected: `a different code, since ${code} alone now means your food in meal files`,
          ...(location === undefined ? {} : { location }),
        });
      }
      yield food;
    }
  } finally {
    hidden.close();
  }
}
