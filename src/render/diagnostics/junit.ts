import type { Report, ReportedDiagnostic } from '../../operations/validate/report.ts';
import { escapeControls } from '../../text/escaping/escape-controls.ts';
import type { ReportContext } from './format.ts';
import { pathOf, positionOf, sentenceOf } from './wording.ts';

/** A file that is being reported on. */
interface Suite {
  readonly file: string;
  readonly failures: string[];
  readonly remarks: string[];
}

/**
 * JUnit XML in the form that Ant writes and Jenkins reads: a test suite per file, a failed test case per error.
 * Warnings and notes do not fail anything and are in the output of the suite. A file without errors is one test case
 * that passes.
 */
export async function* junitReport(
  report: Report,
  { now, version }: ReportContext,
): AsyncGenerator<string> {
  const timestamp = new Date(now).toISOString().slice(0, 'YYYY-MM-DDThh:mm:ss'.length);
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n';
  let suite: Suite | undefined;
  let id = 0;
  for await (const { file, diagnostics, isLast } of report) {
    suite ??= { file, failures: [], remarks: [] };
    for (const diagnostic of diagnostics) {
      if (diagnostic.severity === 'error') suite.failures.push(failure(diagnostic));
      else suite.remarks.push(remark(diagnostic));
    }
    if (!isLast) continue;
    yield suiteXml(suite, { id, timestamp, version });
    id += 1;
    suite = undefined;
  }
  yield '</testsuites>\n';
}

/** The attributes that Ant requires of each suite. */
interface SuiteFacts {
  readonly id: number;
  readonly timestamp: string;
  readonly version: string;
}

function suiteXml({ file, failures, remarks }: Suite, facts: SuiteFacts): string {
  const { id, timestamp, version } = facts;
  const name = escaped(pathOf(file));
  const passed = `    <testcase name="no errors" classname="${name}" time="0"/>\n`;
  const cases = failures.length === 0 ? passed : failures.join('');
  return [
    `  <testsuite name="${name}" package="viand" id="${id}" tests="${Math.max(failures.length, 1)}"`,
    ` failures="${failures.length}" errors="0" time="0" timestamp="${timestamp}" hostname="localhost">\n`,
    `    <properties><property name="viand.version" value="${version}"/></properties>\n`,
    cases,
    `    <system-out>${remarks.map(escaped).join('\n')}</system-out>\n`,
    '    <system-err/>\n',
    '  </testsuite>\n',
  ].join('');
}

function failure(diagnostic: ReportedDiagnostic): string {
  const { code, location } = diagnostic;
  const name = escaped([code, positionOf(diagnostic)].filter((part) => part !== '').join(' '));
  const file = escaped(pathOf(location.file));
  const sentence = escaped(sentenceOf(diagnostic));
  const where = escaped(
    [pathOf(location.file), positionOf(diagnostic)].filter((part) => part !== '').join(':'),
  );
  return [
    `    <testcase name="${name}" classname="${file}" time="0">\n`,
    `      <failure type="${code}" message="${sentence}">${where}: ${sentence}</failure>\n`,
    '    </testcase>\n',
  ].join('');
}

function remark(diagnostic: ReportedDiagnostic): string {
  const { severity, code } = diagnostic;
  return [positionOf(diagnostic), severity, code, sentenceOf(diagnostic)]
    .filter((part) => part !== '')
    .join(' ');
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Control characters are spelt out, and other characters that XML 1.0 cannot contain become U+FFFD. */
function escaped(text: string): string {
  return escapeControls(text)
    .replace(/[&<>"]/g, (character) => ENTITIES[character] as string)
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '\uFFFD');
}
