import { mapBodies, without } from './bodies.ts';
import { V2_1 } from './v2-1.ts';

/** Version 2 is version 2.1 without what people mostly take of a food. */
export const V2 = mapBodies(V2_1, {
  food: (body) => without(body, 'standard_processing', 'standard_serving_type', 'standard_unit'),
});
