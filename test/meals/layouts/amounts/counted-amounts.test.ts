import { describe, expect, test } from 'vitest';
import { scopeOfAmounts } from '../../../../src/meals/headers/amount-scope.ts';
import { findAmountColumns } from '../../../../src/meals/layouts/amounts/amount-columns.ts';
import { readEatenAmount } from '../../../../src/meals/layouts/amounts/eaten-amounts.ts';
import { readGrid } from '../../../../src/meals/layouts/layouts.ts';
import { readTextRecord } from '../../../../src/meals/reading-records/read-record.ts';
import { csvGrid } from '../../../../src/tables/csv/text-grid.ts';

/** The amounts of rows, or what is wrong with them; the first column has the foods. */
function amountsOf(header: string, ...rows: string[]): (string | undefined)[] {
  const cells = rows.map((row) => row.split('|'));
  const table = cells.map((row) => ({ cells: row }));
  const columns = findAmountColumns(header.split('|'), table, new Set([0]));
  return cells.map((row) => {
    const { measure, fault } = readEatenAmount(row, columns);
    return fault?.message ?? measure;
  });
}

async function notesOf(table: string) {
  return readGrid(await csvGrid('diary.csv', table, 'meal/syntax'), {})?.notes;
}

test.each([
  ['Total grams', 'all'],
  ['Gesamtmenge (g)', 'all'],
  ['Menge gesamt (kg)', 'all'],
  ['Menge 10 Pers. (g)', 'all'],
  ['Menge 1 Pers. (g)', 'person'],
  ['Menge pro Person (g)', 'person'],
  ['Grams per unit', 'unit'],
  ['Amount each time (g)', 'unit'],
  ['Menge pro Mal (g)', 'unit'],
  ['Gewicht_je_Stück', 'unit'],
  ['1 Einheit = g', 'unit'],
  ['g/Einheit', 'unit'],
  ['Einzelgewicht (g)', 'unit'],
  ['Serving size (g)', 'serving'],
  ['Portionsgröße in g', 'serving'],
  ['Menge (g)', undefined],
  ['Portion (g)', undefined],
  ['Protein per serving (g)', undefined],
  ['Preis pro Stück', undefined],
])('a column %s has the amounts of %s', (name, scope) => {
  expect(scopeOfAmounts(name)).toBe(scope);
});

describe('amounts of all', () => {
  test.each([
    ['Portionen|Menge gesamt (kg)|Portionsgröße (g)', '4|0,8|200', '0,8 kg'],
    ['Servings|Grams per serving|Total grams', '2|150|300', '300 grams'],
    ['Gesamtmenge (g)|Anzahl', '300|2', '300 g'],
    ['No. of units|Weight per unit (g)|Total weight (g)', '2|150|300', '300 g'],
    ['Number of pieces|Weight per piece (g)', '2|150', '2 x 150 g'],
    ['Number of times|Amount each time (g)', '2|30', '2 x 30 g'],
    ['numberOfServings|servingSize (g)', '1,5|40', '1,5 x 40 g'],
    ['Portionsanzahl|Portionsgröße (g)', '2|50', '2 x 50 g'],
    ['Total weight (g)|Number', '300|2', '300 g'],
    ['Number|Total weight (g)', '2|', '2'],
    ['Portion size (g)|Number of portions served|Total (kg)', '200|2|0,4', '0,4 kg'],
    ['Anzahl|Portion|Gewicht [g]', '2|Stück|240', '240 g'],
    ['Anzahl|Portion', '2|Scheiben', '2 Scheiben'],
  ])('are not multiplied by their number: %s', (header, row, measure) => {
    expect(amountsOf(`Food|${header}`, `Apple|${row}`)).toEqual([measure]);
  });

  test.each([
    ['Menge 10 Pers. (g)|Menge 1 Pers. (g)', '2000|200'],
    ['Menge gesamt (g)|Menge pro Person (g)', '2000|200'],
    ['Bruttogewicht (g)|Nettogewicht (g)', '250|200'],
    ['Brutto (g)|Abfall %|Netto (g)', '250|20|200'],
    ['Net weight (g)|Gross weight (g)', '200|250'],
  ])(
    'count only if there are none of one person, and gross ones only if there are no net ones: %s',
    (header, row) => {
      expect(amountsOf(`Food|${header}`, `Rice|${row}`)).toEqual(['200 g']);
    },
  );
});

describe('amounts of one unit', () => {
  test.each([
    'Quantity|Unit|Serving size (g)',
    'Menge|Einheit|Portionsgewicht (g)',
    'Qty|Unit|Unit weight (g)',
    'Quantity|Unit|Grams per unit',
    'Menge|Einheit|1 Einheit = g',
    'Menge|Einheit|g/Einheit',
    'Anzahl|Einheit|Gewicht pro Einheit (g)',
  ])('are multiplied by their number, unless that is a weight: %s', (header) => {
    const rows = ['Bread|2|slice|40', 'Egg|3||60', 'Rice|180|g|150', 'Apple|||150'];
    expect(amountsOf(`Food|${header}`, ...rows)).toEqual([
      '2 x 40 g',
      '3 x 60 g',
      '180 g',
      '150 g',
    ]);
  });

  test('may have their unit in the cell, and may come before their number', () => {
    const header = 'Food|Quantity|Unit|Weight per unit';
    expect(amountsOf(header, 'Egg|3|large|60 g')).toEqual(['3 x 60 g']);
    expect(amountsOf('Food|Size (g)|Qty', 'Apple|150|2')).toEqual(['2 x 150 g']);
    expect(amountsOf('Food|Stück|Gewicht je Stück (g)', 'Ei|3|60')).toEqual(['3 x 60 g']);
  });

  test('a total without another amount may be that of nutrients', () => {
    expect(amountsOf('Food|Fat (g)|Total (g)', 'Rice|1|80')).toEqual(['']);
    expect(amountsOf('Food|Total fat (g)|Menge (g)', 'Rice|1|80')).toEqual(['80 g']);
  });

  test('a number too large for a count is unclear, and a note names the multiplied amounts', async () => {
    const header = 'Food|Amount|Serving size (g)';
    expect(amountsOf(header, 'Rice|180|150', 'Egg|2|60')).toEqual([
      'Amount "180" is unclear',
      '2 x 60 g',
    ]);
    const ofMeals = 'Speise|Anzahl Essen|Menge je Portion (g)';
    expect(amountsOf(ofMeals, 'Püree|85|200')).toEqual(['Amount "85" is unclear']);
    expect(await notesOf('Day,Food,Amount,Serving size (g)\nMon,Egg,2,60\n')).toEqual([
      'read "Amount" times "Serving size (g)" as the amount',
    ]);
    expect(await notesOf('Day,Food,Amount,Grams per unit\nMon,Egg,2,60\n')).toEqual([]);
  });
});

describe('a unit with its size', () => {
  test.each([
    ['2|Scheibe (50 g)', '2 x 50 g'],
    ['3|EL (10 g)', '3 x 10 g'],
    ['2|Eßl. (10 g)', '2 x 10 g'],
    ['0.5|serving (240 ml)', '0.5 x 240 ml'],
    ['2|slices (40 g each)', '2 x 40 g'],
    ['2|Glas à 200 ml', '2 x 200 ml'],
    ['3|200 ml glass', '3 x 200 ml'],
    ['2|150 g', '2 x 150 g'],
    ['2|1 slice (28 g)', '2 x 28 g'],
    ['50|g (1 Scheibe)', '50 g (1 Scheibe)'],
    ['100|ml, 100 g', '100 ml, 100 g'],
    ['1|Scheiben (50 g)', '1 x 50 g'],
    ['2|Scheiben (50 g)', 'Amount "2 Scheiben (50 g)" is unclear'],
  ])('%s: %s', (row, measure) => {
    expect(amountsOf('Food|Menge|Einheit', `Brot|${row}`, 'Ei|2|Stück')[0]).toBe(measure);
  });

  test('a column of sizes after one of numbers', () => {
    const rows = ['Rice|1.5|100 g', 'Milk|2|200 ml'];
    expect(amountsOf('Food|Quantity|Unit', ...rows)).toEqual(['1.5 x 100 g', '2 x 200 ml']);
  });
});

test.each(['Einheit', 'Haushaltsmaß'])(
  'a weight beside a number and its %s is not multiplied',
  (unit) => {
    const header = `Food|Anzahl|${unit}|Gramm`;
    expect(amountsOf(header, 'Brot|2|Scheiben|90', 'Kartoffel|3|Stück|')).toEqual([
      '90 g',
      '3 Stück',
    ]);
  },
);

describe('the weight of a serving next to its number', () => {
  test('is the weight of all servings if measures are counted', () => {
    const header = 'food_name|serving_qty|serving_unit|serving_weight_grams';
    expect(amountsOf(header, 'Banana|2|medium|236', 'Milk|1|cup|', 'Rice|1|cup|158')).toEqual([
      '236 grams',
      '1 cup',
      '158 grams',
    ]);
  });

  test('is the weight of one serving if servings are counted', () => {
    const header = 'food_name|quantity|unit|serving_weight (g)';
    expect(amountsOf(header, 'Rice|2|servings|150', 'Egg|1|serving|60')).toEqual([
      '2 x 150 g',
      '1 x 60 g',
    ]);
  });

  test.each(['Serving Size', 'Note'])('is unclear next to %s, except for one serving', (name) => {
    const header = `Food|${name}|Serving Qty|Serving Weight (g)`;
    expect(amountsOf(header, 'Banana|medium|2|118', 'Rice|cup|1|158', 'Egg|large||50')).toEqual([
      'Amount "2" is unclear',
      '1 x 158 g',
      '50 g',
    ]);
  });

  test('is the weight of one serving next to a number of servings', () => {
    expect(amountsOf('Food|Servings|Serving weight (g)', 'Rice|2|150')).toEqual(['2 x 150 g']);
    expect(amountsOf('Food|Serving Qty|Serving size (g)', 'Rice|2|150')).toEqual(['2 x 150 g']);
    expect(amountsOf('Food|Serving Qty|Grams per serving', 'Rice|2|150')).toEqual(['2 x 150 g']);
  });

  test('is in brackets after a size in words, and is the weight of one serving', () => {
    const header = 'Food|Servings|Serving size';
    const rows = ['Oatmeal|1.5|1 cup (234 g)', 'Apple|0.5|1 medium (182g)', 'Rice|2|1 cup'];
    expect(amountsOf(header, ...rows)).toEqual(['1.5 x 234 g', '0.5 x 182g', '2 x 1 cup']);
  });
});

test('the estimated weight behind a measure is an amount', () => {
  const header = 'Food|Anzahl|Haushaltsmaß|geschätzt in g';
  expect(amountsOf(header, 'Kaffee|1|Tasse|150', 'Brot|2|Scheiben|90')).toEqual(['150 g', '90 g']);
});

test('a note reports more portions than one person eats', async () => {
  const header = 'Day,Food,Portions,Portion size (g)';
  expect(await notesOf(`${header}\nMon,Rice,124,350\nMon,Apple,1,150\nMon,Egg,2,60\n`)).toEqual([
    'column "Portions": 1 row counts more than 20 portions, such as 124; all of them count as eaten by one person',
  ]);
  expect(await notesOf(`${header}\nMon,Almonds,30,1.2\n`)).toEqual([]);
});

describe('portions of a kitchen', () => {
  test.each(['Portionen', 'Portionen geplant', 'Geplante Portionen', 'Portions planned'])(
    'the total is divided by the column %s',
    (name) => {
      expect(amountsOf(`Speise|${name}|Gesamtmenge (kg)`, 'Püree|120|24')).toEqual(['0.2 kg']);
    },
  );

  test.each([
    ['Portionen|Gesamt (kg)', '80|16', '0.2 kg'],
    ['Portions|Total (kg)', '40|10,4', '0.26 kg'],
    ['Portion (g)|Portionen|Gesamt (kg)', '200|80|16', '200 g'],
    ['Portionen|Menge gesamt (kg)|Portionsgröße (g)', '85|17|200', '200 g'],
    ['Portion size (g)|Number of portions served|Total (kg)', '200|85|17', '200 g'],
    ['Portions|Portion size (g)', '124|350', '350 g'],
    ['Portionen|Gesamt (g)', '30|36', '36 g'],
  ])('are counted once: %s', (header, row, measure) => {
    expect(amountsOf(`Food|${header}`, `Rice|${row}`)).toEqual([measure]);
  });

  test('have a note, and a total without their number is a fault', async () => {
    const table = 'Speise;Portionen;Gesamt (kg)\nReis;80;16\nLachs;80;10\n';
    expect(await notesOf(table)).toEqual([
      'column "Portionen" counts the portions of a kitchen: one of them counts',
    ]);
    expect(amountsOf('Food|Portionen|Gesamt (kg)', 'Rice|80|16', 'Fish||10')).toEqual([
      '0.2 kg',
      'Cannot read the amount of one portion: "10" is the total of a kitchen',
    ]);
  });
});

test.each([
  'food;grams per serving;servings eaten',
  'Zutat;Menge je Portion (g);Anzahl Portionen gegessen',
])('portions that were eaten are counted next to their size: %s', async (header) => {
  const { lines } = await readTextRecord(
    { name: 'a.csv', chunks: [`Tag;${header}\n1;Reis;150;2\n`] as never },
    {},
  );
  expect(lines.map(({ text }) => text)).toEqual(['2 x 150 g Reis']);
});

test('hours of several persons begin again with each of them', async () => {
  const text =
    'Person,Times,Food,Amount (g)\nA,8,Oats,50\nA,18,Bread,80\nB,8,Oats,60\nB,19,Rice,90\n';
  const { lines, faults } = await readTextRecord({ name: 'a.csv', chunks: [text] as never }, {});
  expect(faults).toEqual([]);
  expect(lines[0]?.text).toBe('50 g Oats');
});
