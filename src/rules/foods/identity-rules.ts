import { fixOf } from '../../model/diagnostic.ts';
import { FOOD_TYPES, PROCESSINGS, SERVING_TYPES, SERVING_UNITS } from '../../model/food.ts';
import { normaliseGtin, restoreGtin } from '../../model/gtin.ts';
import type { FoodDiagnostic, FoodRule } from './food-rule.ts';

export const enumeration: FoodRule = {
  code: 'food/enumeration',
  severity: 'error',
  help: 'Types, processings, serving types and units are of the specification.',
  explanation: 'Other values could not be said in replies of the service.',
  wrong: 'processing: grilled',
  right: 'processing: broiled',
  check: (food) => [
    ...oneOf('type', food.type, FOOD_TYPES),
    ...oneOf('standard_unit', food.standardUnit, SERVING_UNITS),
    ...oneOf('standard_processing', food.standardProcessing, PROCESSINGS),
    ...food.variants.flatMap(({ processing }) => oneOf('processing', processing, PROCESSINGS)),
    ...food.servingSizes.flatMap(({ type, unit }) => [
      ...(type === null ? [] : oneOf('serving_sizes.type', type, SERVING_TYPES)),
      ...oneOf('serving_sizes.unit', unit, SERVING_UNITS),
    ]),
  ],
};

export const standardProcessing: FoodRule = {
  code: 'food/standard-processing',
  severity: 'error',
  help: 'The standard processing is that of one of the variants.',
  explanation: 'An entry that names the food only means this variant.',
  check: ({ standardProcessing, variants }) =>
    variants.some(({ processing }) => processing === standardProcessing)
      ? []
      : [
          {
            field: 'standard_processing',
            value: standardProcessing,
            message: `Cannot use standard_processing "${standardProcessing}"`,
            expected: variants.map(({ processing }) => processing).join(', ') || 'a variant',
          },
        ],
};

export const standardServing: FoodRule = {
  code: 'food/standard-serving',
  severity: 'error',
  help: 'The standard serving type is that of one of the serving sizes, or none.',
  explanation: 'An entry without an amount means this serving.',
  check: ({ standardServingType, servingSizes }) =>
    standardServingType === null ||
    servingSizes.some(({ type, amount }) => type === standardServingType && amount !== null)
      ? []
      : [
          {
            field: 'standard_serving_type',
            value: standardServingType,
            message: `Cannot use standard_serving_type "${standardServingType}"`,
            expected: 'one of its serving sizes, or nothing',
          },
        ],
};

export const servingSize: FoodRule = {
  code: 'food/serving-size',
  severity: 'error',
  help: 'A serving size weighs something, and has a label.',
  explanation: 'A portion whose weight the source does not know has a label and no type.',
  check: ({ servingSizes }) =>
    servingSizes.flatMap(({ type, label, amount }) =>
      label !== '' && (amount === null ? type === null : amount > 0 && amount < Infinity)
        ? []
        : [
            {
              field: 'serving_sizes',
              value: `${type} ${amount}`,
              message: `Cannot use serving size "${label}"`,
              expected: 'a label, and an amount above 0',
            },
          ],
    ),
};

export const badGtin: FoodRule = {
  code: 'food/bad-gtin',
  severity: 'error',
  isFixable: true,
  help: 'A GTIN has 14 digits of which the last checks the others.',
  explanation:
    'Shorter ones are padded with zeros on the left. Spreadsheets drop these; --fix restores them where the check digit proves them.',
  wrong: '99482450663',
  right: '00099482450663',
  check: ({ gtin }) =>
    gtin === null || normaliseGtin(gtin) === gtin
      ? []
      : [
          {
            field: 'gtin',
            value: gtin,
            message: `Cannot use GTIN "${gtin}"`,
            expected: '14 digits with a right check digit',
            // The check digit proves zeros on the left that a spreadsheet has dropped.
            ...fixOf(restoreGtin(gtin), true),
          },
        ],
};

function oneOf(
  field: string,
  value: string,
  choices: readonly string[],
): Omit<FoodDiagnostic, 'code'>[] {
  if (choices.includes(value)) return [];
  const expected = `one of ${choices.join(', ')}`;
  return [{ field, value, message: `Cannot use ${field} "${value}"`, expected }];
}
