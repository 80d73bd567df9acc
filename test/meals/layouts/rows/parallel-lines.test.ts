import { expect, test } from 'vitest';
import { readTextRecord } from '../../../../src/meals/reading-records/read-record.ts';

const read = (text: string) => readTextRecord({ name: 'diary.csv', chunks: [text] as never }, {});

test.each([
  'Tag;Lebensmittel;Menge\nMo;"Hafer\nMilch";"50 g\n200 ml"\n',
  'Tag;Lebensmittel;Menge;Einheit\nMo;"Hafer\n\nMilch";"50\n200";"g\nml"\n',
  'Tag;Frühstück;Menge;Mittag;Menge\nMo;"Hafer\nMilch";"50 g\n200 ml";;\n',
])('each line of amounts belongs to a line of foods: %s', async (text) => {
  const { lines } = await read(text);
  expect(lines.map((line) => line.text)).toEqual(['50 g Hafer', '200 ml Milch']);
});

test('lines that do not pair are left to the reader of lines', async () => {
  const { lines } = await read('Tag;Lebensmittel;Menge\nMo;"Hafer\nMilch";"50 g"\n');
  expect(lines).toHaveLength(1);
});
