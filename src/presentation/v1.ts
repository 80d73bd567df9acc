import { defaultServing } from '../model/food.ts';
import { rounded } from '../text/numbers/rounding.ts';
import { type Body, mapBodies, without } from './bodies.ts';
import { V2 } from './v2.ts';

/** Nutrients that version 2 added to the full food record (specification, section 2.4). */
export const ADDED_NUTRIENTS: ReadonlySet<string> = new Set([
  'vaccenic_acid',
  'gondoic_acid',
  'rumenic_acid',
  'gamma_linolenic_acid',
  'dihomo_gamma_linolenic_acid',
  'nitrogen',
  'chromium',
  'molybdenum',
  'retinol_activity_equivalent',
  'folate',
  'folate_natural',
  'ergocalciferol',
  'cholecalciferol',
  'beta_tocopherol',
  'delta_tocopherol',
  'gamma_tocopherol',
  'alpha_tocotrienol',
  'vitamin_K',
  'menaquinone',
  'acetic_acid',
  'citric_acid',
  'lactic_acid',
  'malic_acid',
  'tartaric_acid',
  'oligosaccharides',
  'fiber_high_molecular_weight',
  'fiber_insoluble_high_molecular_weight',
  'fiber_soluble_high_molecular_weight',
  'fiber_low_molecular_weight',
  'fatty_acids_other',
  'carotenoids_ex_beta_carotene',
]);

/** Members that version 2 added, at any depth. */
export const ADDED_MEMBERS: ReadonlySet<string> = new Set([
  'label',
  'amount_unit',
  'density_unit',
  'serving_sizes',
  'density',
  'estimated',
  'estimated_energy_share',
  'estimated_share',
  'added_share',
  'missing_inputs',
  'carbohydrates_by_difference_share',
  'coverage',
  'warnings',
  'unsure',
  'index',
  'index_version',
  'stand_in_for',
  'earlier_id',
]);

/** Version 1 is version 2 with one amount in place of labels and serving sizes. */
export const V1 = mapBodies(V2, {
  food: (body, food) => {
    const { amount, unit } = defaultServing(food);
    return {
      ...stripped(body),
      quantity_value: rounded(amount),
      quantity_unit: unit,
    };
  },
  evaluation: (body) => stripped(body),
});

function stripped(body: Body): Body {
  return Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) => {
      if (ADDED_MEMBERS.has(name)) return [];
      if (name === 'nutrients') {
        return [[name, stripped(without(value as Body, ...ADDED_NUTRIENTS))]];
      }
      if (name === 'components') {
        const components = value as readonly Body[];
        return [[name, components.map((component) => stripped(without(component, 'amount')))]];
      }
      return [[name, strippedValue(value)]];
    }),
  );
}

function strippedValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(strippedValue);
  return typeof value === 'object' && value !== null ? stripped(value as Body) : value;
}
