/** Evaluation as a function, for programs. The terminal evaluates files by `evaluate-files.ts`, which streams them. */
export {
  type EvaluateSettings,
  type EvaluationStream,
  type EvaluationSummary,
  evaluate,
  type GroupResult,
} from '../engine/evaluate.ts';
export type { EvaluationName } from '../evaluation/evaluation-names.ts';
export type { EntryInput, EntryObjects } from '../meals/entry-objects.ts';
