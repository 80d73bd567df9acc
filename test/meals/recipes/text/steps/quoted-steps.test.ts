import { expect, test } from 'vitest';
import { quotedSteps } from '../../../../../src/meals/recipes/text/steps/quoted-steps.ts';

const steps = (text: string) => [...quotedSteps(text.split('\n'))];

test('quotations next to ingredients with amounts are steps', () => {
  expect(steps('* `2 tbsp` oil\n* *1* onion\n\n> Fry the onion.\n>\n> Serve.')).toEqual([3, 4, 5]);
});

test.each([
  ['a recipe that is quoted as a whole', '> 2 tbsp oil\n> 1 onion\n> Fry the onion.'],
  ['amounts within the quotation', '2 tbsp oil\n1 onion\n> 3 eggs\n> Fry them.'],
  ['a single amount outside', '2 tbsp oil\n> salt\n> pepper'],
])('%s has no quoted steps', (_, text) => {
  expect(steps(text)).toEqual([]);
});
