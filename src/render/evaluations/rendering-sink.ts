import type { GroupSink, RunSummary } from '../../engine/group-sink.ts';
import type { EvaluationPlan } from '../../evaluation/evaluations.ts';
import { ByteWriter } from '../../tables/byte-writer.ts';
import { makeRenderer } from './renderer.ts';
import type { Rendering } from './rendering.ts';

/** Text that may wait to be written. */
const MAX_WAITING_BYTES = 1024 * 1024;

/** What surrounds the groups, and where the text goes. */
export interface RenderingTarget {
  /** Stands in front of the groups, where the format has a place for it. */
  readonly provenance: object;
  /** Makes the document that stands behind the groups, likewise. */
  readonly totalsOf: (summary: RunSummary) => object;
  readonly output: {
    readonly write: (bytes: Uint8Array) => Promise<void>;
    readonly discard: () => Promise<void>;
  };
}

/** Opens a sink that writes the groups of a run as text. */
export async function openRenderingSink(
  rendering: Rendering,
  plan: EvaluationPlan,
  { provenance, totalsOf, output }: RenderingTarget,
): Promise<GroupSink> {
  const out = new ByteWriter();
  const renderer = await makeRenderer(rendering, plan, out);
  const flush = async () => {
    if (out.length > 0) await output.write(out.take());
  };
  renderer.begin(provenance);
  return {
    group: renderer.group,
    rendered: (bytes) => out.append(bytes),
    isFull: () => out.length > MAX_WAITING_BYTES,
    flush,
    async end(summary) {
      renderer.end(totalsOf(summary), summary);
      await flush();
    },
    discard: output.discard,
  };
}
