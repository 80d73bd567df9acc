import type { DiagnosticCode, Severity } from '../model/diagnostic.ts';

/** A condition that data must meet, with its explanation for people. */
export interface Rule {
  readonly code: DiagnosticCode;
  readonly severity: Severity;
  /** The rule in one sentence. */
  readonly help: string;
  /** Why, and what to do. */
  readonly explanation: string;
  readonly wrong?: string;
  readonly right?: string;
  /** Some or all violations can be fixed without a change of meaning. */
  readonly isFixable?: boolean;
  /** Reading stops at a violation, so that it cannot be skipped. */
  readonly isFirm?: boolean;
}
