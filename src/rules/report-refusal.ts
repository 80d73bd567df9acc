import { type DiagnosticSink, Refusal } from '../model/diagnostic.ts';
import { findRule } from './rule-book.ts';

/**
 * Puts what a file is refused for among what is wrong with it.
 *
 * @throws what is no breach of a rule, such as a failure of viand's own
 */
export function reportRefusal(error: unknown, fault: DiagnosticSink): void {
  const isBreach =
    error instanceof Refusal && error.diagnostics.every(({ code }) => findRule(code) !== undefined);
  if (!isBreach) throw error;
  error.diagnostics.forEach(fault);
}
