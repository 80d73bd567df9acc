import { mapBodies, without } from './bodies.ts';
import { V2_1 } from './v2-1.ts';

/** Members of a food that version 2.1 brought. */
export const STANDARD_MEMBERS = [
  'standard_processing',
  'standard_serving_type',
  'standard_unit',
  'local_names',
];

/** Version 2 is version 2.1 without the usual serving of a food and without names in other languages. */
export const V2 = mapBodies(V2_1, {
  food: (body) => without(body, ...STANDARD_MEMBERS),
});
