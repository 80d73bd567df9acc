import { expect, test } from 'vitest';
import { readTextRecord } from '../../../../src/meals/reading-records/read-record.ts';

const read = (text: string) =>
  readTextRecord({ name: 'x.csv', chunks: [text] as never }, {}).then(({ lines }) =>
    lines.map((line) => line.text),
  );

test.each([
  ['Datum;Lebensmittel;Menge;Einheit;Bemerkung', 'gut gegessen'],
  ['Date;Food;Amount;Unit;Remark', 'half eaten'],
])('a fraction and a remark on eating do not make a row a header: %s', async (header, remark) => {
  const rows = ['01.03.2026;Milch;200;ml;', `01.03.2026;Pudding;1/2;Becher;${remark}`];
  expect(await read(`${header}\n${rows.join('\n')}\n01.03.2026;Reis;180;g;\n`)).toEqual([
    '200 ml Milch',
    '1/2 Becher Pudding',
    '180 g Reis',
  ]);
});

test('two remarks on eating do not divide a table', async () => {
  const text =
    'Datum;Lebensmittel;Bemerkung;Notiz\n1.3.;Milch;;\n1.3.;Pudding;gut gegessen;half eaten\n1.3.;Reis;;\n';
  expect(await read(text)).toEqual(['Milch', 'Pudding', 'Reis']);
});
