import type { Rule } from '../rule.ts';

/** Rules of the tables of a source. The importers find what breaks them. */
export const TABLE_RULES: readonly Rule[] = [
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
