import { expect, test } from 'vitest';
import { nameSeveralPersons, personOf } from '../../../src/meals/words/person-lines.ts';

test.each([
  ['Patient: Huber', 'Huber'],
  ['Name: Anna M.', 'Anna M.'],
  ['Klientin: Frau Maier', 'Frau Maier'],
  ['Client: 17', '17'],
  ['Teilnehmer-Nr.: 4', '4'],
  ['Patient:', undefined],
  ['Breakfast: eggs', undefined],
])('personOf() reads %s', (line, person) => {
  expect(personOf(line)).toBe(person);
});

test('nameSeveralPersons() counts each person once', () => {
  expect(nameSeveralPersons(['Patient: A', '1 apple', 'Patient: A'])).toBe(false);
  expect(nameSeveralPersons(['Patient: A', '1 apple', 'Patient: B'])).toBe(true);
});
