import { expect, test } from 'vitest';
import { withoutDescription } from '../../../../../src/search/lines/normalising/remarks/description.ts';

test.each([
  ['150 g soft butter', '150 g butter'],
  ['8 oz COLD, Unsalted Butter', '8 oz Unsalted Butter'],
  ['1 lb peeled and deveined shrimp (the larger the better)', '1 lb shrimp'],
  ['10 tomatoes, cored and split in two widthways', '10 tomatoes'],
  ['3 cloves garlic minced fine or put through a press', '3 cloves garlic'],
  ['Olive oil---enough to coat the pan', 'Olive oil'],
  ['500 g küchenfertige Garnelen', '500 g Garnelen'],
])('%j without its description is %j', (text, plain) => {
  expect(withoutDescription(text)).toBe(plain);
});

test.each(['2 smoked trout', '1 cup milk (almond)', '75 g creamed coconut', '4 skinless thighs'])(
  '%j keeps the words that tell its food',
  (text) => {
    expect(withoutDescription(text)).toBe(text);
  },
);
