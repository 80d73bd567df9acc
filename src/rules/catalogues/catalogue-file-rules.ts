import type { Rule } from '../rule.ts';

/** Rules of a catalogue file before it can be opened. catalogue/ finds violations. */
export const CATALOGUE_FILE_RULES: readonly Rule[] = [
  {
    code: 'catalogue/missing',
    severity: 'error',
    isFirm: true,
    help: 'A named catalogue exists.',
    explanation: 'Check --catalogue, VIAND_CATALOGUE and the configuration.',
  },
  {
    code: 'catalogue/foreign',
    severity: 'error',
    isFirm: true,
    help: 'A catalogue file was made by viand.',
    explanation: 'The file is another SQLite database, or none at all.',
  },
  {
    code: 'catalogue/too-new',
    severity: 'error',
    isFirm: true,
    help: 'A catalogue was not made by a newer version of viand.',
    explanation: 'Update viand.',
  },
  {
    code: 'catalogue/too-old',
    severity: 'error',
    isFirm: true,
    help: 'A catalogue was not made by a version of viand that is too old.',
    explanation: 'Import the sources of the catalogue again.',
  },
];
