import { expect, test } from 'vitest';
import { columnMeaning } from '../../../src/importers/foods-table/column-meaning.ts';

test.each([
  ['fat_g', 'fat', 'g', undefined],
  ['Fett (g)', 'fat', 'g', undefined],
  ['davon gesättigte Fettsäuren [g]', 'saturated_fatty_acids', 'g', undefined],
  ['of which saturates (g)', 'saturated_fatty_acids', 'g', undefined],
  ['energy_kj', 'energy', 'kJ', undefined],
  ['energy-kj_100g', 'energy', 'kJ', '100 g'],
  ['energy_kj_calc', 'energy', 'kJ', undefined],
  ['Brennwert in kcal', 'energy', 'kcal', undefined],
  ['kcal', 'energy', 'kcal', undefined],
  ['Kalorien', 'energy', 'kcal', undefined],
  ['Energie je 100 ml (kJ)', 'energy', 'kJ', '100 ml'],
  ['protein_per_serving_g', 'protein', 'g', 'serving'],
  ['fat_100g', 'fat', 'g', '100 g'],
  ['Kohlenhydrate', 'carbohydrates', 'g', undefined],
  ['sodium_mg', 'sodium', 'mg', undefined],
  ['Natrium (mg)', 'sodium', 'mg', undefined],
  ['sodium', 'sodium', undefined, undefined],
  ['Salz', 'salt', 'g', undefined],
  ['Ballaststoffe_g', 'fiber', 'g', undefined],
  ['Vitamin B-6 (mg)', 'vitamin_B6', 'mg', undefined],
  ['vitamin_b12_ug', 'vitamin_B12', 'µg', undefined],
  ['Vitamin D (mcg)', 'vitamin_D', 'µg', undefined],
  ['thiamin_mg', 'thiamin', 'mg', undefined],
])('columnMeaning() reads %s as an amount', (name, nutrient, unit, basis) => {
  expect(columnMeaning(name)).toMatchObject({ kind: 'nutrient', nutrient: { name: nutrient } });
  expect(columnMeaning(name)).toMatchObject({ unit, basis });
});

test.each([
  ['product_name', 'name'],
  ['Lebensmittel', 'name'],
  ['EAN', 'gtin'],
  ['Barcode', 'gtin'],
  ['Marke', 'brand'],
  ['name_fr', 'other_names'],
  ['Portionsgröße', 'serving_size'],
  ['Zubereitung', 'processing'],
])('columnMeaning() reads %s as text', (name, topic) => {
  expect(columnMeaning(name)).toEqual({ kind: 'text', topic });
});

test('columnMeaning() reads measures and food patterns', () => {
  expect(columnMeaning('slice_g')).toEqual({ kind: 'measure', type: 'medium_slice', unit: 'g' });
  expect(columnMeaning('Tasse (ml)')).toEqual({ kind: 'measure', type: 'medium_cup', unit: 'ml' });
  expect(columnMeaning('f_total')).toMatchObject({ kind: 'pattern', pattern: { name: 'f_total' } });
});

test.each(['shelf', 'fat_kj', 'Regal', 'nova_group', 'energy_g', 'colour (ml)'])(
  'columnMeaning() knows nothing of %s',
  (name) => {
    expect(columnMeaning(name)).toBeUndefined();
  },
);
