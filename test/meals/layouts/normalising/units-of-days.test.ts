import { expect, test } from 'vitest';
import { readTextRecord } from '../../../../src/meals/reading-records/read-record.ts';

const read = async (text: string) => {
  const { lines } = await readTextRecord({ name: 'plan.csv', chunks: [text] as never }, {});
  return lines.map((line) => [line.text, ...line.cells]);
};

test.each([
  ['Essen;Mo (g);;Di (g);\nFrühstück;Müsli;50;Brot;90\n;Milch;200 ml;Butter;10\n'],
  ['Essen;Mo in g;;Di [g];\nFrühstück;Müsli;50;Brot;90\n;Milch;200 ml;Butter;10\n'],
])('the unit of days is that of the numbers below: %j', async (text) => {
  expect(await read(text)).toEqual([
    ['50 g Müsli', 'Mo', 'Frühstück'],
    ['90 g Brot', 'Di', 'Frühstück'],
    ['200 ml Milch', 'Mo', 'Frühstück'],
    ['10 g Butter', 'Di', 'Frühstück'],
  ]);
});

test('foods as rows below days with units', async () => {
  const text = 'Lebensmittel;Montag (g);Dienstag (g)\nBrot;100;2 Scheiben\nApfel;;150\n';
  expect(await read(text)).toEqual([
    ['100 g Brot', 'Montag'],
    ['2 Scheiben Brot', 'Dienstag'],
    ['150 g Apfel', 'Dienstag'],
  ]);
});

test('a state after a number keeps its place after the unit of the day', async () => {
  expect(await read('Food;Mon (g);Tue (g)\nRice;60 raw;180 (cooked)\n')).toEqual([
    ['60 g raw Rice', 'Mon'],
    ['180 g cooked Rice', 'Tue'],
  ]);
});

test('raw weights of a day count if it has no cooked ones', async () => {
  const header = 'Lebensmittel;Mo roh (g);Mo gegart (g);Di roh (g);Di gegart (g)\n';
  expect(await read(`${header}Reis;60;180;50;\n`)).toEqual([
    ['180 g gegart Reis', 'Mo'],
    ['50 g roh Reis', 'Di'],
  ]);
});

test('a day with a weekday in brackets has no unit', async () => {
  const text = 'Essen;Tag 1 (Mi);Tag 2 (Do)\nFrühstück;1 Brötchen;2 Eier\n';
  expect(await read(text)).toEqual([
    ['1 Brötchen', 'Tag 1 (Mi)', 'Frühstück'],
    ['2 Eier', 'Tag 2 (Do)', 'Frühstück'],
  ]);
});
