import { describe, expect, test } from 'vitest';
import { findAmountColumns } from '../../../../src/meals/layouts/amounts/amount-columns.ts';
import { readEatenAmount } from '../../../../src/meals/layouts/amounts/eaten-amounts.ts';
import { readEntries } from '../../../../src/meals/reading-records/read-entries.ts';
import { readTextRecord } from '../../../../src/meals/reading-records/read-record.ts';

/** What each row of a table says of how much was eaten; its first column has the foods. */
function amountsOf(header: string, ...rows: string[]) {
  const cells = rows.map((row) => ({ cells: row.split('|') }));
  const columns = findAmountColumns(header.split('|'), cells, new Set([0]));
  return cells.map((row) => readEatenAmount(row.cells, columns));
}

const measures = (header: string, ...rows: string[]) =>
  amountsOf(header, ...rows).map(({ measure }) => measure);

describe('findAmountColumns()', () => {
  test('a weight takes precedence over the household measure next to it, which counts if the weight is missing', () => {
    const header = 'Food|Household measure|Weight served (g)';
    expect(measures(header, 'Bread|2 slices|60', 'Butter|thinly|10', 'Tea|1 mug|')).toEqual([
      '60 g',
      '10 g',
      '1 mug',
    ]);
  });

  test('of several columns of measures, the one that is filled counts', () => {
    const header = 'Lebensmittel|g|ml|EL|Stück';
    expect(measures(header, 'Ei||||1', 'Honig|||2|', 'Milch||200||', 'Reis|180|||')).toEqual([
      '1 Stück',
      '2 EL',
      '200 ml',
      '180 g',
    ]);
  });

  test('a number and a size are an amount and its unit, in any order', () => {
    expect(measures('Food|Amount|Portion size', 'Bread|2|slice', 'Tea|1-2|mugs')).toEqual([
      '2 slice',
      '1-2 mugs',
    ]);
    expect(measures('Food|Portion size|Amount', 'Bread|slice|2')).toEqual(['2 slice']);
    expect(measures('Food|Number of portions|Portion size', 'Bread|2|slice')).toEqual(['2 slice']);
    expect(measures('Food|Anzahl|Maß', 'Brot|2|Scheiben')).toEqual(['2 Scheiben']);
  });

  test('a number next to a size such as "slice (30 g)" counts such sizes', () => {
    expect(measures('Food|No. of servings|Serving size (g)', 'Rice|2|150')).toEqual(['2 x 150 g']);
    expect(measures('Food|No. of servings|Serving size (g)', 'Rice||150')).toEqual(['150 g']);
  });

  test('an amount with its own unit ignores the unit of the column', () => {
    expect(measures('Food|Menge (g/ml)', 'Reis|180', 'Milch|200 ml', 'Käse|ca. 30')).toEqual([
      '180 g',
      '200 ml',
      'ca. 30 g',
    ]);
  });

  test.each([
    ['Menge (kg)', '0.2 kg'],
    ['Gewicht (kg)', '0.2 kg'],
    ['Amount (kg)', '0.2 kg'],
    ['amount_kg', '0.2 kg'],
    ['kg', '0.2 kg'],
    ['Istmenge', '0.2'],
    ['Istmenge (g)', '0.2 g'],
    ['Menge (mg)', '0.2 mg'],
    ['amount_mg', '0.2 mg'],
    ['Menge l', '0.2 l'],
    ['amount_dl', '0.2 dl'],
    ['dl', '0.2 dl'],
    ['Menge in cl', '0.2 cl'],
    ['Menge/ml', '0.2 ml'],
    ['amount_oz', '0.2 oz'],
    ['Amount, lb', '0.2 lb'],
    ['verzehrt (kg)', '0.2 kg'],
  ])('reads the unit in the name of a column: %s', (name, measure) => {
    expect(measures(`Lebensmittel|${name}`, 'Reis|0.2')).toEqual([measure]);
  });

  test('a column in kg is the weight of a person if its numbers are large or there are other amounts', () => {
    expect(measures('Food|Gewicht (kg)', 'Bread|70.5')).toEqual(['']);
    expect(measures('Food|Menge (g)|Weight (kg)', 'Bread||3')).toEqual(['']);
    expect(measures('Food|kg', 'Bread|0,5', 'Rice|')).toEqual(['0,5 kg', '']);
  });

  test('planned amounts count only if there are no other amounts', () => {
    expect(measures('Food|Sollmenge (g)|Istmenge (g)', 'Bread|200|150', 'Rice|200|')).toEqual([
      '150 g',
      '',
    ]);
    expect(measures('Food|Sollmenge (g)', 'Bread|200')).toEqual(['200 g']);
  });

  test('text without an amount is not an amount', () => {
    expect(measures('Food|Weight (kg)|Photo of the portion|kcal', 'Bread|70|3|250')).toEqual(['']);
  });
});

describe('readEatenAmount()', () => {
  test.each([
    ['1/2', { part: 0.5 }],
    ['¾', { part: 0.75 }],
    ['25 %', { part: 0.25 }],
    ['ein Viertel', { part: 0.25 }],
    ['alles', {}],
    ['', {}],
  ])('reads the part that was eaten: %s', (cell, part) => {
    const rows = [`Reis|200 g|${cell}`, 'Brot|50 g|ganz', 'Suppe|1 Teller|nichts'];
    expect(amountsOf('Speise|Portion|gegessen', ...rows)[0]).toEqual({
      measure: '200 g',
      position: 1,
      ...part,
    });
  });

  test('subtracts leftovers, a weight or a share', () => {
    expect(amountsOf('Food|Served (g)|Left over (g)', 'Rice|200|45', 'Egg|50|0')).toEqual([
      { measure: '200 g', position: 1, left: 45 },
      { measure: '50 g', position: 1 },
    ]);
    expect(amountsOf('Food|Amount served|Leftovers', 'Rice|200 g|1/4')).toEqual([
      { measure: '200 g', position: 1, part: 0.75 },
    ]);
  });

  test('the weight that was eaten takes precedence over the weight that was served', () => {
    expect(measures('Food|Served (g)|Eaten (g)', 'Rice|200|120')).toEqual(['120 g']);
  });
});

test('leftovers of foods with ids are subtracted, too', async () => {
  const text = 'food_id;food;amount;unit;eaten\nmilk;Milch;200;ml;1/2\negg;Ei;50;g;all\n';
  const { lines } = await readTextRecord({ name: 'x.csv', chunks: [text] as never }, {});
  const amounts: unknown[] = [];
  const sink = {
    row: () => {},
    report: () => {},
    food: () => undefined,
    entry: ({ amount, unit }: { amount: unknown; unit: unknown }) => {
      amounts.push([amount, unit]);
      return undefined;
    },
  };
  const record = { columns: [], lines, notes: [] };
  readEntries(record, 'x.csv', { groupBy: [], columnMap: {} } as never, sink as never);
  expect(amounts).toEqual([
    [100, 'ml'],
    [50, 'g'],
  ]);
});

describe('readEatenAmount() with columns of amounts eaten', () => {
  test.each([
    'Lebensmittel|Menge (g)|verzehrt (g)|Reste (g)',
    'Food|Served (g)|Eaten (g)|Left over (g)',
    'Lebensmittel|Menge (g)|Istmenge (g)|Rest (g)',
    'Lebensmittel|Menge (g)|gegessene Menge (g)|Rest (g)',
    'Lebensmittel|Menge (g)|Verzehr (g)|Rest (g)',
  ])('leftovers belong to the amount served: %s', (header) => {
    expect(amountsOf(header, 'Reis|200|150|50', 'Brot|200||50')).toEqual([
      { measure: '150 g', position: 2 },
      { measure: '200 g', position: 1, left: 50 },
    ]);
  });

  test('amounts eaten without a unit in the name count, too', () => {
    const rows = ['Reis|200 g|150 g|50 g', 'Brot|60 g|alles|', 'Ei|50 g|nichts|50 g'];
    expect(amountsOf('Food|Served|Eaten|Left over', ...rows)).toEqual([
      { measure: '150 g', position: 2 },
      { measure: '60 g', position: 1 },
      { measure: '50 g', position: 1, isNotEaten: true },
    ]);
    expect(measures('Food|Served (g)|Eaten|Left over', 'Rice|200|150|50')).toEqual(['150 g']);
  });

  test('a fraction in the only column of amounts is an amount', () => {
    expect(amountsOf('Food|Verzehrmenge|Einheit', 'Pudding|1/2|Becher')).toEqual([
      { measure: '1/2 Becher', position: 1 },
    ]);
  });

  test('leftovers are compared with the amount eaten', () => {
    const rows = ['Reis|200|150|50', 'Brot|200|150|90', 'Ei|60|58|0'];
    expect(
      amountsOf('Food|Served (g)|Eaten (g)|Left over (g)', ...rows).map(({ isOff }) => isOff),
    ).toEqual([undefined, true, undefined]);
    expect(amountsOf('Food|Served (g)|Amount eaten|Rest (g)', 'Rice|200|3/4|50')).toEqual([
      { measure: '200 g', position: 1, part: 0.75 },
    ]);
  });

  test('numbers of a column of percentages are shares', () => {
    expect(amountsOf('Food|Menge (g)|Verzehr (%)', 'Reis|200|75', 'Ei|60|100')).toEqual([
      { measure: '200 g', position: 1, part: 0.75 },
      { measure: '60 g', position: 1 },
    ]);
    expect(amountsOf('Food|Menge (g)|Rest (%)', 'Reis|200|25')).toEqual([
      { measure: '200 g', position: 1, part: 0.75 },
    ]);
  });

  test.each(['kaum', 'wenig', 'fast alles', 'most', '75'])(
    'a share that is unclear is a fault: %s',
    (cell) => {
      for (const name of ['gegessen', 'Amount eaten', 'Wie viel gegessen?']) {
        const [read] = amountsOf(`Food|Menge (g)|${name}`, `Reis|200|${cell}`);
        expect(read?.fault).toMatchObject({ code: 'meal/bad-amount', value: cell, position: 2 });
      }
    },
  );

  test.each([
    ['a quarter', 0.25],
    ['half eaten', 0.5],
    ['die Hälfte', 0.5],
    ['33,5 %', 0.335],
  ])('a share that is clear counts: %s', (cell, part) => {
    expect(amountsOf('Food|Menge (g)|gegessen', `Reis|200|${cell}`)[0]?.part).toBe(part);
  });

  test('columns about where, when and with whom somebody ate are not shares', () => {
    const header = 'Food|Menge (g)|Eaten at home|Gegessen mit';
    expect(amountsOf(header, 'Reis|200|no|nein')).toEqual([{ measure: '200 g', position: 1 }]);
  });

  test('a column of leftovers gives how much was left, not how much was eaten', () => {
    const left = (cell: string) => amountsOf('Food|Menge (g)|Reste', `Reis|200|${cell}`)[0];
    expect(left('aufgegessen')).toEqual({ measure: '200 g', position: 1 });
    expect(left('keine')).toEqual({ measure: '200 g', position: 1 });
    expect(left('alles')).toMatchObject({ part: 0 });
    expect(left('ja')?.fault).toMatchObject({ code: 'meal/bad-amount', position: 2 });
    expect(left('etwas')?.fault).toMatchObject({ code: 'meal/bad-amount', position: 2 });
    expect(amountsOf('Food|Menge (g)|Rest (kg)', 'Reis|200|0,05')[0]).toMatchObject({ left: 50 });
  });

  test.each([
    'Ausgabe (g)|Rückwaage (g)',
    'Portion (g)|Rücklauf (g)',
    'Portion (g)|Tellerrest (g)',
    'Portion (g)|nicht verzehrt (g)',
    'Weight before (g)|Weight after (g)',
    'Menge vor dem Essen (g)|Menge nach dem Essen (g)',
    'Amount (g)|Waste (g)',
  ])('a column of leftovers may be called %s', (header) => {
    expect(amountsOf(`Food|${header}`, 'Reis|200|50')[0]).toMatchObject({
      measure: '200 g',
      left: 50,
    });
  });

  test('waste from preparation is not part of a net weight', () => {
    expect(amountsOf('Food|Brutto (g)|Abfall (%)|Netto (g)', 'Reis|250|20|200')).toEqual([
      { measure: '200 g', position: 3 },
    ]);
    expect(amountsOf('Food|Bruttogewicht (g)|Abfall (%)', 'Reis|250|20')[0]?.part).toBe(0.8);
  });

  test('"Aufnahme" has shares if its cells are shares', () => {
    expect(amountsOf('Food|Portion (g)|Aufnahme', 'Reis|200|50 %')[0]?.part).toBe(0.5);
    expect(amountsOf('Food|Portion (g)|Aufnahme', 'Reis|200|01.03.2026')).toEqual([
      { measure: '200 g', position: 1 },
    ]);
  });

  test('leftovers are not subtracted from what is already served minus left', () => {
    const header = 'Food|serving-size|leftovers-size|Portion size (g)';
    const [first, second] = amountsOf(header, 'Brei|260|40|220', 'Tee|250|0|250');
    expect([first?.measure, first?.left]).toEqual(['220 g', undefined]);
    expect(second?.measure).toBe('250 g');
  });

  test('times below a word of eating are no shares', () => {
    const [read] = amountsOf('Food|Menge (g)|consumed', 'Reis|200|2026-03-02T10:00');
    expect(read).toMatchObject({ measure: '200 g' });
    expect(read?.fault).toBeUndefined();
  });

  test('more left than served is a fault', () => {
    const [read] = amountsOf('Food|Menge (g)|Rest (g)', 'Reis|200|250');
    expect(read?.fault).toMatchObject({ code: 'meal/negative-amount', value: '250', position: 2 });
  });
});

describe('readEatenAmount() with cells without an amount', () => {
  test('a dash says that nothing was eaten, unless another column has an amount', () => {
    const rows = ['Reis|-|', 'Brot|–|2 Scheiben', 'Ei||'];
    expect(amountsOf('Food|Menge (g)|Haushaltsmaß', ...rows)).toEqual([
      { measure: '- g', position: 1, isNotEaten: true },
      { measure: '2 Scheiben', position: 2 },
      { measure: '', position: 1 },
    ]);
  });

  test.each(['?', 'x', '??', 'k. A.', 'n/a', '=B1+5', '=ROUND(33.3,0)'])(
    'refuses %s, rather than assuming a standard serving',
    (cell) => {
      const [read] = amountsOf('Food|Menge (g)', `Reis|${cell}`);
      expect(read?.fault).toMatchObject({ code: 'meal/bad-amount', value: cell, position: 1 });
    },
  );
});
