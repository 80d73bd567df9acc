import { readPlainText } from '../../io/reading/text-source.ts';
import { writeToFile } from '../../io/writing/write-out.ts';
import { type Diagnostic, ViandError } from '../../model/diagnostic.ts';
import { fixText } from './fix-text.ts';
import { isFixable, type Report, type ReportedDiagnostic } from './report.ts';

/** A file with its safe fixes applied. */
export interface FixedFile {
  readonly file: string;
  readonly before: string;
  readonly after: string;
  /** The diagnostics that no longer hold; none where the values have moved since they were found. */
  readonly fixed: readonly ReportedDiagnostic[];
}

/** A file that can be read but not written again as it was, such as a compressed one. */
export interface UnfixableFile {
  readonly file: string;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Applies the safe fixes of a report to its files, one file at a time.
 *
 * @param files that were validated
 * @param isDry leaves the files as they are
 * @returns each file with fixes, after it was written
 * @throws ViandError for standard input, which cannot be changed, and for a file that cannot be written
 */
export async function* applyFixes(
  files: readonly string[],
  report: Report,
  isDry: boolean,
): AsyncGenerator<FixedFile | UnfixableFile> {
  if (files.includes('-')) {
    throw new ViandError({
      code: 'request/invalid',
      message: 'Cannot fix standard input',
      expected: 'file names with --fix',
    });
  }
  for (const [file, diagnostics] of await fixableByFile(report)) {
    const outcome = await fixFile(file, diagnostics);
    if (!isDry && 'fixed' in outcome && outcome.fixed.length > 0) {
      await writeToFile(file, [outcome.after]);
    }
    yield outcome;
  }
}

async function fixableByFile(report: Report): Promise<Map<string, ReportedDiagnostic[]>> {
  const byFile = new Map<string, ReportedDiagnostic[]>();
  for await (const { diagnostics } of report) {
    for (const diagnostic of diagnostics.filter(isFixable)) {
      const { file } = diagnostic.location;
      const ofFile = byFile.get(file);
      if (ofFile === undefined) byFile.set(file, [diagnostic]);
      else ofFile.push(diagnostic);
    }
  }
  return byFile;
}

async function fixFile(
  file: string,
  diagnostics: readonly ReportedDiagnostic[],
): Promise<FixedFile | UnfixableFile> {
  let before: string;
  try {
    before = await readPlainText(file);
  } catch (error) {
    if (!(error instanceof ViandError)) throw error;
    return { file, diagnostics: error.diagnostics };
  }
  const { text: after, fixed } = fixText(before, diagnostics);
  return { file, before, after, fixed };
}

/** A report without the diagnostics that fixes have dealt with. */
export async function* withoutFixed(fixed: readonly ReportedDiagnostic[], report: Report): Report {
  const keys = new Set(fixed.map(keyOf));
  for await (const part of report) {
    yield { ...part, diagnostics: part.diagnostics.filter((found) => !keys.has(keyOf(found))) };
  }
}

function keyOf({ code, location: { file, line, column } }: ReportedDiagnostic): string {
  return JSON.stringify([code, file, line, column]);
}
