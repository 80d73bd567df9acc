import { expect, test } from 'vitest';
import { withQuestionsAnswered } from '../../../../src/meals/layouts/text/answered-questions.ts';
import { readTextRecord } from '../../../../src/meals/reading-records/read-record.ts';

const filled = (lines: readonly string[]) => lines.filter((line) => line !== '');

test('the answer to "How much?" is the amount of the only food above it', () => {
  const { lines, unclear } = withQuestionsAnswered([
    'What did you have for breakfast?',
    'Porridge',
    'How much of it?',
    '250 g',
    'Was gab es zum Mittagessen?',
    'Linsen',
    'Und wie viel davon? ein tiefer Teller',
    'Supper: Toast',
    'How much did you eat: 2 slices',
  ]);
  expect(filled(lines)).toEqual([
    'breakfast:',
    '250 g Porridge',
    'Mittagessen:',
    'ein tiefer Teller Linsen',
    'Supper: 2 slices Toast',
  ]);
  expect(unclear.size).toBe(0);
});

test('several foods take as many amounts, or the answer that names them again', () => {
  expect(filled(withQuestionsAnswered(['Quark, Birne', 'Wie viel?', '125 g, 90 g']).lines)).toEqual(
    ['125 g Quark, 90 g Birne'],
  );
  expect(
    filled(
      withQuestionsAnswered(['Lunch: couscous with peas', 'How much? 90 g couscous, 40 g peas'])
        .lines,
    ),
  ).toEqual(['Lunch: 90 g couscous, 40 g peas']);
});

test.each([
  ['one amount of two foods', ['Quark, Birne', 'Wie viel davon?', '200 g']],
  ['words that are no amount', ['Linsen', 'Wie viel davon?', 'nicht alles']],
  ['an amount of no food', ['Lunch:', 'How much?', '200 g']],
  ['a food that has an amount', ['50 g Linsen', 'How much?', '200 g']],
])('%s is an error, and no standard serving', async (_, texts) => {
  const record = await readTextRecord(
    {
      name: 'form.txt',
      chunks: (async function* () {
        yield `Monday\n${texts.join('\n')}\nDinner: 1 kiwi\n`;
      })(),
    },
    {},
  );
  expect(record.lines.map(({ text }) => text)).toEqual(['1 kiwi']);
  expect(record.faults).toMatchObject([{ code: 'meal/bad-amount', field: 'amount' }]);
});

test('a question that nobody answered leaves the food as it is', () => {
  expect(
    filled(withQuestionsAnswered(['Linsen', 'Wie viel davon?', 'Abendessen:', '1 Ei']).lines),
  ).toEqual(['Linsen', 'Abendessen:', '1 Ei']);
});

test('a number below a question is an answer, although it looks like a date', () => {
  expect(
    filled(
      withQuestionsAnswered(['Pizza', 'Wie viel davon?', '1/2', 'Bier', 'Wie viel?', '0,5 l'])
        .lines,
    ),
  ).toEqual(['1/2 Pizza', '0,5 l Bier']);
});

test('other text is the same', () => {
  const lines = ['Lunch: 2 eggs', 'How much water did you drink? 2 l', 'Milk or cream?'];
  expect(withQuestionsAnswered(lines).lines).toEqual(lines);
});
