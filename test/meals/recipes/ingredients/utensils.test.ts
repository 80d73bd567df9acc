import { expect, test } from 'vitest';
import { isUtensil } from '../../../../src/meals/recipes/ingredients/utensils.ts';

test.each(['Küchengarn', '8 wooden skewers', 'Zahnstocher zum Feststecken', '12 muffin cases'])(
  '"%s" is a utensil',
  (line) => {
    expect(isUtensil(line)).toBe(true);
  },
);

test.each(['4 chicken skewers', '250 g Folienkartoffeln', '1 cup flour', 'Backpulver'])(
  '"%s" is food',
  (line) => {
    expect(isUtensil(line)).toBe(false);
  },
);
