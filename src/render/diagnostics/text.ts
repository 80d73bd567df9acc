import { Chalk, type ChalkInstance } from 'chalk';
import type { Severity } from '../../model/diagnostic.ts';
import type { Report, ReportedDiagnostic } from '../../operations/validate/report.ts';
import { visible } from '../../text/visible.ts';
import { type Counts, count, summaryOf } from './counts.ts';
import type { Rendering } from './render-report.ts';
import { positionOf, sentenceOf } from './wording.ts';

/** Problems under their files, in columns, for people. */
export async function* text(
  report: Report,
  { counts, isColourful }: Rendering,
): AsyncGenerator<string> {
  const chalk = new Chalk({ level: isColourful ? 1 : 0 });
  let file: string | undefined;
  for await (const part of report) {
    if (part.diagnostics.length > 0) {
      const heading = part.file === file ? '' : `${chalk.underline(visible(part.file))}\n`;
      yield `${file !== undefined && heading !== '' ? '\n' : ''}${heading}${lines(part.diagnostics, chalk)}`;
      file = part.file;
    }
  }
  yield `${file === undefined ? '' : '\n'}${ending(counts, chalk)}`;
}

const COLOURS = { error: 'red', warning: 'yellow', note: 'blue' } as const satisfies Record<
  Severity,
  keyof ChalkInstance
>;

function lines(problems: readonly ReportedDiagnostic[], chalk: ChalkInstance): string {
  const rows = problems.map((problem) => ({ problem, position: positionOf(problem) }));
  const width = (of: (row: (typeof rows)[number]) => string) =>
    rows.reduce((most, row) => Math.max(most, of(row).length), 0);
  const positions = width(({ position }) => position);
  const severities = width(({ problem }) => problem.severity);
  const codes = width(({ problem }) => problem.code);
  return rows
    .map(({ problem, position }) => {
      const { severity, code } = problem;
      return [
        `  ${chalk.dim(position.padEnd(positions))}`,
        chalk[COLOURS[severity]](severity.padEnd(severities)),
        code.padEnd(codes),
        visible(sentenceOf(problem)),
      ].join('  ');
    })
    .map((line) => `${line}\n`)
    .join('');
}

function ending(counts: Counts, chalk: ChalkInstance): string {
  const colour = counts.errors > 0 ? chalk.red : counts.warnings > 0 ? chalk.yellow : chalk.green;
  const { fixable, notShown } = counts;
  return [
    `${colour.bold(summaryOf(counts))}\n`,
    ...(notShown === 0 ? [] : [`${notShown} of them are not shown\n`]),
    ...(fixable === 0 ? [] : [`${count(fixable, 'problem')} can be mended with --fix\n`]),
  ].join('');
}
