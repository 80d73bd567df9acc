import { expect, test } from 'vitest';
import {
  isPreparationName,
  unreadPreparations,
  withPreparation,
} from '../../../src/meals/records/preparation.ts';

test.each(['Zubereitung', 'Garmethode', 'preparation', 'Cooking method', 'roh/gekocht'])(
  '%s says how foods were prepared',
  (name) => {
    expect(isPreparationName(name)).toBe(true);
  },
);

test.each(['Bemerkung', 'Mahlzeit', 'state', 'Zubereitungszeit'])('%s does not', (name) => {
  expect(isPreparationName(name)).toBe(false);
});

test.each([
  ['Rice', 'raw', 'Rice, raw'],
  ['Kartoffeln', 'in Öl gebraten', 'Kartoffeln, gebraten'],
  ['Lachs', 'gedünstet', 'Lachs, gedünstet'],
])('%s is prepared: %s', (food, cell, text) => {
  expect(withPreparation(food, cell)).toBe(text);
});

test('other preparations are not read, and noted', () => {
  expect(withPreparation('Schnitzel', 'paniert')).toBeUndefined();
  expect(unreadPreparations('Zubereitung', ['paniert', 'mit Liebe'])).toEqual([
    'column "Zubereitung": 2 values are not read, such as "paniert"',
  ]);
  expect(unreadPreparations('Zubereitung', [])).toEqual([]);
});
