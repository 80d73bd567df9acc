import { expect, test } from 'vitest';
import { withoutBreaks } from '../../../../../src/meals/recipes/text/lines/wrapped-lines.ts';

test.each([
  [['1 kg mehligkochende', 'Kartoffeln'], '1 kg mehligkochende Kartoffeln'],
  [['100 g geriebener', 'Emmentaler'], '100 g geriebener Emmentaler'],
  [['frisch geriebene Muskat-', 'nuss'], 'frisch geriebene Muskatnuss'],
  [
    ['500 g Hackfleisch (halb Rind,', 'halb Schwein)'],
    '500 g Hackfleisch (halb Rind, halb Schwein)',
  ],
  [['2 tbsp olive oil, plus extra for', 'brushing'], '2 tbsp olive oil, plus extra for brushing'],
])('%j is one line', (lines, whole) => {
  expect(withoutBreaks(lines)).toEqual([whole, '']);
});

test.each([
  [
    ['Zutaten', 'für', '', '6', 'Portionen'],
    ['Zutaten', 'für 6 Portionen', '', '', ''],
  ],
  [
    ['Prep Time:', '15 mins', 'Servings:', '8'],
    ['Prep Time: 15 mins', '', 'Servings: 8', ''],
  ],
  [
    ['Yield:', '8 pancakes'],
    ['Yield: 8 pancakes', ''],
  ],
])('the value of a fact is in the line below its name: %j', (lines, joined) => {
  expect(withoutBreaks(lines)).toEqual(joined);
});

test.each([
  [['Für', '2 Eier']],
  [['Servings', '2 eggs']],
  [['Salz-', 'und Pfeffermühle']],
  [['250 g rote', '200 g Mehl']],
  [['200 g rice', 'To serve', '1 lemon']],
  [['250 g butter', 'Salz']],
  [['500 g linsen', 'Salz']],
  [['2 eggs (large', '# Sauce (thick)']],
  [['1 kg mehligkochende', '', 'Kartoffeln']],
])('%j are lines of their own', (lines) => {
  expect(withoutBreaks(lines)).toEqual(lines);
});
