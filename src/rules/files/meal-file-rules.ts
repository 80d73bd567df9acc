import type { Rule } from '../rule.ts';

/** Rules of the form of a meal file. The readers of meals/ find violations. */
export const MEAL_FILE_RULES: readonly Rule[] = [
  {
    code: 'meal/empty-file',
    severity: 'error',
    isFirm: true,
    help: 'A meal file is not empty.',
    explanation: 'An empty file is more often a failed export than a day without food.',
  },
  {
    code: 'meal/no-entries',
    severity: 'error',
    help: 'A meal file has at least one entry.',
    explanation:
      'A header without rows, or meals without entries, are more often a failed export than a day without food. If other files have entries, viand ignores it. If no file has an entry, viand gives no score rather than a score of 0.',
    wrong: 'food_id,amount,unit',
    right: 'food_id,amount,unit\napple,100,g',
  },
  {
    code: 'meal/unclear-layout',
    severity: 'error',
    isFirm: true,
    help: 'The layout of a record is clear: where its foods, days and meals are.',
    explanation:
      'A header names the columns (Datum, Mahlzeit, Lebensmittel, Menge), or days or meals stand above the columns. Otherwise --column names the column of foods, --layout the layout, and --sheet the sheet.',
  },
  {
    code: 'meal/missing-column',
    severity: 'error',
    isFirm: true,
    help: 'A CSV header has columns for the food, the amount and the unit.',
    explanation:
      'Their names are food_id (or food_code), amount and unit, in any case and order. Map the columns of other programs with --map food_id=FoodCode,amount=FoodAmt. Use --unit g if there is no column of units.',
    wrong: 'food_id,amout,unit',
    right: 'food_id,amount,unit',
  },
  {
    code: 'meal/repeated-column',
    severity: 'error',
    isFirm: true,
    help: 'The columns that viand reads, and the members of an object in JSON, have different names.',
    explanation:
      'With two columns of the same name, it is unclear which one to use. Of two members, most programs silently take the last one, and evaluations do the same.',
    wrong: 'food_id,amount,unit,amount',
    right: 'food_id,amount,unit,amount_served',
  },
  {
    code: 'meal/missing-label',
    severity: 'error',
    isFirm: true,
    help: 'Each label to group by has a column or member, and a value in every entry.',
    explanation:
      '--by person,day needs both in the file. An entry with a blank day would be summed into a day without a name. Where a label is written once and blank below, --layout grouped takes the value above.',
  },
  {
    code: 'meal/cell-count',
    severity: 'error',
    help: 'A CSV row has as many cells as the header.',
    explanation:
      'Most often a name contains a comma but has no quotes, or a decimal comma splits an amount into two cells.',
    wrong: 'milk,1,5,ml',
    right: 'milk,1.5,ml',
  },
  {
    code: 'meal/syntax',
    severity: 'error',
    isFirm: true,
    help: 'A file is valid JSON, NDJSON or CSV.',
    explanation:
      'In CSV, double a quote inside a quoted cell and close every quote. In JSON, put names and text in double quotes, and no comma after the last value.',
    wrong: '{ "food_id": "milk", "amount": 200, }',
    right: '{ "food_id": "milk", "amount": 200 }',
  },
  {
    code: 'meal/shape',
    severity: 'error',
    help: 'A meal in JSON is an object with a list of entries, and an entry an object.',
    explanation: 'The reference of meal files shows the structure.',
    wrong: '[{ "meal": "lunch" }]',
    right: '[{ "entries": [{ "food_id": "milk", "amount": 200, "unit": "ml" }] }]',
  },
  {
    code: 'meal/misspelt-field',
    severity: 'error',
    help: 'No member of an entry in JSON is a misspelling of a field that the entry lacks.',
    explanation:
      'viand treats other members as labels. It would also treat a misspelt amount as a label, and count a standard serving. To use such a name for a label, name it with --by.',
    wrong: '[{ "entries": [{ "food_id": "milk", "amont": 200, "unit": "ml" }] }]',
    right: '[{ "entries": [{ "food_id": "milk", "amount": 200, "unit": "ml" }] }]',
  },
];
