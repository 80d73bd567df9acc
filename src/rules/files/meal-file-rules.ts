import type { Rule } from '../rule.ts';

/** Rules of the form of a meal file. The readers of meals/ find what breaks them. */
export const MEAL_FILE_RULES: readonly Rule[] = [
  {
    code: 'meal/empty-file',
    severity: 'error',
    isFirm: true,
    help: 'There is something in a meal file.',
    explanation: 'An empty file is more often a failed export than a day without food.',
  },
  {
    code: 'meal/missing-column',
    severity: 'error',
    isFirm: true,
    help: 'A CSV header has columns for the food, the amount and the unit.',
    explanation:
      'They are called food_id (or food_code), amount and unit, in any case and order. Columns of other programs are named with --map food_id=FoodCode,amount=FoodAmt; --unit g stands in for a column of units.',
    wrong: 'food_id,amout,unit',
    right: 'food_id,amount,unit',
  },
  {
    code: 'meal/repeated-column',
    severity: 'error',
    isFirm: true,
    help: 'No two columns that are read have the same name.',
    explanation: 'Nobody could tell which of them is meant.',
    wrong: 'food_id,amount,unit,amount',
    right: 'food_id,amount,unit,amount_served',
  },
  {
    code: 'meal/missing-label',
    severity: 'error',
    isFirm: true,
    help: 'What is grouped by is there: a column of the header, or a member of every meal.',
    explanation: '--by person,day needs both in the file.',
  },
  {
    code: 'meal/cell-count',
    severity: 'error',
    help: 'A CSV row has as many cells as the header.',
    explanation:
      'Most often a name has a comma in it and no quotes around it, or a decimal comma makes two cells of an amount.',
    wrong: 'milk,1,5,ml',
    right: 'milk,1.5,ml',
  },
  {
    code: 'meal/syntax',
    severity: 'error',
    isFirm: true,
    help: 'A file is JSON, NDJSON or CSV by the rules of that format.',
    explanation:
      'In CSV a quote within a quoted cell is written twice, and each quote is closed; in JSON names and text stand in double quotes, and no comma follows the last value.',
    wrong: '{ "food_id": "milk", "amount": 200, }',
    right: '{ "food_id": "milk", "amount": 200 }',
  },
  {
    code: 'meal/shape',
    severity: 'error',
    help: 'A meal in JSON is an object with a list of entries, and an entry an object.',
    explanation: 'docs/meal-files.md shows the shape.',
    wrong: '[{ "food_id": "milk", "amount": 200, "unit": "ml" }]',
    right: '[{ "entries": [{ "food_id": "milk", "amount": 200, "unit": "ml" }] }]',
  },
];
