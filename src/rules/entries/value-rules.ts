import type { Rule } from '../rule.ts';

/** Rules of the values of an entry. The readers of meals/ find violations, because such an entry cannot be summed. */
export const VALUE_RULES: readonly Rule[] = [
  {
    code: 'meal/missing-food',
    severity: 'error',
    help: 'Every entry has a food id, as text.',
    explanation: 'In JSON an id is in quotes, even if it has only digits.',
    wrong: '{ "food_id": 11352, "amount": 100, "unit": "g" }',
    right: '{ "food_id": "11352", "amount": 100, "unit": "g" }',
  },
  {
    code: 'meal/unknown-food',
    severity: 'error',
    isFixable: true,
    help: 'Every food is in the catalogue: by food id, variant id, code of a source database, or id from an earlier release.',
    explanation:
      '`viand search` finds ids. For a misspelt id, viand suggests the nearest one and leaves the choice to you. --fix replaces the GTIN of a branded food, even without its leading zeros, since the check digit proves it.',
    wrong: 'brocoli,150,g',
    right: 'broccoli,150,g',
  },
  {
    code: 'meal/uncertain-food',
    severity: 'error',
    help: 'Each name of a food has one certain match in the catalogue.',
    explanation:
      '`viand match FILE --review` asks about uncertain names and saves the answers. --accept 0.6 takes less certain matches, and the results say so.',
  },
  {
    code: 'meal/code-beside-name',
    severity: 'error',
    help: 'A food code and the name next to it are of the same food in the same state.',
    explanation:
      'They are not if a column was sorted or filled without the others, if the code is from another release of its table, or if one is raw and the other cooked. If the names are wrong, --accept 0.6 takes the codes; if the codes are, remove their column.',
  },
  {
    code: 'meal/bad-amount',
    severity: 'error',
    help: 'An amount is a number with a decimal point, of a plausible size.',
    explanation:
      'viand does not guess decimal commas, since 1,234 could mean either number. Put the unit in its own column.',
    wrong: 'milk,"2,5",l',
    right: 'milk,2.5,l',
  },
  {
    code: 'meal/negative-amount',
    severity: 'error',
    help: 'An amount is 0 or more.',
    explanation: 'Subtract leftovers from the amount instead of adding a row for them.',
    wrong: 'milk,-200,ml',
    right: 'milk,200,ml',
  },
  {
    code: 'meal/missing-unit',
    severity: 'error',
    help: 'An amount has a unit.',
    explanation: 'If all amounts of a file have the same unit, use --unit g.',
    wrong: 'milk,200,',
    right: 'milk,200,ml',
  },
  {
    code: 'meal/unknown-unit',
    severity: 'error',
    isFixable: true,
    help: 'A unit is µg, mg, g, kg, ml, l or a measure of the food.',
    explanation:
      '--fix replaces names with one meaning ("grams", "litres"). Cups, spoons and pieces are units of foods that have them; for others, write the mass or volume.',
    wrong: 'milk,200,furlongs',
    right: 'milk,200,ml',
  },
  {
    code: 'meal/bad-flag',
    severity: 'error',
    help: 'weighted_before_process is true or false.',
    explanation: 'True means that the amount was weighed raw. An empty cell is false.',
    wrong: 'brown-rice,75,g,ture',
    right: 'brown-rice,75,g,true',
  },
];
