import { expect, test } from 'vitest';
import { readTextRecord } from '../../../src/meals/reading-records/read-record.ts';
import { joinedSheets } from '../../../src/meals/records/joined-sheets.ts';
import { isTotals } from '../../../src/meals/words/totals-rows.ts';

test.each([
  ...[
    'Summe',
    'Gesamtsumme',
    'Summe kcal',
    'kcal gesamt',
    'Kalorien gesamt: 1850',
    'Total',
    'Total:',
    'Tagessumme',
    'Grand total',
    'Σ',
  ],
  ...[
    'Average',
    'Mean',
    'Durchschnitt',
    'Ø',
    'Tagesdurchschnitt:',
    'daily average (kcal)',
    'Mean per day',
  ],
  ...['∑', 'Soll', 'Differenz', '% vom Soll', 'Mittelwert/Tag', 'Tagesauswertung:'],
  ...['Mahlzeitenauswertung:', 'Difference', 'Sollwert'],
  ...['Frühstück gesamt', 'lunch total:', 'Day total', 'Tag 1 gesamt', 'Montag – Summe'],
  ...['Zwischensumme', 'Gesamt', 'Gesamtenergie (kcal)', 'daily total', 'SUM', 'Subtotal'],
])('%s begins a row of totals', (text) => {
  expect(isTotals(text)).toBe(true);
});

test.each([
  'Summer rolls',
  'Fage Total',
  'Müsli gesamt',
  'Sumach',
  'Gesamtschule',
  'Solling Wurst',
  '% Fett',
  'average apple',
  'Meankuchen',
  'Mean beans',
  'Total yoghurt 170 g',
  'Total 0% Joghurt',
])('%s does not begin a row of totals', (text) => {
  expect(isTotals(text)).toBe(false);
});

test.each(['Summe', 'Gesamtsumme', 'Summe kcal', 'Total'])(
  'rows of totals are skipped in every layout: %s',
  async (total) => {
    const layouts = [
      `Lebensmittel;Menge\nMilch;200 ml\n${total};200 ml\n`,
      `Lebensmittel;Mo;Di\nMilch;200 ml;100 ml\n${total};200;100\n`,
      `Mahlzeit;Mo;Di\nMittag;1 Apfel;1 Birne\n${total};52 kcal;50 kcal\n`,
      `Tag;Frühstück;Mittag\nMo;1 Apfel;1 Birne\n${total};52 kcal;50 kcal\n`,
      `;Anna;Ben\nFrühstück;1 Apfel;1 Birne\nMittag;1 Ei;2 Eier\n${total};52 kcal;50 kcal\n`,
      `Montag;\nFrühstück;\nHaferflocken;50 g\nMilch;200 ml\n${total};250 g\n`,
      `Montag\n1 Apfel\n${total} 52 kcal\n`,
    ];
    for (const text of layouts) {
      const { lines } = await readTextRecord({ name: 'x.csv', chunks: [text] as never }, {});
      expect(lines.length).toBeGreaterThan(0);
      expect(lines.filter((line) => line.text.includes(total))).toEqual([]);
      expect(lines.filter((line) => line.cells.includes(total))).toEqual([]);
    }
  },
);

test('rows of means are skipped, but not foods of average size', async () => {
  const table =
    'Tag;Größe;Lebensmittel;Menge\nMo;average;Apfel;1\nMo;;Reis;60 g\nDurchschnitt;;;60\n';
  const { lines, notes } = await readTextRecord({ name: 'x.csv', chunks: [table] as never }, {});
  expect(lines.map(({ text }) => text)).toEqual(['1 Apfel', '60 g Reis']);
  expect(notes).toEqual(['skipped 1 row of totals']);
});

test('sheets of totals are skipped if the others are days', () => {
  const line = { location: { file: 'x.xlsx' }, line: 2, text: '60 g Reis', cells: [] };
  const sheets = (...names: string[]) =>
    names.map((name) => ({ name, record: { columns: [], lines: [line], notes: [] } }));
  const joined = joinedSheets(sheets('Mo', 'Di', 'Gesamt', 'Auswertung'));
  expect(joined?.lines.map(({ cells }) => cells)).toEqual([['Mo'], ['Di']]);
  expect(joined?.notes).toEqual([
    'skipped the sheets "Gesamt" and "Auswertung"',
    'read each sheet as a day',
  ]);
  expect(joinedSheets(sheets('Mo', 'Gesamt'))).toBeUndefined();
});

test('sheets of days may have their own dates, unless two have the same', () => {
  const line = { location: { file: 'x.xlsx' }, line: 2, text: '60 g Reis' };
  const sheet = (name: string, day: string) => ({
    name,
    record: { columns: ['day'], lines: [{ ...line, cells: [day] }], notes: [] },
  });
  const joined = joinedSheets([sheet('Tag 1', '2025-05-05'), sheet('Tag 2', '2025-05-06')]);
  expect(joined?.columns).toEqual(['day']);
  expect(joined?.lines.map(({ cells }) => cells)).toEqual([['2025-05-05'], ['2025-05-06']]);
  expect(
    joinedSheets([sheet('Tag 1', '2025-05-05'), sheet('Tag 2', '2025-05-05')]),
  ).toBeUndefined();
});

test.each([
  'Limit: 1500 kcal',
  'Kalorienziel 1.800 kcal',
  'Daily goal: 2000 kcal',
  'Kalorien: 1750 kcal',
])('%j is no food', (line) => {
  expect(isTotals(line)).toBe(true);
});

test.each(['Limette 20 kcal', 'Goal bar: 200 g', 'Ziel: mehr Gemüse'])('%j is no sum', (line) => {
  expect(isTotals(line)).toBe(false);
});

test.each(['Kalorien 350 kcal Schokolade', 'Budget: 200 kcal yoghurt'])(
  'isTotals() is false for a food by its energy: %j',
  (line) => {
    expect(isTotals(line)).toBe(false);
  },
);

test.each(['Limit: 1500 kcal pro Tag', 'Goal 1800 kcal/day', 'Calories: 2000 kcal (limit)'])(
  'isTotals() is true for a goal of each day: %j',
  (line) => {
    expect(isTotals(line)).toBe(true);
  },
);
