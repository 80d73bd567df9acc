import { expect, test } from 'vitest';
import { twoRowHeader } from '../../../../src/importers/foods-table/header/two-row-header.ts';

const row = (...cells: string[]) => ({
  cells,
  location: { file: 't' },
  locationOf: () => ({ file: 't' }),
});

test('twoRowHeader() reads a code that says that carbohydrates include fibre', () => {
  const names = row('Food', 'Protein', 'Carbohydrate', 'Sodium');
  const joined = twoRowHeader(names, row('', 'PROT-', 'CHOCDF-', 'NA'));
  expect(joined?.cells).toEqual(['Food', 'Protein', 'CHOCDF-', 'Sodium']);
});

test('twoRowHeader() takes one of two names in two languages', () => {
  const joined = twoRowHeader(
    row('', 'Energi (kJ)', 'Fedt (g)', 'Protein'),
    row('', 'Energy (kJ)', 'Fat', 'Protein'),
  );
  expect(joined?.cells).toEqual(['', 'Energy (kJ)', 'Fat (g)', 'Protein']);
});

test('twoRowHeader() takes the name of foods without the cell to its upper left', () => {
  const joined = twoRowHeader(
    row('Número do', '', 'Umidade', 'Energia', '', 'Proteína'),
    row('Alimento', 'Descrição dos alimentos', '(%)', '(kcal)', '(kJ)', '(g)'),
  );
  expect(joined?.cells).toEqual([
    ...['Número do Alimento', 'Descrição dos alimentos', 'Umidade (%)', 'Energia (kcal)'],
    ...['Energia (kJ)', 'Proteína (g)'],
  ]);
});

test.each([
  [row('', '', 'kJ', 'g', 'mg'), ['Code', 'Food', 'Energie kJ', 'Fett g', 'Calcium mg']],
  [row('Käse', '', 'kJ', '(g)', 'mg'), ['Code', 'Food', 'Energie kJ', 'Fett (g)', 'Calcium mg']],
])('twoRowHeader() takes units from the row above the names', (units, cells) => {
  expect(twoRowHeader(units, row('Code', 'Food', 'Energie', 'Fett', 'Calcium'))?.cells).toEqual(
    cells,
  );
});

test('twoRowHeader() takes no units from a row with other words', () => {
  const names = row('Food', 'Energie', 'Fett', 'Calcium');
  expect(twoRowHeader(row('', 'kJ', 'about', 'mg'), names)).toBeUndefined();
});
