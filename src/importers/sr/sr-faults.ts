import type { Diagnostic, Location } from '../../model/diagnostic.ts';

/** The problem of an amount that is no number, or negative. */
export function invalidAmount(
  location: Location,
  code: string,
  number: string,
  value: string,
): Diagnostic {
  return {
    code: 'import/bad-value',
    message: `Invalid amount "${value}" of nutrient ${number} in food ${code}`,
    location,
    field: 'Nutr_Val',
    value,
    expected: 'a number, 0 or more, or an empty cell if it is unknown',
  };
}

/** The problem of a household measure whose number or weight is none. */
export function invalidMeasure(
  location: Location,
  code: string,
  field: 'Amount' | 'Gm_Wgt',
  [amount, grams]: readonly [string, string],
): Diagnostic {
  const value = field === 'Amount' ? amount : grams;
  return {
    code: 'import/bad-value',
    message: `Invalid household measure "${value}" of food ${code}`,
    location,
    field,
    value,
    expected: 'a number above 0',
  };
}

/** The problem of rows whose food FOOD_DES lacks. */
export function missingFood(file: string, code: string): Diagnostic {
  return {
    code: 'import/orphan',
    message: `FOOD_DES has no food ${code}`,
    location: { file },
    field: 'NDB_No',
    value: code,
    expected: 'the code of a food in FOOD_DES',
  };
}

/** The problem of a food without rows in NUT_DATA. */
export function withoutNutrients(file: string, code: string): Diagnostic {
  return {
    code: 'import/orphan',
    message: `Food ${code} has no amounts`,
    location: { file },
    field: 'NDB_No',
    value: code,
    expected: 'rows for this food in NUT_DATA',
  };
}
