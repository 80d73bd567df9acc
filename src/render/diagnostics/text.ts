import { Chalk, type ChalkInstance } from 'chalk';
import type { Language } from '../../language/language.ts';
import { wordsIn } from '../../language/words.ts';
import type { Severity } from '../../model/diagnostic.ts';
import type { Report, ReportedDiagnostic } from '../../operations/validate/report.ts';
import { escapeControls } from '../../text/escaping/escape-controls.ts';
import { wrapText } from '../tables/wrap-text.ts';
import { type Counts, summaryOf } from './counts.ts';
import type { ReportContext } from './format.ts';
import { positionOf, sentenceOf } from './wording.ts';

/** Diagnostics under their files, in columns, for people. */
export async function* textReport(
  report: Report,
  { counts, isColourful, width, language = 'en' }: ReportContext,
): AsyncGenerator<string> {
  const chalk = new Chalk({ level: isColourful ? 1 : 0 });
  let file: string | undefined;
  for await (const part of report) {
    if (part.diagnostics.length > 0) {
      const heading = part.file === file ? '' : `${chalk.underline(escapeControls(part.file))}\n`;
      yield `${file !== undefined && heading !== '' ? '\n' : ''}${heading}${lines(part.diagnostics, { chalk, width, language })}`;
      file = part.file;
    }
  }
  yield `${file === undefined ? '' : '\n'}${ending(counts, chalk, language)}`;
}

const COLOURS = { error: 'red', warning: 'yellow', note: 'blue' } as const satisfies Record<
  Severity,
  keyof ChalkInstance
>;

/** In a narrower column than this, each word of a message would have its own line. */
const LEAST_MESSAGE_WIDTH = 30;

function lines(
  diagnostics: readonly ReportedDiagnostic[],
  {
    chalk,
    width,
    language,
  }: {
    readonly chalk: ChalkInstance;
    readonly width: number | undefined;
    readonly language: Language;
  },
): string {
  const { severities: named } = wordsIn(language).messages.diagnostics;
  const rows = diagnostics.map((diagnostic) => ({
    diagnostic,
    position: positionOf(diagnostic, language),
  }));
  const widest = (of: (row: (typeof rows)[number]) => string) =>
    rows.reduce((most, row) => Math.max(most, of(row).length), 0);
  const positions = widest(({ position }) => position);
  const severities = widest(({ diagnostic }) => named[diagnostic.severity]);
  const codes = widest(({ diagnostic }) => diagnostic.code);
  const indent = positions + severities + codes + 8;
  const sentence = (diagnostic: ReportedDiagnostic) => {
    const text = escapeControls(sentenceOf(diagnostic, language));
    if (width === undefined) return text;
    const room = Math.max(LEAST_MESSAGE_WIDTH, width - indent);
    return wrapText(text, room).replaceAll('\n', `\n${' '.repeat(indent)}`);
  };
  return rows
    .map(({ diagnostic, position }) => {
      const { severity, code } = diagnostic;
      return [
        `  ${chalk.dim(position.padEnd(positions))}`,
        chalk[COLOURS[severity]](named[severity].padEnd(severities)),
        code.padEnd(codes),
        sentence(diagnostic),
      ].join('  ');
    })
    .map((line) => `${line}\n`)
    .join('');
}

function ending(counts: Counts, chalk: ChalkInstance, language: Language): string {
  const { messages } = wordsIn(language);
  const colour = counts.errors > 0 ? chalk.red : counts.warnings > 0 ? chalk.yellow : chalk.green;
  const { fixable, notShown } = counts;
  return [
    `${colour.bold(summaryOf(counts, language))}\n`,
    ...(notShown === 0 ? [] : [`${messages.diagnostics.notShown(String(notShown))}\n`]),
    ...(fixable === 0 ? [] : [`${messages.diagnostics.fixable(String(fixable), fixable === 1)}\n`]),
  ].join('');
}
