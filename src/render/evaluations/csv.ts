import { LABEL_END } from '../../engine/sums/groups.ts';
import type { EvaluationRun } from '../../evaluation/evaluations.ts';
import type { ByteWriter } from '../../tables/byte-writer.ts';
import { csvCell } from '../../tables/csv/csv-cell.ts';
import { columnsOf } from './columns.ts';
import type { EvaluatedGroup, Renderer, Rendering } from './renderer.ts';

const COMMA = 0x2c;
const LINE_END = 0x0a;

/** Evaluated groups as CSV. Rows by the million: written here, since csv-stringify takes longer than the rest of the run. */
export function csvRenderer(
  { by, evaluations, hasSkipped: hasLeftOut }: Rendering,
  run: EvaluationRun,
  out: ByteWriter,
): Renderer {
  const columns = columnsOf(evaluations, run);
  const showsLeftOut = hasLeftOut && by.length > 0;
  return {
    begin() {
      const names = [...(showsLeftOut ? ['left_out'] : []), ...columns.map(({ name }) => name)];
      out.text(`${[...by.map(csvCell), ...names].join(',')}\n`);
    },
    group({ groups, group, skipped: leftOut, figures }: EvaluatedGroup) {
      writeLabels(out, groups.keys, groups.keyStart(group), groups.keyEnd(group));
      if (showsLeftOut) {
        out.figure(leftOut);
        out.byte(COMMA);
      }
      for (let index = 0; index < columns.length; index++) {
        if (index > 0) out.byte(COMMA);
        const { place, text } = columns[index] as (typeof columns)[number];
        if (text !== undefined) {
          const written = text(figures, place);
          if (written !== '') out.text(csvCell(written));
        } else if (!Number.isNaN(figures[place])) {
          out.figure(figures[place] as number);
        }
      }
      out.byte(LINE_END);
    },
    end() {},
  };
}

/** The labels of a key, each with a comma behind it. */
function writeLabels(out: ByteWriter, keys: Uint8Array, start: number, end: number): void {
  let from = start;
  for (let at = start; at < end; at++) {
    if (keys[at] !== LABEL_END) continue;
    if (isPlain(keys, from, at)) out.copy(keys, from, at);
    else out.text(csvCell(Buffer.from(keys.subarray(from, at)).toString()));
    out.byte(COMMA);
    from = at + 1;
  }
}

/** Bytes that a cell is quoted for: " , CR and LF. */
function isPlain(bytes: Uint8Array, start: number, end: number): boolean {
  for (let at = start; at < end; at++) {
    const byte = bytes[at] as number;
    if (byte <= COMMA && (byte === 0x22 || byte === COMMA || byte === 0x0d || byte === LINE_END)) {
      return false;
    }
  }
  return true;
}
