import { expect, test } from 'vitest';
import { readTextRecord } from '../../../../src/meals/reading-records/read-record.ts';

const read = (text: string) => readTextRecord({ name: 'x.csv', chunks: [text] as never }, {});

test('withRowsOfDays() reads the meals below each day, and faults keep their cells', async () => {
  const { columns, lines } = await read(
    'Teilnehmer;Tag 1;;Tag 2;\n;Frühstück;Mittag;Frühstück;Mittag\nTN1;2 Eier;Reis 200 g;Müsli 60 g;\nTN2;Toast;Pizza;-;Fisch 120 g\n',
  );
  expect(columns).toEqual(['person', 'day', 'meal']);
  expect(lines.map(({ text, cells }) => [text, ...cells])).toEqual([
    ['2 Eier', 'TN1', 'Tag 1', 'Frühstück'],
    ['Reis 200 g', 'TN1', 'Tag 1', 'Mittag'],
    ['Müsli 60 g', 'TN1', 'Tag 2', 'Frühstück'],
    ['Toast', 'TN2', 'Tag 1', 'Frühstück'],
    ['Pizza', 'TN2', 'Tag 1', 'Mittag'],
    ['Fisch 120 g', 'TN2', 'Tag 2', 'Mittag'],
  ]);
  expect(lines[1]?.location).toMatchObject({ line: 3, column: 12 });
});

test('withRowsOfDays() leaves days with other columns below them', async () => {
  const { lines } = await read(
    'Essen;Mo;;Di;\n;Menge;Einheit;Menge;Einheit\nBrot;2;Scheiben;100;g\n',
  );
  expect(lines.map(({ text }) => text)).toEqual(['2 Scheiben Brot', '100 g Brot']);
});
