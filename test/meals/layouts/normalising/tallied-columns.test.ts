import { expect, test } from 'vitest';
import { readTextRecord } from '../../../../src/meals/reading-records/read-record.ts';

const read = (text: string) => readTextRecord({ name: 'x.csv', chunks: [text] as never }, {});

test('withTalliesRead() reads tally marks below a name for amounts or counts', async () => {
  const { lines, faults = [] } = await read(
    'Essen;Portion;Strichliste\nBrot;50 g;III\nApfel;150 g;I\nTee;200 ml;||||\n',
  );
  expect(lines.map(({ text }) => text)).toEqual(['3 x 50 g Brot', '1 x 150 g Apfel']);
  expect(faults.map(({ message }) => message)).toEqual(['Amount "||||" is unclear']);
});

test('withTalliesRead() keeps Roman numerals of labels', async () => {
  const { lines } = await read('Proband;Gruppe;Essen;Menge\nP1;II;Brot;50 g\nP2;III;Ei;1\n');
  expect(lines.map(({ cells }) => cells)).toEqual([
    ['P1', 'II'],
    ['P2', 'III'],
  ]);
});
