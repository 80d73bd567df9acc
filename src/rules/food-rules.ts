import { type DiagnosticCode, type Fix, fixOf } from '../model/diagnostic.ts';
import {
  FOOD_TYPES,
  type Food,
  PROCESSINGS,
  SERVING_TYPES,
  SERVING_UNITS,
  type Variant,
} from '../model/food.ts';
import { FOOD_PATTERNS } from '../model/food-patterns.ts';
import { normaliseGtin, restoreGtin } from '../model/gtin.ts';
import { BIG7, NUTRIENTS, type NutrientName, nutrient } from '../model/nutrients.ts';
import { kcalToKj } from '../model/units.ts';

/** Something about a food that a rule forbids. */
export interface FoodDiagnostic {
  readonly field: string;
  readonly value: string;
  readonly message: string;
  readonly expected: string;
  readonly fix?: Fix;
  /** The variant whose figure it is, and the name of the figure where it is one. */
  readonly variantId?: string;
  readonly figure?: string;
}

/** What must hold of every food of a catalogue, by whatever way it got there; the rule book explains it. */
export interface FoodRule {
  readonly code: DiagnosticCode;
  readonly check: (food: Food) => readonly FoodDiagnostic[];
}

/** kJ per gram: 4, 4, 9 and 7 kcal (Atwater's general factors). */
const ATWATER_KJ: readonly (readonly [NutrientName, number])[] = [
  ['carbohydrates', kcalToKj(4)],
  ['protein', kcalToKj(4)],
  ['fat', kcalToKj(9)],
  ['alcohol', kcalToKj(7)],
];

/**
 * How far the energy of a food may be from the general factors: sources use factors of the single
 * food (2.4 to 4.4 kcal/g of protein, 2.7 to 4.2 of carbohydrate), and organic acids and sugar
 * alcohols are no carbohydrate everywhere.
 */
const ATWATER_SHARE = 0.25;
const ATWATER_KJ_ANYWAY = 80;

/** The most that 100 g can have. Fat has the most energy: 902 kcal/100 g in USDA's tables. */
const MOST_ENERGY_KJ = 3800;
const MOST_GRAMS = 100;

/** Rounded and analysed apart, parts may come to somewhat more than the whole. */
const ROUNDING = 1.05;
const ROUNDING_GRAMS = 0.5;

export const FOOD_RULES: readonly FoodRule[] = [
  {
    code: 'food/enumeration',
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
  },
  {
    code: 'food/standard-processing',
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
  },
  {
    code: 'food/standard-serving',
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
  },
  {
    code: 'food/serving-size',
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
  },
  {
    code: 'food/energy-off-atwater',
    check: ({ variants }) => variants.flatMap(energyFindings),
  },
  {
    code: 'food/implausible-nutrient',
    check: ({ variants }) => variants.flatMap(limitFindings),
  },
  {
    code: 'food/negative-amount',
    check: ({ variants }) => variants.flatMap(negativeFindings),
  },
  {
    code: 'food/bad-figure',
    check: ({ density, searchWeight, variants }) => [
      ...(density === null || density > 0 ? [] : [figure('density', density, 'above 0 g/ml')]),
      ...(searchWeight >= 0 && searchWeight <= 1
        ? []
        : [figure('search_weight', searchWeight, 'from 0 to 1')]),
      ...variants.flatMap(({ yieldFactor }) =>
        yieldFactor === null || yieldFactor > 0
          ? []
          : [figure('yield_factor', yieldFactor, 'above 0')],
      ),
    ],
  },
  {
    code: 'food/bad-gtin',
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
  },
];

function oneOf(field: string, value: string, choices: readonly string[]): FoodDiagnostic[] {
  if (choices.includes(value)) return [];
  const expected = `one of ${choices.join(', ')}`;
  return [{ field, value, message: `Cannot use ${field} "${value}"`, expected }];
}

function figure(field: string, value: number, expected: string): FoodDiagnostic {
  return { field, value: String(value), message: `Cannot use ${field} ${value}`, expected };
}

function figureOf(
  variantId: string,
  name: string,
  value: number,
  expected: string,
): FoodDiagnostic {
  return { ...figure(`${variantId} ${name}`, value, expected), variantId, figure: name };
}

function energyFindings(variant: Variant): FoodDiagnostic[] {
  const energy = amountOf(variant, 'energy');
  const parts = ATWATER_KJ.map(([name, factor]) => amountOf(variant, name) * factor);
  // Unknown alcohol is left out, since few foods have any; of the others all are needed.
  const known = parts.slice(0, -1);
  const computed = known.reduce((sum, part) => sum + part, 0) + (parts.at(-1) || 0);
  if (Number.isNaN(energy) || Number.isNaN(computed)) return [];
  const fibre = kcalToKj(4) * (amountOf(variant, 'fiber') || 0);
  const tolerance = Math.max(computed * ATWATER_SHARE, ATWATER_KJ_ANYWAY);
  if (energy >= computed - fibre - tolerance && energy <= computed + tolerance) return [];
  return [
    {
      field: `${variant.id} energy`,
      variantId: variant.id,
      figure: 'energy',
      value: energy.toFixed(0),
      message: `Cannot account for an energy of ${energy.toFixed(0)} kJ`,
      expected: `about ${computed.toFixed(0)} kJ by its carbohydrates, protein, fat and alcohol`,
    },
  ];
}

function limitFindings(variant: Variant): FoodDiagnostic[] {
  const findings: FoodDiagnostic[] = [];
  const limit = (field: string, amount: number, most: number, expected: string) => {
    if (amount > most) findings.push(figureOf(variant.id, field, amount, expected));
  };
  for (const { name, unit } of BIG7) {
    const most = unit === 'kJ' ? MOST_ENERGY_KJ : MOST_GRAMS;
    limit(name, amountOf(variant, name), most, `at most ${most} ${unit} in 100 g`);
  }
  const [fat, carbohydrates] = [amountOf(variant, 'fat'), amountOf(variant, 'carbohydrates')];
  const above = (whole: number) => whole * ROUNDING + ROUNDING_GRAMS;
  limit(
    'saturated_fatty_acids',
    amountOf(variant, 'saturated_fatty_acids'),
    above(fat),
    `at most the fat, ${fat} g`,
  );
  limit(
    'sugar',
    amountOf(variant, 'sugar'),
    above(carbohydrates),
    `at most the carbohydrates, ${carbohydrates} g`,
  );
  const mass = (['water', 'protein', 'fat', 'carbohydrates', 'alcohol'] as const).reduce(
    (sum, name) => sum + (amountOf(variant, name) || 0),
    0,
  );
  limit('mass of its parts', mass, above(MOST_GRAMS), 'at most 100 g in 100 g');
  return findings;
}

function negativeFindings({ id, nutrients, foodPatterns }: Variant): FoodDiagnostic[] {
  const negative = (vector: Float64Array, names: readonly { readonly name: string }[]) =>
    Array.from(vector.entries())
      .filter(([, amount]) => amount < 0 || amount === Infinity)
      .map(([position, amount]) =>
        figureOf(id, names[position]?.name ?? '', amount, 'a number from 0 up'),
      );
  return [
    ...negative(nutrients, NUTRIENTS),
    ...(foodPatterns === null ? [] : negative(foodPatterns, FOOD_PATTERNS)),
  ];
}

function amountOf({ nutrients }: Variant, name: NutrientName): number {
  return nutrients[nutrient(name).position] as number;
}
