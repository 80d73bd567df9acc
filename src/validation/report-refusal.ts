import { type FaultSink, Refusal } from '../model/faults.ts';
import { findRule } from '../rules/rule-book.ts';

/**
 * Puts what a file is refused for among what is wrong with it.
 *
 * @throws what is no breach of a rule, such as a failure of viand's own
 */
export function reportRefusal(error: unknown, fault: FaultSink): void {
  const isBreach =
    error instanceof Refusal && error.faults.every(({ code }) => findRule(code) !== undefined);
  if (!isBreach) throw error;
  error.faults.forEach(fault);
}
