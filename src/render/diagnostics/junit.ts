import type { Report, ReportedDiagnostic } from '../../operations/validate/report.ts';
import type { Rendering } from './render-report.ts';
import { pathOf, positionOf, sentenceOf } from './wording.ts';

/** A file that is being reported on. */
interface Suite {
  readonly file: string;
  readonly failures: string[];
  readonly remarks: string[];
}

/**
 * JUnit XML, as Ant writes and Jenkins reads it: a test suite a file, a failed test case an error.
 * Warnings and notes fail nothing and are in the output of the suite; a file without errors is one
 * test case that passes.
 */
export async function* junit(report: Report, { now, version }: Rendering): AsyncGenerator<string> {
  const timestamp = new Date(now).toISOString().slice(0, 'YYYY-MM-DDThh:mm:ss'.length);
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n';
  let suite: Suite | undefined;
  let id = 0;
  for await (const { file, diagnostics: problems, isLast } of report) {
    suite ??= { file, failures: [], remarks: [] };
    for (const problem of problems) {
      if (problem.severity === 'error') suite.failures.push(failure(problem));
      else suite.remarks.push(remark(problem));
    }
    if (!isLast) continue;
    yield suiteXml(suite, { id, timestamp, version });
    id += 1;
    suite = undefined;
  }
  yield '</testsuites>\n';
}

/** What Ant wants to know of each suite. */
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
    `    <system-out>${escaped(remarks.join('\n'))}</system-out>\n`,
    '    <system-err/>\n',
    '  </testsuite>\n',
  ].join('');
}

function failure(problem: ReportedDiagnostic): string {
  const { code, location } = problem;
  const name = escaped([code, positionOf(problem)].filter((part) => part !== '').join(' '));
  const file = escaped(pathOf(location.file));
  const sentence = escaped(sentenceOf(problem));
  const where = escaped(
    [pathOf(location.file), positionOf(problem)].filter((part) => part !== '').join(':'),
  );
  return [
    `    <testcase name="${name}" classname="${file}" time="0">\n`,
    `      <failure type="${code}" message="${sentence}">${where}: ${sentence}</failure>\n`,
    '    </testcase>\n',
  ].join('');
}

function remark(problem: ReportedDiagnostic): string {
  const { severity, code } = problem;
  return [positionOf(problem), severity, code, sentenceOf(problem)]
    .filter((part) => part !== '')
    .join(' ');
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** What XML 1.0 has no way to write becomes U+FFFD. */
function escaped(text: string): string {
  return text
    .replace(/[&<>"]/g, (character) => ENTITIES[character] as string)
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '\uFFFD');
}
