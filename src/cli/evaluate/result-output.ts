import { type Checkpoints, openCheckpoints } from '../../io/writing/checkpoints.ts';
import { openOutput, type PendingOutput } from '../../io/writing/open-output.ts';
import { type EvaluationNeeds, totalsDocument } from '../../operations/evaluate/evaluate-files.ts';
import type { Rendering } from '../../render/evaluations/rendering.ts';
import { openRenderingSink } from '../../render/evaluations/rendering-sink.ts';
import type { ShardOutput } from './shard-output.ts';

/** Where the result of an evaluation is written, and how. */
interface ResultOptions {
  /** The file; undefined for standard output. */
  readonly output: string | undefined;
  readonly rendering: Rendering;
  /** The output of the shard, if the run has shards. */
  readonly sharded: ShardOutput | undefined;
  /** Whether checkpoints are kept next to the file. */
  readonly isResumable: boolean;
}

/** The result of an evaluation while it is written. */
export interface ResultOutput {
  /** What the evaluation calls to write it. */
  readonly needs: Pick<EvaluationNeeds, 'openSink' | 'openCheckpoints'>;
  /** The written result, after the evaluation. */
  readonly written: () => PendingOutput;
  /** Removes the files that only a resumed run would need, once the result is in place. */
  readonly removeCheckpoints: () => void;
  /** Removes the result, unless it is in place. */
  readonly discard: () => Promise<void>;
}

/** Prepares the writing of a result. */
export function resultOutput(
  { output, rendering, sharded, isResumable }: ResultOptions,
  stdout: Parameters<typeof openOutput>[1],
): ResultOutput {
  let pending: PendingOutput | undefined;
  let checkpoints: Checkpoints | undefined;
  const openSink: EvaluationNeeds['openSink'] = async (plan, provenance) => {
    const opened = await openOutput(output, stdout);
    pending = opened;
    const open = (target: PendingOutput) =>
      openRenderingSink(rendering, plan, { provenance, totalsOf: totalsDocument, output: target });
    return sharded === undefined ? open(opened) : sharded.openSink(opened, open);
  };
  const keepCheckpoints = (run: unknown) => {
    checkpoints = openCheckpoints(`${output}.parts`, run);
    return checkpoints;
  };
  return {
    needs: { openSink, ...(isResumable ? { openCheckpoints: keepCheckpoints } : {}) },
    written: () => pending as PendingOutput,
    removeCheckpoints: () => checkpoints?.remove(),
    discard: async () => pending?.discard(),
  };
}
