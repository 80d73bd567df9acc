import type { EvaluatedGroup } from '../../engine/group-sink.ts';
import type { EvaluationName } from '../../evaluation/evaluation-names.ts';
import type { EvaluationPlan } from '../../evaluation/evaluations.ts';
import { BODIES } from '../../presentation/version-bodies.ts';
import type { ByteWriter } from '../../tables/byte-writer.ts';
import { type Renderer, type Rendering, typedLabel } from './rendering.ts';

/**
 * Evaluated groups as one JSON document, one group at a time, because all of them may be more than a string can hold.
 * For an ungrouped run, it is the response body of the specification, which has no place for provenance.
 */
export function jsonRenderer(
  rendering: Rendering,
  plan: EvaluationPlan,
  out: ByteWriter,
): Renderer {
  const document = (value: unknown) => JSON.stringify(value, null, 2);
  if (rendering.groupBy.length === 0) {
    return wholeRenderer(rendering, plan, (body) => out.text(`${document(body)}\n`));
  }
  const indented = (value: unknown, by: string) => document(value).replaceAll('\n', `\n${by}`);
  let before = '';
  return {
    hasProvenance: true,
    begin: (provenance) =>
      out.text(`{\n  "provenance": ${indented(provenance, '  ')},\n  "groups": [`),
    group(group) {
      out.text(`${before}\n    ${indented(groupBody(group, rendering, plan), '    ')}`);
      before = ',';
    },
    end: (totals) =>
      out.text(`${before === '' ? '' : '\n  '}],\n  "totals": ${indented(totals, '  ')}\n}\n`),
  };
}

/** Evaluated groups as JSON, a line each. */
export function ndjsonRenderer(
  rendering: Rendering,
  plan: EvaluationPlan,
  out: ByteWriter,
): Renderer {
  const write = (body: unknown) => out.text(`${JSON.stringify(body)}\n`);
  if (rendering.groupBy.length === 0) return wholeRenderer(rendering, plan, write);
  return {
    begin() {},
    group: (group) => write(groupBody(group, rendering, plan)),
    end() {},
  };
}

/** The only body of an ungrouped run, with its warnings, which are known at the end. */
function wholeRenderer(
  rendering: Rendering,
  plan: EvaluationPlan,
  write: (body: unknown) => void,
): Renderer {
  let body: object | undefined;
  return {
    begin() {},
    group(group) {
      body = groupBody(group, rendering, plan);
    },
    end(_, { entries, assumptions: warnings, unsure }) {
      if (body === undefined) return;
      const { warnings: warningsBody } = BODIES[rendering.version];
      write({ ...body, ...warningsBody({ entries, warnings, unsure }) });
    },
  };
}

/** The response body of the specification; in a grouped run, with the labels next to it. */
function groupBody(
  group: EvaluatedGroup,
  rendering: Rendering,
  { evaluations }: EvaluationPlan,
): object {
  const { groupBy, hasSkipped, version } = rendering;
  const body = <Name extends EvaluationName>(name: Name): object =>
    BODIES[version].evaluations[name](group.result(name));
  const [first] = evaluations;
  const result =
    evaluations.length === 1 && first !== undefined
      ? body(first)
      : Object.fromEntries(evaluations.map((name) => [name.replaceAll('-', '_'), body(name)]));
  if (groupBy.length === 0) return result;
  const labels = group.labels();
  return {
    group: Object.fromEntries(
      groupBy.map((label, index) => [label, typedLabel(labels[index] as string, label, rendering)]),
    ),
    ...(hasSkipped ? { left_out: group.skipped } : {}),
    result,
    ...BODIES[version].unsure(group.unsure()),
  };
}
