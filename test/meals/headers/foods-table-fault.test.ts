import { describe, expect, test } from 'vitest';
import { foodsTableFault } from '../../../src/meals/headers/foods-table-fault.ts';

const AT = { file: 'foods.csv', line: 1 };

describe('foodsTableFault()', () => {
  test.each([
    [['Name', 'Energie (kcal)', 'Fett (g)', 'Kohlenhydrate (g)', 'Eiweiß (g)', 'Salz (g)']],
    [['product_name', 'fat_g', 'saturated_g', 'carbohydrate_g', 'protein_g']],
    [
      [
        'name',
        'gtin',
        'per',
        'serving_size',
        'measures',
        'energy_kcal',
        'fat_g',
        'protein_g',
        'salt_g',
      ],
    ],
  ])('refuses a table of foods with the columns %j', (cells) => {
    expect(foodsTableFault(cells, AT)?.diagnostics).toEqual([
      {
        code: 'meal/missing-column',
        message:
          'Missing column for amount: the table lists the nutrients of foods, not what was eaten',
        location: AT,
        field: 'amount',
        expected:
          'a record of what was eaten; "viand catalogue add" reads tables of your own foods',
      },
    ]);
  });

  test.each([
    [['Datum', 'Lebensmittel', 'kcal', 'Fett', 'Kohlenhydrate', 'Eiweiß']],
    [['Lebensmittel', 'Menge', 'kcal', 'Fett', 'Kohlenhydrate', 'Eiweiß']],
    [['Food', 'Serving size', 'Calories', 'Fat', 'Carbs', 'Protein']],
    [['Food', 'Calories', 'Fat', 'Protein']],
    [['Salz', 'Zucker', 'Fettarme Milch', 'Eiweißbrot', 'Salzgurken']],
    [[]],
  ])('accepts a record with the columns %j', (cells) => {
    expect(foodsTableFault(cells, AT)).toBeUndefined();
  });
});
