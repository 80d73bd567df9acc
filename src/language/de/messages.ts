import type { Messages } from '../en/messages.ts';
import { ADVICE_DE } from './advice.ts';
import { CATALOGUES_DE } from './catalogues.ts';
import { CHARTS_DE } from './charts.ts';
import { DIAGNOSTICS_DE } from './diagnostics.ts';
import { EXPLANATIONS_DE } from './explanations.ts';
import { IMPORTS_DE } from './imports.ts';
import { RELIABILITY_DE } from './reliability.ts';
import { REPORT_DE } from './report.ts';
import { TABLES_DE } from './tables.ts';
import { TERMS_DE } from './terms.ts';

/** The German messages. */
export const DE: Messages = {
  advice: ADVICE_DE,
  catalogues: CATALOGUES_DE,
  imports: IMPORTS_DE,
  charts: CHARTS_DE,
  diagnostics: DIAGNOSTICS_DE,
  explanations: EXPLANATIONS_DE,
  reliability: RELIABILITY_DE,
  report: REPORT_DE,
  tables: TABLES_DE,
  terms: TERMS_DE,
};

/** What viand writes for people who read German. */
export function messagesInGerman(): Messages {
  return DE;
}
