import { expect, test } from 'vitest';
import { readTextRecord } from '../../../../src/meals/reading-records/read-record.ts';

const read = (text: string) => readTextRecord({ name: 'x.csv', chunks: [text] as never }, {});

test('rows of the fields of a food are one food', async () => {
  const { columns, lines } = await read(
    'entry,variable,value\n1,meal,lunch\n1,food,rice\n1,amount,150 g\n2,food,kiwi\n2,amount,2\n2,meal,snack\n',
  );
  expect(columns).toEqual(['entry', 'meal']);
  expect(lines.map(({ text, cells, line }) => [line, text, ...cells])).toEqual([
    [2, '150 g rice', '1', 'lunch'],
    [5, '2 kiwi', '2', 'snack'],
  ]);
});

test.each([
  'entry,variable,value\n1,weight,80\n1,height,180\n',
  'entry,variable,value\n1,food,rice\n1,food,kiwi\n1,amount,2\n',
  'variable,value\nfood,rice\namount,150 g\n',
])('other rows of fields are refused: %j', async (text) => {
  await expect(read(text)).rejects.toMatchObject({
    diagnostics: [{ code: 'meal/unclear-layout' }],
  });
});
