import { expect, test } from 'vitest';
import { sentencesOf } from '../../../src/meals/words/sentences.ts';

test.each([
  ['2 eggs. 1 toast. Then coffee.', ['2 eggs', '1 toast', 'Then coffee']],
  ['soup. Then I drank 1 glass of milk', ['soup', 'Then I drank 1 glass of milk']],
  ['Suppe (klein). 1 Brot', ['Suppe (klein)', '1 Brot']],
  ['Reis. Danach Kuchen', ['Reis', 'Danach Kuchen']],
])('%s', (line, sentences) => expect(sentencesOf(line)).toEqual(sentences));

test.each([
  '2 eggs.',
  'ca. 200 g Reis',
  'Approx. 100 g rice',
  '1 Pck. Pudding, 2 St. Kuchen',
  '1 tbsp. Oil',
  '2 Sch. Brot',
  '2 pkgs. yeast',
  'Thunf. in Öl',
  '2 tbsps. oil',
  '1 Bech. Joghurt',
  'Vollk. Brot',
  'Dr. Oetker Pizza',
  'H. Milch 200 ml',
  '1.5 l Cola',
  'Am 2. März',
  'Vit. C Tablette',
  'milk, 1.5 % fat',
  '2 eggs. :)',
])('%s is one sentence', (line) => expect(sentencesOf(line)).toEqual([line]));
