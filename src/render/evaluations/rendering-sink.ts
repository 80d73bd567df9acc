import type { GroupSink, RunSummary } from '../../engine/group-sink.ts';
import type { EvaluationPlan } from '../../evaluation/evaluations.ts';
import { ByteWriter } from '../../tables/byte-writer.ts';
import { makeRenderer } from './renderer.ts';
import type { Rendering } from './rendering.ts';

/** Text that may wait to be written. */
const MAX_WAITING_BYTES = 1024 * 1024;

/** The text around the groups, and the destination of the text. */
export interface RenderingTarget {
  /** Makes the description of the run in the file, if the format has a place for it. */
  readonly provenance: () => Promise<object>;
  /** Makes the document that is written after the groups. */
  readonly totalsOf: (summary: RunSummary) => object;
  readonly output: {
    readonly write: (bytes: Uint8Array) => Promise<void>;
    readonly discard: () => Promise<void>;
  };
}

interface WaitingText {
  readonly bytes: Uint8Array;
  readonly onWritten?: ((bytes: Uint8Array) => void) | undefined;
}

/** Opens a sink that writes the groups of a run as text. */
export async function openRenderingSink(
  rendering: Rendering,
  plan: EvaluationPlan,
  { provenance, totalsOf, output }: RenderingTarget,
): Promise<GroupSink> {
  const out = new ByteWriter();
  const renderer = await makeRenderer(rendering, plan, out);
  /** Text in front of that of the writer. */
  let waiting: WaitingText[] = [];
  let waitingBytes = 0;
  const flush = async () => {
    const pieces: readonly WaitingText[] =
      out.length > 0 ? [...waiting, { bytes: out.take() }] : waiting;
    waiting = [];
    waitingBytes = 0;
    for (const { bytes, onWritten } of pieces) {
      await output.write(bytes);
      onWritten?.(bytes);
    }
  };
  renderer.begin(renderer.hasProvenance === true ? await provenance() : {});
  return {
    group: renderer.group,
    plain: renderer.plain,
    rendered(bytes, onWritten) {
      if (out.length > 0) waiting.push({ bytes: Buffer.from(out.take()) });
      waiting.push({ bytes, onWritten });
      waitingBytes += bytes.length;
    },
    isFull: () => out.length + waitingBytes > MAX_WAITING_BYTES,
    flush,
    async end(summary) {
      renderer.end(totalsOf(summary), summary);
      await flush();
    },
    discard: output.discard,
  };
}
