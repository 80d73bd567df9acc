import { expect, test } from 'vitest';
import { readTextRecord } from '../../../src/meals/reading-records/read-record.ts';
import { matchLine } from '../../../src/operations/match/match-line.ts';
import { openEmbedded } from '../../support/embedded-catalogue.ts';

const catalogue = openEmbedded();

async function foodsOf(text: string): Promise<(string | undefined)[]> {
  const { lines } = await readTextRecord({ name: 'a.csv', chunks: [text] as never }, {});
  return lines.flatMap((line) =>
    matchLine(catalogue, line, { threshold: 0.8 }).map(({ candidates: [best] }) => best?.id),
  );
}

test.each([
  ['Day;BLS-Code;Lebensmittel;Menge (g)\n1;C133000;Flocken;50\n', ['oats.raw']],
  ['Day,FoodCode,Description,Grams\n1,71508001,Xyzzy,200\n', ['potato.baked']],
  ['Day,FoodCode,Description,Grams\n1,7.1508001E7,Xyzzy,200\n', ['potato.baked']],
  ['Day,FoodCode,Grams\n1,71508001.0,200\n', ['potato.baked']],
  ['Day,USDA code,Food,Grams\n1,99999999,Apple,200\n', ['apple']],
  ['Day,food_id,amount,unit\n1,milk,200,ml\n', ['milk']],
  // As a line of a diary, "60 g mushroom" is raw.
  ['Day,food_id,amount,unit\n1,mushroom,60,g\n', ['mushroom']],
])('a code that the catalogue knows is the food: %s', async (text, ids) => {
  expect(await foodsOf(text)).toEqual(ids);
});

test.each([
  ['a code of another food than the name', 'G480100', 'Brokkoli', ['onion.raw', 'broccoli']],
  ['a code and a more general name', 'G480100', 'Gemüse', ['onion.raw']],
  [
    'a code of raw food and a name of cooked food',
    'G480100',
    'Zwiebeln gekocht',
    ['onion.raw', 'onion.boiled'],
  ],
  ['a code and a name that shares a word', 'G480100', 'Zwiebeln geschält', ['onion.raw']],
])('%s', async (_, code, name, ids) => {
  const text = `Tag;BLS-Code;Lebensmittel;Menge (g)\n1;${code};${name};50\n`;
  const { lines } = await readTextRecord({ name: 'a.csv', chunks: [text] as never }, {});
  const matched = lines.flatMap((line) => matchLine(catalogue, line, { threshold: 0.8 }));
  expect(matched[0]?.candidates.map(({ id }) => id)).toEqual(ids);
  expect(matched[0]?.candidates[0]?.confidence).toBe(ids.length > 1 ? 0.7 : 1);
});
