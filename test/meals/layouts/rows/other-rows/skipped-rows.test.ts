import { expect, test } from 'vitest';
import { readTextRecord } from '../../../../../src/meals/reading-records/read-record.ts';

test('rows whose kind is exercise or a note are skipped and named', async () => {
  const text =
    'Type;Name;Amount\nFood;Oats;50 g\nExercise;Walking;30 min\nFood;Milk;200 ml\nNote;tired;\n';
  const { lines, notes } = await readTextRecord(
    { name: 'a.csv', chunks: [text] as never },
    {
      column: 'Name',
    },
  );
  expect(lines.map(({ food }) => food)).toEqual(['Oats', 'Milk']);
  expect(notes).toEqual(['skipped "Exercise" and "Note"']);
});

test('a row with an amount of food is about food, whatever its kind is called', async () => {
  const text =
    'Art;Lebensmittel;Menge\nSport;Isodrink;500 ml\nAlter;Gouda;30 g\nSport;Laufen;30 min\n';
  const { lines, notes } = await readTextRecord({ name: 'a.csv', chunks: [text] as never }, {});
  expect(lines.map(({ text }) => text)).toEqual(['500 ml Isodrink', '30 g Gouda']);
  expect(notes).toEqual(['skipped "Sport"']);
});

test('a remark in place of a food is skipped and named, unless its row has an amount', async () => {
  const text =
    'Mahlzeit;Lebensmittel;Menge\nMittag;Lachs;150 g\n;Notiz: keine Zeit;\n;Ziel: Reis;80 g\n';
  const { lines, notes } = await readTextRecord({ name: 'a.csv', chunks: [text] as never }, {});
  expect(lines.map(({ text }) => text)).toEqual(['150 g Lachs', '80 g Ziel: Reis']);
  expect(notes).toContain('skipped "Notiz: keine Zeit"');
});

test('a nutrient in place of a meal is no food if its row has none', async () => {
  const text = 'Mahlzeit;Lebensmittel;Menge (g)\nMittag;Lachs;150\nEiweiß;;31\nFett;;20\n';
  const { lines, notes } = await readTextRecord({ name: 'a.csv', chunks: [text] as never }, {});
  expect(lines.map(({ text }) => text)).toEqual(['150 g Lachs']);
  expect(notes).toContain('skipped "Eiweiß" and "Fett"');
});

test('a food in place of a meal may begin with a nutrient', async () => {
  const text = 'Mahlzeit;Lebensmittel;Menge (g)\nMittag;Lachs;150\nProtein shake;;250\n';
  const { lines, notes } = await readTextRecord({ name: 'a.csv', chunks: [text] as never }, {});
  expect(lines).toMatchObject([{ text: '150 g Lachs' }, { text: '250 g' }]);
  expect(lines[1]?.cells).toContain('Protein shake');
  expect(notes.join()).not.toContain('skipped "Protein shake"');
});
