import type { Diagnostic, Location, Severity } from '../../model/diagnostic.ts';

/** A breach of a rule: what is wrong, where, and how much it weighs in this run. */
export interface ReportedDiagnostic extends Diagnostic {
  readonly severity: Severity;
  readonly location: Location;
}

export const FILE_KINDS = ['meals', 'catalogue'] as const;
export type FileKind = (typeof FILE_KINDS)[number];

/** Some problems of a file, in the order of its lines; a file without any has one part without any. */
export interface ReportPart {
  readonly file: string;
  readonly kind: FileKind;
  readonly diagnostics: readonly ReportedDiagnostic[];
  /** No more comes of this file. */
  readonly isLast: boolean;
}

/** What comes of a run, file by file, a part at a time: there may be millions of problems. */
export type Report = AsyncIterable<ReportPart>;

/** Whether a problem can be mended without a change of meaning, in the file as it is. */
export function isFixable({ fix, location }: ReportedDiagnostic): boolean {
  return fix?.isSafe === true && location.endColumn !== undefined;
}
