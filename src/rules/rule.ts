import type { DiagnosticCode, Severity } from '../model/diagnostic.ts';

/** A condition that data must meet, with its explanation for people. */
export interface Rule {
  readonly code: DiagnosticCode;
  readonly severity: Severity;
  /** The rule in one sentence. */
  readonly help: string;
  /** The reason, and what to do. */
  readonly explanation: string;
  readonly wrong?: string;
  readonly right?: string;
  /** Whether some or all violations can be fixed without changing the meaning. */
  readonly isFixable?: boolean;
  /** Whether reading stops at a violation, so that it cannot be skipped. */
  readonly isFirm?: boolean;
}
