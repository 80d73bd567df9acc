import { expect, test } from 'vitest';
import { readTextRecord } from '../../../../src/meals/reading-records/read-record.ts';

const record = (text: string) => readTextRecord({ name: 'x.csv', chunks: [text] as never }, {});
const measuresOf = async (text: string) => (await record(text)).lines.map(({ measure }) => measure);

test('a column of portions with weights has the size of one next to a column of counts', async () => {
  const text = 'Food,Quantity,Portion\nPorridge,1,250g\nBrown bread,2,Slice (40g)\nButter,1,10g\n';
  expect(await measuresOf(text)).toEqual(['1 x 250g', '2 x 40g', '1 x 10g']);
  expect((await record(text)).notes).toEqual(['read "Quantity" times "Portion" as the amount']);
});

test.each(['Serving,Servings eaten', 'Portion,Portions eaten'])(
  'servings that were eaten count the weights next to them: %s',
  async (names) => {
    const text = `Food,${names}\nPorridge,250 g,1.5\nMilk,200 ml,0.5\n`;
    expect(await measuresOf(text)).toEqual(['1.5 x 250 g', '0.5 x 200 ml']);
  },
);

test('weights next to weights are not multiplied', async () => {
  expect(
    await measuresOf('Food,Quantity,Portion\nPorridge,250,1 bowl\nButter,10,1 pat\n'),
  ).not.toContain('250 x 1 bowl');
});

test('an amount that is the number of portions times another number is the total', async () => {
  const text =
    'Lebensmittel;Portionen;Portionsgr;Menge;ME\nBrot;2;50;100;g\nMargarine;1;10;10;g\nReis;3;60;180;g\n';
  expect(await measuresOf(text)).toEqual(['100 g', '10 g', '180 g']);
  const other = 'Lebensmittel;Portionen;Menge (g)\nBrot;2;50\nReis;3;60\n';
  expect(await measuresOf(other)).toEqual(['2 x 50 g', '3 x 60 g']);
});

test('a weight counts, and not the number of pieces next to it', async () => {
  expect(await measuresOf('Food,Quantity,Weight\nBread,2,80 g\nEggs,3,150 g\n')).toEqual([
    '80 g',
    '150 g',
  ]);
});

test('portions eaten count the weights of one portion', async () => {
  const text = 'Lebensmittel;Portion (g);Gegessene Portionen\nBrot;50;2\nKäse;30;1\n';
  expect(await measuresOf(text)).toEqual(['2 x 50 g', '1 x 30 g']);
  const shares = 'Lebensmittel;Portion (g);gegessen\nBrot;50;alles\nKäse;30;1/2\n';
  expect(await measuresOf(shares)).toEqual(['50 g', '30 g']);
});
