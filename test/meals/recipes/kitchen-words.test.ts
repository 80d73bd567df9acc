import { expect, test } from 'vitest';
import { withPlainWords } from '../../../src/meals/recipes/kitchen-words.ts';

test.each([
  ['50g/1¾oz butter', '50g butter'],
  ['1kg / 2lb 4oz braising steak', '1kg braising steak'],
  ['100ml/3½fl oz milk', '100ml milk'],
  ['850ml-1.2 litres/1½-2 pints stock', '850ml-1.2 litres/1½-2 pints stock'],
  ['3 tbsp / 45ml olive oil', '3 tbsp olive oil'],
  ['1 cup warm water', '1 cup water'],
  ['325 ml lauwarmes Wasser', '325 ml Wasser'],
  ['1 hot dog', '1 hot dog'],
  ['50 g cold cuts', '50 g cold cuts'],
  ['150 ml Rotwein, trocken', '150 ml Rotwein'],
  ['1,5 kg säuerliche Äpfel (z. B. Boskoop)', '1,5 kg Äpfel'],
  ['2 rote Paprikaschoten', '2 rote Paprika'],
  ['1 tsp paprika', '1 tsp paprika powder'],
  ['1 TL Paprika', '1 TL Paprikapulver'],
  ['1 Paprika', '1 rote Paprika'],
  ['250 g Milchreis', '250 g Rundkornreis'],
  ['1 Becher Milchreis', '1 Becher Milchreis'],
  ['1 kg Rindergulasch', '1 kg Gulaschfleisch'],
  ['500 g Hackfleisch, Rind', '500 g Rinderhackfleisch'],
  ['175g light muscovado sugar', '175g muscovado sugar'],
  ['500g strong white bread flour', '500g bread flour'],
  ['7g sachet fast-action yeast', '7g dried yeast'],
  ['1 small garlic clove', '1 garlic clove'],
  ['Schnittlauch n. B.', 'Schnittlauch'],
  ['Butter zum Ausbacken', 'Butter'],
  ['1 Bio-Zitrone(n), abgeriebene Schale davon', 'Schale von 1 Bio-Zitrone'],
  ['1 Orange, davon die fein abgeriebene Schale', 'Schale von 1 Orange'],
  ['1 Limette, Abrieb', 'Schale von 1 Limette'],
  ['1 lemon, zested', 'zest of 1 lemon'],
  ['1 orange, finely grated zest', 'zest of 1 orange'],
  ['1 Zitrone, Schale und Saft', '1 Zitrone, Schale und Saft'],
])('withPlainWords(%s) is %s', (text, plain) => {
  expect(withPlainWords(text)).toBe(plain);
});
