import type { ChunkRenderer, MakeChunkRenderer } from '../../engine/group-sink.ts';
import type { EvaluationPlan } from '../../evaluation/evaluations.ts';
import { ByteWriter } from '../../tables/byte-writer.ts';
import { csvRenderer } from './csv.ts';
import { jsonRenderer, ndjsonRenderer } from './json.ts';
import type { Renderer, Rendering } from './rendering.ts';

/** @param out receives the text */
export async function makeRenderer(
  rendering: Rendering,
  plan: EvaluationPlan,
  out: ByteWriter,
): Promise<Renderer> {
  switch (rendering.format) {
    case 'json':
      return jsonRenderer(rendering, plan, out);
    case 'ndjson':
      return ndjsonRenderer(rendering, plan, out);
    case 'csv':
      return csvRenderer(rendering, plan, out);
    case 'parquet': {
      const { parquetRenderer } = await import('./parquet.ts');
      return parquetRenderer(rendering, plan, out);
    }
    case 'table': {
      const { cardRenderer, tableRenderer } = await import('./table.ts');
      const make = rendering.groupBy.length === 0 ? cardRenderer : tableRenderer;
      return make(rendering, plan, out);
    }
  }
}

/** Renders the groups of a chunk. Undefined for formats in which a group does not have its own line. */
export const chunkRenderer: MakeChunkRenderer = (settings, plan): ChunkRenderer | undefined => {
  // There are no settings if only some groups are written, as in a shard: these are rendered after they are chosen.
  if (settings === undefined) return undefined;
  const rendering = settings as Rendering;
  const make = LINE_RENDERERS[rendering.format];
  if (make === undefined) return undefined;
  const out = new ByteWriter();
  const { group, plain } = make(rendering, plan, out);
  return { group, plain, take: () => out.take() };
};

const LINE_RENDERERS: Partial<
  Record<Rendering['format'], (...made: Parameters<typeof csvRenderer>) => Renderer>
> = { csv: csvRenderer, ndjson: ndjsonRenderer };
