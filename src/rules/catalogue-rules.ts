import type { Rule } from './rule.ts';

/** What must hold of the tables of a source. */
const TABLE_RULES: readonly Rule[] = [
  {
    code: 'import/missing-file',
    severity: 'error',
    isFirm: true,
    help: 'A source has all of its tables.',
    explanation:
      'seeds/README.md names those of the seeds; FNDDS has four, told by their columns whatever their names.',
  },
  {
    code: 'import/missing-column',
    severity: 'error',
    isFirm: true,
    help: 'A table has all of its columns.',
    explanation: 'The header is the first row with all of them, within the first ten.',
  },
  {
    code: 'import/cell-count',
    severity: 'error',
    help: 'A row of a table has as many cells as its header.',
    explanation: 'A comma within a cell needs quotes around the cell.',
  },
  {
    code: 'import/syntax',
    severity: 'error',
    isFirm: true,
    help: 'A table is CSV.',
    explanation:
      'A quote within a quoted cell is written twice, and each quote is closed (RFC 4180).',
  },
  {
    code: 'import/bad-value',
    severity: 'error',
    help: 'A cell holds what its column is for.',
    explanation:
      'An amount is a number from 0 up, or nothing where it is not known: never 0 for unknown.',
    wrong: 'apple,piece,1 apple,ca. 180,g',
    right: 'apple,medium_piece,1 apple,182,g',
  },
  {
    code: 'import/duplicate',
    severity: 'error',
    help: 'Nothing that is there once is there twice.',
    explanation: 'Of two rows with the same key, neither is more right than the other.',
  },
  {
    code: 'import/orphan',
    severity: 'error',
    help: 'A row belongs to a food or variant that is there.',
    explanation: 'Its id or code is misspelt, or the row of the food is missing.',
  },
];

/** What must hold of a food; `food-rules.ts` checks it. */
const FOOD_RULE_TEXTS: readonly Rule[] = [
  {
    code: 'food/enumeration',
    severity: 'error',
    help: 'Types, processings, serving types and units are of the specification.',
    explanation: 'Other values could not be said in replies of the service.',
    wrong: 'processing: grilled',
    right: 'processing: broiled',
  },
  {
    code: 'food/standard-processing',
    severity: 'error',
    help: 'The standard processing is that of one of the variants.',
    explanation: 'An entry that names the food only means this variant.',
  },
  {
    code: 'food/standard-serving',
    severity: 'error',
    help: 'The standard serving type is that of one of the serving sizes, or none.',
    explanation: 'An entry without an amount means this serving.',
  },
  {
    code: 'food/serving-size',
    severity: 'error',
    help: 'A serving size weighs something, and has a label.',
    explanation: 'A portion whose weight the source does not know has a label and no type.',
  },
  {
    code: 'food/energy-off-atwater',
    severity: 'error',
    help: 'Energy is what carbohydrates, protein, fat and alcohol come to, within 25 %.',
    explanation:
      'By the general factors 4, 4, 9 and 7 kcal/g, fibre with or without, and never nearer than 80 kJ. Most often kcal stand where kJ belong, or a decimal point is lost. Some published foods, such as sweeteners, are beyond it with reason: --rule food/energy-off-atwater=warning.',
    wrong: 'energy 52 kJ, carbohydrates 13.8 g',
    right: 'energy 218 kJ, carbohydrates 13.8 g',
  },
  {
    code: 'food/implausible-nutrient',
    severity: 'error',
    help: 'Energy and the main nutrients are what 100 g can hold, and no part is more than its whole.',
    explanation:
      '3,800 kJ, 100 g of each; sugar within the carbohydrates, saturated fatty acids within the fat, and all parts within 100 g, each with 5 % for rounding.',
  },
  {
    code: 'food/negative-amount',
    severity: 'error',
    help: 'Nutrients and food patterns are 0 or more.',
    explanation: 'Some sources mark unknown amounts by -9 or the like: leave such a cell empty.',
  },
  {
    code: 'food/bad-figure',
    severity: 'error',
    help: 'Density and yield factors are above 0, search weights from 0 to 1.',
    explanation: 'Leave the cell empty where a figure is not known.',
  },
  {
    code: 'food/bad-gtin',
    severity: 'error',
    isFixable: true,
    help: 'A GTIN has 14 digits of which the last checks the others.',
    explanation:
      'Shorter ones are padded with zeros on the left. Spreadsheets drop these; --fix restores them where the check digit proves them.',
    wrong: '99482450663',
    right: '00099482450663',
  },
  {
    code: 'food/repeated-gtin',
    severity: 'error',
    help: 'No two foods have the same GTIN.',
    explanation: 'A scanned bar code means one food.',
  },
];

/** What must hold of a catalogue file as a whole. */
const CATALOGUE_FILE_RULES: readonly Rule[] = [
  {
    code: 'catalogue/missing',
    severity: 'error',
    isFirm: true,
    help: 'A catalogue that is named is there.',
    explanation: 'Check --catalogue, VIAND_CATALOGUE and the configuration.',
  },
  {
    code: 'catalogue/foreign',
    severity: 'error',
    isFirm: true,
    help: 'A catalogue was made by viand.',
    explanation: 'Other SQLite files have other tables.',
  },
  {
    code: 'catalogue/damaged',
    severity: 'error',
    isFirm: true,
    help: 'The file and its indexes are whole, as SQLite sees them.',
    explanation: 'Import its sources again.',
  },
  {
    code: 'catalogue/too-new',
    severity: 'error',
    isFirm: true,
    help: 'A catalogue was not made by a newer viand.',
    explanation: 'Update viand.',
  },
  {
    code: 'catalogue/too-old',
    severity: 'error',
    isFirm: true,
    help: 'A catalogue was not made by a viand that is too old.',
    explanation: 'Import its sources again.',
  },
  {
    code: 'catalogue/unsearchable',
    severity: 'error',
    help: 'Every food of today can be found by its name.',
    explanation: 'Something else wrote to the file: import its sources again.',
  },
  {
    code: 'catalogue/orphan',
    severity: 'error',
    help: 'What refers to a food, variant or source finds it.',
    explanation: 'Something else wrote to the file: import its sources again.',
  },
  {
    code: 'catalogue/shadowed-id',
    severity: 'error',
    help: 'Ids of earlier releases are no ids of today.',
    explanation: 'An old meal file would mean another food.',
  },
  {
    code: 'catalogue/changed',
    severity: 'error',
    help: 'The content is what was imported: the fingerprints of the sources fit.',
    explanation: 'Something else wrote to the file: import its sources again.',
  },
];

export const CATALOGUE_RULES: readonly Rule[] = [
  ...TABLE_RULES,
  ...FOOD_RULE_TEXTS,
  ...CATALOGUE_FILE_RULES,
];
