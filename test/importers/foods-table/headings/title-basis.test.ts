import { expect, test } from 'vitest';
import { basesIn } from '../../../../src/importers/foods-table/headings/title-basis.ts';

test.each([
  ['Nährwerte für 1 Portion', 'serving'],
  ['Nährwertangaben für eine Portion', 'serving'],
  ['Für eine Portion', 'serving'],
  ['Nährwerte/Portion', 'serving'],
  ['Nährwertangaben (Portion)', 'serving'],
  ['Portionswerte', 'serving'],
  ['Values are for one serving', 'serving'],
  ['All values for 1 portion', 'serving'],
  ['Nutrition facts (serving)', 'serving'],
  ['Amounts per serve', 'serving'],
  ['Valeurs par portion', 'serving'],
  ['Valeurs nutritionnelles pour 1 portion', 'serving'],
  ['Valeurs pour une portion de 200 g', '200 g'],
  ['Apports par tranche', 'medium_slice'],
  ['Valeurs nutritionnelles aux 100 g', '100 g'],
  ['Werte pro 2 Scheiben (60 g)', '60 g'],
  ['per kg', '1000 g'],
  ['Werte je Liter', '1000 ml'],
  ['pro Portion (250 g)', '250 g'],
  ['Nutrient content - values per average portion', 'serving'],
  ['Nutrition per 2 biscuits (25 g)', '25 g'],
  ['Composición (por 100 g de porción comestible)', '100 g'],
  ['Næringsindhold pr. 100 g', '100 g'],
  ['Wartość odżywcza w 100 g', '100 g'],
  ['Werte je 100 g (Packung 400 g)', '100 g'],
])('the title %s gives the reference amount %s', (title, basis) => {
  expect(basesIn(title)).toEqual({ bases: [basis], foreign: undefined });
});

test.each([
  ['Werte pro 100 kcal', '100 kcal'],
  ['Nährstoffdichte (pro 1000 kJ)', '1000 kJ'],
  ['Valeurs pour 10 portions', '10 portions'],
  ['Berechnet für 10 Portionen', '10 Portionen'],
  ['Values for 4 servings', '4 servings'],
  ['Nährwerte des gesamten Rezepts', 'gesamten Rezepts'],
  ['Nutrition of the whole recipe', 'whole recipe'],
  ['Valeurs de la recette entière', 'recette entière'],
  ['Nährwerte je 100 g Trockensubstanz', '100 g Trockensubstanz'],
  ['Values per 100 g dry matter', '100 g dry matter'],
  ['% in Trockenmasse', 'in Trockenmasse'],
  ['Amounts on a dry matter basis', 'on a dry matter basis'],
  ['Valeurs pour 100 g de matière sèche', '100 g de matière sèche'],
  ['Werte pro Tag', 'Tag'],
])('the title %s gives a reference amount that cannot be converted', (title, foreign) => {
  expect(basesIn(title)).toEqual({ bases: [], foreign });
});

test.each([
  'Speiseplan für 4 Personen',
  'Preis pro Portion 3 €',
  'Angaben in g',
  'Menu for one person',
  'Recettes pour 2 personnes',
  'Rezepte (Portion)',
])('the title %s gives no reference amount at all', (title) => {
  expect(basesIn(title)).toEqual({ bases: [], foreign: undefined });
});

test.each(['Käse mit 45 % Fett in Trockenmasse', 'Werte berechnet in MS Excel'])(
  'the title %s gives no reference amount',
  (title) => {
    expect(basesIn(title)).toEqual({ bases: [], foreign: undefined });
  },
);

test.each([
  ['Nährwerte pro Kugel', 'Kugel'],
  ['Nutrition facts per cookie', 'cookie'],
  ['Kalorien und Fett Eissorten (je Kugel)', 'Kugel'],
])('the title %s names a thing without a weight', (title, foreign) => {
  expect(basesIn(title)).toEqual({ bases: [], foreign });
});

test.each(['Werte je nach Zubereitung', 'Nährwerte pro Produkt', 'Kalorien, Preise pro Filiale'])(
  'the title %s gives no reference amount',
  (title) => {
    expect(basesIn(title)).toEqual({ bases: [], foreign: undefined });
  },
);
