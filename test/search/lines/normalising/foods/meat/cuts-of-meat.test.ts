import { expect, test } from 'vitest';
import {
  withAnimalFirst,
  withCutsNamed,
} from '../../../../../../src/search/lines/normalising/foods/meat/cuts-of-meat.ts';

test.each([
  ['4 Rouladen vom Rind', '4 Rinderrouladen'],
  ['200 g Filet vom Schwein', '200 g Schweinefilet'],
  ['Brust von der Pute', 'Putenbrust'],
  ['1 kg Rindfleisch aus der Schulter', '1 kg Rinderschulter'],
  ['800 g Schweinefleisch aus der Keule', '800 g Schweinekeule'],
  ['500 g Rindfleisch (Hüfte)', '500 g Rinderhüfte'],
  ['600 g Lammfleisch aus der Keule', '600 g Lammkeule'],
  ['1 kg lamb from the leg', '1 kg lamb leg'],
  ['500 g beef for stewing', '500 g stewing beef'],
  ['500 g Rindfleisch zum Schmoren', '500 g Gulaschfleisch'],
])('withCutsNamed() of %j', (text, named) => {
  expect(withCutsNamed(text)).toBe(named);
});

test.each(['500 g Rindfleisch', 'leg of lamb', 'beef stew', 'Rinderbrühe', 'pork from the grill'])(
  'withCutsNamed() leaves %j',
  (text) => {
    expect(withCutsNamed(text)).toBe(text);
  },
);

test.each([
  ['200 g Schnitzel, Pute', '200 g Putenschnitzel'],
  ['Wurst, Pute', 'Putenwurst'],
  ['Steak und Wurst, Pute', 'Steak und Putenwurst'],
  ['500 ml Brühe, Huhn', '500 ml Hühnerbrühe'],
  ['200 g steak, beef', '200 g beef steak'],
  ['500 ml stock, chicken', '500 ml chicken stock'],
])('withAnimalFirst() of %j', (text, named) => {
  expect(withAnimalFirst(text)).toBe(named);
});

test.each(['Huhn, Reis', '1 Steak, Rind, Kartoffeln', '200 g steak, chicken', 'steak, beef'])(
  'withAnimalFirst() leaves %j',
  (text) => {
    expect(withAnimalFirst(text)).toBe(text);
  },
);
