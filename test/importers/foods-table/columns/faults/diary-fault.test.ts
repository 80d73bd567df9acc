import { expect, test } from 'vitest';
import { amountOf, readFoods } from '../../read-foods.ts';

test.each([
  ['Date,Meal,kcal,Fat (g)\n2026-03-01,Breakfast,420,12\n2026-03-01,Lunch,250,15\n', 'Meal'],
  ['Tag;Mahlzeit;kcal;Fett\nMontag;Frühstück;320;9\nMontag;Mittagessen;550;20\n', 'Mahlzeit'],
  ['Jour;Repas;kcal;Lipides\nlundi;Petit-déjeuner;320;9\nlundi;Dîner;550;20\n', 'Repas'],
  ['Tag;Mahlzeit;Speise;kcal;Fett\nTag 1;Snack 1;Apfel;60;0\n', 'Mahlzeit'],
  ['Timestamp,Food,Calories,Fat (g)\n2026-01-01 08:00,Rice bowl,320,12\n', 'Timestamp'],
  ['Zeitpunkt;Bezeichnung;kcal;Fett\n2026-01-01 08:00;Haferflocken 60 g;222;4\n', 'Zeitpunkt'],
  [
    'datum_tag_monat_jahr_stunde_minute;bezeichnung;kj;fett_g\n01.03.2026 08:10;60 g Hafer;935;4\n',
    'datum_tag_monat_jahr_stunde_minute',
  ],
  ['Patient;Lebensmittel;verzehrte Menge (g);kcal;Fett\nA1;Brot;80;184;1\n', 'verzehrte Menge (g)'],
  ['Food,Amount eaten (g),kcal,fat\nBread,80,184,1\n', 'Amount eaten (g)'],
  ['Aliment;Quantité consommée (g);kcal;Lipides\nPain;80;184;1\n', 'Quantité consommée (g)'],
  [
    'Date,Name,Type,Quantity,Units,Calories,Fat (g)\n01/03/2026,Oats,Breakfast,1,Cups,150,3\n',
    'Type',
  ],
  ['day,meal,food_id,amount,unit\nMo,breakfast,oats,60,g\nTu,lunch,rice,150,g\n', 'meal'],
  ['Mahlzeit;Lebensmittel;Menge;Einheit\nFrühstück;Hafer;60;g\nMittag;Reis;150;g\n', 'Mahlzeit'],
])('a diary is refused: %s', async (table, field) => {
  await expect(readFoods(table)).rejects.toMatchObject({ diagnostics: [{ field }] });
});

test.each([
  'Tag;Speise;kcal;Fett\nvegan;Suppe;50;3\n',
  'Date,Meal,kcal,Fat (g)\n2026-03-01,Chicken curry,120,3\n',
  'Datum;Speise;kcal;Fett\n01.03.2026;Suppe;50;3\n',
  'Time;Dish;kcal;fat\n30 min;Soup;50;3\n',
  'date;daytime;name;amount;unit;kcal;fat\n2026-01-01;breakfast;Oats;100;g;50;3\n',
])('a table of foods is not a diary: %s', async (table) => {
  const { foods } = await readFoods(table);
  expect(amountOf(foods[0], 'fat')).toBe(3);
});
