import { expect, test } from 'vitest';
import { amountOf, readFoods } from '../read-foods.ts';

test.each([
  'je 100 g Pulver',
  'je 100 g Trockenprodukt',
  'per 100 g dry',
  'per 100 g powder',
  'per 100 g as sold',
  'pro 100 g unzubereitet',
])('amounts %j are those of the food as it is sold', async (per) => {
  const label = `Griesbrei-Mischung;\nNährwerte;${per}\nBrennwert;1480 kJ\nFett;1,2 g\nSalz;0,3 g\n`;
  const column = `Produkt;kJ ${per};Fett (g) ${per}\nGriesbrei-Mischung;1480;1,2\n`;
  const title = `Nährwerte ${per}\nProdukt;kJ;Fett (g)\nGriesbrei-Mischung;1480;1,2\n`;
  for (const table of [label, column, title]) {
    const { foods } = await readFoods(table);
    expect(foods.map(({ name }) => name)).toEqual(['Griesbrei-Mischung']);
    expect([amountOf(foods[0], 'energy'), amountOf(foods[0], 'fat')]).toEqual([1480, 1.2]);
  }
});

test.each(['per 100 g as prepared', 'je 100 ml zubereitet', 'je 100 g der zubereiteten Speise'])(
  'amounts %j are refused, since the share of the product in it is unknown',
  async (per) => {
    const title = `Nährwerte ${per}\nProdukt;kJ;Fett (g)\nGriesbrei;380;1,2\n`;
    await expect(readFoods(title)).rejects.toMatchObject({ diagnostics: [{ field: 'per' }] });
    const column = `Produkt;kJ ${per};Fett (g) ${per}\nGriesbrei;380;1,2\n`;
    await expect(readFoods(column)).rejects.toMatchObject({
      diagnostics: [{ code: 'import/missing-column' }],
    });
  },
);

test('amounts per dry matter are still refused', async () => {
  const table = 'Name,kJ per 100 g dry matter,Fat per 100 g dry matter\nPolenta,1500,2\n';
  await expect(readFoods(table)).rejects.toMatchObject({
    diagnostics: [{ code: 'import/missing-column' }],
  });
});

test.each(['trocken', 'dry', 'Pulver', 'as sold'])(
  'the state %j is that of the bought food',
  async (state) => {
    const { foods } = await readFoods(`Name;kJ;Fett (g);Zubereitung\nPolenta;1500;2;${state}\n`);
    expect(foods[0]?.variants.map(({ processing }) => processing)).toEqual(['raw']);
  },
);
