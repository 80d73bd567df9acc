import { expect, test } from 'vitest';
import { withAdditionsJoined } from '../../../../../src/search/lines/normalising/wording/additions.ts';

test.each([
  ['100 g tofu pan-fried in 5 ml oil', '100 g tofu fried with 5 ml oil'],
  ['1 Scheibe Brot, dünn mit Butter bestrichen', '1 Scheibe Brot mit Butter'],
  ['Brot mit Käse belegt, Tomate', 'Brot mit Käse, Tomate'],
  ['Pasta, mit Parmesan drüber', 'Pasta mit Parmesan'],
  ['toast thinly spread with jam', 'toast with jam'],
  ['yoghurt, topped with berries', 'yoghurt with berries'],
  ['3 Kartoffeln, gekocht, mit Kräuterquark', '3 Kartoffeln gekocht mit Kräuterquark'],
  ['2 rolls, butter, with ham', '2 rolls, butter with ham'],
  ['strawberries, about 10, with cream', 'strawberries, about 10 with cream'],
  ['1 can tomatoes, with their juice', '1 can tomatoes, with their juice'],
  ['1 EL Stärke, mit 2 EL Wasser verrührt', '1 EL Stärke, mit 2 EL Wasser verrührt'],
  ['Schweinsbraten 200 g mit Saft', 'Schweinsbraten 200 g mit Bratensaft'],
  ['Salat mit Dressing', 'Salat mit salad dressing'],
  ['2 pancakes with syrup', '2 pancakes with pancake syrup'],
  ['1 Brötchen Salami', '1 Brötchen mit Salami'],
  ['2 Vollkornbrot Käse und Gurke', '2 Vollkornbrot mit Käse und Gurke'],
  ['1 Brötchen Käsekuchen', '1 Brötchen Käsekuchen'],
  ['1 Toast Hawaii', '1 Toast Hawaii'],
  ['1 Knäckebrot Butterkekse', '1 Knäckebrot Butterkekse'],
  ['2 slices jam on toast', '2 slices toast with jam'],
  ['jam toast', 'toast with jam'],
  ['2 tbsp jam on toast', '2 tbsp jam on toast'],
  ['30 g of honey on toast', '30 g of honey on toast'],
  ['ham on toast', 'ham on toast'],
  ['2 pancakes with maple syrup', '2 pancakes with maple syrup'],
  ['yoghurt with syrup', 'yoghurt with syrup'],
  ['Frühstück mit Saft', 'Frühstück mit Saft'],
  ['Schnitzel mit Saft', 'Schnitzel mit Saft'],
  ['Hähnchen im eigenen Saft', 'Hähnchen im eigenen Bratensaft'],
  ['peanut butter spread', 'peanut butter spread'],
])('withAdditionsJoined(%j)', (text, plain) => {
  expect(withAdditionsJoined(text)).toBe(plain);
});

test.each([
  ['salmon 150g, fried in 1 tbsp oil', 'salmon 150g fried with 1 tbsp oil'],
  ['Huhn (120 g) in 1 TL Rapsöl gebraten', 'Huhn (120 g) gebraten with 1 TL Rapsöl'],
  ['2 eggs fried in butter', '2 eggs fried with butter'],
  ['bagel, thin spread of cream cheese', 'bagel with cream cheese'],
  ['tuna in oil', 'tuna in oil'],
  ['Sardinen in Öl', 'Sardinen in Öl'],
])('withAdditionsJoined writes %s as %s', (text, plain) => {
  expect(withAdditionsJoined(text)).toBe(plain);
});
