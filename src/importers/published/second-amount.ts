import type { Diagnostic, Location } from '../../model/diagnostic.ts';

/** The problem of two different amounts of a nutrient. Either may be wrong, so the amount is unknown. */
export function secondAmount(
  location: Location,
  {
    food,
    number,
    field,
  }: { readonly food: string; readonly number: string; readonly field: string },
  value: string,
): Diagnostic {
  return {
    code: 'import/duplicate',
    message: `A second amount "${value}" of nutrient ${number} in food ${food}`,
    location,
    field,
    value,
    expected: 'one amount of each nutrient in a food',
  };
}
