import { expect, test } from 'vitest';
import { columnMeaning } from '../../../../src/importers/foods-table/headings/column-meaning.ts';

test.each([
  ['fat_g', 'fat', 'g', undefined],
  ['MG (g)', 'fat', 'g', undefined],
  ['Mg (mg)', 'magnesium', 'mg', undefined],
  ['z toho nasycené mastné kyseliny (g)', 'saturated_fatty_acids', 'g', undefined],
  ['Bílkoviny (g)', 'protein', 'g', undefined],
  ['ebből cukrok (g)', 'sugar', 'g', undefined],
  ['din care zaharuri (g)', 'sugar', 'g', undefined],
  ['Yağ, toplam (g)', 'fat', 'g', undefined],
  ['Sodyum, Na (mg)', 'sodium', 'mg', undefined],
  ['energia, laskennallinen (kJ)', 'energy', 'kJ', undefined],
  ['suola (mg)', 'salt', 'mg', undefined],
  ['Available carbohydrates, difference (g)', 'carbohydrates', 'g', undefined],
  ['Vitamin C (Ascorbinsäure) (mg)', 'vitamin_C', 'mg', undefined],
  ['Vitamin B6 (pyridoxine) (µg)', 'vitamin_B6', 'µg', undefined],
  ['Vitamine B12 (cobalamine) (µg)', 'vitamin_B12', 'µg', undefined],
  ['Vitamina C (acido ascorbico) (mg)', 'vitamin_C', 'mg', undefined],
  ['Vitamin E (α-Tocopherol) (mg)', 'vitamin_E', 'mg', undefined],
  ['Vitamin A-Aktivität, RAE (µg-RE)', 'retinol_activity_equivalent', 'µg', undefined],
  ['Chlorid (Cl) (mg)', 'chloride', 'mg', undefined],
  ['Fettsäuren, einfach ungesättigt (g)', 'monounsaturated_fatty_acids', 'g', undefined],
  ['α-Linolensäure (g)', 'alpha_linolenic_acid', 'g', undefined],
  ['Iron (ppm)', 'iron', 'mg', '100 g'],
  ['Dietary fiber, total g', 'fiber', 'g', undefined],
  ['Ballast./100g', 'fiber', 'g', '100 g'],
  ['davon ges. (g)', 'saturated_fatty_acids', 'g', undefined],
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
  ['Salt equiv. (g)', 'salt', 'g', undefined],
  ['Protein, calculated from reference nitrogen g', 'protein', 'g', undefined],
  ['Carbohydrate, calculated by difference g', 'carbohydrates_by_difference', 'g', undefined],
  ['Salz (Na x 2,5) [g]', 'salt', 'g', undefined],
  ['dont saturés (g)', 'saturated_fatty_acids', 'g', undefined],
  ['dont acides gras saturés', 'saturated_fatty_acids', 'g', undefined],
  ['dont sucres (g)', 'sugar', 'g', undefined],
  ['Matières grasses (g)', 'fat', 'g', undefined],
  ['Glucides', 'carbohydrates', 'g', undefined],
  ['Protéines', 'protein', 'g', undefined],
  ['Sel', 'salt', 'g', undefined],
  ['Énergie (kJ)', 'energy', 'kJ', undefined],
  ['Ballaststoffe_g', 'fiber', 'g', undefined],
  ['Vitamin B-6 (mg)', 'vitamin_B6', 'mg', undefined],
  ['vitamin_b12_ug', 'vitamin_B12', 'µg', undefined],
  ['Vitamin D (mcg)', 'vitamin_D', 'µg', undefined],
  ['thiamin_mg', 'thiamin', 'mg', undefined],
  ['protein_100g', 'protein', 'g', '100 g'],
  ['Energy (kcal) per 30 g serving', 'energy', 'kcal', '30 g'],
  ['Fett pro Portion (45 g)', 'fat', 'g', '45 g'],
  ['Energy (kJ) per 2 biscuits (25g)', 'energy', 'kJ', '25 g'],
  ['kJ je 2 Kekse (25 g)', 'energy', 'kJ', '25 g'],
  ['Fett pro Kugel (60 g)', 'fat', 'g', '60 g'],
  ['Énergie (kJ) par biscuit (12,5 g)', 'energy', 'kJ', '12.5 g'],
  ['Fat per average portion (g)', 'fat', 'g', 'serving'],
  ['Energy per 250ml glass (kJ)', 'energy', 'kJ', '250 ml'],
  ['Protein (mg/g)', 'protein', 'mg', '1 g'],
  ['Energie [kJ/100g bzw. 100ml]', 'energy', 'kJ', '100 g'],
  ['kcal/g', 'energy', 'kcal', '1 g'],
  ['Fett/g', 'fat', 'g', undefined],
  ['Energie/kJ', 'energy', 'kJ', undefined],
  ['Energia w porcji (kcal)', 'energy', 'kcal', 'serving'],
  ['Fat mean (g)', 'fat', 'g', undefined],
  ['Protein g/kg', 'protein', 'g', '1000 g'],
  ['Natrium mg/l', 'sodium', 'mg', '1000 ml'],
  ['Zucker je Stück', 'sugar', 'g', 'medium_piece'],
  ['Fett je 100 g essbarer Anteil', 'fat', 'g', '100 g'],
  ['Typical values per 100g: Energy kJ', 'energy', 'kJ', '100 g'],
  ['Kalorien (kcal)', 'energy', 'kcal', undefined],
  ['Energie kJ / Énergie kJ', 'energy', 'kJ', undefined],
  ['E (kcal)', 'energy', 'kcal', undefined],
  ['E (g)', 'protein', 'g', undefined],
  ['Energy kcals', 'energy', 'kcal', undefined],
  ['Fat per 100g (as sold)', 'fat', 'g', '100 g'],
  ['Kohlenhydrate, verfügbar (g)', 'carbohydrates', 'g', undefined],
  ['Kalium (K) (mg)', 'potassium', 'mg', undefined],
  ['Jod (I) (µg)', 'iodide', 'µg', undefined],
  ['Vitamin A-Aktivität, RE (µg-RE)', 'retinol_equivalent', 'µg', undefined],
  ['EPA (mg)', 'eicosapentaenoic_acid', 'mg', undefined],
  ['Fe (mg)', 'iron', 'mg', undefined],
  ['Mg (mg)', 'magnesium', 'mg', undefined],
  ['I (µg)', 'iodide', 'µg', undefined],
  ['F (g)', 'fat', 'g', undefined],
  ['F (mg)', 'fluoride', 'mg', undefined],
  ['B1 (Thiamine) (mg)', 'thiamin', 'mg', undefined],
  ['Eiweiß / Protein (g)', 'protein', 'g', undefined],
  ['Protein (N x 6.25) (g/100g)', 'protein', 'g', '100 g'],
  ['Fibre, AOAC (g/100g)', 'fiber', 'g', '100 g'],
  ['Vit. A (µg RE)', 'retinol_equivalent', 'µg', undefined],
  ['Vit.B12 mcg', 'vitamin_B12', 'µg', undefined],
  ['Polyunsaturated Fat', 'polyunsaturated_fatty_acids', 'g', undefined],
  ['saturatedFatG', 'saturated_fatty_acids', 'g', undefined],
])('columnMeaning() reads %s as an amount', (name, nutrient, unit, basis) => {
  expect(columnMeaning(name)).toMatchObject({ kind: 'nutrient', nutrient: { name: nutrient } });
  expect(columnMeaning(name)).toMatchObject({ unit, basis });
});

test('columnMeaning() converts international units of vitamin D, and of no other vitamin', () => {
  expect(columnMeaning('Vitamin D (IU)')).toMatchObject({ unit: 'µg', factor: 0.025 });
  expect(columnMeaning('Vitamin A (IU)')).toBeUndefined();
});

test.each([
  ['product_name', 'name'],
  ['Rezept / Speise', 'name'],
  ['Sample description', 'name'],
  ['Amount', 'per'],
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

test.each(['pro Portion (40 g)', 'per serving (60 g)'])('%s is not a fatty acid', (name) => {
  expect(columnMeaning(name)).toBeUndefined();
});

test('columnMeaning() reads measures and food patterns', () => {
  expect(columnMeaning('slice_g')).toEqual({
    kind: 'measure',
    type: 'medium_slice',
    unit: 'g',
    factor: 1,
  });
  expect(columnMeaning('Tasse (ml)')).toEqual({
    kind: 'measure',
    type: 'medium_cup',
    unit: 'ml',
    factor: 1,
  });
  for (const name of ['1 EL (g)', 'EL (g)', 'Gewicht pro EL (g)', 'tbsp (g)']) {
    expect(columnMeaning(name)).toEqual({
      kind: 'measure',
      type: 'tablespoon',
      unit: 'g',
      factor: 1,
    });
  }
  expect(columnMeaning('f_total')).toMatchObject({ kind: 'pattern', pattern: { name: 'f_total' } });
});

test.each([
  ...['shelf', 'fat_kj', 'Regal', 'nova_group', 'energy_g', 'colour (ml)', 'Alkohol %', 'Fe', 'K'],
  ...['Added Sugars (g)', 'Preis je kg', 'Menge', 'weight (g)', 'Sugars (added) g'],
  ...[
    'Vitamin A (retinol) (µg)',
    'Folat (Folsäure) (µg)',
    'Zucker (Fructose) (g)',
    'Salz Natrium (g)',
  ],
  ...[
    'Vitamin E (γ-Tocopherol) (mg)',
    'Linolensäure (g)',
    'Vitamin C (added) (mg)',
    'Iron Zinc (mg)',
  ],
])('columnMeaning() does not know %s', (name) => {
  expect(columnMeaning(name)).toBeUndefined();
});

test('columnMeaning() converts megajoules to kilojoules', () => {
  expect(columnMeaning('Energie MJ/kg')).toMatchObject({
    unit: 'kJ',
    factor: 1000,
    basis: '1000 g',
  });
});

test.each(['Energie kJ / Energie kcal', 'Fett / Zucker (g)', 'Energy from fat (kcal)'])(
  'columnMeaning() finds no single amount in "%s"',
  (name) => expect(columnMeaning(name)).toBeUndefined(),
);

test.each(['Dichte (g/ml)', 'density [kg/l]', 'density_g_ml'])(
  'columnMeaning() reads %s',
  (name) => {
    expect(columnMeaning(name)).toEqual({ kind: 'text', topic: 'density' });
  },
);

test.each([
  ['Code-barres', 'gtin'],
  ['Code à barres', 'gtin'],
  ['EAN', 'gtin'],
  ['Marque', 'brand'],
])('columnMeaning reads a column of text: %s', (name, topic) => {
  expect(columnMeaning(name)).toEqual({ kind: 'text', topic });
});

test.each([
  ['Serving (oz)', 'portion', 'g', 28.35],
  ['serving_lb', 'portion', 'g', 453.59],
  ['Serving (fl oz)', 'portion', 'ml', 29.57],
  ['Portion (ml)', 'portion', 'ml', 1],
  ['Flasche (l)', 'medium_bottle', 'ml', 1000],
])('columnMeaning() reads %s as a measure', (name, type, unit, factor) => {
  expect(columnMeaning(name)).toEqual({
    kind: 'measure',
    type,
    unit,
    factor: expect.closeTo(factor, 2),
  });
});

test.each([
  'Protein (% kcal)',
  'Total saturated fatty acids (%T)',
  'Leucine (mg/g protein)',
  'Fett i. Tr. (%)',
  'Energy from fat (kJ)',
])('columnMeaning() knows that "%s" is not an amount in food', (name) => {
  expect(columnMeaning(name)).toBeUndefined();
});
