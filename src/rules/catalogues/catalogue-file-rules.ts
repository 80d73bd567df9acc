import type { Rule } from '../rule.ts';

/** Rules of a catalogue file before it can be opened. catalogue/ finds what breaks them. */
export const CATALOGUE_FILE_RULES: readonly Rule[] = [
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
];
