import { type DiagnosticSink, ViandError } from '../model/diagnostic.ts';
import { findRule } from './rule-book.ts';

/**
 * Reports the reason for the refusal of a file as a diagnostic of that file.
 *
 * @throws the error itself if it is not about a rule, such as an internal error
 */
export function reportRefusal(error: unknown, report: DiagnosticSink): void {
  const isByRules =
    error instanceof ViandError &&
    error.diagnostics.every(({ code }) => findRule(code) !== undefined);
  if (!isByRules) throw error;
  error.diagnostics.forEach(report);
}
