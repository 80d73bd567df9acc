import { expect, test } from 'vitest';
import { amountOf, readFoods } from '../../read-foods.ts';

test('amounts in dry matter are refused, unless another column has those of the food', async () => {
  const dried = 'Probe;Energie (kJ/100 g);Rohprotein (% TM)\nLinsen;1480;27,5\n';
  await expect(readFoods(dried)).rejects.toMatchObject({
    diagnostics: [{ field: 'Rohprotein (% TM)', code: 'import/bad-value' }],
  });
  const both = await readFoods('Probe;Protein (g);Protein i. Tr. (%)\nLinsen;25;27,5\n');
  expect(amountOf(both.foods[0], 'protein')).toBe(25);
});

test('cells of energy below an unknown name are refused, if nothing else is the energy', async () => {
  const label = 'Artikel;Nährwerte je 100g;Fett (g)\nBergkäse;1.657 kJ / 400 kcal;33\n';
  await expect(readFoods(label)).rejects.toMatchObject({
    diagnostics: [{ field: 'Nährwerte je 100g', code: 'import/missing-column' }],
  });
  const text = JSON.stringify([
    { food_name: 'Corn', food_description: 'Per 1 cup - Calories: 132kcal | Fat: 1.82g' },
  ]);
  await expect(readFoods(text, {}, 'foods.json')).rejects.toMatchObject({
    diagnostics: [{ field: 'food_description' }],
  });
});
