import { createRequire } from 'node:module';
import path from 'node:path';
import { Readable } from 'node:stream';
import { openCatalogue } from '../../../src/catalogue/catalogue.ts';
import { Accumulator } from '../../../src/engine/entries/accumulator.ts';
import { type AssumptionCount, inFixedOrder } from '../../../src/engine/entries/assumptions.ts';
import { FoodCache } from '../../../src/engine/foods/food-cache.ts';
import { GroupEmitter } from '../../../src/engine/run/group-emitter.ts';
import { runEvaluation } from '../../../src/engine/run/run.ts';
import type { RunOptions } from '../../../src/engine/run/run-options.ts';
import type { EvaluationName } from '../../../src/evaluation/evaluation-names.ts';
import { planEvaluations } from '../../../src/evaluation/evaluations.ts';
import { readMeals } from '../../../src/meals/read-meals.ts';
import type { Diagnostic } from '../../../src/model/diagnostic.ts';
import { csvRenderer } from '../../../src/render/evaluations/csv.ts';
import { chunkRenderer } from '../../../src/render/evaluations/renderer.ts';
import type { Rendering } from '../../../src/render/evaluations/rendering.ts';
import { openRenderingSink } from '../../../src/render/evaluations/rendering-sink.ts';
import { ByteWriter } from '../../../src/tables/byte-writer.ts';
import { CATALOGUE } from '../../support/embedded-catalogue.ts';
import { HOME } from '../../support/viand.ts';

/** The catalogue stays open until the process ends, since several test files share it. */
export const catalogue = openCatalogue(CATALOGUE);

const { startThread } = createRequire(import.meta.url)(path.join(HOME, 'bin/threads.cjs'));

const EVALUATIONS = ['healthy-eating-index', 'energy-density'] as const;
const LABELS = ['person', 'day'];

interface Evaluated {
  readonly text: string;
  readonly diagnostics: readonly Diagnostic[];
  readonly entries: number;
  readonly skipped: number;
  readonly assumptions: readonly AssumptionCount[];
}

interface Settings
  extends Partial<Pick<RunOptions, 'stdin' | 'catalogue' | 'chunkBytes' | 'progress' | 'match'>> {
  /** Called at the beginning of each pass. */
  readonly openSink?: () => void;
  readonly labels?: readonly string[];
  readonly threads?: number;
  readonly evaluations?: readonly EvaluationName[];
  /** Whether diagnostics keep their columns. */
  readonly hasColumns?: boolean;
}

function renderingOf(groupBy: readonly string[]): Rendering {
  return {
    format: 'csv',
    version: 'v2.1',
    groupBy,
    hasSkipped: true,
    isColourful: false,
    width: undefined,
    language: 'en',
  };
}

/** A diagnostic without its columns, which a reader does not know after a quote. */
function located(diagnostic: Diagnostic): Diagnostic {
  const { file = '', line } = diagnostic.location ?? {};
  return { ...diagnostic, location: line === undefined ? { file } : { file, line } };
}

/** Evaluates files like a run with CSV output. */
export async function evaluated(
  files: readonly string[],
  settings: Settings = {},
): Promise<Evaluated> {
  const { labels = LABELS, threads, hasColumns = false, openSink, ...options } = settings;
  const diagnostics: Diagnostic[] = [];
  const rendering = renderingOf(labels);
  let pieces: Uint8Array[] = [];
  const { entries, skipped, assumptions } = await runEvaluation({
    files,
    stdin: Readable.from([]),
    catalogue,
    reading: { groupBy: labels, columnMap: {}, unit: undefined },
    evaluations: EVALUATIONS,
    rendering: { settings: rendering, make: chunkRenderer },
    openSink(plan) {
      openSink?.();
      pieces = [];
      const output = {
        // The bytes are copied, since the caller overwrites them.
        write: async (bytes: Uint8Array) => void pieces.push(Buffer.from(bytes)),
        discard: async () => void pieces.splice(0),
      };
      return openRenderingSink(rendering, plan, {
        provenance: async () => ({}),
        totalsOf: () => ({}),
        output,
      });
    },
    report: (diagnostic) => diagnostics.push(hasColumns ? diagnostic : located(diagnostic)),
    ...(threads === undefined
      ? {}
      : {
          threads: { count: threads, start: startThread, bytesEach: 1, areAwaited: true },
        }),
    ...options,
  });
  const text = Buffer.concat(pieces).toString();
  return { text, diagnostics, entries, skipped, assumptions };
}

/**
 * The same evaluation on the general path only, entry by entry, with all groups in memory until the
 * end.
 */
export async function byGeneralPath(
  files: readonly string[],
  {
    hasColumns = false,
    match,
    evaluations = EVALUATIONS,
  }: Pick<Settings, 'hasColumns' | 'match' | 'evaluations'> = {},
): Promise<Evaluated> {
  const plan = planEvaluations(evaluations);
  const foods = new FoodCache(catalogue, plan.layout);
  const diagnostics: Diagnostic[] = [];
  const sums = new Accumulator({
    foods,
    nearestFood: foods.nearest,
    report: (diagnostic) => diagnostics.push(hasColumns ? diagnostic : located(diagnostic)),
  });
  const reading = { groupBy: LABELS, columnMap: {}, unit: undefined };
  const sink = match === undefined ? sums.sink : { ...sums.sink, match };
  await readMeals(files, Readable.from([]), reading, sink);
  const out = new ByteWriter();
  const renderer = csvRenderer(renderingOf(LABELS), plan, out);
  const emitter = new GroupEmitter(plan, { group: renderer.group }, true);
  renderer.begin({});
  for (let group = 0; group < sums.groups.length; group++) emitter.emit(sums.groups, group);
  const { entries, skipped } = sums;
  const assumptions = inFixedOrder(sums.assumptions.all());
  return { text: out.take().toString(), diagnostics, entries, skipped, assumptions };
}
