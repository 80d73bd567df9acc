import { assertDistinctPaths } from '../../io/distinct-paths.ts';
import { mealFiles } from '../../io/file-patterns.ts';
import { writeOut } from '../../io/write-out.ts';
import { Refusal } from '../../model/diagnostic.ts';
import {
  DAY_LABELS,
  type MealReport,
  type PersonReport,
  reportMeals,
} from '../../operations/report-meals.ts';
import { mealReportFormatOf } from '../../render/formats.ts';
import type { ChartName } from '../../report/charts/chart-names.ts';
import type { ReportFacts } from '../../report/report-table.ts';
import type { CommandContext } from '../context.ts';
import type { CommandInput } from '../define-command.ts';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import { tallyFaults } from '../fault-tally.ts';
import type { REPORT } from './command.ts';

type ReportInput = CommandInput<typeof REPORT>;

/** Makes a report of the meals of files and writes it. */
export async function runReport(options: ReportInput, context: CommandContext): Promise<ExitCode> {
  const files = await mealFiles(options.files);
  await assertDistinctPaths(options.output, files);
  const report = await reportOf(files, options, context);
  const { entries, skipped, diagnostics } = report;
  if (diagnostics > 0 && (options.skipFaulty !== true || entries === skipped)) {
    context.log(
      `viand: nothing was reported: ${skipped} of ${entries} entries are faulty${options.skipFaulty === true ? '' : '; --skip-faulty reports the others'}`,
    );
    return EXIT.faultyData;
  }
  if (report.persons.length === 0) {
    context.log('viand: there were no entries: there is nothing to report');
    return EXIT.faultyData;
  }
  if (report.hasAssumedDays) {
    context.log(
      'viand: the files do not say which day an entry is of: taken as one day; --days says how many they cover',
    );
  }
  const facts: ReportFacts = {
    title: options.title,
    name: options.name ?? '',
    date: new Date(context.now()).toISOString().slice(0, 10),
    version: context.version,
  };
  const text = await rendered(report, facts, options);
  await writeOut(text, context.terminal.stdout, options.output);
  return EXIT.fine;
}

async function reportOf(
  files: readonly string[],
  options: ReportInput,
  context: CommandContext,
): Promise<MealReport> {
  const stage = options.pregnant ? 'pregnant' : options.lactating ? 'lactating' : undefined;
  const input = reportMeals.input.read({ ...options, files, stage });
  const catalogue = await context.openCatalogue(options.catalogue);
  const tally = tallyFaults();
  try {
    const report = options.skipFaulty === true ? tally.add : context.reportDiagnostic;
    return await reportMeals.run({ catalogue, stdin: context.terminal.stdin, report }, input);
  } finally {
    const lines = tally.lines();
    if (lines.length > 0) context.log('viand: left out faulty entries:');
    lines.forEach(context.log);
    catalogue.close();
  }
}

async function rendered(
  report: MealReport,
  facts: ReportFacts,
  options: ReportInput,
): Promise<Iterable<string | Uint8Array>> {
  switch (mealReportFormatOf(options)) {
    case 'html':
      return (await import('../../report/page/page.ts')).renderPage(report, facts);
    case 'pdf': {
      const { renderPage } = await import('../../report/page/page.ts');
      const { printPage } = await import('../../io/print-page.ts');
      return [await printPage([...renderPage(report, facts)].join(''), options.browser)];
    }
    case 'svg': {
      const { renderChart } = await import('../../report/charts/charts.ts');
      return [renderChart(options.chart, personOfChart(report, options.chart))];
    }
    case 'md':
      return (await import('../../report/markdown.ts')).renderMarkdown(report, facts);
    case 'json':
      return (await import('../../report/report-body.ts')).renderJson(report, facts);
  }
}

/** A chart is of one person, and of days only where there are some. */
function personOfChart({ persons }: MealReport, chart: ChartName): PersonReport {
  const [person] = persons;
  if (person === undefined || persons.length > 1) {
    throw new Refusal({
      code: 'request/invalid',
      message: `Cannot draw ${persons.length} persons in one chart`,
      expected: 'meals of one person',
    });
  }
  if (chart === 'days' && person.byDay.length === 0) {
    throw new Refusal({
      code: 'request/invalid',
      message: 'Cannot draw the days as the files do not tell them apart',
      expected: `a column ${DAY_LABELS.join(' or ')}, or --by`,
    });
  }
  return person;
}
