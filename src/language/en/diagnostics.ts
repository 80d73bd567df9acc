/** The words around diagnostics, in lines of stderr and in reports for people. */
export const DIAGNOSTICS_EN = {
  and: 'and',
  or: 'or',
  severities: { error: 'error', warning: 'warning', note: 'note' },
  expected: (what: string) => `: expected ${what}`,
  /** The expectation, after a message that ends with a question or has a colon of its own. */
  expectedSentence: (what: string) => `Expected ${what}`,
  quoted: (text: string) => `"${text}"`,
  shareOf: (percent: string, name: string) => `${percent} of ${name}`,
  didYouMean: (fix: string) => `did you mean "${fix}"?`,
  row: (row: string) => `row ${row}`,
  sheet: (sheet: string) => `sheet ${sheet}`,
  rule: {
    head: 'rule',
    severity: 'severity',
    fix: 'fix',
    isFixable: 'fixable with --fix',
    isFirm: 'always an error',
    wrong: 'Wrong:',
    right: 'Right:',
  },
  noErrors: 'no errors',
  errors: (count: string, isOne: boolean) => `${count} ${isOne ? 'error' : 'errors'}`,
  warnings: (count: string, isOne: boolean) => `${count} ${isOne ? 'warning' : 'warnings'}`,
  notes: (count: string, isOne: boolean) => `${count} ${isOne ? 'note' : 'notes'}`,
  inFiles: (problems: string, count: string, isOne: boolean) =>
    `${problems} in ${count} ${isOne ? 'file' : 'files'}`,
  notShown: (count: string) => `${count} of them not shown`,
  fixable: (count: string, isOne: boolean) =>
    `${count} ${isOne ? 'problem' : 'problems'} can be fixed with --fix`,
};
