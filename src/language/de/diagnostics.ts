import type { Messages } from '../en/messages.ts';

/** The words around diagnostics, in German. */
export const DIAGNOSTICS_DE: Messages['diagnostics'] = {
  and: 'und',
  or: 'oder',
  severities: { error: 'Fehler', warning: 'Warnung', note: 'Hinweis' },
  expected: (what) => `; erwartet: ${what}`,
  expectedSentence: (what) => `Erwartet: ${what}`,
  quoted: (text) => `„${text}“`,
  shareOf: (percent, name) => `${name} zu ${percent}`,
  didYouMean: (fix) => `meinten Sie „${fix}“?`,
  row: (row) => `Zeile ${row}`,
  sheet: (sheet) => `Blatt ${sheet}`,
  rule: {
    head: 'Regel',
    severity: 'Stufe',
    fix: 'beheben',
    isFixable: '--fix behebt sie',
    isFirm: 'immer ein Fehler',
    wrong: 'Falsch:',
    right: 'Richtig:',
  },
  noErrors: 'keine Fehler',
  errors: (count) => `${count} Fehler`,
  warnings: (count, isOne) => `${count} ${isOne ? 'Warnung' : 'Warnungen'}`,
  notes: (count, isOne) => `${count} ${isOne ? 'Hinweis' : 'Hinweise'}`,
  inFiles: (problems, count, isOne) => `${problems} in ${count} ${isOne ? 'Datei' : 'Dateien'}`,
  notShown: (count) => `${count} davon nicht gezeigt`,
  fixable: (count) => `--fix behebt ${count} davon`,
};
