import { createHash } from 'node:crypto';
import type { Severity } from '../../model/diagnostic.ts';
import {
  isFixable,
  type Report,
  type ReportedDiagnostic,
} from '../../operations/validate/report.ts';
import type { Rule } from '../../rules/rule.ts';
import { RULES } from '../../rules/rule-book.ts';
import type { ReportContext } from './format.ts';
import { pathOf, sentenceOf } from './wording.ts';

const SCHEMA =
  'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json';

const LEVELS: Readonly<Record<Severity, string>> = {
  error: 'error',
  warning: 'warning',
  note: 'note',
};

/** The Static Analysis Results Interchange Format of OASIS, version 2.1.0. */
export async function* sarifReport(
  report: Report,
  { version, root }: ReportContext,
): AsyncGenerator<string> {
  const driver = { name: 'viand', semanticVersion: version, rules: RULES.map(descriptor) };
  const head = JSON.stringify({ tool: { driver }, columnKind: 'utf16CodeUnits' });
  yield `{"$schema":"${SCHEMA}","version":"2.1.0","runs":[${head.slice(0, -1)},"results":[`;
  const fingerprint = fingerprints();
  let before = '\n';
  for await (const { diagnostics } of report) {
    for (const diagnostic of diagnostics) {
      yield `${before}${JSON.stringify(resultOf(diagnostic, fingerprint(diagnostic), root))}`;
      before = ',\n';
    }
  }
  yield '\n]}]}\n';
}

function descriptor({ code, severity, help, explanation, wrong, right }: Rule) {
  const examples = [
    ...(wrong === undefined ? [] : [`Wrong:\n\n\`\`\`\n${wrong}\n\`\`\``]),
    ...(right === undefined ? [] : [`Right:\n\n\`\`\`\n${right}\n\`\`\``]),
  ];
  return {
    id: code,
    shortDescription: { text: help },
    fullDescription: { text: explanation },
    help: { text: explanation, markdown: [explanation, ...examples].join('\n\n') },
    defaultConfiguration: { level: LEVELS[severity] },
  };
}

const INDEXES = new Map(RULES.map(({ code }, index) => [code, index]));

function resultOf(diagnostic: ReportedDiagnostic, fingerprint: string, root: string | undefined) {
  const { code, severity, location } = diagnostic;
  const artifactLocation = { uri: uriOf(location.file, root) };
  const region = regionOf(diagnostic);
  const { pointer } = location;
  return {
    ruleId: code,
    ruleIndex: INDEXES.get(code),
    level: LEVELS[severity],
    message: { text: sentenceOf(diagnostic) },
    locations: [
      {
        physicalLocation: { artifactLocation, ...(region === undefined ? {} : { region }) },
        ...(pointer === undefined ? {} : { logicalLocations: [{ fullyQualifiedName: pointer }] }),
      },
    ],
    partialFingerprints: { 'viandProblem/v1': fingerprint },
    ...(isFixable(diagnostic) && region !== undefined
      ? { fixes: [fixRecord(diagnostic, artifactLocation, region)] }
      : {}),
  };
}

function regionOf({ location: { line, column, endColumn } }: ReportedDiagnostic) {
  if (line === undefined) return undefined;
  return { startLine: line, startColumn: column, endColumn };
}

function fixRecord({ fix }: ReportedDiagnostic, artifactLocation: object, deletedRegion: object) {
  const insertedContent = { text: fix?.value };
  return {
    description: { text: `Write "${fix?.value}"` },
    artifactChanges: [{ artifactLocation, replacements: [{ deletedRegion, insertedContent }] }],
  };
}

/** A relative reference (RFC 3986) for paths below the root of the repository. */
function uriOf(file: string, root: string | undefined): string {
  const encoded = pathOf(file, root).split('/').map(encodeURIComponent).join('/');
  return encoded.startsWith('/') ? `file://${encoded}` : encoded;
}

/**
 * Identifies diagnostics by their content rather than their place, so that a line inserted above does not make them
 * new. Equal ones in a file are numbered.
 */
function fingerprints(): (diagnostic: ReportedDiagnostic) => string {
  const times = new Map<string, number>();
  return ({ code, location, field, value, message }) => {
    const what = JSON.stringify([code, pathOf(location.file), field, value ?? message]);
    const time = times.get(what) ?? 0;
    times.set(what, time + 1);
    return createHash('sha256').update(`${what} ${time}`).digest('hex').slice(0, 32);
  };
}
