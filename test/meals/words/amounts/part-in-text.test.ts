import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { partInText } from '../../../../src/meals/words/amounts/part-in-text.ts';

describe('partInText()', () => {
  test('"split" describes a vanilla bean, but half of a pizza is eaten if it was split', () => {
    expect(partInText('1 vanilla bean, split')).toBeUndefined();
    expect(partInText('1 pizza, split')).toMatchObject({ rest: '1 pizza', part: 0.5 });
  });

  test.each([
    ['pad thai w shrimp, ate about half', 'pad thai w shrimp', 0.5],
    ['pizza (half eaten)', 'pizza', 0.5],
    ['1 Banane, halb gegessen', '1 Banane', 0.5],
    ['1 half-eaten banana', '1 banana', 0.5],
    ['ein halb gegessener Apfel', 'ein Apfel', 0.5],
    ['Skyr 450 g, davon ca. 2/3', 'Skyr 450 g', 2 / 3],
    ['1 Teller Suppe, Hälfte gegessen', '1 Teller Suppe', 0.5],
    ['1 Teller Suppe, ein Viertel übrig gelassen', '1 Teller Suppe', 0.75],
    ['rice, 30 % left', 'rice', 0.7],
    ['1 Pizza Salami (Wagner), halbe', '1 Pizza Salami (Wagner)', 0.5],
    ['1 sandwich - only ate half', '1 sandwich', 0.5],
    ['1 Glas Milch, 3/4 getrunken', '1 Glas Milch', 0.75],
    ['10 Kekse, davon 3 gegessen', '3 Kekse', 1],
    ['biscuits, ate 4', '4 biscuits', 1],
  ])('%j is %j, of which %d was eaten', (text, rest, part) => {
    const read = partInText(text);
    expect(read).toMatchObject({ rest, isUnclear: false });
    expect(read?.part).toBeCloseTo(part, 12);
  });

  test.each([
    ["bowl of ramen, didn't finish the broth", 'bowl of ramen', 1],
    ['Suppe, nicht aufgegessen', 'Suppe', 1],
    ['Brei, Rest weggeworfen', 'Brei', 1],
    ['100 g Brot, davon 20 g Rinde', '100 g Brot', 1],
    ['1 slice carrot cake, shared with a friend', '1 slice carrot cake', 0.5],
    ['Große Pizza zu zweit', 'Große Pizza', 0.5],
    ['nachos, split', 'nachos', 0.5],
    ['Pizza geteilt mit Anna', 'Pizza', 0.5],
  ])('%j is %j, of an unclear part', (text, rest, part) => {
    expect(partInText(text)).toEqual({ rest, part, isUnclear: true });
  });

  test.each([
    'half a pizza',
    'half of a pizza',
    '1/2 Pizza',
    'coffee with half and half',
    'ate half a banana',
    'toast, half an avocado',
    'leftover pasta',
    'Käse, 45 % Fett, davon gesättigt',
    'had 2 eggs',
    'rest of the stew',
    'banana split',
    'Eier und Speck zusammen',
  ])('%j states no part', (text) => {
    expect(partInText(text)).toBeUndefined();
  });

  test('any text has a part from 0 to 1, in linear time', () => {
    const words = [
      'ate',
      'half',
      'davon',
      '3',
      'left',
      '(',
      ',',
      'nicht',
      'of it',
      'Rest',
      'pizza',
    ];
    const text = fc.array(fc.constantFrom(...words)).map((parts) => parts.join(' '));
    fc.assert(
      fc.property(fc.oneof(text, fc.string()), (any) => {
        const part = partInText(any)?.part ?? 1;
        expect(part >= 0 && part <= 1).toBe(true);
      }),
    );
  });
});
