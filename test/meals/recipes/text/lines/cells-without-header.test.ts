import { expect, test } from 'vitest';
import { withCellsJoined } from '../../../../../src/meals/recipes/text/lines/cells-without-header.ts';

test('withCellsJoined() joins amount, unit and food', () => {
  expect(withCellsJoined(['Zutaten', '500;g;Mehl', '½;TL;Zimt', ';;Salz', '2;;Eier'])).toEqual([
    ...['Zutaten', '500 g Mehl', '½ TL Zimt', 'Salz', '2 Eier'],
  ]);
});

test('withCellsJoined() leaves lines with two semicolons that are no table', () => {
  const lines = ['2 eggs; beaten; cold', '1;g;salt', 'Mix; stir; bake'];
  expect(withCellsJoined(lines)).toEqual(lines);
});
