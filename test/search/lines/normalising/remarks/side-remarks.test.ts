import { expect, test } from 'vitest';
import { withoutSideRemarks } from '../../../../../src/search/lines/normalising/remarks/side-remarks.ts';

test.each([
  ['a drop of milk', '1 alittle milk'],
  ['ein Tropfen Milch', '1 alittle Milch'],
  ['einen kleinen Tropfen Sahne', '1 alittle Sahne'],
  ['2 Tropfen Öl', '2 Tropfen Öl'],
  ['ein Tropfen Vanilleextrakt', 'ein Tropfen Vanilleextrakt'],
  ['a drop of Tabasco', 'a drop of Tabasco'],
  ['side of fries', '1 portion fries'],
  ['etwas Milch', '1 alittle Milch'],
  ['a bit of butter', 'butter'],
  ['bit of cheese', 'cheese'],
  ['a little gem lettuce', 'a little gem lettuce'],
  ['2 sides of coleslaw', '2 portion coleslaw'],
  ['side salad', 'side salad'],
  ['a side of baked beans', 'a portion baked beans'],
  ['1 side of salmon', '1 side of salmon'],
  ['1 scoop protein powder in water', '1 scoop protein powder'],
  ['tuna in water', 'tuna in water'],
  ['Hüttenkäse 100 g mit Kräutern', 'Hüttenkäse 100 g'],
  ['quark with chives', 'quark with chives'],
  ['500 g minced lamb, not too lean', '500 g minced lamb'],
])('withoutSideRemarks(%j)', (text, plain) => {
  expect(withoutSideRemarks(text)).toBe(plain);
});
