import { expect, test } from 'vitest';
import { withBabyJarsNamed } from '../../../../../../src/search/lines/normalising/foods/ready-made/baby-jars.ts';

test.each([
  ['1 Gläschen Hipp Karotten mit Kartoffeln', '1 Gläschen Babybrei Karotten Kartoffeln'],
  ['1 Hipp Gläschen Apfel', '1 Gläschen Babybrei Apfel'],
  ['half a jar of Hipp carrot and potato', 'half a jar baby food carrot potato'],
  ["1 Ella's Kitchen pouch banana and apple", '1 pouch baby food banana apple'],
  ['1 Gläschen Likör', '1 Gläschen Likör'],
  ['1 Gläschen Oliven 190 g', '1 Gläschen Oliven 190 g'],
  ['1 Gläschen Karotte', '1 Gläschen Babybrei Karotte'],
  ['Gläschen Pastinake mit Huhn 190 g', 'Gläschen 190 g Gemüse mit Huhn für Babys'],
  ['Hipp Milchbrei', 'Hipp Milchbrei'],
  ['1 toast, 1 Gläschen Hipp Apfel', '1 toast, 1 Gläschen Hipp Apfel'],
])('withBabyJarsNamed(%j)', (text, named) => {
  expect(withBabyJarsNamed(text)).toBe(named);
});
