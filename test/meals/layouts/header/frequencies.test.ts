import { expect, test } from 'vitest';
import { readTextRecord } from '../../../../src/meals/reading-records/read-record.ts';

const read = (text: string) => readTextRecord({ name: 'x.csv', chunks: [text] as never }, {});

test.each([
  'Food,How often per week?,Portion\nApple,5,150 g\nSalmon,1,150 g\n',
  'Lebensmittel;Häufigkeit/Woche\nApfel;5\nBrot;7\n',
  'Food;Frequency;Portion\nApple;daily;1\nBread;2 times a week;2\nFish;never;\n',
  'Food,Portion size,Consumption\nBread,1 slice,daily\nMilk,1 glass,never\nApple,1,often\n',
  'Food,Amount,How much per week\nBread,1 slice,daily\nApple,1,2 times a week\n',
  'Lebensmittel;Menge;Bemerkung\nBrot;50 g;1x pro Woche\nMilch;200 ml;2x im Monat\n',
  'Lebensmittel;Menge;Häufigkeit\nBrot;50 g;2x tägl.\nMilch;200 ml;1x tägl.\n',
  'Food;Amount;Frequency\nBread;50 g;2 x daily\nMilk;200 ml;once daily\n',
  'Lebensmittel;Menge;Häufigkeit\nFisch;150 g;3x/Wo.\nMilch;200 ml;tgl.\n',
])('assertNoFrequencies() refuses %j', async (text) => {
  await expect(read(text)).rejects.toThrow(/food frequency questionnaire/);
});

test.each([
  'Date,Food,How often per week?,Portion\nMon,Apple,5,150 g\n',
  'Lebensmittel;Menge;Notiz;Uhrzeit\nBrot;50 g;manchmal;8:00\nApfel;150 g;oft;10:00\n',
  'Food,Remark\nApple,often\nFish,sometimes\n',
  'Food,Remark,Portion\nApple,as every day,150 g\nFish,fresh,150 g\n',
])('assertNoFrequencies() lets %j pass', async (text) => {
  expect((await read(text)).lines).not.toEqual([]);
});

test('notes next to meals and amounts are remarks, whatever they say', async () => {
  const rows = 'oats,50 g,never,breakfast\nsoup,300 g,never,lunch\n';
  const { lines } = await read(`Food,Amount,Notes,Meal\n${rows}`);
  expect(lines.map(({ text }) => text)).toEqual(['50 g oats', '300 g soup']);
  await expect(read(`Food,Amount,Notes,Place\n${rows}`)).rejects.toThrow('questionnaire');
});
