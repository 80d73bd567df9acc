import type { EvaluationName } from '../../evaluation/evaluation-names.ts';
import type { EvaluationRun } from '../../evaluation/evaluations.ts';
import { BODIES } from '../../presentation/versions.ts';
import type { ByteWriter } from '../../tables/byte-writer.ts';
import type { EvaluatedGroup, Renderer, Rendering } from './renderer.ts';

/**
 * Evaluated groups as one JSON document, a group at a time: all of them may be more than a string can hold.
 * Of an ungrouped run it is the response body of the specification, which has no place for provenance.
 */
export function jsonRenderer(rendering: Rendering, run: EvaluationRun, out: ByteWriter): Renderer {
  const document = (value: unknown) => JSON.stringify(value, null, 2);
  if (rendering.by.length === 0) {
    return {
      begin() {},
      group: (group) => out.text(`${document(groupBody(group, rendering, run))}\n`),
      end() {},
    };
  }
  const indented = (value: unknown, by: string) => document(value).replaceAll('\n', `\n${by}`);
  let before = '';
  return {
    begin: (provenance) =>
      out.text(`{\n  "provenance": ${indented(provenance, '  ')},\n  "groups": [`),
    group(group) {
      out.text(`${before}\n    ${indented(groupBody(group, rendering, run), '    ')}`);
      before = ',';
    },
    end: (totals) =>
      out.text(`${before === '' ? '' : '\n  '}],\n  "totals": ${indented(totals, '  ')}\n}\n`),
  };
}

/** Evaluated groups as JSON, a line each. */
export function ndjsonRenderer(
  rendering: Rendering,
  run: EvaluationRun,
  out: ByteWriter,
): Renderer {
  return {
    begin() {},
    group: (group) => out.text(`${JSON.stringify(groupBody(group, rendering, run))}\n`),
    end() {},
  };
}

/** The response body of the specification; of a grouped run with the labels beside it. */
function groupBody(
  { groups, group, skipped: leftOut, figures }: EvaluatedGroup,
  { by, evaluations, hasSkipped: hasLeftOut, version }: Rendering,
  run: EvaluationRun,
): unknown {
  const bodies = evaluations.map(
    (name) => [name.replaceAll('-', '_'), body(name, run, figures)] as const,
  );
  function body<Name extends EvaluationName>(
    name: Name,
    { result }: EvaluationRun,
    of: Float64Array,
  ): object {
    return BODIES[version].evaluations[name](result(name, of));
  }
  const result = bodies.length === 1 ? bodies[0]?.[1] : Object.fromEntries(bodies);
  if (by.length === 0) return result;
  const labels = groups.labels(group);
  return {
    group: Object.fromEntries(by.map((label, index) => [label, labels[index]])),
    ...(hasLeftOut ? { left_out: leftOut } : {}),
    result,
  };
}
