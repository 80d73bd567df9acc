import { expect, test } from 'vitest';
import { isClosing, isToReader } from '../../../../src/meals/words/people/letter-lines.ts';

test('isClosing() knows the ends of letters, but no foods', () => {
  const closings = [
    'Viele Grüße',
    'Liebe Grüße, Oma',
    'LG Julia',
    'Love,',
    'Best wishes',
    'Cheers!',
    'Vielen Dank!',
    'Danke im Voraus',
    'Sent from my phone',
    'Von meinem iPhone gesendet',
  ];
  expect(closings.filter((line) => !isClosing(line))).toEqual([]);
  const foods = [
    'Lovage',
    'Best end of lamb',
    'Grünkohl',
    'Liebstöckel',
    'Cheerios',
    'Grieß',
    'Dänemark Käse',
  ];
  expect(foods.filter(isClosing)).toEqual([]);
});

test('isToReader() knows sentences to the reader, but not what somebody ate', () => {
  expect(isToReader('Danke für alles')).toBe(true);
  expect(isToReader('Danke für alles, dazu hatte ich einen Apfel.')).toBe(false);
  expect(isToReader('Thanks for everything! I also had a banana.')).toBe(false);
});
