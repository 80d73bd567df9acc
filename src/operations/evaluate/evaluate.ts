/** Evaluation as a function, for programs. The terminal evaluates files by `evaluate-files.ts`, which streams them. */
import { type EvaluateOptions, type EvaluationStream, evaluate } from '../../engine/evaluate.ts';
import type { EvaluationName } from '../../evaluation/evaluation-names.ts';
import { answersFor } from '../match/answers/name-answers.ts';
import { nameMatcher } from '../match/name-matcher.ts';

export type {
  EvaluateSettings,
  EvaluationStream,
  EvaluationSummary,
  GroupResult,
} from '../../engine/evaluate.ts';
export type { StopSignal } from '../../io/abort.ts';
export type { EntryInput, EntryObjects, MealInput } from '../../meals/entries/entry-objects.ts';
export type { EvaluationName };

/** Evaluates entries group by group. Names of foods in records are matched in the same way as on the terminal. */
export function evaluateSource<const Name extends EvaluationName>(
  options: Omit<EvaluateOptions<Name>, 'openMatch'>,
): EvaluationStream<Name> {
  const { catalogue } = options;
  return evaluate({
    ...options,
    openMatch: async (files, { accept, names }) =>
      nameMatcher(catalogue, accept, await answersFor(files, names)),
  });
}
