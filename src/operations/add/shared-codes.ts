import { existsSync } from 'node:fs';
import { openHiddenFoods } from '../../catalogue/reading/hidden-foods.ts';
import type { FoodsTable } from '../../importers/foods-table/read-foods-table.ts';
import type { Diagnostic, DiagnosticSink } from '../../model/diagnostic.ts';
import type { Food } from '../../model/food.ts';

/**
 * Passes on the foods of a table, and reports those whose codes or names also mean another food of the catalogue. A meal
 * file with the code of a published food then means the user's own food; a code of two own foods is ambiguous.
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
  if (file === undefined) {
    yield* collection.foods;
    return;
  }
  const hasIds = columns.text.has('id');
  const hidden = openHiddenFoods(file, collection.source.id);
  const warn = (topic: 'id' | 'name', found: Omit<Diagnostic, 'field' | 'location'>) => {
    const location = place();
    const field = columns.names[columns.text.get(topic) ?? -1] ?? topic;
    report({ ...found, field, ...(location === undefined ? {} : { location }) });
  };
  const checkCode = ({ id, name }: Food, code: string) => {
    const own = hidden.findOwn(code);
    const found = own ?? hidden.find(code);
    if (found === undefined) return;
    warn('id', {
      code: 'food/shared-code',
      message: `The code ${code} of "${name}" is also that of "${found.name}" (${found.id})`,
      value: code,
      expected:
        own === undefined
          ? `a different code, since ${code} alone now means your food in meal files`
          : `a different code, or ${id} in meal files, which refuse ${code} alone`,
    });
  };
  try {
    for await (const food of collection.foods) {
      const code = food.variants[0]?.sourceCode;
      // A bar code names the same product in all sources.
      if (hasIds && code && code !== food.gtin) checkCode(food, code);
      const named = hidden.findNamed(food);
      if (named !== undefined) {
        warn('name', {
          code: 'food/repeated-name',
          message: `The name "${food.name}" is also that of ${named.id}`,
          value: food.name,
          expected: 'a different name, since a food record finds only one of them',
        });
      }
      yield food;
    }
  } finally {
    hidden.close();
  }
}
