import { safeFixOf } from '../../model/diagnostic.ts';
import { FOOD_TYPES, PROCESSINGS, SERVING_TYPES, SERVING_UNITS } from '../../model/food.ts';
import { normaliseGtin, restoreGtin } from '../../model/ids/gtin.ts';
import { type FoodDiagnostic, type FoodRule, ofVariants } from './food-rule.ts';

export const enumeration: FoodRule = {
  code: 'food/enumeration',
  severity: 'error',
  help: 'Types, processing states, serving types and units are values of the specification.',
  explanation: 'Replies of the service cannot contain other values.',
  wrong: 'processing: grilled',
  right: 'processing: broiled',
  check(food) {
    const found: Omit<FoodDiagnostic, 'code'>[] = [];
    const oneOf = (field: string, value: string, choices: readonly string[]) => {
      if (choices.includes(value)) return;
      const expected = `one of ${choices.join(', ')}`;
      found.push({ field, value, message: `Unknown ${field} "${value}"`, expected });
    };
    oneOf('type', food.type, FOOD_TYPES);
    oneOf('standard_unit', food.standardUnit, SERVING_UNITS);
    oneOf('standard_processing', food.standardProcessing, PROCESSINGS);
    for (const { processing } of food.variants) oneOf('processing', processing, PROCESSINGS);
    for (const { type, unit } of ofVariants(food, ({ servingSizes }) => servingSizes)) {
      if (type !== null) oneOf('serving_sizes.type', type, SERVING_TYPES);
      oneOf('serving_sizes.unit', unit, SERVING_UNITS);
    }
    return found;
  },
};

export const standardProcessing: FoodRule = {
  code: 'food/standard-processing',
  severity: 'error',
  help: 'One of the variants has the standard processing.',
  explanation: 'An entry that only names the food uses this variant.',
  check: ({ standardProcessing, variants }) =>
    variants.some(({ processing }) => processing === standardProcessing)
      ? []
      : [
          {
            field: 'standard_processing',
            value: standardProcessing,
            message: `No variant has the standard_processing "${standardProcessing}"`,
            expected: variants.map(({ processing }) => processing).join(', ') || 'a variant',
          },
        ],
};

export const standardServing: FoodRule = {
  code: 'food/standard-serving',
  severity: 'error',
  help: 'The standard variant has the standard serving type, or there is none.',
  explanation: 'An entry without an amount uses this serving.',
  check: ({ standardServingType, standardProcessing: standard, variants }) =>
    standardServingType === null ||
    variants.some(
      ({ processing, servingSizes }) =>
        processing === standard &&
        servingSizes.some(({ type, amount }) => type === standardServingType && amount !== null),
    )
      ? []
      : [
          {
            field: 'standard_serving_type',
            value: standardServingType,
            message: `No serving size has the standard_serving_type "${standardServingType}"`,
            expected: 'one of its serving sizes, or an empty cell',
          },
        ],
};

export const servingSize: FoodRule = {
  code: 'food/serving-size',
  severity: 'error',
  help: 'A serving size has a label and an amount above 0.',
  explanation: 'A portion of unknown weight has a label but no type.',
  check: (food) =>
    ofVariants(food, ({ servingSizes }) => servingSizes).flatMap(({ type, label, amount }) =>
      label !== '' && (amount === null ? type === null : amount > 0 && amount < Infinity)
        ? []
        : [
            {
              field: 'serving_sizes',
              value: `${type} ${amount}`,
              message: `Invalid serving size "${label}"`,
              expected: 'a label, and an amount above 0',
            },
          ],
    ),
};

export const badGtin: FoodRule = {
  code: 'food/bad-gtin',
  severity: 'error',
  isFixable: true,
  help: 'A GTIN has 14 digits, and the last one is a correct check digit.',
  explanation:
    'Pad shorter codes with zeros on the left. Spreadsheets drop these zeros; --fix restores them if the check digit proves them.',
  wrong: '99482450663',
  right: '00099482450663',
  check: ({ gtin }) =>
    gtin === null || normaliseGtin(gtin) === gtin
      ? []
      : [
          {
            field: 'gtin',
            value: gtin,
            message: `Invalid GTIN "${gtin}"`,
            expected: '14 digits with a correct check digit',
            // The check digit proves zeros on the left that a spreadsheet has dropped.
            ...safeFixOf(restoreGtin(gtin)),
          },
        ],
};
