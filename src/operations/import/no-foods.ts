import { ViandError } from '../../model/diagnostic.ts';
import type { ImportCounts } from '../../model/food-collection.ts';

/** The error for a table without foods: if it replaced the foods of another table, these would be removed. */
export function noFoods(file: string, { rows }: Pick<ImportCounts, 'rows'>): ViandError {
  return new ViandError({
    code: 'import/bad-value',
    message:
      rows === 0
        ? 'The table has no foods'
        : rows === 1
          ? 'Cannot add the only food'
          : `Cannot add any of ${rows} foods`,
    location: { file },
    expected: rows === 0 ? 'a row for each food' : 'at least one row without these problems',
  });
}

/** The refusal of a table of foods without any amounts, for which nothing can be computed. */
export function noAmounts(file: string, { imported }: Pick<ImportCounts, 'imported'>): ViandError {
  return new ViandError({
    code: 'import/bad-value',
    message:
      imported === 1 ? 'The only food has no amounts' : `None of ${imported} foods has an amount`,
    location: { file },
    expected: 'the amount of at least one nutrient in at least one food',
  });
}
