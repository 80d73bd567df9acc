import type { AssumptionCount } from '../engine/entries/assumptions.ts';
import type { GroupSink, RunSummary } from '../engine/group-sink.ts';
import { type Provenance, provenanceOf } from '../engine/provenance.ts';
import { runEvaluation } from '../engine/run/run.ts';
import type { RunOptions } from '../engine/run/run-options.ts';
import type { EvaluationPlan } from '../evaluation/evaluations.ts';
import type { DiagnosticSink } from '../model/diagnostic.ts';
import { rounded } from '../text/rounding.ts';
import { EVALUATE_INPUT } from './evaluate-input.ts';
import { operation } from './operation.ts';
import type { Services, StandardInput } from './services.ts';

export { DAY_LABELS } from '../meals/label-names.ts';
export type { AssumptionCount, RunSummary };

/** What a run needs besides its input. */
export interface EvaluationNeeds
  extends Pick<Services, 'catalogue'>,
    StandardInput,
    Pick<RunOptions, 'threads' | 'rendering' | 'progress' | 'chunkBytes'> {
  /** Labels to group by that a file may lack. */
  readonly optionalColumns?: readonly string[];
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
export const evaluateFiles = operation({
  name: 'evaluate',
  summary: 'Evaluate meal files of any size, group by group',
  input: EVALUATE_INPUT,
  http: { notOffered: 'it reads files; the evaluations of a list of meals have routes' },
  async run(
    { optionalColumns, provenance: facts, openSink, ...needs }: EvaluationNeeds,
    { files, evaluations, by = [], map = {}, unit },
  ): Promise<FileEvaluation> {
    const provenance = await provenanceOf(needs.catalogue, evaluations, facts);
    const summary = await runEvaluation({
      ...needs,
      files,
      evaluations,
      reading: {
        groupBy: by,
        columnMap: map,
        unit,
        ...(optionalColumns === undefined ? {} : { optionalColumns }),
      },
      openSink: (plan) => openSink(plan, provenance),
    });
    return { summary, provenance };
  },
});

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
