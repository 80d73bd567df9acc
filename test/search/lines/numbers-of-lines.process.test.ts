import { expect, test } from 'vitest';
import { matchLine } from '../../../src/operations/match/match-line.ts';
import { matchText } from '../../../src/operations/match/names/foods-of-text.ts';
import { openEmbedded } from '../../support/embedded-catalogue.ts';

const catalogue = openEmbedded();

test.each([
  ['.5 cup milk', 122],
  [',5 l Milch', 500],
  ['1/2-1 cup rice', 118.5],
  ['200-ish g pasta', 200],
  ['8fl.oz. juice', 237],
  ['3 (6 oz) salmon fillets', 510],
  ['2 Pfd. Kartoffeln', 1000],
  ['1qt milk', 946],
  ['hundert Gramm Nudeln', 100],
  ['1 cup desiccated coconut', 86],
  ['1/2 gill milk', 71],
  ['1 teacupful of currants', 86],
  ['2 Loth Mandeln', 32],
  ['2 cupfuls flour', 250],
  ['2 Pkt. Tomaten, passierte à 500 g', 1000],
  ['3 Becher Sahne, süße à 200 g', 600],
])('%s is read with its likely meaning', (text, amount) => {
  expect(matchText(catalogue, text)[0]?.amount).toBeCloseTo(amount, 0);
});

test.each([
  ['protein bar, 20g protein', 'protein-bar', 55],
  ['whey 30 g (24g protein)', 'whey-protein-powder', 30],
])('%s says what the food contains', (text, id, amount) => {
  const [best] = matchText(catalogue, text);
  expect(best?.id).toContain(id);
  expect(best?.amount).toBe(amount);
});

test.each([
  ['250 g Nudeln (Rohgewicht)', 'pasta.raw'],
  ['250 g Nudeln Trockengewicht', 'pasta.raw'],
  ['80 g rice weighed raw', 'white-rice.raw'],
  ['200 g Hähnchenbrust, Rohgewicht', 'chicken-breast.raw'],
  ['200 g Hähnchenbrust Gargewicht', 'chicken-breast.roasted'],
  ['150 g Kartoffeln (gekocht gewogen)', 'potato.boiled'],
])('%s was weighed in this state', (text, id) => {
  expect(matchText(catalogue, text)[0]).toMatchObject({ id, confidence: 1 });
});

test('a pint of milk is a British pint, and a remark says so', () => {
  const remark = 'read as British pints of 568 ml';
  expect(matchText(catalogue, '1 pint milk')[0]?.remarks).toContain(remark);
  expect(matchText(catalogue, '1 pint of lager')[0]?.remarks).not.toContain(remark);
});

test.each([
  ['1 cup toor dal, washed and soaked for 30 mins', ['pigeon-peas.raw']],
  ['2 cups flour, sieved', ['white-flour']],
  ['1 carrot, 1 celery stick and 1 onion, all finely chopped', ['carrot', 'celery', 'onion']],
  ['1 (14.5 oz) can fire-roasted diced tomatoes, undrained', ['tinned-tomatoes']],
  ['skinny latte, starbucks grande', ['skimmed-latte']],
  ['toast with that', ['toast-bread']],
])('the preparation or place in "%s" is not a food', (text, ids) => {
  const foods = matchLine(catalogue, { text } as never, { threshold: 0.8 });
  expect(foods.map(({ candidates: [best] }) => best?.id)).toEqual(ids);
});

test.each([
  ['2 Scheiben 5-Korn-Brot', 'german-wholegrain-bread', 100],
  ['100 g 8-Kräuter-Frischkäse', 'herb-cream-cheese', 100],
  ['1 cup 3-bean salad', 'green-bean-salad', 150],
  ['1 can 7up', 'lemonade', 330],
  ['2 slices of 50/50 bread', 'bread-with-added-fibre', 72],
  ['2-egg omelette', 'omelette', 110],
  ['1 12-oz can of cola', 'cola', 355],
])('numbers of names do not count in "%s"', (text, id, amount) => {
  const [best] = matchText(catalogue, text);
  expect(best?.id).toBe(id);
  expect(best?.amount).toBeCloseTo(amount, 0);
  expect(best?.confidence).toBeGreaterThan(0.8);
});

test.each([
  ['1 x 150 Becher Joghurt', 150],
  ['3-bean salad', undefined],
  ['1/2 Glas Rotkohl (680 g)', undefined],
  ['2 Gläser Rotkohl (680 g)', undefined],
  ['1 mini Twix', undefined],
  ['1 lobster 600 g', 180],
])('what the number of "%s" counts is uncertain', (text, amount) => {
  const [best] = matchText(catalogue, text);
  expect(best?.confidence).toBeLessThan(0.8);
  if (amount !== undefined) expect(best?.amount).toBe(amount);
});

test.each([
  ['ein Achtel Liter Milch', 125],
  ['1/2 Glas Milch (100 ml)', 100],
  ['1 Glas Rotkohl (680 g)', 680],
])('the part or content of a container in "%s" is sure', (text, amount) => {
  const [best] = matchText(catalogue, text);
  expect(best?.amount).toBe(amount);
  expect(best?.confidence).toBeGreaterThan(0.8);
});
