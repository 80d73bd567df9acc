import { expect, test } from 'vitest';
import { isInstruction } from '../../../../src/meals/words/asides/instructions.ts';

test.each([
  'Den Backofen auf 180 °C vorheizen.',
  'Zwiebeln würfeln und anbraten.',
  'Alles 20 Min. köcheln lassen',
  'Backofen auf 200 Grad Umluft',
  'Im Ofen 40 Minuten backen (Mitte)',
  'Mit Petersilie bestreut servieren',
  'Kartoffeln schälen und in Würfel schneiden',
  'Zwiebel in den Mixtopf geben und 5 Sek. / Stufe 5 zerkleinern',
  '20 g Öl zugeben und 3 Min./Varoma/Stufe 1 dünsten',
  'Preheat oven',
  'Preheat the oven to 350°F.',
  'Stir in the flour',
  'Serve with rice and salad.',
  'Bake for 20-25 minutes',
  'Add onions and fry gently.',
])('isInstruction() finds %s', (line) => {
  expect(isInstruction(line)).toBe(true);
});

test.each([
  '1 Zwiebel würfeln',
  '200 g Mehl sieben',
  'Fisch gebraten',
  'Zwiebeln, gewürfelt und angebraten',
  'Nudeln überbacken',
  'Butter zum braten',
  'rinder braten',
  'Rinderbraten',
  'Garnelen',
  'Stir in 200 g flour',
  'stir fry',
  'stir-fried vegetables',
  'baked beans',
  'brown rice',
  'cut green beans',
  'roast beef with potatoes.',
  'toast with butter',
])('isInstruction() accepts foods: %s', (line) => {
  expect(isInstruction(line)).toBe(false);
});
