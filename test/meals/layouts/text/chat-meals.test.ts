import { expect, test } from 'vitest';
import { type ChatLine, withChatMeals } from '../../../../src/meals/layouts/text/chat-meals.ts';

const DATE = '12.03.26';

function says(said: string, change: Partial<ChatLine> = {}): ChatLine {
  return { date: DATE, time: '08:15', person: 'Anna', said, isContinued: false, ...change };
}

function mealsOf(lines: readonly ChatLine[]) {
  return withChatMeals(lines)?.map(({ meal, said }) => [meal, said]);
}

test('a meal before foods is the meal of its message', () => {
  const lines = [
    says('Frühstück: 2 Scheiben Brot'),
    says('1 Tasse Kaffee', { isContinued: true }),
    says('1 Banane'),
  ];
  expect(mealsOf(lines)).toEqual([
    ['Frühstück', '2 Scheiben Brot'],
    ['Frühstück', '1 Tasse Kaffee'],
    ['', '1 Banane'],
  ]);
});

test('a meal alone in the first line is the meal of the message', () => {
  const lines = [says('Lunch:'), says('soup', { isContinued: true }), says('1 banana')];
  expect(mealsOf(lines)).toEqual([
    ['Lunch', 'soup'],
    ['', '1 banana'],
  ]);
});

test('a message that only names a meal applies until the next meal or day of the person', () => {
  const lines = [
    says('Lunch'),
    says('soup'),
    says('bread', { person: 'Ben' }),
    says('1 banana'),
    says('porridge', { date: '13.03.26' }),
  ];
  expect(mealsOf(lines)).toEqual([
    ['Lunch', 'soup'],
    ['', 'bread'],
    ['Lunch', '1 banana'],
    ['', 'porridge'],
  ]);
});

test('several meals of one line have their own foods', () => {
  expect(mealsOf([says('Breakfast: 2 eggs; Lunch: soup')])).toEqual([
    ['Breakfast', '2 eggs'],
    ['Lunch', 'soup'],
  ]);
});

test('lines without meals are unchanged', () => {
  expect(mealsOf([says('2 eggs'), says('07:30 1 apple')])).toBeUndefined();
});
