import { expect, test } from 'vitest';
import { readTextRecord } from '../../../src/meals/reading-records/read-record.ts';
import { isForSeveral } from '../../../src/meals/records/cooked-for-several.ts';

const read = (text: string) => readTextRecord({ name: 'a.csv', chunks: [text] as never }, {});

test.each([
  'Rezept für 6 Portionen: Lasagne',
  'Chili sin Carne (4 Portionen)',
  'Zutaten für 4 Personen',
  'Lasagne (serves 6)',
  'Soup for 4 people',
  'Essen für 25 Kinder',
])('isForSeveral: %s', (title) => expect(isForSeveral(title)).toBe(true));

test.each([
  '2 Portionen Reis',
  'Suppe für 1 Person',
  'Chips for 2 days',
  'Sandwich (2 slices)',
  'Portionsgröße 4-6 Jahre',
])('isForSeveral, not: %s', (title) => expect(isForSeveral(title)).toBe(false));

test('CookedForSeveral: the rows of a recipe are a fault, and the next day counts again', async () => {
  const { lines, faults } = await read(
    [
      'Datum;Lebensmittel;Menge (g)',
      '05.03.2026;Gurke;100',
      'Rezept für 6 Portionen: Lasagne;;',
      ';Hackfleisch;500',
      ';Milch;500',
      '06.03.2026;Apfel;120',
    ].join('\n'),
  );
  expect(lines.map(({ food }) => food)).toEqual(['Gurke', 'Apfel']);
  expect(faults).toMatchObject([
    {
      code: 'meal/bad-amount',
      value: 'Rezept für 6 Portionen: Lasagne',
      location: { file: 'a.csv', line: 3 },
    },
  ]);
});

test('CookedForSeveral: the lines of a recipe are a fault, and the next meal counts again', async () => {
  const { lines, faults } = await read(
    'Sonntag\nChili (4 Portionen)\n- 400 g Bohnen\n- 300 g Mais\nMontag\n60 g Haferflocken\n',
  );
  expect(lines.map(({ text }) => text)).toEqual(['60 g Haferflocken']);
  expect(faults?.map(({ value }) => value)).toEqual(['Chili (4 Portionen)']);
});

test('CookedForSeveral: a portion without ingredients below it is a food', async () => {
  const { lines, faults } = await read('Montag\nChili (2 Portionen)\nBrot\n');
  expect(lines.map(({ text }) => text)).toEqual(['Chili (2 Portionen)', 'Brot']);
  expect(faults).toBeUndefined();
});

test('titleForSeveral: a note says that amounts below such a title count as those of one person', async () => {
  const table = 'Lebensmittel;Menge (g)\nKartoffeln;1000\nSpeck;200\n';
  const note =
    'the title "Gekocht für 4 Personen" is about several people; all amounts count as eaten by one';
  expect((await read(`Gekocht für 4 Personen;\n${table}`)).notes).toContain(note);
  const ofOne = table.replace('Menge (g)', 'Menge pro Person (g)');
  expect((await read(`Gekocht für 4 Personen;\n${ofOne}`)).notes).not.toContain(note);
});

test('a title for several people above the table is a note, even next to other cells', async () => {
  const { notes } = await read(
    'Kita Sonne;Essen für 25 Kinder\nLebensmittel;Menge\nNudeln;2 kg\nKäse;500 g\n',
  );
  expect(notes).toContain(
    'the title "Essen für 25 Kinder" is about several people; all amounts count as eaten by one',
  );
});
