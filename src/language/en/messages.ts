import { ADVICE_EN } from './advice.ts';
import { CATALOGUES_EN } from './catalogues.ts';
import { CHARTS_EN } from './charts.ts';
import { DIAGNOSTICS_EN } from './diagnostics.ts';
import { EXPLANATIONS_EN } from './explanations.ts';
import { IMPORTS_EN } from './imports.ts';
import { RELIABILITY_EN } from './reliability.ts';
import { REPORT_EN } from './report.ts';
import { TABLES_EN } from './tables.ts';
import { TERMS_EN } from './terms.ts';

const EN = {
  advice: ADVICE_EN,
  catalogues: CATALOGUES_EN,
  imports: IMPORTS_EN,
  charts: CHARTS_EN,
  diagnostics: DIAGNOSTICS_EN,
  explanations: EXPLANATIONS_EN,
  reliability: RELIABILITY_EN,
  report: REPORT_EN,
  tables: TABLES_EN,
  terms: TERMS_EN,
};

/** The English messages. Another language has a folder with the same files. */
export const messagesInEnglish = () => EN;

/** The messages of a language. The compiler rejects a language that lacks one. */
export type Messages = typeof EN;
