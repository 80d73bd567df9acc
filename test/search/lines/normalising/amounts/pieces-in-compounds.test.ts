import { expect, test } from 'vitest';
import { withPiecesSeparated } from '../../../../../src/search/lines/normalising/amounts/pieces-in-compounds.ts';

test.each([
  ['5 Gurkenscheiben', '5 Scheiben Gurken'],
  ['4 Apfelspalten', '4 Spalten Apfel'],
  ['3 kleine Karfiolröschen, gedünstet', '3 kleine Röschen Karfiol, gedünstet'],
  ['1 Stück Knoblauchzehe', '1 Zehen Knoblauch'],
  ['2 Salatblätter', '2 Blätter Salat'],
  ['10 Basilikumblätter', '10 Blätter Basilikum'],
  ['6-8 Basilikumblätter', '6-8 Blätter Basilikum'],
  ['5 Minzblätter', '5 Blätter Minze'],
  ['50 g Karottenstifte', '50 g Karotte'],
  ['2 EL Paprikastreifen', '2 EL Paprikaschote'],
  ['2 Ananasringe (Dose)', '2 Scheiben Ananas (Dose)'],
])('%j counts pieces of a food', (text, plain) => {
  expect(withPiecesSeparated(text)).toBe(plain);
});

test.each([
  '4 Kartoffelspalten',
  '3 Zwiebelringe',
  '2 Bauchscheiben',
  '1 Lorbeerblatt',
  '100 g Apfelringe',
  'Tomatenscheiben',
  '5 Lasagneblätter',
])('%j is a food of its own, or counts no pieces', (text) => {
  expect(withPiecesSeparated(text)).toBe(text);
});
