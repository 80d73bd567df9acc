import { expect, test } from 'vitest';
import { commonNames } from '../../../src/importers/sr/common-names.ts';

test.each<[field: string, name: string, names: string[]]>([
  ['Chinese parsley, cilantro', 'Coriander leaves, raw', ['Chinese parsley', 'cilantro']],
  ['Potatoes, hashed brown', 'Potatoes, hash brown, frozen', ['Potatoes, hashed brown']],
  ['Chinese parsley, raw, Cilantro, raw', 'Coriander', ['Chinese parsley, raw', 'Cilantro, raw']],
  ['URMIS #3358, Pork tenderloin', 'Pork, fresh, loin', ['Pork tenderloin']],
  ['Includes USDA commodity food A343', 'Apples, raw, with skin', []],
  ['Commodity codes A437, A434', 'Beef, ground', []],
  ['includes Capri Sun', 'Fruit juice drink', ['Capri Sun']],
  ['', 'Butter, salted', []],
])('commonNames(%j) of %j', (field, name, names) => {
  expect(commonNames(field, name)).toEqual(names);
});
