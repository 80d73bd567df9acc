import { expect, test } from 'vitest';
import { isClosing } from '../../../src/meals/words/letter-lines.ts';

test('isClosing() knows the ends of letters, but no foods', () => {
  const closings = [
    'Viele Grüße',
    'Liebe Grüße, Oma',
    'LG Julia',
    'Love,',
    'Best wishes',
    'Cheers!',
    'Sent from my phone',
    'Von meinem iPhone gesendet',
  ];
  expect(closings.filter((line) => !isClosing(line))).toEqual([]);
  const foods = ['Lovage', 'Best end of lamb', 'Grünkohl', 'Liebstöckel', 'Cheerios', 'Grieß'];
  expect(foods.filter(isClosing)).toEqual([]);
});
