import type { EvaluationPlan } from '../../evaluation/evaluations.ts';
import type { ByteWriter } from '../../tables/byte-writer.ts';
import { csvCell } from '../../tables/csv/csv-cell.ts';
import { type Column, fileColumns } from './columns.ts';
import type { Renderer, Rendering } from './rendering.ts';

const COMMA = 0x2c;
const LINE_END = 0x0a;

/** Evaluated groups as CSV. csv-stringify would take longer than the rest of a run of millions of groups. */
export function csvRenderer(
  { groupBy, hasSkipped }: Rendering,
  plan: EvaluationPlan,
  out: ByteWriter,
): Renderer {
  const columns = fileColumns(plan);
  const showsSkipped = hasSkipped && groupBy.length > 0;
  const writeLabel = (bytes: Uint8Array, start: number, end: number) => {
    if (isPlain(bytes, start, end)) out.copy(bytes, start, end);
    else out.text(csvCell(Buffer.from(bytes.subarray(start, end)).toString()));
    out.byte(COMMA);
  };
  return {
    begin() {
      const names = [...(showsSkipped ? ['left_out'] : []), ...columns.map(({ name }) => name)];
      out.text(`${[...groupBy.map(csvCell), ...names].join(',')}\n`);
    },
    group(group) {
      group.forEachLabel(writeLabel);
      if (showsSkipped) {
        out.figure(group.skipped);
        out.byte(COMMA);
      }
      for (let index = 0; index < columns.length; index++) {
        if (index > 0) out.byte(COMMA);
        writeCell(out, columns[index] as Column, group.values);
      }
      out.byte(LINE_END);
    },
    end() {},
  };
}

function writeCell(out: ByteWriter, column: Column, values: Float64Array): void {
  if ('text' in column) {
    const text = column.text(values);
    if (text !== '') out.text(csvCell(text));
    return;
  }
  const value = values[column.index] as number;
  if (!Number.isNaN(value)) out.figure(value);
}

/** Whether a cell needs no quotes: it has no " , CR or LF. */
function isPlain(bytes: Uint8Array, start: number, end: number): boolean {
  for (let at = start; at < end; at++) {
    const byte = bytes[at] as number;
    if (byte <= COMMA && (byte === 0x22 || byte === COMMA || byte === 0x0d || byte === LINE_END)) {
      return false;
    }
  }
  return true;
}
