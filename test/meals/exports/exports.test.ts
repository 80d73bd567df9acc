import { expect, test } from 'vitest';
import { readTextRecord } from '../../../src/meals/reading-records/read-record.ts';

async function linesOf(text: string): Promise<string[][]> {
  const record = await readTextRecord({ name: 'export.csv', chunks: [text] as never }, {});
  return record.lines.map((line) => [line.measure ?? '', line.food ?? line.text, ...line.cells]);
}

test('the diary of FDDB has days, and a weight in brackets is that of the whole amount', async () => {
  const text = `datum_tag_monat_jahr_stunde_minute;bezeichnung;interne_id;kj;kj_aktivitaeten;fett_g;kh_g;protein_g
"12.06.2026 23:44";"150 g Banane, frisch";"1";"582";"0";"0,3";"30";"1,5";
"13.06.2026 08:00";"2 Scheiben (100 g) Roggenbrot";"3";"910";"0";"1,0";"45";"6,5";
"13.06.2026 09:00";"Spiegelei";"3";"910";"0";"1,0";"45";"6,5";
`;
  expect(await linesOf(text)).toEqual([
    ['150 g', 'Banane, frisch', '12.06.2026', '23:44'],
    ['100 g', 'Roggenbrot', '13.06.2026', '08:00'],
    ['', 'Spiegelei', '13.06.2026', '09:00'],
  ]);
});

test('a column of units counts in an export of YAZIO', async () => {
  const text = `date,daytime,name,amount,unit,serving,serving_quantity
2026-03-02,breakfast,Milk,1,l,,
2026-03-02,breakfast,Oats,50,,,
`;
  expect((await linesOf(text)).map(([measure]) => measure)).toEqual(['1 l', '50 g']);
});

test('a table with columns of amounts that the export lacks is read by its own columns', async () => {
  const text = `datum_tag_monat_jahr_stunde_minute;bezeichnung;einheit;kj
"12.06.2026 23:44";"Banane";"150 g";"582"
`;
  expect(await linesOf(text)).toEqual([['150 g', 'Banane', '12.06.2026', '582']]);
});

test('the diary of FatSecret has the amount of a food in the row below it', async () => {
  const text = `FatSecret Food Diary Report
For: kb
"From: Monday, March 02, 2026","To: Monday, March 02, 2026"

Date,Cals(kcal),Fat(g)
"Monday, March 02, 2026",385,10.2
 Breakfast,385,10.2
  Oatmeal,158,3.2
   "1 cup"
  Milk (2% Lowfat),122,4.8
   "200 ml"
`;
  const day = 'Monday, March 02, 2026';
  expect(await linesOf(text)).toEqual([
    ['1 cup', 'Oatmeal', day, 'Breakfast'],
    ['200 ml', 'Milk (2% Lowfat)', day, 'Breakfast'],
  ]);
});

test('the diary of FatSecret is recognised by its shape, too', async () => {
  const text = `FOOD DIARY REPORT
From: Monday, March 10, 2025

Datum,Kal( kcal),Fett( g),Kohlh( g),Eiw( g)
"Montag, 10. März 2025",700,"20,1",110,45
" Frühstück",320,"6,1",50,12
"  Haferflocken",186,"3,5",29,"6,7"
"   50 g"
`;
  expect(await linesOf(text)).toEqual([
    ['50 g', 'Haferflocken', 'Montag, 10. März 2025', 'Frühstück'],
  ]);
});

test('the energy of days that Fitbit exports has no foods', async () => {
  await expect(linesOf('Foods\nDate,Calories In\n"2026-03-02","1,842"\n')).rejects.toThrow(
    'this Fitbit export has totals but no foods',
  );
});

test('the weights of MacroFactor are those of all servings, since those in g repeat the number', async () => {
  const text = `Date,Food Name,Serving Size,Serving Qty,Serving Weight (g)
2026-03-02,Oats,g,45,45
2026-03-02,Milk,cup,2,488
`;
  expect((await linesOf(text)).map(([measure]) => measure)).toEqual(['45 g', '488 g']);
});

test('an export of Intake24 is recognised whatever its codes are called', async () => {
  const text = `User ID,Meal name,Food index,Food code,Description (en),Portion size (g/ml)
u7,Lunch,3,BNNA,"Bananas, raw",120
`;
  expect(await linesOf(text)).toEqual([['120 g', 'Bananas, raw', 'u7', '', 'Lunch']]);
});

test('in a serving of Cronometer, the weight after a piece is the weight of one piece', async () => {
  const text = `Day,Group,Food Name,Amount,Energy (kcal)
2026-03-02,Lunch,"Egg, Boiled","2.00 large - 50g",155
2026-03-02,Lunch,"Apple","1.00 medium - 3"" dia",95
`;
  expect(await linesOf(text)).toEqual([
    ['2 x 50 g', 'Egg, Boiled', '2026-03-02', 'Lunch'],
    ['1 medium', 'Apple', '2026-03-02', 'Lunch'],
  ]);
});

test('in the summary of Lose It!, the type of a food is its meal', async () => {
  const text = `Date,Name,Type,Quantity,Units,Calories
03/02/2026,Blueberries,Breakfast,75,Grams,43
03/02/2026,Running,Exercise,30,Minutes,-280
`;
  expect(await linesOf(text)).toEqual([['75 Grams', 'Blueberries', '03/02/2026', 'Breakfast']]);
});

test('Cronometer says the size of a piece twice, and no food is "whole"', async () => {
  const text =
    'Day,Group,Food Name,Amount\n2026-03-02,Lunch,"Apple, Raw",1.00 medium whole\n2026-03-02,Lunch,Bread,2.00 slice regular\n';
  expect((await linesOf(text)).map(([measure]) => measure)).toEqual(['1 medium', '2 slice']);
});

test('a printed diary of MyFitnessPal has meals between its foods, and exercises are no foods', async () => {
  const text =
    'Foods,Calories,Carbs,Fat,Protein,Sodium\nBreakfast,,,,,\n"Quaker - Oats, 40 g",150,27g,3g,5g,0mg\n"Egg - Large, 2 egg",140,1g,10g,12g,0mg\nTOTAL:,290,28g,13g,17g,0mg\nEXERCISES,Calories,Minutes,,,\nRunning,300,30,,,\n';
  const record = await readTextRecord({ name: 'diary.csv', chunks: [text] as never }, {});
  expect(record.lines.map(({ text }) => text)).toEqual(['40 g Quaker - Oats', '2 Egg - Large']);
  expect(record.notes).toContain('skipped "EXERCISES"');
});

test('an export of Apple Health has no foods, and other XML is no table', async () => {
  const health =
    '<?xml version="1.0"?>\n<!DOCTYPE HealthData>\n<HealthData locale="de_DE">\n</HealthData>\n';
  await expect(linesOf(health)).rejects.toThrow('an export of Apple Health');
  await expect(linesOf('<meals>\n<meal>2 eggs</meal>\n</meals>\n')).rejects.toThrow(
    'The file is an XML document',
  );
});
