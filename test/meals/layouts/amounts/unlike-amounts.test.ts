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
