import { expect, test } from 'vitest';
import { readLine } from '../../../../src/search/lines/reading/read-line.ts';
import { textOfRemark } from '../../../../src/search/lines/words/remark.ts';

test.each<[text: string, quantity: number, scope: string]>([
  ['2 cans chickpeas (400 g)', 800, 'each'],
  ['2 cans (15 oz) black beans', 30, 'each'],
  ['2 Dosen Kichererbsen (240 g)', 480, 'each'],
  ['2 cans of chickpeas, 400 g', 800, 'each'],
  ['2 Gläser Sauerkirschen (720 ml)', 1440, 'each'],
  ['2 Dosen Tomaten (800 g)', 800, 'all'],
  ['3 cans tuna (450 g)', 450, 'all'],
  ['2 cans tuna (160 g)', 320, 'each'],
])('%s are %d in all, since the size is that of %s', (text, quantity, scope) => {
  const line = readLine(text);
  expect(line).toMatchObject({ quantity, isUnclear: false });
  expect(line.remarks.map(textOfRemark).join()).toMatch(
    scope === 'each' ? /size of each/ : /weight of all/,
  );
});

test.each([
  '2 large cans tomatoes (800 g)',
  '2 cans (28 oz) tomatoes',
  '2 cans tomatoes (560 g)',
  '2 packages cream cheese (8 oz)',
])('the size in %s stays unclear', (text) => {
  expect(readLine(text).isUnclear).toBe(true);
});

test.each([
  ['2 Dosen Tomaten à 400 g', 800],
  ['1 can chickpeas (400 g)', 400],
  ['2 glasses milk (500 ml)', 500],
])('%s needs no assumption', (text, quantity) => {
  expect(readLine(text)).toMatchObject({ quantity, isUnclear: false, remarks: [] });
});
