import { expect, test } from 'vitest';
import { readTextRecord } from '../../../../src/meals/reading-records/read-record.ts';

const read = async (text: string) => {
  const { lines, faults = [] } = await readTextRecord(
    { name: 'x.csv', chunks: [text] as never },
    {},
  );
  return {
    lines: lines.map((line) => [line.text, ...line.cells]),
    faults: faults.map(({ value }) => value),
  };
};

test('AmountLines counts repeated crosses, with a single cross next to them as one', async () => {
  const { lines, faults } = await read('Food,Mon,Tue\nBanana (120 g),x x,x\nEgg,xx,\nTea,✓✓✓,-\n');
  expect(lines).toEqual([
    ['2 x 120 g Banana', 'Mon'],
    ['1 x 120 g Banana', 'Tue'],
    ['2 Egg', 'Mon'],
    ['3 Tea', 'Mon'],
  ]);
  expect(faults).toEqual([]);
});

test('AmountLines counts portions with fractions and crosses behind them, and no empty circles', async () => {
  const { lines } = await read('Essen;Portion;Mo;Di;Mi\nTee;150 ml;1 1/2;2x;○\n');
  expect(lines).toEqual([
    ['1.5 x 150 ml Tee', 'Mo'],
    ['2 x 150 ml Tee', 'Di'],
  ]);
});

test('AmountLines counts slashes, of which one alone mostly means nothing', async () => {
  expect((await read('Essen;Mo;Di\nBrot;//;/\n')).lines).toEqual([
    ['2 Brot', 'Mo'],
    ['1 Brot', 'Di'],
  ]);
  expect((await read('Essen;Mo;Di\nBrot;2;/\n')).lines).toEqual([['2 Brot', 'Mo']]);
});

test('AmountLines counts portions by their strokes, even if a column has the unit of a portion', async () => {
  const { lines } = await read('Essen;Portion;Einheit;Mo;Di\nMilch;200;ml;II;150\n');
  expect(lines).toEqual([
    ['2 x 200 ml Milch', 'Mo'],
    ['150 ml Milch', 'Di'],
  ]);
});

test('AmountLines reads strokes below foods as columns', async () => {
  const { lines, faults } = await read('Tag;Kaffee;Brot;Apfel (150 g)\nMo;II;x;II\nDi;IIII;;I\n');
  expect(lines).toEqual([
    ['2 Kaffee', 'Mo'],
    ['Brot', 'Mo'],
    ['2 x 150 g Apfel', 'Mo'],
    ['1 x 150 g Apfel', 'Di'],
  ]);
  expect(faults).toEqual(['IIII']);
});

test('the size of a portion may be in a column of any name, by its cells', async () => {
  const { lines } = await read('Essen;Größe;Sa;So\nEi;1 Stück (60 g);I;2\nSaft;200 ml;;I\n');
  expect(lines).toEqual([
    ['1 x 60 g Ei', 'Sa'],
    ['2 x 60 g Ei', 'So'],
    ['1 x 200 ml Saft', 'So'],
  ]);
});
