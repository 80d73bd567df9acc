import type { Rule } from './rule.ts';

/** What must hold of a meal file for it to be summed. */
export const MEAL_RULES: readonly Rule[] = [
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

/** What is likely a slip, or worth knowing, in an entry that can be summed as it is. */
export const ENTRY_RULES: readonly Rule[] = [
  {
    code: 'meal/implausible-amount',
    severity: 'warning',
    help: 'An entry is of 0.01 g to 5 kg of a food.',
    explanation:
      'An adult eats 1 to 2 kg of solid food in a whole day and drinks 1.5 to 4 l, so that more than 5 kg of one food in one entry is most likely grams given as kilograms or a digit too many. Less than 0.01 g is below what kitchen scales show.',
    wrong: 'potato,250,kg',
    right: 'potato,250,g',
  },
  {
    code: 'meal/zero-amount',
    severity: 'note',
    help: 'An entry is of more than nothing.',
    explanation:
      'An amount of 0 adds nothing. Where the amount is not known, leave the cell empty: it then counts as one standard serving.',
    wrong: 'milk,0,ml',
    right: 'milk,,',
  },
  {
    code: 'meal/unit-mismatch',
    severity: 'warning',
    help: 'A solid food whose density is not known is given as a mass.',
    explanation:
      'Of a solid food a volume says little: viand takes 1 g/ml, and a litre of crisps weighs a tenth of that. Weigh it.',
    wrong: 'anchovy,50,ml',
    right: 'anchovy,45,g',
  },
  {
    code: 'meal/assumed-density',
    severity: 'note',
    help: 'A drink whose density is not known is given as a mass, or counts as 1 g/ml.',
    explanation: 'Most drinks are within 5 % of that; syrups are not.',
  },
  {
    code: 'meal/assumed-serving',
    severity: 'note',
    help: 'An entry has an amount, or counts as one standard serving.',
    explanation:
      'Without a standard serving it counts as 100 of the standard unit of the food. `viand food` shows both.',
    wrong: 'apple,,',
    right: 'apple,182,g',
  },
  {
    code: 'meal/assumed-yield',
    severity: 'note',
    help: 'What was weighed raw is of a food whose yield is known, or counts as eaten at its raw weight.',
    explanation: 'Weigh it as it is eaten.',
  },
  {
    code: 'meal/legacy-id',
    severity: 'note',
    isFixable: true,
    help: 'An id is one of today.',
    explanation:
      'Ids of earlier releases evaluate as what took their place. --fix writes the id of today, as `viand catalogue upgrade-ids` does. An id that was split leads to the commonest of its successors: that one is for a person to decide.',
    wrong: 'zucchini,150,g',
    right: 'courgette,150,g',
  },
  {
    code: 'meal/retired-food',
    severity: 'note',
    help: 'A food is one of today.',
    explanation:
      'It was dropped without a successor. It is still evaluated, but no search finds it: choose another for new meals.',
  },
  {
    code: 'meal/unit-spelling',
    severity: 'note',
    isFixable: true,
    help: 'A unit is written as µg, mg, g, kg, ml or l.',
    explanation: 'viand reads other cases and "ug" or "mcg"; other programs may not.',
    wrong: 'milk,200,ML',
    right: 'milk,200,ml',
  },
  {
    code: 'meal/duplicate-entry',
    severity: 'note',
    help: 'A row is not the same as the one above it in all its cells.',
    explanation:
      'It may be a second helping, or a row that was pasted twice. A further column, such as the time, tells them apart.',
    wrong: 'coffee,150,ml\ncoffee,150,ml',
    right: 'coffee,300,ml',
  },
  {
    code: 'meal/unread-column',
    severity: 'warning',
    help: 'No column is named almost like one that viand reads.',
    explanation:
      'Further columns are labels. A misspelt weighted_before_process would be one too, and raw weights would count as eaten.',
    wrong: 'food_id,amount,unit,weighed_before_process',
    right: 'food_id,amount,unit,weighted_before_process',
  },
];
