import { Chalk, type ChalkInstance } from 'chalk';
import type { Severity } from '../../model/diagnostic.ts';
import type { Report, ReportedDiagnostic } from '../../operations/validate/report.ts';
import { visible } from '../../text/visible.ts';
import { type Counts, count, summaryOf } from './counts.ts';
import type { ReportContext } from './format.ts';
import { positionOf, sentenceOf } from './wording.ts';

/** Diagnostics under their files, in columns, for people. */
export async function* textReport(
  report: Report,
  { counts, isColourful }: ReportContext,
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

function lines(diagnostics: readonly ReportedDiagnostic[], chalk: ChalkInstance): string {
  const rows = diagnostics.map((diagnostic) => ({ diagnostic, position: positionOf(diagnostic) }));
  const width = (of: (row: (typeof rows)[number]) => string) =>
    rows.reduce((most, row) => Math.max(most, of(row).length), 0);
  const positions = width(({ position }) => position);
  const severities = width(({ diagnostic }) => diagnostic.severity);
  const codes = width(({ diagnostic }) => diagnostic.code);
  return rows
    .map(({ diagnostic, position }) => {
      const { severity, code } = diagnostic;
      return [
        `  ${chalk.dim(position.padEnd(positions))}`,
        chalk[COLOURS[severity]](severity.padEnd(severities)),
        code.padEnd(codes),
        visible(sentenceOf(diagnostic)),
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
