import { expect, test } from 'vitest';
import type { ServingSize } from '../../../../src/model/food.ts';
import { readMeasuredFood } from '../../../../src/search/lines/reading/measured-food.ts';
import { readLine } from '../../../../src/search/lines/reading/read-line.ts';
import { weighQuantity } from '../../../../src/search/lines/weighing/weigh-quantity.ts';
import { makeFood, makeVariant } from '../../../support/foods.ts';

const serving = (type: ServingSize['type'], label: string, amount: number): ServingSize => ({
  type,
  label,
  amount,
  unit: 'g',
});

function amountOf(measure: string, servingSizes: readonly ServingSize[]) {
  const food = makeFood({ isSolid: true, variants: [makeVariant({ servingSizes })] });
  return weighQuantity(readMeasuredFood('thing', measure), food, undefined)?.amount;
}

test.each<[string, ServingSize, number]>([
  ['1 glass', serving('medium_glass', '1 Glas', 210), 210],
  ['2 Gläser', serving('medium_glass', '1 glass', 210), 420],
  ['1 large glass', serving('large_glass', '1 large glass', 300), 300],
  ['1 plate', serving(null, '1 plate', 330), 330],
  ['1 Teller', serving(null, '1 plate', 330), 330],
  ['1 Riegel', serving('package', '1 Riegel', 25), 25],
  ['1 bar', serving(null, '1 Riegel', 25), 25],
  ['1 Handvoll', serving(null, '1 Handvoll', 31), 31],
  ['2 handfuls', serving(null, '1 Handvoll', 31), 62],
  ['1 Bund', serving(null, '1 bunch', 131), 131],
])('weighQuantity weighs %s by the serving of the food', (measure, size, amount) => {
  expect(amountOf(measure, [size])).toBe(amount);
});

test('weighQuantity() prefers the label of a measure to a similar form', () => {
  const sizes = [serving('portion', '100 g', 100), serving(null, '1 plate', 330)];
  expect(amountOf('1 plate', sizes)).toBe(330);
});

test('weighQuantity() does not weigh a glass of a solid food that has none', () => {
  expect(amountOf('1 glass', [serving('portion', '1 portion', 100)])).toBeUndefined();
});

test('weighQuantity counts the small pieces of a bar if the line asks for small ones', () => {
  const sizes = [serving('package', '1 bar', 52), serving('small_piece', '1 mini bar', 17)];
  expect(amountOf('2 small', sizes)).toBe(34);
  expect(amountOf('2', sizes)).toBe(104);
});

test('weighQuantity() does not use mini ones for small ones if there are usual ones', () => {
  const sizes = [
    serving('medium_whole', '1 pepper', 145),
    serving('small_whole', '1 mini pepper', 30),
  ];
  const kindAmount = (text: string) => {
    const food = makeFood({
      name: 'Pepper',
      isSolid: true,
      variants: [makeVariant({ servingSizes: sizes })],
    });
    return weighQuantity(readLine(text), food, undefined);
  };
  expect(kindAmount('1 small pepper')).toMatchObject({ amount: 108.75, confidence: 0.75 });
  expect(kindAmount('2 mini peppers')).toMatchObject({ amount: 60, confidence: 0.75 });
  expect(kindAmount('1 pepper')?.amount).toBe(145);
});

test('weighQuantity() guesses the size of a mini one, unless the food is called mini', () => {
  const servingSizes = [serving('medium_whole', '1 muffin', 100)];
  const of = (name: string) =>
    weighQuantity(
      readLine('2 mini muffins'),
      makeFood({ name, isSolid: true, variants: [makeVariant({ servingSizes })] }),
      undefined,
    );
  expect(of('Muffin')).toMatchObject({ amount: 70, confidence: 0.6 });
  expect(of('Mini muffin')?.amount).toBe(200);
});

test('weighQuantity() weighs a cup of mini ones like a cup of others', () => {
  const food = makeFood({
    isSolid: true,
    variants: [makeVariant({ servingSizes: [serving('medium_cup', '1 cup', 50)] })],
  });
  expect(weighQuantity(readLine('1 cup mini marshmallows'), food, undefined)?.amount).toBe(50);
});
