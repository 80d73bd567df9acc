import { expect, test } from 'vitest';
import { readTextRecord } from '../../../../src/meals/reading-records/read-record.ts';

async function read(...rows: string[]) {
  const text = `${rows.join('\n')}\n`;
  const record = await readTextRecord({ name: 'plan.csv', chunks: [text] as never }, {});
  const lines = record.lines.map(({ text, cells }) => [...cells, text]);
  return { lines, notes: record.notes };
}

test('readTablesOfDays() assigns the foods below a second row of days to these days', async () => {
  const { lines, notes } = await read(
    ';Montag;Dienstag',
    'Frühstück;1 Apfel;2 Eier',
    ';;',
    ';Samstag;Sonntag',
    'Frühstück;1 Banane;1 Brötchen',
  );
  expect(lines).toEqual([
    ['Montag', 'Frühstück', '1 Apfel'],
    ['Dienstag', 'Frühstück', '2 Eier'],
    ['Samstag', 'Frühstück', '1 Banane'],
    ['Sonntag', 'Frühstück', '1 Brötchen'],
  ]);
  expect(notes).toEqual([]);
});

test.each([
  ['in the header', ['Woche 1;Mo;Di'], ['Woche 2;Mo;Di'], ['Woche 1', 'Woche 2']],
  ['above it', ['KW 10;;', ';Mo;Di'], ['KW 11;;', ';Mo;Di'], ['KW 10', 'KW 11']],
  ['twice the same', ['Woche;Mo;Di'], ['Woche;Mo;Di'], ['Woche 1', 'Woche 2']],
  ['nowhere', [';Mo;Di'], [';Mo;Di'], ['Week 1', 'Week 2']],
])('readTablesOfDays() separates two weeks, named %s', async (_, first, second, names) => {
  const { lines, notes } = await read(...first, 'Mittag;1 Apfel;', ...second, 'Mittag;1 Birne;');
  expect(lines).toEqual([
    [`${names[0]}, Mo`, 'Mittag', '1 Apfel'],
    [`${names[1]}, Mo`, 'Mittag', '1 Birne'],
  ]);
  expect(notes).toEqual(['read the tables below each other as weeks']);
});

test('readTablesOfDays() reads a header repeated above other meals as the same week', async () => {
  const { lines } = await read(';Mo;Di', 'Mittag;1 Apfel;', ';Mo;Di', 'Abend;1 Birne;2 Eier');
  expect(lines).toEqual([
    ['Mo', 'Mittag', '1 Apfel'],
    ['Mo', 'Abend', '1 Birne'],
    ['Di', 'Abend', '2 Eier'],
  ]);
});

test('readTablesOfDays() separates weeks with meals as columns', async () => {
  const { lines } = await read(
    'Tag;Frühstück;Mittag',
    'Mo;2 Eier;1 Apfel',
    'Tag;Frühstück;Mittag',
    'Mo;3 Eier;1 Apfel',
  );
  expect(lines.map(([day]) => day)).toEqual([
    'Week 1, Mo',
    'Week 1, Mo',
    'Week 2, Mo',
    'Week 2, Mo',
  ]);
});
