import { expect, test } from 'vitest';
import { readTextRecord } from '../../../../src/meals/reading-records/read-record.ts';

const read = (text: string) => readTextRecord({ name: 'plan.csv', chunks: [text] as never }, {});

test('a weight and a volume that cannot be those of one food are asked about', async () => {
  const text = 'Lebensmittel;Menge (ml);Menge (g)\nApfelmus;500;100\n';
  await expect(read(text)).rejects.toThrow('different amounts of the same foods');
});

test.each(['Milch;200;206', 'Apfel;;150', 'Haferflocken;150;60'])(
  'a weight next to its volume is read: %s',
  async (row) => {
    const { lines } = await read(`Lebensmittel;Menge (ml);Menge (g)\n${row}\n`);
    expect(lines).toHaveLength(1);
  },
);

test('light foods have less weight than volume, as other rows show', async () => {
  const text = 'Lebensmittel;Menge (ml);Menge (g)\nPopcorn;400;35\nMilch;200;206\n';
  const { lines } = await read(text);
  expect(lines.map(({ measure }) => measure)).toEqual(['35 g', '206 g']);
});

test.each(['ml;g', 'g;ml'])('a weight counts before the volume next to it: %s', async (names) => {
  const cells = names === 'ml;g' ? '120;65' : '65;120';
  const { lines } = await read(`Lebensmittel;${names}\nEis;${cells}\n`);
  expect(lines.map(({ measure }) => measure)).toEqual(['65 g']);
});

test('a share next to the weight eaten is not applied to it', async () => {
  const { lines, faults } = await read(
    'food;g;quantity eaten;share eaten\nMash;200;150;75%\nPears;100;80;25%\n',
  );
  expect(lines).toMatchObject([{ measure: '150 g' }]);
  expect(lines[0]?.part).toBeUndefined();
  expect(faults).toMatchObject([{ code: 'meal/bad-amount', value: '25%' }]);
});

test('amounts of a week among those of a day are a questionnaire', async () => {
  const text = 'Lebensmittel;Menge (g);pro Tag/Woche\nApfel;150;Tag\nLachs;150;Woche\n';
  await expect(read(text)).rejects.toThrow('food frequency questionnaire');
});

test('numbers next to "Tag" are days, not people', async () => {
  const { columns, lines } = await read(
    'Tag;1;2\nFrühstück;Brot 80 g;Joghurt 150 g\nMittag;Reis 200 g;Nudeln 200 g\n',
  );
  expect(columns).toEqual(['day', 'meal']);
  expect(lines.map(({ cells }) => cells.join(' '))).toEqual([
    ...['1 Frühstück', '1 Mittag', '2 Frühstück', '2 Mittag'],
  ]);
});
