import { expect, test } from 'vitest';
import { columnMeaning } from '../../../../src/importers/foods-table/headings/column-meaning.ts';

/** The columns of a label in seven languages, in the order of the first. */
const LABELS = {
  Italian:
    'Energia (kcal);Grassi (g);di cui acidi grassi saturi (g);Carboidrati (g);di cui zuccheri (g);Fibre (g);Proteine (g);Sale (g)',
  Spanish:
    'Valor energético (kcal);Grasas (g);de las cuales saturadas (g);Hidratos de carbono (g);de los cuales azúcares (g);Fibra alimentaria (g);Proteínas (g);Sal (g)',
  Portuguese:
    'Energia (kcal);Lípidos (g);dos quais saturados (g);Hidratos de carbono (g);dos quais açúcares (g);Fibra (g);Proteínas (g);Sal (g)',
  Dutch:
    'Energie (kcal);Vetten (g);waarvan verzadigde vetzuren (g);Koolhydraten (g);waarvan suikers (g);Vezels (g);Eiwitten (g);Zout (g)',
  Danish:
    'Energi (kcal);Fedt (g);heraf mættede fedtsyrer (g);Kulhydrat (g);heraf sukkerarter (g);Kostfibre (g);Protein (g);Salt (g)',
  Swedish:
    'Energi (kcal);Fett (g);varav mättat fett (g);Kolhydrat (g);varav sockerarter (g);Fiber (g);Protein (g);Salt (g)',
  Polish:
    'Wartość energetyczna (kcal);Tłuszcz (g);w tym kwasy tłuszczowe nasycone (g);Węglowodany (g);w tym cukry (g);Błonnik (g);Białko (g);Sól (g)',
} as const;

const NUTRIENTS = [
  ...['energy', 'fat', 'saturated_fatty_acids', 'carbohydrates', 'sugar'],
  ...['fiber', 'protein', 'salt'],
];

test.each(Object.entries(LABELS))('the columns of a label in %s are recognised', (_, label) => {
  const found = label.split(';').map(columnMeaning);
  expect(found.map((one) => (one?.kind === 'nutrient' ? one.nutrient.name : one))).toEqual(
    NUTRIENTS,
  );
});

test.each([
  ['Energia (kcal) per 100 g', '100 g'],
  ['Grasas (g) por 100 g', '100 g'],
  ['Fedt (g) pr. 100 g', '100 g'],
  ['Grassi (g) per porzione', 'serving'],
  ['Grasas (g) por ración', 'serving'],
])('%s is per %s', (name, basis) => {
  expect(columnMeaning(name)).toMatchObject({ kind: 'nutrient', basis });
});

test.each(['Fett (g)*', 'Fett (g) b)', 'Fett (g)²'])(
  'the mark of a footnote in %s is not part of the name',
  (name) => {
    expect(columnMeaning(name)).toMatchObject({ kind: 'nutrient', unit: 'g' });
  },
);

test('the path of a field in brackets is not part of the name', () => {
  const meaning = columnMeaning('Fat g (product.metafields.custom.fat)');
  expect(meaning).toMatchObject({ kind: 'nutrient', unit: 'g' });
  expect(columnMeaning('Fett (i.Tr)')).toBeUndefined();
});

test.each([
  'Variant Barcode',
  'Codice a barre',
  'Código de barras',
  'EAN-13',
  'Streepjescode',
  'Kod kreskowy',
])('a column %s has bar codes', (name) => {
  expect(columnMeaning(name)).toEqual({ kind: 'text', topic: 'gtin' });
});

test.each([
  ['ENERCJ (kJ)', 'energy'],
  ['FASAT (g)', 'saturated_fatty_acids'],
  ['Fett, totalt (g)', 'fat'],
  ['Kolhydrater, tillgängliga (g)', 'carbohydrates'],
  ['Järn, Fe (mg)', 'iron'],
  ['proteina total (g)', 'protein'],
  ['fibra, dietetica total (g)', 'fiber'],
])('the column %s of a national table has %s', (name, nutrient) => {
  expect(columnMeaning(name)).toMatchObject({ kind: 'nutrient', nutrient: { name: nutrient } });
});

test.each([
  // Matvaretabellen
  ['Kilokalorier (kcal)', 'energy'],
  ['Mettet (g)', 'saturated_fatty_acids'],
  ['Enumettet (g)', 'monounsaturated_fatty_acids'],
  ['Flerumettet (g)', 'polyunsaturated_fatty_acids'],
  ['Mono+disakk (g)', 'sugar'],
  ['Kalsium (mg)', 'calcium'],
  ['Sink (mg)', 'zinc'],
  // Frida
  ['sum monoumættede (g)', 'monounsaturated_fatty_acids'],
  ['Kulhydrat difference (g)', 'carbohydrates_by_difference'],
  ['Kulhydrat deklaration (g)', 'carbohydrates'],
  ['Aske (g)', 'ash'],
  ['C-vitamin (mg)', 'vitamin_C'],
  ['B12-vitamin (µg)', 'vitamin_B12'],
  // the Swedish table
  ['Kalcium, Ca (mg)', 'calcium'],
  ['Socker, totalt (g)', 'sugar'],
  ['Disackarider (g)', 'disaccharides'],
  // Polish tables, whose total carbohydrates include fibre
  ['Węglowodany ogółem (g)', 'carbohydrates_by_difference'],
  ['Białko ogółem (g)', 'protein'],
  ['Witamina C (mg)', 'vitamin_C'],
  ['Popiół (g)', 'ash'],
  // Spanish, Portuguese and Dutch
  ['Calorías', 'energy'],
  ['Valor calórico (kcal)', 'energy'],
  ['Hidratos de carbono disponibles (g)', 'carbohydrates'],
  ['Humedad (%)', 'water'],
  ['Umidade (%)', 'water'],
  ['Lipídeos (g)', 'fat'],
  ['Calorieën', 'energy'],
  ['Enkelvoudig onverzadigd (g)', 'monounsaturated_fatty_acids'],
  // Ciqual in English
  ['Energy, Regulation EU No 1169/2011 (kJ/100g)', 'energy'],
  ["Energy, N x Jones' factor, with fibres (kcal/100g)", 'energy'],
  ['Protein, crude, N x 6.25 (g/100g)', 'protein'],
])('%s is %s', (name, expected) => {
  const found = columnMeaning(name);
  expect(found?.kind === 'nutrient' && found.nutrient.name).toBe(expected);
});

test.each([
  'Tilsatt sukker (g)',
  'Tillsatt socker (g)',
  'Azúcares añadidos (g)',
  'Added sugars (g)',
])('%s is not the total of sugars', (name) => {
  expect(columnMeaning(name)).toBeUndefined();
});

test.each([
  ['Tamaño de la porción', 'serving_size'],
  ['Portionsstørrelse', 'serving_size'],
  ['Average portion', 'serving_size'],
  ['Varenavn', 'name'],
  ['Désignation', 'name'],
  ['Descripción del alimento', 'name'],
  ['Kod kreskowy', 'gtin'],
  ['Densità (g/ml)', 'density'],
])('%s has the topic %s', (name, topic) => {
  expect(columnMeaning(name)).toEqual({ kind: 'text', topic });
});

test.each([
  ['Carboidrati disponibili (MSE) (g)', 'carbohydrates'],
  ['Carboidrati solubili (g)', 'sugar'],
  ['Fibra alimentare totale (g)', 'fiber'],
  ['Eiweiß gesamt (g)', 'protein'],
  ['Sucres totaux (g)', 'sugar'],
  ['Vitamin A RAE', 'retinol_activity_equivalent'],
  ['Carboidrati totali (g)', undefined],
])('%s is %s', (name, nutrient) => {
  const meaning = columnMeaning(name);
  expect(meaning?.kind === 'nutrient' ? meaning.nutrient.name : undefined).toBe(nutrient);
});
