import type { TextEncoding } from '../../io/reading/text-encoding.ts';
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
  /** `after`, in the encoding of the file. */
  readonly bytes: Buffer;
  /** The diagnostics that no longer apply; none if the values have moved since they were found. */
  readonly fixed: readonly ReportedDiagnostic[];
}

/** A file that can be read but not rewritten in its form, such as a compressed one. */
export interface UnfixableFile {
  readonly file: string;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Applies the safe fixes of a report to its files, one file at a time.
 *
 * @param files the validated files
 * @param isDry leaves the files unchanged
 * @param encoding the encoding of the files, whatever their bytes show
 * @returns each file with fixes, after it was written
 * @throws ViandError for standard input, which cannot be changed, and for a file that cannot be written
 */
export async function* applyFixes(
  files: readonly string[],
  report: Report,
  isDry: boolean,
  encoding?: TextEncoding,
): AsyncGenerator<FixedFile | UnfixableFile> {
  if (files.includes('-')) {
    throw new ViandError({
      code: 'request/invalid',
      message: 'Cannot fix standard input',
      expected: 'file names with --fix',
    });
  }
  for (const [file, diagnostics] of await fixableByFile(report)) {
    const outcome = await fixFile(file, diagnostics, encoding);
    if (!isDry && 'fixed' in outcome && outcome.fixed.length > 0) {
      await writeToFile(file, [outcome.bytes]);
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
  encoding: TextEncoding | undefined,
): Promise<FixedFile | UnfixableFile> {
  try {
    const { text: before, encode } = await readPlainText(file, encoding);
    const { text: after, fixed } = fixText(before, diagnostics);
    return { file, before, after, bytes: encode(after), fixed };
  } catch (error) {
    if (!(error instanceof ViandError)) throw error;
    return { file, diagnostics: error.diagnostics };
  }
}

/** A report after the fixes: fixes that could not be made become suggestions. */
export async function* withFixesTried(report: Report): Report {
  for await (const part of report) {
    yield { ...part, diagnostics: part.diagnostics.map(asSuggestion) };
  }
}

function asSuggestion(diagnostic: ReportedDiagnostic): ReportedDiagnostic {
  const { fix } = diagnostic;
  return fix?.isSafe === true ? { ...diagnostic, fix: { ...fix, isSafe: false } } : diagnostic;
}

/** A report without the diagnostics that fixes have resolved. */
export async function* withoutFixed(fixed: readonly ReportedDiagnostic[], report: Report): Report {
  const keys = new Set(fixed.map(keyOf));
  for await (const part of report) {
    yield { ...part, diagnostics: part.diagnostics.filter((found) => !keys.has(keyOf(found))) };
  }
}

function keyOf({ code, location: { file, line, column } }: ReportedDiagnostic): string {
  return JSON.stringify([code, file, line, column]);
}
