import { expect, test } from 'vitest';
import { amountOf, readFoods } from '../../read-foods.ts';

const rows = (...lines: string[]) => lines.join('\n');

test('a column of energy without a unit has the unit that its amounts show next to one with a unit', async () => {
  const inKj = await readFoods(
    rows('Lebensmittel;Kalorien;Brennwert;Fett (g)', 'Apfel;48;200,8;0,4', 'Avocado;212;887;20'),
  );
  expect(inKj.faults).toEqual([]);
  expect(amountOf(inKj.foods[0], 'energy')).toBe(200.8);
  const inKcal = await readFoods(
    rows('Lebensmittel;kJ;Brennwert;Fett (g)', 'Apfel;201;48;0,4', 'Avocado;887;212;20'),
  );
  expect(amountOf(inKcal.foods[0], 'energy')).toBe(201);
});

test('energies that are not the same in any unit still need one', async () => {
  const read = readFoods(
    rows('Lebensmittel;Kalorien;Brennwert;Fett (g)', 'Apfel;48;96;0,4', 'Avocado;212;424;20'),
  );
  await expect(read).rejects.toThrow('Column "Brennwert" has no unit');
});

test.each([
  ['kJ', 'Bread,1046,9,1.5,49\nMilk,268,3.4,3.5,4.8\nTea,4,0,0,0', 1046],
  ['kcal', 'Bread,250,9,1.5,49\nMilk,64,3.4,3.5,4.8\nTea,1,0,0,0', 1046],
])(
  'energy without a unit is in %s if its amounts are those of the macronutrients',
  async (_, lines, kj) => {
    const { foods, faults } = await readFoods(`name,Energy,Protein,Fat,Carbs\n${lines}\n`);
    expect(faults).toEqual([]);
    expect(amountOf(foods[0], 'energy')).toBeCloseTo(kj);
  },
);

test.each([
  'name,Energy,Protein,Fat,Carbs\nBread,1046,9,1.5,49\nMilk,64,3.4,3.5,4.8\n',
  'name,Energy,Protein,Fat,Carbs\nBread,500,9,1.5,49\nMilk,128,3.4,3.5,4.8\n',
  'name,Energy,Protein,Fat,Carbs\nBread,250,9,,49\n',
  'name,Energy,Protein,Fat\nOil,900,0,100\n',
])('energy without a unit needs one if the macronutrients do not show it: %j', async (table) => {
  await expect(readFoods(table)).rejects.toThrow('Column "Energy" has no unit');
});

test('a name that ends in 100 gives amounts per 100 g, which precede those of a portion', async () => {
  const read = await readFoods(
    rows('name,kcal100,fat_100,weight,kcal', 'Lasagne,150,6,400,600', 'Waffles,350,15,80,280'),
  );
  expect(read.faults).toEqual([]);
  expect(amountOf(read.foods[0], 'energy')).toBeCloseTo(150 * 4.184);
  expect(amountOf(read.foods[0], 'fat')).toBe(6);
});

test('a bare 100 in a name is 100 ml where the title or the row says so', async () => {
  const table =
    'Sirupe: Werte je 100 ml\nName;kcal/100;Fett/100;Zucker/100;Dichte\nHolunder;270;0;66;1,3\n';
  const { foods } = await readFoods(table);
  expect(amountOf(foods[0], 'energy')).toBeCloseTo((270 * 4.184) / 1.3);
  const ofRow = await readFoods('name,per,kcal100,density\nSyrup,100 ml,260,1.3\n');
  expect(amountOf(ofRow.foods[0], 'energy')).toBeCloseTo(200 * 4.184);
});
