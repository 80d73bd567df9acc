import type { Groups } from '../../engine/sums/groups.ts';
import type { EvaluationName } from '../../evaluation/evaluation-names.ts';
import type { EvaluationRun } from '../../evaluation/evaluations.ts';
import type { Version } from '../../presentation/versions.ts';
import type { ByteWriter } from '../../tables/byte-writer.ts';
import type { EvaluationFormat } from '../formats.ts';
import { csvRenderer } from './csv.ts';
import { jsonRenderer, ndjsonRenderer } from './json.ts';

/** What a group came to. The object is used again for the next one. */
export interface EvaluatedGroup {
  readonly groups: Groups;
  readonly group: number;
  /** Entries of the group that the figures are without. */
  readonly skipped: number;
  /** Of the run. */
  readonly figures: Float64Array;
}

export interface Rendering {
  readonly format: EvaluationFormat;
  /** Of the specification's objects in JSON. */
  readonly version: Version;
  /** The labels the run groups by; none for the whole input as one. */
  readonly by: readonly string[];
  readonly evaluations: readonly EvaluationName[];
  /** Whether groups say how many of their entries were left out. */
  readonly hasSkipped: boolean;
  readonly isColourful: boolean;
}

/** Makes text of evaluated groups, one after the other. */
export interface Renderer {
  /** @param provenance of the figures: where the format has a place for it, it stands there */
  begin(provenance: object): void;
  group(group: EvaluatedGroup): void;
  /**
   * @param totals of the run, likewise
   * @param whole the figures of all groups together
   */
  end(totals: object, whole: Float64Array): void;
}

/** Formats in which a group is a line that does not depend on others, so that parts can be put together. */
export function isLinewise(format: EvaluationFormat): boolean {
  return format === 'csv' || format === 'ndjson';
}

/** @param out written to */
export async function makeRenderer(
  rendering: Rendering,
  run: EvaluationRun,
  out: ByteWriter,
): Promise<Renderer> {
  switch (rendering.format) {
    case 'json':
      return jsonRenderer(rendering, run, out);
    case 'ndjson':
    case 'csv':
      return lineRenderer(rendering, run, out);
    case 'parquet': {
      const { parquetRenderer } = await import('./parquet.ts');
      return parquetRenderer(rendering, run, out);
    }
    case 'table': {
      const { cardRenderer, tableRenderer } = await import('./table.ts');
      const make = rendering.by.length === 0 ? cardRenderer : tableRenderer;
      return make(rendering, run, out);
    }
  }
}

/** A renderer of a format whose groups are lines. */
export function lineRenderer(rendering: Rendering, run: EvaluationRun, out: ByteWriter): Renderer {
  const make = rendering.format === 'csv' ? csvRenderer : ndjsonRenderer;
  return make(rendering, run, out);
}
