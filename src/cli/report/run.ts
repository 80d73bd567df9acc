import { writeOut } from '../../io/writing/write-out.ts';
import { wordsIn } from '../../language/words.ts';
import { ViandError } from '../../model/diagnostic.ts';
import {
  DAY_LABEL,
  type MealReport,
  type PersonReport,
  reportMeals,
} from '../../operations/report/report-meals.ts';
import type { Services } from '../../operations/services.ts';
import { mealReportFormatOf } from '../../render/formats.ts';
import { CHART_NAMES, type ChartName } from '../../report/charts/chart-names.ts';
import type { ReportFacts } from '../../report/report-table.ts';
import type { CommandContext } from '../context.ts';
import type { CommandInput } from '../define-command.ts';
import { faultyText } from '../evaluate/messages.ts';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import { tallyFaults } from '../fault-tally.ts';
import { NamesWatch } from '../names-hint.ts';
import type { REPORT } from './command.ts';

type ReportInput = CommandInput<typeof REPORT>;

/** Makes a report of the meals of files and writes it. */
export async function runReport(options: ReportInput, context: CommandContext): Promise<ExitCode> {
  refuseNeedlessChart(options);
  const stage = options.pregnant ? 'pregnant' : options.lactating ? 'lactating' : undefined;
  // Programs read the same names in every language.
  const isForPrograms = mealReportFormatOf(options) === 'json';
  const lang = isForPrograms ? 'en' : (options.lang ?? context.language);
  const input = reportMeals.input.read({ ...options, stage, lang });
  return context.withCatalogue(
    options.catalogue,
    async ({ catalogue }) => {
      const report = await reportOf(input, options, { ...context, catalogue });
      const fault = faultOf(report, options);
      if (fault !== undefined) {
        context.log(`viand: ${fault}`);
        return EXIT.faultyData;
      }
      if (report.hasAssumedDays) {
        context.note(
          'viand: no day column found: all entries count as one day; set the number of days with --days',
        );
      }
      const words = wordsIn(lang);
      const facts: ReportFacts = {
        title: options.title ?? words.messages.report.defaultTitle,
        name: options.name ?? '',
        date: new Date(context.now()).toISOString().slice(0, 10),
        audience: options.for,
        words,
        version: context.version,
      };
      const text = await rendered(report, facts, options);
      await writeOut(text, context.terminal.stdout, options.output);
      return EXIT.success;
    },
    options.aliases,
  );
}

/** @throws ViandError for a chart in a format that has its own */
function refuseNeedlessChart(options: ReportInput): void {
  if (options.chart === undefined || mealReportFormatOf(options) === 'svg') return;
  throw new ViandError({
    code: 'usage/invalid',
    message: 'Only the format svg is a single chart',
    field: 'chart',
    value: options.chart,
    expected: 'an output such as chart.svg, or no --chart',
  });
}

/** Why there is nothing to report; undefined if there is something. */
function faultOf(
  { entries, skipped, diagnostics }: MealReport,
  { skipFaulty }: ReportInput,
): string | undefined {
  if (diagnostics > 0 && (skipFaulty !== true || entries === skipped)) {
    return `nothing reported: ${faultyText(skipped, entries, skipFaulty === true ? undefined : 'report')}`;
  }
  return undefined;
}

async function reportOf(
  input: ReturnType<typeof reportMeals.input.read>,
  options: ReportInput,
  { catalogue, terminal, note, reportDiagnostic }: CommandContext & Pick<Services, 'catalogue'>,
): Promise<MealReport> {
  const tally = tallyFaults();
  const names = new NamesWatch(note);
  try {
    const report = options.skipFaulty === true ? tally.add : reportDiagnostic;
    const needs = { catalogue, stdin: terminal.stdin, report: names.counting(report) };
    const made = await reportMeals.run(needs, input);
    made.notes.forEach(names.note);
    return made;
  } finally {
    const lines = tally.lines();
    if (lines.length > 0) note('viand: skipped faulty entries:');
    lines.forEach(note);
    names.logHint(options.files);
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
      const { printPage } = await import('../../io/writing/print-page.ts');
      return [await printPage([...renderPage(report, facts)].join(''), options.browser)];
    }
    case 'svg': {
      const { renderChart } = await import('../../report/charts/charts.ts');
      const chart = options.chart ?? CHART_NAMES[0];
      const person = personOfChart(report, chart);
      return [renderChart(chart, person, report, facts.words)];
    }
    case 'md':
      return (await import('../../report/markdown.ts')).renderMarkdown(report, facts);
    case 'json':
      return (await import('../../report/report-body.ts')).renderJson(report, facts);
  }
}

/** A chart shows one person, and days only if the files have any. */
function personOfChart({ persons }: MealReport, chart: ChartName): PersonReport {
  const [person] = persons;
  if (person === undefined || persons.length > 1) {
    throw new ViandError({
      code: 'request/invalid',
      message: `A chart cannot show ${persons.length} people`,
      expected: 'meals of one person',
    });
  }
  if (chart === 'days' && person.byDay.length === 0) {
    throw new ViandError({
      code: 'request/invalid',
      message: 'A chart of days needs a day column',
      expected: `a column ${DAY_LABEL} or day, or --by`,
    });
  }
  return person;
}
