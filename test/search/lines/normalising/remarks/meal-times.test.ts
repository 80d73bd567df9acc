import { expect, test } from 'vitest';
import { withoutMealTime } from '../../../../../src/search/lines/normalising/remarks/meal-times.ts';

test.each([
  ['breakfast: 2 eggs', '2 eggs'],
  ['Rohkost: Paprika, Gurke', 'Paprika, Gurke'],
  ['raw veg: carrots, celery', 'carrots, celery'],
  ['takeout chinese - orange chicken', 'orange chicken'],
  ['Chinese takeaway: fried rice', 'fried rice'],
  ['Gemüse: 200 g', 'Gemüse: 200 g'],
  ['fruit - 1 apple', 'fruit - 1 apple'],
])('withoutMealTime(%j)', (text, plain) => {
  expect(withoutMealTime(text)).toBe(plain);
});
