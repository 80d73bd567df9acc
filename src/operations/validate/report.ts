import type { Diagnostic, Location, Severity } from '../../model/diagnostic.ts';

/** A diagnostic of a report, with a location and the severity of its rule in this run. */
export interface ReportedDiagnostic extends Diagnostic {
  readonly severity: Severity;
  readonly location: Location;
}

/** The kinds of files that `viand validate` checks. */
export const FILE_KINDS = ['meals', 'catalogue'] as const;
/** The kinds of files that can be validated. */
export type FileKind = (typeof FILE_KINDS)[number];

/** Some diagnostics of a file, in the order of its lines. A file without any has one empty part. */
export interface ReportPart {
  readonly file: string;
  readonly kind: FileKind;
  readonly diagnostics: readonly ReportedDiagnostic[];
  /** Whether this is the last report on the file. */
  readonly isLast: boolean;
}

/** The report of a run, a part at a time, since there may be millions of diagnostics. */
export type Report = AsyncIterable<ReportPart>;

/** Whether a diagnostic can be fixed in its file without changing the meaning. */
export function isFixable({ fix, location }: Diagnostic): boolean {
  return fix?.isSafe === true && location?.endColumn !== undefined;
}
