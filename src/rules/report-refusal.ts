import { type DiagnosticSink, ViandError } from '../model/diagnostic.ts';
import { findRule } from './rule-book.ts';

/**
 * Reports why a file was refused like any other diagnostic of it.
 *
 * @throws the error itself where it is not by the rules, such as an internal error
 */
export function reportRefusal(error: unknown, report: DiagnosticSink): void {
  const isByRules =
    error instanceof ViandError &&
    error.diagnostics.every(({ code }) => findRule(code) !== undefined);
  if (!isByRules) throw error;
  error.diagnostics.forEach(report);
}
