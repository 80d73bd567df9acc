import type { Rule } from '../rule.ts';

/** Rules of the tables of a source. The importers find violations. */
export const TABLE_RULES: readonly Rule[] = [
  {
    code: 'import/missing-file',
    severity: 'error',
    isFirm: true,
    help: 'A source has all its tables.',
    explanation:
      'The README in seeds/ lists the tables of the seeds. FNDDS has four; viand recognises them by their columns, whatever their file names.',
  },
  {
    code: 'import/missing-column',
    severity: 'error',
    isFirm: true,
    help: 'A table has all its columns.',
    explanation: 'The header is the first row with all columns, within the first ten rows.',
  },
  {
    code: 'import/cell-count',
    severity: 'error',
    help: 'A row of a table has as many cells as its header.',
    explanation: 'Put quotes around a cell that contains a comma.',
  },
  {
    code: 'import/syntax',
    severity: 'error',
    isFirm: true,
    help: 'A table is valid CSV.',
    explanation: 'Double a quote inside a quoted cell, and close every quote (RFC 4180).',
  },
  {
    code: 'import/bad-value',
    severity: 'error',
    help: 'A cell has a valid value for its column.',
    explanation:
      'An amount is a number, 0 or more. If it is unknown, leave the cell empty: do not write 0.',
    wrong: 'apple,piece,1 apple,ca. 180,g',
    right: 'apple,medium_piece,1 apple,182,g',
  },
  {
    code: 'import/duplicate',
    severity: 'error',
    help: 'A key occurs only once.',
    explanation: 'With two rows of the same key, it is unclear which one is right.',
  },
  {
    code: 'import/orphan',
    severity: 'error',
    help: 'A row belongs to an existing food or variant.',
    explanation: 'The id or code is misspelt, or the row of the food is missing.',
  },
  {
    code: 'food/repeated-name',
    severity: 'warning',
    help: 'A name belongs to one food of a table.',
    explanation:
      'A food record that names the food finds only the last one. The others are found by their ids and bar codes. Foods of different brands, or with bar codes of their own, may share a name.',
    wrong: 'House muesli (in two rows)',
    right: 'House muesli, House muesli with fruit',
  },
  {
    code: 'food/shared-code',
    severity: 'warning',
    help: 'A code of your own foods is not that of another food.',
    explanation:
      'A meal file may name foods by codes of USDA, BLS and other sources. If one of your foods has the same code, the code alone means your food. With its source, it means the published food: sr-11352. viand catalogue add compares the codes with those of the catalogue.',
    wrong: '11352,Bread roll',
    right: 'B-11352,Bread roll',
  },
];
