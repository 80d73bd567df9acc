import { expect, test } from 'vitest';
import { isAmountName } from '../../../src/meals/headers/amount-names.ts';
import { columnTopic, findLabelColumn } from '../../../src/meals/headers/column-names.ts';
import { unitOfColumn } from '../../../src/meals/headers/column-units.ts';

test.each([
  'Menge (g)',
  'Menge [g]',
  'Menge in g (geschätzt)',
  'Menge ca. (g)',
  'Menge/g',
  'Menge, g',
  'Menge in g/ml',
  'g / ml',
  'Gramm oder ml',
  'Amount (g, approx.)',
  'amount_g',
  'MENGE_G',
  'weight_grams',
  'AmountG',
  'servingSizeG',
  'weightGrams',
  'gram_weight',
  'Food Gram Weight',
  'grams eaten',
  'g gegessen',
  'gegessen in g',
])('%j is a column of grams', (name) => {
  expect(isAmountName(name)).toBe(true);
  expect(unitOfColumn(name)?.toLowerCase()).toMatch(/^g(?:rams?)?$/);
});

test.each(['Menge (ca.)', 'Amount (approx.)', 'Anz.', 'Mge'])(
  '%j is a column of amounts, without a unit',
  (name) => {
    expect(isAmountName(name)).toBe(true);
    expect(unitOfColumn(name)).toBeUndefined();
  },
);

test.each([
  'Food (with amount)',
  'Lebensmittel (mit Menge)',
  'Speisen/Getränke inkl. Menge',
  'Food and amount',
  'Menge und Lebensmittel',
  'Was gegessen/getrunken (Menge)',
  'Essen & Trinken',
  'Essen/Getränk',
  'Eintrag',
])('%j is a column of foods', (name) => {
  expect(columnTopic(name)).toBe('food');
});

test.each([
  'Date of the food diary',
  'food amount',
  'Food (kcal)',
  'Food (code)',
  'Food group',
  'entries',
  'g protein',
])('%j is not a column of foods', (name) => {
  expect(columnTopic(name)).not.toBe('food');
});

test('"ME" is a unit, and "Me" a person', () => {
  expect(columnTopic('ME')).toBe('unit');
  expect(columnTopic('Einh.')).toBe('unit');
  expect(columnTopic('Me')).toBeUndefined();
});

test.each([
  'Pat.',
  'Pat.-Nr.',
  'Patient*in',
  'Klient:in',
  'Patienten-ID',
  'Probandencode',
  'TN',
  'Teilnehmernummer',
  'Bewohnerin',
  'Kürzel',
  'Initialen',
  'Initials',
  'subject ID',
  'Study ID',
  'Versuchsperson',
  'Personennummer',
  'participant',
])('%j is a column of persons', (name) => {
  expect(columnTopic(name)).toBe('person');
});

test.each(['Study', 'Studien', 'Patient weight', 'Personen', 'ID', 'Name', 'Code', 'Kind'])(
  '%j is not a column of persons',
  (name) => {
    expect(columnTopic(name)).not.toBe('person');
  },
);

test.each([
  ['Lebensmittelname', 'food'],
  ['LM_Bezeichnung', 'food'],
  ['Speisenbezeichnung', 'food'],
  ['Produktname', 'food'],
  ['Food index', undefined],
  ['LM-Gruppe', undefined],
  ['UoM', 'unit'],
])('%j is a column of %s', (name, topic) => {
  expect(columnTopic(name)).toBe(topic);
});

test.each([
  [['Entry date', 'Date', 'Food'], 1],
  [['loggedAt', 'food', 'Meal date'], 2],
  [['Timestamp', 'Date of intake'], 1],
  [['Protokolldatum', 'Verzehrsdatum'], 1],
  [['Food', 'Logged at'], 1],
])('findLabelColumn() prefers the date of eating to that of writing: %j', (names, place) => {
  expect(findLabelColumn('day', names)).toBe(place);
});

test.each(['carbsG', 'proteinG', 'saturatedFatG', 'totalSugarsG', 'ZuckerG'])(
  '%j has amounts of a nutrient, not of food',
  (name) => {
    expect(isAmountName(name)).toBe(false);
    expect(columnTopic(name)).toBeUndefined();
  },
);
