import { expect, test } from 'vitest';
import { withKindsMarked } from '../../../../src/search/lines/candidates/kinds-of-plain-name.ts';
import { readLine } from '../../../../src/search/lines/reading/read-line.ts';
import { makeFood, makeVariant, nutrients } from '../../../support/foods.ts';

const kinds = (text: string, ...names: readonly string[]) =>
  withKindsMarked(
    names.map((name) => makeFood({ name, otherNames: [] })),
    readLine(text),
    undefined,
  ).flatMap(({ name, kind }) => (kind === undefined ? [] : [name]));

test('withKindsMarked() takes flour of the type in the line, if the table has it', () => {
  const flours = ['Weizenmehl, Type 405', 'Weizenmehl, Type 812'];
  expect(kinds('250 g Weizenmehl Type 405', ...flours)).toEqual(['Weizenmehl, Type 405']);
  expect(kinds('250 g Weizenmehl Type 550', ...flours)).toEqual(flours);
  expect(kinds('250 g Weizenmehl', ...flours)).toEqual(flours);
});

test('withKindsMarked() prefers a food that the line names first in its name', () => {
  const bacon = ['Bacon, NS as to type of meat', 'Beef, bacon'];
  expect(kinds('50 g bacon', ...bacon)).toEqual(['Bacon, NS as to type of meat']);
  expect(kinds('50 g bacon', 'Beef, bacon')).toEqual(['Beef, bacon']);
});

test('withKindsMarked() takes the tinned kind only if the line mentions a tin', () => {
  const beans = ['Beans, red kidney, canned in water, drained', 'Beans, red kidney, boiled'];
  expect(kinds('400 g tin kidney beans', ...beans)).toContain(beans[0]);
  expect(kinds('400 g kidney beans', ...beans)).toEqual([beans[1]]);
});

test('withKindsMarked() takes a food as the usual one if no other kind like it differs', () => {
  const cheese = (id: string, fat: number) =>
    makeFood({
      id,
      name: id,
      variants: [makeVariant({ id: `${id}.raw`, nutrients: nutrients({ energy: 37 * fat, fat }) })],
    });
  const same = (...foods: readonly ReturnType<typeof cheese>[]) =>
    withKindsMarked(foods, readLine('30 g cheddar'), cheese('Cheddar', 33)).flatMap(
      ({ name, kind }) => (kind?.isSame ? [name] : []),
    );
  // As another table measured it
  const english = cheese('Cheddar, English', 39);
  expect(same(english)).toEqual(['Cheddar, English']);
  expect(same(english, cheese('Cheddar, mild', 10))).toEqual(['Cheddar, English']);
  expect(same(english, cheese('Cheddar, light', 26))).toEqual([]);
});

test('withKindsMarked() reads states in the language of the table', () => {
  const foods = ['Reis poliert', 'Rice polished, cooked in salted water'].map((name) =>
    makeFood({ name, otherNames: ['Reis poliert'], variants: [makeVariant({ id: name })] }),
  );
  const marked = (text: string) =>
    withKindsMarked(foods, readLine(text), undefined).filter(({ kind }) => kind !== undefined);
  expect(marked('200 g Reis gekocht')).toHaveLength(2);
  expect(marked('200 g Reis')).toHaveLength(1);
});

test('withKindsMarked() counts a second word for a state as said', () => {
  const eggs = ['Egg, whole, cooked, scrambled', 'Egg, whole, cooked, omelet, scrambled'];
  expect(kinds('2 scrambled eggs', ...eggs)).toEqual([eggs[0]]);
});
