import { expect, test } from 'vitest';
import { readTextRecord } from '../../../src/meals/records/read-record.ts';
import { isTotals } from '../../../src/meals/records/totals-rows.ts';

test.each([
  ...['Summe', 'Gesamtsumme', 'Summe kcal', 'Total', 'Total:', 'Tagessumme', 'Grand total', 'Σ'],
  ...['Zwischensumme', 'Gesamt', 'Gesamtenergie (kcal)', 'daily total', 'SUM', 'Subtotal'],
])('%s begins a row of totals', (text) => {
  expect(isTotals(text)).toBe(true);
});

test.each(['Summer rolls', 'Sumach', 'Totalreformhaus', 'Gesamtschule', 'Vollkornbrot'])(
  '%s does not',
  (text) => {
    expect(isTotals(text)).toBe(false);
  },
);

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
