import { expect, test } from 'vitest';
import { withKindsOfMargarine } from '../../../../../../src/search/lines/normalising/foods/dairy-and-eggs/kinds-of-margarine.ts';

test.each([
  ['Margarine 60 % Fett 10 g', 'Dreiviertelfettmargarine 10 g'],
  ['10 g margarine (59% fat)', '10 g Dreiviertelfettmargarine'],
  ['1 tbsp margarine, 60% fat', '1 tbsp Dreiviertelfettmargarine'],
  ['10 g Margarine 80 % Fett', '10 g full-fat margarine'],
  ['10 g Margarine mit 39 % Fett', '10 g low-fat margarine'],
  ['60% fat margarine 10 g', 'Dreiviertelfettmargarine 10 g'],
  ['60% margarine', 'Dreiviertelfettmargarine'],
  ['10 g Margarine (Rama)', '10 g Rama'],
  ['10 g tub margarine', '10 g Dreiviertelfettmargarine'],
])('withKindsOfMargarine(%j) is %j', (text, named) => {
  expect(withKindsOfMargarine(text)).toBe(named);
});

test.each(['10 g Margarine', '1 tub margarine', 'Halbfettmargarine 39 %'])(
  'withKindsOfMargarine(%j) changes nothing',
  (text) => {
    expect(withKindsOfMargarine(text)).toBe(text);
  },
);
