import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { readRecipe } from '../../../../src/meals/recipes/read-recipe.ts';
import { textOfFile } from '../../../../src/operations/recipe/reading/text-of-file.ts';
import { tempFolder } from '../../../support/temp-folder.ts';
import { officeOpenOf } from '../../../support/workbooks.ts';

const row = (number: number, ...cells: string[]) =>
  `<row r="${number}">${cells.map((text, at) => `<c r="${'ABC'[at]}${number}" t="inlineStr"><is><t>${text}</t></is></c>`).join('')}</row>`;

test('the first sheet of a workbook is a recipe, each row at its line', async () => {
  const file = path.join(tempFolder(), 'cake.xlsx');
  const rows =
    row(1, 'Cake') +
    row(3, 'Menge', 'Einheit', 'Zutat') +
    row(4, '500', 'g', 'Mehl') +
    row(5, '2', '', 'Eier');
  const sheets = [
    { name: 'Cake', rows },
    { name: 'Notes', rows: row(1, 'x') },
  ];
  writeFileSync(file, officeOpenOf(sheets, {}));
  const { name, text, notes } = await textOfFile(file, Readable.from([]), undefined);
  const recipe = readRecipe(name, text);
  expect(recipe.name).toBe('Cake');
  expect(recipe.ingredients.map((one) => [one.text, one.location.line])).toEqual([
    ['500 g Mehl', 4],
    ['2 Eier', 5],
  ]);
  expect(notes).toEqual(['The workbook has several sheets: skipped "Notes"']);
});
