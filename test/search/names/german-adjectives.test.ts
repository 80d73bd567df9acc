import { expect, test } from 'vitest';
import {
  adjectiveOf,
  bareAdjective,
  compoundStart,
  withoutEnding,
} from '../../../src/search/names/german-adjectives.ts';

test.each([
  ['gerauchert', 'geraucherter', 'geraucherter'],
  ['gerauchertem', 'geraucherte', 'geraucherte'],
  ['getrocknete', 'getrocknet', 'getrocknet'],
  ['gebacken', 'gebackene', 'gebackene'],
  ['paniert', 'panierter', 'panierter'],
  ['rot', 'rote', 'rote'],
  ['saur', 'saure', 'saure'],
  ['dunkle', 'dunkel', 'dunkel'],
  ['weiss', 'weisser', 'weisser'],
  ['griechisch', 'griechischer', 'griechischer'],
  ['fleisch', 'fleischer', 'fleisch'],
  ['stockfisch', 'stockfische', 'stockfisch'],
  ['gerauchert', 'lachs', 'gerauchert'],
  ['brot', 'broter', 'brot'],
  ['chick', 'chicken', 'chick'],
  ['salat', 'salate', 'salat'],
])('adjectiveOf(%j) where a name has %j', (word, known, form) => {
  expect(adjectiveOf(word, (one) => one === known)).toBe(form);
});

test.each([
  ['rote', 'rot'],
  ['saurem', 'saur'],
  ['dunkler', 'dunkel'],
  ['rot', undefined],
  ['gerauchert', undefined],
  ['linse', undefined],
])('bareAdjective(%j) is %j', (word, bare) => {
  expect(bareAdjective(word)).toBe(bare);
});

test('compoundStart() is how an adjective begins a compound', () => {
  expect(['roter', 'gekochter', 'geriebenen', 'magerer'].map(compoundStart)).toEqual([
    'rot',
    'koch',
    'reib',
    'mager',
  ]);
  expect(compoundStart('apfel')).toBeUndefined();
});

test('withoutEnding() is an adjective or a participle alone', () => {
  expect(['tiefgekuhlte', 'dunkle', 'vegetable'].map(withoutEnding)).toEqual([
    'tiefgekuhlt',
    'dunkel',
    'vegetable',
  ]);
});
