import type { EvaluatedGroup } from '../../engine/group-sink.ts';
import type { EvaluationPlan } from '../../evaluation/evaluations.ts';
import type { ByteWriter } from '../../tables/byte-writer.ts';
import { parquetTable } from '../../tables/parquet/write-parquet.ts';
import { rounded } from '../../text/rounding.ts';
import { type Column, fileColumns, listText } from './columns.ts';
import { describeColumn } from './describe-columns.ts';
import { type Renderer, type Rendering, typedLabel } from './rendering.ts';

/**
 * Evaluated groups as Parquet: the columns of CSV, with types, and the provenance in the footer. Names of columns
 * are unique: a label that is called like a result gets the ending `_label`.
 */
export function parquetRenderer(
  rendering: Rendering,
  plan: EvaluationPlan,
  out: ByteWriter,
): Renderer {
  const { groupBy, hasSkipped, numericLabels = [] } = rendering;
  const columns = fileColumns(plan);
  const showsSkipped = hasSkipped && groupBy.length > 0;
  const results = [
    ...(showsSkipped ? [{ name: 'left_out', type: 'number' as const }] : []),
    ...columns.map((column) => {
      const { name, meaning, unit, source } = describeColumn(column);
      return {
        name,
        type: 'each' in column ? ('text' as const) : ('number' as const),
        metadata: { meaning, unit, source },
      };
    }),
  ];
  const isTaken = (label: string) => results.some(({ name }) => name === label);
  const labels = groupBy.map((label) => ({
    name: isTaken(label) ? `${label}_label` : label,
    type: numericLabels.includes(label) ? ('number' as const) : ('text' as const),
  }));
  const table = parquetTable([...labels, ...results], (bytes) => out.append(bytes));
  let provenance: object = {};
  return {
    hasProvenance: true,
    begin(known) {
      provenance = known;
    },
    group(group) {
      table.add([
        ...group
          .labels()
          .map((text, index) => typedLabel(text, groupBy[index] as string, rendering)),
        ...(showsSkipped ? [group.skipped] : []),
        ...columns.map((column) => cell(column, group)),
      ]);
    },
    end(totals) {
      table.end({
        'viand.provenance': JSON.stringify({ ...provenance, totals }),
        'viand.columns': JSON.stringify(columns.map(describeColumn)),
      });
    },
  };
}

function cell(column: Column, group: EvaluatedGroup): number | string | null {
  if ('each' in column) return listText(column, group);
  const value = group.values[column.index] as number;
  if (Number.isNaN(value)) return null;
  return column.exactSlot < 0 ? rounded(value) : value;
}
