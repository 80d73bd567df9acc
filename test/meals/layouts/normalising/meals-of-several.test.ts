import { expect, test } from 'vitest';
import { readTextRecord } from '../../../../src/meals/reading-records/read-record.ts';

async function read(text: string) {
  const chunks = [text] as never;
  const { columns, lines, notes } = await readTextRecord({ name: 'x.csv', chunks }, {});
  return { columns, lines: lines.map((line) => [line.line, line.text, ...line.cells]), notes };
}

test('a column of a meal for each person is rows of each person', async () => {
  const { columns, lines, notes } = await read(
    'Tag;Frühstück (Oma);Frühstück (Opa);Mittag (Oma);Mittag (Opa)\nMontag;60 g Müsli;2 Brötchen;200 g Reis;300 g Reis\nDienstag;1 Apfel;;150 g Huhn;1 Ei\n',
  );
  expect(columns).toEqual(['person', 'day', 'meal']);
  expect(lines).toEqual([
    [2, '60 g Müsli', 'Oma', 'Montag', 'Frühstück'],
    [2, '200 g Reis', 'Oma', 'Montag', 'Mittag'],
    [3, '1 Apfel', 'Oma', 'Dienstag', 'Frühstück'],
    [3, '150 g Huhn', 'Oma', 'Dienstag', 'Mittag'],
    [2, '2 Brötchen', 'Opa', 'Montag', 'Frühstück'],
    [2, '300 g Reis', 'Opa', 'Montag', 'Mittag'],
    [3, '1 Ei', 'Opa', 'Dienstag', 'Mittag'],
  ]);
  expect(notes[0]).toMatch(/^read the columns "Frühstück \(Oma\)".* as people$/);
});

test('what was planned for a meal does not count next to what was eaten', async () => {
  const { lines, notes } = await read(
    'Day;Breakfast - planned;Breakfast - eaten;Lunch (planned);Lunch (eaten)\nMonday;60 g oats;2 rolls;200 g rice;300 g rice\nTuesday;1 apple;1 pear;1 egg;2 eggs\n',
  );
  expect(lines.map(([, text]) => text)).toEqual(['2 rolls', '300 g rice', '1 pear', '2 eggs']);
  expect(notes[0]).toBe('skipped "Breakfast - planned" and "Lunch (planned)"');
});

test.each([
  'Day;Snack (morning);Snack (evening);Lunch\nMonday;1 apple;1 pear;1 egg\nTuesday;1 apple;1 pear;1 egg\n',
  'Day;Breakfast (Anna);Lunch (Ben);Dinner\nMonday;1 apple;1 pear;1 egg\nTuesday;1 apple;1 pear;1 egg\n',
  'Day;Breakfast (planned);Lunch;Dinner\nMonday;1 apple;1 pear;1 egg\nTuesday;1 apple;1 pear;1 egg\n',
])('columns of meals that are of one record: %j', async (text) => {
  const { columns, lines } = await read(text);
  expect(columns).toEqual(['day', 'meal']);
  expect(lines).toHaveLength(6);
});
