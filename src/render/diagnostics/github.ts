import type { Severity } from '../../model/diagnostic.ts';
import type { Report, ReportedDiagnostic } from '../../operations/validate/report.ts';
import { escapeControls } from '../../text/escaping/escape-controls.ts';
import type { ReportContext } from './format.ts';
import { pathOf, sentenceOf } from './wording.ts';

const COMMANDS: Readonly<Record<Severity, string>> = {
  error: 'error',
  warning: 'warning',
  note: 'notice',
};

/** Workflow commands that GitHub shows as annotations next to the lines. */
export async function* githubReport(
  report: Report,
  { root }: ReportContext,
): AsyncGenerator<string> {
  for await (const { diagnostics } of report) {
    yield diagnostics.map((one) => annotation(one, root)).join('');
  }
}

function annotation(diagnostic: ReportedDiagnostic, root: string | undefined): string {
  const { severity, code, location } = diagnostic;
  const { file, line, column, endColumn } = location;
  const properties = [
    ['file', pathOf(file, root)],
    ['line', line],
    ['col', column],
    // GitHub's column is that of the last character; viand's is the one after it.
    [
      'endColumn',
      endColumn === undefined || column === undefined ? undefined : Math.max(column, endColumn - 1),
    ],
    ['title', code],
  ]
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${escapedProperty(String(value))}`);
  return `::${COMMANDS[severity]} ${properties.join(',')}::${escaped(sentenceOf(diagnostic))}\n`;
}

/** Escapes characters that would end a command early (GitHub's toolkit, `command.ts`); controls are spelt out. */
function escaped(text: string): string {
  return escapeControls(text).replaceAll('%', '%25');
}

function escapedProperty(text: string): string {
  return escaped(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
