import { expect, test } from 'vitest';
import { readTextRecord } from '../../../../src/meals/reading-records/read-record.ts';

const read = (text: string) => readTextRecord({ name: 'plan.csv', chunks: [text] as never }, {});

test.each([
  'Soll (g);Ist (g)',
  'Planned (g);Actual (g)',
  'Amount planned (g);Amount eaten (g)',
  'geplant (g);gegessen (g)',
])('what was eaten counts, not what was planned: %s', async (names) => {
  const { lines } = await read(`Lebensmittel;${names}\nSkyr;250;200\nApfel;150;0\n`);
  expect(lines.map(({ text }) => text)).toEqual(['200 g Skyr']);
});

test.each(['Soll (g);Ist (g)', 'Planned (g);Actual (g)', 'Soll;Ist'])(
  'a plan without what was eaten is asked about: %s',
  async (names) => {
    const unit = names.includes('(g)') ? '' : ' g';
    const text = `Lebensmittel;${names}\nSkyr;250${unit};200${unit}\nApfel;150${unit};\nBirne;;\n`;
    const { lines, faults } = await read(text);
    expect(lines.map((line) => line.text)).toEqual([`200 g Skyr`, 'Birne']);
    expect(faults).toMatchObject([
      { code: 'meal/bad-amount', field: 'amount', value: `150${unit}` },
    ]);
  },
);

test('a plan alone counts as before', async () => {
  const { lines } = await read('Lebensmittel;Menge Soll (g)\nSkyr;250\n');
  expect(lines.map(({ text }) => text)).toEqual(['250 g Skyr']);
});

test.each(['Tellergewicht (g);Rest (g)', 'Plate weight (g);Left on plate (g)'])(
  'leftovers are subtracted from the weight of the plate with its food: %s',
  async (names) => {
    const { lines } = await read(`Lebensmittel;${names}\nKartoffelpüree;180;45\n`);
    expect(lines).toMatchObject([{ text: '180 g Kartoffelpüree', left: 45 }]);
  },
);
