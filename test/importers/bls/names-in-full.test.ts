import { expect, test } from 'vitest';
import { namesInFull } from '../../../src/importers/bls/names-in-full.ts';

test.each([
  [
    'Zartbitter-/Halbbitterschokolade, mit Haselnüssen',
    ['Zartbitterschokolade, mit Haselnüssen', 'Halbbitterschokolade, mit Haselnüssen'],
  ],
  ['Zartbitter-/Halbbitter-Kuvertüre', ['Zartbitter-Kuvertüre', 'Halbbitter-Kuvertüre']],
  [
    'Roibusch-/Rooibos-/Rotbusch-Tee (Getränk)',
    ['Roibusch-Tee (Getränk)', 'Rooibos-Tee (Getränk)', 'Rotbusch-Tee (Getränk)'],
  ],
  ['Karotte/Möhre, roh', []],
  ['Schwein Vordereisbein/Vorderhaxe, roh', []],
  ['Fleischklopse/-küchle', []],
])('namesInFull(%j) writes each compound in full', (name, full) => {
  expect(namesInFull(name)).toEqual(full);
});
