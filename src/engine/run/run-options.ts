import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { EvaluationPlan } from '../../evaluation/evaluations.ts';
import type { StopSignal } from '../../io/abort.ts';
import type { ByteStream } from '../../io/reading/byte-stream.ts';
import type { ReplayableStream } from '../../io/reading/replayable-stream.ts';
import type { FileState } from '../../io/reading/unchanged-file.ts';
import type { Progress } from '../../io/terminal/progress.ts';
import type { Checkpoints } from '../../io/writing/checkpoints.ts';
import type { EntrySink } from '../../meals/entries/reading.ts';
import type { Diagnostic, DiagnosticSink } from '../../model/diagnostic.ts';
import type { AssumptionCount } from '../entries/assumptions.ts';
import type { ChunkOptions } from '../fast-path/chunk-worker.ts';
import type { AddingExecutor, Executor, ThreadOptions, Threads } from '../fast-path/executor.ts';
import type { FoodCache } from '../foods/food-cache.ts';
import type { GroupSink, MakeChunkRenderer } from '../group-sink.ts';
import type { Groups } from '../sums/groups.ts';
import type { GroupShape } from './group-shape.ts';

/** The assumptions that were made when the intakes that a run adds up were computed. */
export interface EarlierAssumptions {
  readonly counts: readonly AssumptionCount[];
  /** Whether the assumptions behind some of them are unknown. */
  readonly areUnknown: boolean;
}

/** A rule for the values of a label. */
export interface LabelCheck {
  readonly label: string;
  /** @param labelOf the value of another label of the same group; empty if there is none */
  readonly faultOf: (
    value: string,
    labelOf: (label: string) => string,
  ) => Pick<Diagnostic, 'message' | 'expected'> | undefined;
  /** The label whose values share one report, such as that of persons; absent to report every row. */
  readonly oncePer?: readonly string[];
}

/** The inputs and outputs of a run over files. */
export interface RunOptions extends ChunkOptions {
  readonly files: readonly string[];
  /** The stream that is read for a file named `-`. */
  readonly stdin: ByteStream;
  readonly catalogue: Catalogue;
  /** Opens the sink of the groups, once for each pass. */
  readonly openSink: (plan: EvaluationPlan) => Promise<GroupSink>;
  /** Finds the foods that lines of records name. */
  readonly match?: EntrySink['match'] | undefined;
  /** Called with notes on how files were read if that is not obvious, and again if the run restarts. */
  readonly note?: EntrySink['note'];
  /** Takes every diagnostic once, in the order of the files. */
  readonly report: DiagnosticSink;
  /** Returns the assumptions behind the intakes, once all files are read. */
  readonly earlier?: () => EarlierAssumptions;
  readonly progress?: (progress: Progress) => void;
  /** Whether groups are held to the end even if they look sorted, as a sink that cannot be discarded needs. */
  readonly isCollecting?: boolean;
  /** The labels, if some are not read from the files or do not define groups. Such a run collects its groups. */
  readonly shape?: GroupShape | undefined;
  /** Rules for labels, in addition to the rule for ages. */
  readonly labelChecks?: readonly LabelCheck[] | undefined;
  /** The threads to sum with; without them, this thread sums everything. */
  readonly threads?: Threads | undefined;
  /** Makes an executor that sums all chunks instead, such as on other machines. */
  readonly executor?: (options: Omit<ThreadOptions, 'catalogue'>) => Executor;
  /** The store of sums of chunks, from which a run resumes after it was killed. */
  readonly checkpoints?: Checkpoints | undefined;
  /** Renders complete groups in the threads that sum them. The settings are sent to the threads. */
  readonly rendering?: { readonly settings: unknown; readonly make: MakeChunkRenderer };
  /** Stops the run, which then fails with the reason of the signal. */
  readonly signal?: StopSignal | undefined;
  /** The bytes of input that are summed at a time. */
  readonly chunkBytes?: number;
}

/** The resources that the passes of a run share. */
export interface RunResources {
  readonly foods: FoodCache;
  readonly stdin: ReplayableStream;
  readonly ownThread: Executor;
  /** Makes an executor in this thread that adds all chunks to these groups. */
  readonly intoGroups: (groups: Groups) => AddingExecutor;
  /** Threads or workers elsewhere, started when there is enough to do. */
  threads: Executor | undefined;
  /** The state of each file when it was first read, by the number of the file. */
  readonly states: Map<number, FileState | undefined>;
  /** The number of reported diagnostics, so that a second pass does not report them again. */
  reported: number;
}
