import { wordsIn } from '../language/words.ts';
import type { ReportOnMeals } from '../operations/report/report-on-meals.ts';
import { renderPage } from '../report/page/page.ts';
import { reportBody } from '../report/report-body.ts';
import type { ReportFacts } from '../report/report-table.ts';
import type { Body } from './bodies.ts';

/** A report as JSON, with its page if that is requested. */
export function mealReportBody(result: ReportOnMeals): Body {
  const { report, lang, name, date, version, isPageWanted } = result;
  const words = wordsIn(lang);
  const facts: ReportFacts = {
    title: result.title || words.messages.report.defaultTitle,
    name,
    date,
    audience: undefined,
    words,
    version,
  };
  return {
    ...reportBody(report, facts),
    ...(isPageWanted ? { page: [...renderPage(report, facts)].join('') } : {}),
  };
}
