import { expect, test } from 'vitest';
import {
  statesDrainedWeight,
  withDrainedWeight,
} from '../../../../../../src/search/lines/normalising/amounts/packages/drained-weights.ts';

test.each([
  ['1 Glas Kirschen (720 ml, Abtr.gew. 350 g)', '1 Glas Kirschen (Abtropfgewicht 350 g)'],
  ['1 Gl. Kirschen (à 720 ml; Abtr. Gew.: 385 g)', '1 Gl. Kirschen (Abtropfgewicht 385 g)'],
  ['1 Dose Thunfisch (185 g, ATG 140g)', '1 Dose Thunfisch (Abtropfgewicht 140g)'],
  ['1 can chickpeas (400g, 240g drained)', '1 can chickpeas (drained weight 240g)'],
  ['1 tin tuna (145g / 102g drained)', '1 tin tuna (drained weight 102g)'],
  ['400 g can lentils (240 g drained weight)', '1 can lentils (drained weight 240 g)'],
  ['1 tin (400 g) beans, drained weight 235 g', '1 tin beans, drained weight 235 g'],
  ['2 Dosen Bohnen à 400 g (Abtropfgewicht je 240 g)', '2 Dosen Bohnen (Abtropfgewicht je 240 g)'],
  ['2 tins of 400 g (240 g drained weight each) beans', '2 tins (drained weight 240 g each) beans'],
  ['3 x 400g tins beans (240 g drained weight)', '3 tins beans (drained weight 240 g)'],
  ['1 tin (400g) beans, drained - about 235g', '1 tin  beans, drained weight about 235g'],
])('withDrainedWeight writes %j as %j', (text, drained) => {
  expect(withDrainedWeight(text).replace('  ', ' ')).toBe(drained.replace('  ', ' '));
  expect(statesDrainedWeight(text)).toBe(true);
});

test.each([
  '1 can chickpeas (400 g), drained',
  '1 Glas Rotkohl (720 ml)',
  '2 Dosen Tomaten à 400 g',
  '2 tins of 400 g beans (300 g)',
  '2 tbsp capers, drained',
])('withDrainedWeight leaves %j', (text) => {
  expect(withDrainedWeight(text)).toBe(text);
  expect(statesDrainedWeight(text)).toBe(false);
});
