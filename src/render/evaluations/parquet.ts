import type { EvaluatedGroup } from '../../engine/group-sink.ts';
import type { EvaluationPlan } from '../../evaluation/evaluations.ts';
import type { ByteWriter } from '../../tables/byte-writer.ts';
import { parquetTable } from '../../tables/parquet/write-parquet.ts';
import { rounded } from '../../text/numbers/rounding.ts';
import { labelColumns } from '../label-columns.ts';
import { type Column, fileColumns, listText } from './columns.ts';
import { describeColumn } from './describe-columns.ts';
import { type Renderer, type Rendering, typedLabel } from './rendering.ts';

/**
 * Evaluated groups as Parquet: the columns of CSV, with types, and the provenance in the footer.
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
  const names = labelColumns(
    groupBy,
    results.map(({ name }) => name),
  );
  const labels = groupBy.map((label, place) => ({
    name: names[place] as string,
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
