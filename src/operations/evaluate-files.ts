import type { Readable } from 'node:stream';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { AssumptionCount } from '../engine/entries/assumptions.ts';
import type { GroupSink, RunSummary } from '../engine/group-sink.ts';
import { type Provenance, provenanceOf } from '../engine/provenance.ts';
import { runEvaluation } from '../engine/run/run.ts';
import type { RunOptions } from '../engine/run/run-options.ts';
import type { EvaluationName } from '../evaluation/evaluation-names.ts';
import type { EvaluationPlan } from '../evaluation/evaluations.ts';
import type { DiagnosticSink } from '../model/diagnostic.ts';
import type { EntryField } from '../model/entry.ts';
import type { Unit } from '../model/units.ts';
import { rounded } from '../text/rounding.ts';

export { EVALUATION_NAMES, type EvaluationName } from '../evaluation/evaluation-names.ts';
export { DAY_LABELS } from '../meals/label-names.ts';
export type { AssumptionCount, RunSummary };

/** Files of meals, and how to evaluate them. */
export interface EvaluateFiles
  extends Pick<RunOptions, 'threads' | 'rendering' | 'progress' | 'chunkBytes'> {
  readonly files: readonly string[];
  /** Read for a file named `-`. */
  readonly stdin: Readable;
  readonly evaluations: readonly EvaluationName[];
  readonly groupBy: readonly string[];
  /** Labels of `groupBy` that a file may lack. */
  readonly optionalColumns?: readonly string[];
  readonly columnMap: Readonly<Partial<Record<EntryField, string>>>;
  /** The unit of amounts that come without one. */
  readonly unit: Unit | undefined;
  /** Version of viand, and the options that results depend on, for the provenance. */
  readonly provenance: {
    readonly version: string;
    readonly options: Readonly<Record<string, unknown>>;
  };
  /** Opens what takes the groups; again where the run restarts. */
  readonly openSink: (plan: EvaluationPlan, provenance: Provenance) => Promise<GroupSink>;
  readonly report: DiagnosticSink;
}

export interface FileEvaluation {
  readonly summary: RunSummary;
  readonly provenance: Provenance;
}

/**
 * Evaluates meal files of any size, group by group.
 *
 * @throws Refusal for files that cannot be read at all, after the others have been read
 */
export async function evaluateFiles(
  catalogue: Catalogue,
  {
    evaluations,
    groupBy,
    optionalColumns,
    columnMap,
    unit,
    provenance: facts,
    openSink,
    ...run
  }: EvaluateFiles,
): Promise<FileEvaluation> {
  const provenance = await provenanceOf(catalogue, evaluations, facts);
  const summary = await runEvaluation({
    ...run,
    catalogue,
    evaluations,
    reading: {
      groupBy,
      columnMap,
      unit,
      ...(optionalColumns === undefined ? {} : { optionalColumns }),
    },
    openSink: (plan) => openSink(plan, provenance),
  });
  return { summary, provenance };
}

/** The document about a run as a whole that results carry. */
export function totalsDocument({ entries, skipped, counts, quality }: RunSummary) {
  const { coverage, estimatedEnergyShare } = quality;
  return {
    entries,
    left_out: skipped,
    groups: counts.groups,
    coverage: Object.fromEntries(
      Object.entries(coverage).map(([name, share]) => [name, rounded(share)]),
    ),
    ...(estimatedEnergyShare === undefined
      ? {}
      : { estimated_energy_share: rounded(estimatedEnergyShare) }),
  };
}
