import { expect, test } from 'vitest';
import { readTextRecord } from '../../../../src/meals/reading-records/read-record.ts';

const read = (text: string) => readTextRecord({ name: 'chart.csv', chunks: [text] as never }, {});

test('columns to tick say how much was eaten', async () => {
  const { lines, columns, faults, notes } = await read(
    'Mahlzeit;Speise;Menge (g);nichts;1/4;1/2;alles\nFrüh;Brot;60;;;;x\nFrüh;Käse;30;;;X;\nMittag;Suppe;250;✓;;;\n',
  );
  expect(lines.map(({ text, part }) => [text, part])).toEqual([
    ['60 g Brot', undefined],
    ['30 g Käse', 0.5],
  ]);
  expect(columns).toEqual(['Mahlzeit']);
  expect(faults).toEqual([]);
  expect(notes).toContain('skipped 1 row of food that was not eaten');
});

test('check boxes are ticks, and fractions are not days', async () => {
  const rows = 'Fish pie,FALSE,TRUE,FALSE,FALSE\nPeas,FALSE,FALSE,FALSE,TRUE\n';
  const { lines, columns } = await read(`Food,0%,1/4,1/2,100%\n${rows}`);
  expect(lines.map(({ text, part }) => [text, part])).toEqual([
    ['Fish pie', 0.25],
    ['Peas', undefined],
  ]);
  expect(columns).toEqual([]);
});

test('a row with no tick, or with two, does not say how much was eaten', async () => {
  const { lines, faults } = await read(
    'Food,Amount,none,half,all\nRice,150 g,,x,\nSoup,250 ml\nPie,200 g,,x,x\n',
  );
  expect(lines.map(({ text }) => text)).toEqual(['150 g Rice']);
  expect(faults?.map(({ value, location }) => [value, location?.line])).toEqual([
    ['?', 3],
    ['half + all', 4],
  ]);
});

test('ticked sizes are sizes of portions', async () => {
  const { lines } = await read(
    'Tag;Lebensmittel;klein;mittel;groß\nMo;Nudeln;;;x\nMo;Salat;x;;\nDi;Suppe;;x;\n',
  );
  expect(lines.map(({ text }) => text)).toEqual([
    '1 große Portion Nudeln',
    '1 kleine Portion Salat',
    '1 mittlere Portion Suppe',
  ]);
});

test('other columns with the same titles stay as they are', async () => {
  const { lines } = await read('Tag;Lebensmittel;klein;mittel;groß\nMo;Milch;100;200;300\n');
  expect(lines.map(({ text }) => text)).toEqual(['Milch']);
});
