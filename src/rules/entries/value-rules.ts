import type { Rule } from '../rule.ts';

/** Rules of the values of an entry. The readers of meals/ find what breaks them, since such an entry cannot be summed. */
export const VALUE_RULES: readonly Rule[] = [
  {
    code: 'meal/missing-food',
    severity: 'error',
    help: 'Every entry names its food, as text.',
    explanation: 'In JSON an id stands in quotes, also where it is all digits.',
    wrong: '{ "food_id": 11352, "amount": 100, "unit": "g" }',
    right: '{ "food_id": "11352", "amount": 100, "unit": "g" }',
  },
  {
    code: 'meal/unknown-food',
    severity: 'error',
    isFixable: true,
    help: 'The catalogue has every food: by its id, a variant, a code of a source or an id of an earlier release.',
    explanation:
      '`viand search` finds ids. A misspelt id is offered with the nearest one, for a person to decide; the GTIN of a branded food, with zeros that a spreadsheet dropped or without, is mended by --fix, since the check digit proves it.',
    wrong: 'brocoli,150,g',
    right: 'broccoli,150,g',
  },
  {
    code: 'meal/bad-amount',
    severity: 'error',
    help: 'An amount is a number with a decimal point, and not beyond all measure.',
    explanation:
      'A decimal comma is not guessed, since 1,234 may be either; a unit belongs into its own column.',
    wrong: 'milk,"2,5",l',
    right: 'milk,2.5,l',
  },
  {
    code: 'meal/negative-amount',
    severity: 'error',
    help: 'An amount is 0 or more.',
    explanation:
      'What was left on the plate is taken off the amount, not given as a row of its own.',
    wrong: 'milk,-200,ml',
    right: 'milk,200,ml',
  },
  {
    code: 'meal/missing-unit',
    severity: 'error',
    help: 'An amount has a unit.',
    explanation: '--unit g is for files whose amounts all have the same.',
    wrong: 'milk,200,',
    right: 'milk,200,ml',
  },
  {
    code: 'meal/unknown-unit',
    severity: 'error',
    isFixable: true,
    help: 'A unit is one of µg, mg, g, kg, ml and l.',
    explanation:
      'Names that mean one of them only ("grams", "litres") are mended by --fix. Cups, spoons and ounces are not: write the mass or volume, or let `viand match` weigh them.',
    wrong: 'milk,200,millilitres',
    right: 'milk,200,ml',
  },
  {
    code: 'meal/bad-flag',
    severity: 'error',
    help: 'weighted_before_process is true or false.',
    explanation: 'It says that the amount was weighed raw; empty is false.',
    wrong: 'brown-rice,75,g,ture',
    right: 'brown-rice,75,g,true',
  },
];
