import type { EvaluationRun } from '../../evaluation/evaluations.ts';
import type { ByteWriter } from '../../tables/byte-writer.ts';
import { parquetTable } from '../../tables/parquet/write-parquet.ts';
import { rounded } from '../../text/rounding.ts';
import { type Column, columnsOf } from './columns.ts';
import type { Renderer, Rendering } from './renderer.ts';

/**
 * Evaluated groups as Parquet: the columns of CSV, with types, and the provenance in the footer. No two columns may
 * have one name: a label gives way to a result.
 */
export function parquetRenderer(
  { by, evaluations, hasSkipped: hasLeftOut }: Rendering,
  run: EvaluationRun,
  out: ByteWriter,
): Renderer {
  const columns = columnsOf(evaluations, run);
  const showsLeftOut = hasLeftOut && by.length > 0;
  const results = [
    ...(showsLeftOut ? [{ name: 'left_out', type: 'number' as const }] : []),
    ...columns.map(({ name, text }) => ({
      name,
      type: text === undefined ? ('number' as const) : ('text' as const),
    })),
  ];
  const isTaken = (label: string) => results.some(({ name }) => name === label);
  const labels = by.map((label) => ({
    name: isTaken(label) ? `${label}_label` : label,
    type: 'text' as const,
  }));
  const table = parquetTable([...labels, ...results], (bytes) => out.append(bytes));
  let provenance: object = {};
  return {
    begin(known) {
      provenance = known;
    },
    group({ groups, group, skipped: leftOut, figures }) {
      table.add([
        ...groups.labels(group),
        ...(showsLeftOut ? [leftOut] : []),
        ...columns.map((column) => cell(column, figures)),
      ]);
    },
    end(totals) {
      table.end({ 'viand.provenance': JSON.stringify({ ...provenance, totals }) });
    },
  };
}

function cell({ place, text }: Column, figures: Float64Array): number | string | null {
  if (text !== undefined) return text(figures, place);
  const figure = figures[place] as number;
  return Number.isNaN(figure) ? null : rounded(figure);
}
