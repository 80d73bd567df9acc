import { expect, test } from 'vitest';
import {
  firstAlternative,
  ingredientParts,
  ingredientText,
  leavesApart,
} from '../../../../src/meals/recipes/ingredients/ingredient-text.ts';

test.each([
  ['2  Möhre(n)', '2 Möhre'],
  ['1 Stange/n Porree', '1 Stange Porree'],
  ['4 Ei(er), Größe M', '4 Ei, Größe M'],
  ['n. B. Petersilie , gehackt', 'Petersilie, gehackt'],
  ['Optional: sour cream', 'sour cream'],
  ['max. 2 EL Sojasauce', '2 EL Sojasauce'],
  ['0.75 cup brown sugar', '3/4 cup brown sugar'],
  ['2.67 cups flour', '2 2/3 cups flour'],
  ['1.250 g Mehl', '1.250 g Mehl'],
  ['1⅜ cups flour', '1 3/8 cups flour'],
  ['½ lemon', '½ lemon'],
  ['1/2 - 1 TL Curry', '3/4 TL Curry'],
  ['1-1½ EL Öl', '1 1/4 EL Öl'],
  ['2-3 carrots', '2-3 carrots'],
  ['1 cup (2 sticks) unsalted butter', '1 cup unsalted butter'],
  ['2 1/4 cups (about 281g) all-purpose flour', '281 g all-purpose flour'],
  ['2 cups (12-oz. pkg.) chocolate morsels', '12 oz chocolate chips'],
  ['Butter für die Form', 'Butter'],
  ['schwarzer Pfeffer aus der Mühle', 'schwarzer Pfeffer'],
  ['[ ] 1\u00a0EL\tZucker', '1 EL Zucker'],
  ['200 g saure Sahne', '200 g saure Sahne 10 %'],
  ['2 tbsp rice vinegar', '2 tbsp white vinegar'],
  ['2 EL Reisessig', '2 EL Weißweinessig'],
  ['1 cup pumpkin puree', '1 cup boiled pumpkin'],
  ['100 g Kürbispüree', '100 g gekochter Kürbis'],
  ['1 inch piece fresh ginger', '1 piece ginger'],
  ['a 2-inch piece of ginger, grated', '2 piece ginger, grated'],
  ['200 g saure Sahne 24 %', '200 g saure Sahne 24 %'],
  ['150 g Naturjoghurt 1,5 %', '150 g Joghurt 1,5 % Fett'],
  ['1 Paprika', '1 rote Paprika'],
  ['2 kleine Paprikaschoten, gewürfelt', '2 kleine rote Paprika, gewürfelt'],
  ['1 gelbe Paprika', '1 gelbe Paprika'],
  ['100 g Paprika', '100 g Paprika'],
  ['small bunch parsley', '1 bunch parsley'],
  ['2 large handfuls spinach', '2 handfuls spinach'],
  ['1 Limette, den Saft davon', '1 Limette, Saft davon'],
  ['10 dag Selchspeck', '10 dag Speck'],
  ['1 cup roasted peppers', '1 cup roasted red peppers'],
  ['1 onion; chopped', '1 onion, chopped'],
  ['2 eggs; 1 yolk', '2 eggs; 1 yolk'],
  ['nach Geschmack Salz, Pfeffer', 'Salz, Pfeffer'],
  ['2 tbsp raisins (optional)', '2 tbsp raisins'],
  ['2 ea eggs', '2 eggs'],
  ['1/4 ts salt', '1/4 tsp salt'],
  ['1 avocado (150g flesh)', '1 avocado (150g)'],
  ['1,8 kg Schweineschulter mit Schwarte', '1,8 kg Schweineschulter'],
  ['etw. Salz', 'Salz'],
  ['2 (9 inch) unbaked pie crusts', '2 pie crusts'],
  ['1 cup roasted yellow peppers', '1 cup roasted yellow peppers'],
])('ingredientText() writes %s as %s', (text, plain) => {
  expect(ingredientText(text)).toBe(plain);
});

test.each([
  ['Salz und Pfeffer', ['Salz', 'Pfeffer']],
  ['Salz, Pfeffer, Muskat', ['Salz', 'Pfeffer', 'Muskat']],
  ['Gewürze: Salz, Pfeffer, Muskat', ['Salz', 'Pfeffer', 'Muskat']],
  ['salt and pepper, to taste', ['salt', 'pepper']],
  ['Sesame, lime wedges and cilantro, to garnish', ['Sesame', 'lime wedges', 'cilantro']],
  ['Cilantro, parsley, or basil', ['Cilantro, parsley, or basil']],
  ['Kosher salt and freshly ground black pepper', ['salt', 'black pepper']],
  ['je 1 TL Kreuzkümmel und Koriander', ['1 TL Kreuzkümmel', '1 TL Koriander']],
  ['je 100 g Erbsen, Mais und Möhren', ['100 g Erbsen', '100 g Mais', '100 g Möhren']],
  ['1 tsp. each salt and pepper', ['1 tsp. salt', '1 tsp. pepper']],
  ['1 tsp each cumin and coriander', ['1 tsp cumin', '1 tsp coriander']],
  ['Petersilie, gehackt', ['Petersilie, gehackt']],
  ['garlic, minced', ['garlic, minced']],
  ['200 g Brot und Butter', ['200 g Brot und Butter']],
])('ingredientParts() splits %s', (text, parts) => {
  expect(ingredientParts(text)).toEqual(parts);
});

test('the colour of a food after it is not a food', () => {
  const parts = ingredientParts('Salz und Pfeffer, schwarzer, frisch gemahlen');
  expect(parts).toEqual(['Salz', 'Pfeffer']);
});

test('firstAlternative() is the text before "or"', () => {
  expect(firstAlternative('125 g weiche Butter oder Margarine')).toBe('125 g weiche Butter');
  expect(firstAlternative('2 or 3 eggs')).toBeUndefined();
  expect(firstAlternative('2 EL Ahorn- oder Maissirup')).toBeUndefined();
  expect(firstAlternative('200 g flour')).toBeUndefined();
  // The grain alone is neither its syrup nor its drink.
  expect(firstAlternative('100 g rice or corn syrup')).toBeUndefined();
  expect(firstAlternative('100 g Hafer oder Sojamilch')).toBeUndefined();
  expect(firstAlternative('100 g butter or olive oil')).toBe('100 g butter');
  expect(firstAlternative('100 g rice or soba noodles')).toBe('100 g rice');
});

test.each([
  'zest and juice of 1 lemon',
  'Finely grated zest and juice of 1 lemon',
  'juice and zest of a lemon',
  '1 lemon, zested and juiced',
  '1 lemon, zest and juice',
])('%s is juice and peel', (line) => {
  expect(ingredientParts(line)).toEqual(['juice of 1 lemon', 'zest of 1 lemon']);
});

test('juice and peel in German belong to the fruit that the line names', () => {
  const parts = ['juice of 1 Zitrone', 'zest of 1 Zitrone'];
  expect(ingredientParts('Saft und Abrieb einer Zitrone')).toEqual(parts);
  expect(ingredientParts('Abgeriebene Schale und Saft von 1 Zitrone')).toEqual(parts);
  expect(ingredientParts('1 Zitrone (Saft und Schale)')).toEqual(parts);
});

test.each([
  ['6-8 Basilikumblätter', '6-8 Blätter Basilikum'],
  ['4 frische Salbeiblätter', '4 Blätter Salbei'],
  ['Salatblätter', undefined],
  ['2 Blätterteige', undefined],
])('leavesApart() writes %s as %s', (text, apart) => {
  expect(leavesApart(text)).toBe(apart);
});

test('firstAlternative() takes the first of several alternatives', () => {
  expect(firstAlternative('Cilantro, parsley, or basil')).toBe('Cilantro');
});

test('firstAlternative() has the word that all alternatives share', () => {
  expect(firstAlternative('1 cup apple, pear, or grape juice')).toBe('1 cup apple juice');
  expect(firstAlternative('2 tbsp fig or cherry jam')).toBe('2 tbsp fig jam');
});
