import { expect, test } from 'vitest';
import { readCooklang } from '../../../src/meals/recipes/cooklang.ts';

test.each([
  'Add @red beans{1%cup}(cooked) or @black beans{1%cup}(cooked) and @corn{1%cup}.',
  'Add @red beans{1%cup} (alternatively, use @black beans{1%cup}) and @corn{1%cup}.',
])('"%s" counts the first of the alternatives', (step) => {
  const { ingredients, notes } = readCooklang('r', step);
  expect(ingredients.map(({ text }) => text.replace(/,.*/, ''))).toEqual([
    ...['1 cup red beans', '1 cup corn'],
  ]);
  expect(notes.join()).toContain('black beans: left out, since it is an alternative');
});
