import type { EvaluatedGroup } from '../../engine/group-sink.ts';
import { plainGroups } from '../../engine/run/plain-groups/plain-groups.ts';
import type { EvaluationPlan } from '../../evaluation/evaluations.ts';
import type { ByteWriter } from '../../tables/byte-writer.ts';
import { csvCell } from '../../tables/csv/csv-cell.ts';
import { labelColumns } from '../label-columns.ts';
import { BETWEEN_LISTED, type Column, fileColumns, type ListColumn } from './columns.ts';
import type { Renderer, Rendering } from './rendering.ts';

const SPACE = 0x20;
const COMMA = 0x2c;
const LINE_END = 0x0a;

/**
 * Evaluated groups as CSV, from bytes: with strings, this would take longer than the rest of a run over millions of
 * groups.
 */
export function csvRenderer(
  { groupBy, hasSkipped, raw = false }: Rendering,
  plan: EvaluationPlan,
  out: ByteWriter,
): Renderer {
  const columns = fileColumns(plan);
  const cells = cellsOf(columns);
  const showsSkipped = hasSkipped && groupBy.length > 0;
  const writeLabel = (bytes: Uint8Array, start: number, end: number) => {
    if (isPlain(bytes, start, end)) out.copy(bytes, start, end);
    else out.text(csvCell(Buffer.from(bytes.subarray(start, end)).toString(), { raw }));
    out.byte(COMMA);
  };
  return {
    plain: plainLines(cells, { labels: groupBy.length, showsSkipped }, plan, out),
    begin() {
      const names = [...(showsSkipped ? ['left_out'] : []), ...columns.map(({ name }) => name)];
      const labels = labelColumns(groupBy, names).map((label) => csvCell(label, { raw }));
      out.text(`${[...labels, ...names].join(',')}\n`);
    },
    group(group) {
      group.forEachLabel(writeLabel);
      if (showsSkipped) {
        out.figure(group.skipped);
        out.byte(COMMA);
      }
      for (let index = 0; index < cells.length; index++) {
        if (index > 0) out.byte(COMMA);
        const cell = cells[index] as Int32Array | Column;
        if (cell instanceof Int32Array) out.figures(group.values, cell, COMMA);
        else writeCell(out, cell, group);
      }
      out.byte(LINE_END);
    },
    end() {},
  };
}

/**
 * Writes lines of plain groups: labels, figures, and then lists, which are blank if nothing is missing or uncertain.
 */
function plainLines(
  [places, ...lists]: readonly (Int32Array | Column)[],
  line: { readonly labels: number; readonly showsSkipped: boolean },
  plan: EvaluationPlan,
  out: ByteWriter,
): Renderer['plain'] {
  const areLists = lists.every((cell) => !(cell instanceof Int32Array) && 'each' in cell);
  if (!(places instanceof Int32Array) || !areLists) return undefined;
  return plainGroups({ ...line, places, blanks: lists.length, byteKinds: BYTE_KINDS }, plan, out);
}

/** Columns individually, except those that are plain figures: adjacent ones are written together. */
function cellsOf(columns: readonly Column[]): (Int32Array | Column)[] {
  const cells: (Int32Array | Column)[] = [];
  let places: number[] = [];
  const endRun = () => {
    if (places.length > 0) cells.push(Int32Array.from(places));
    places = [];
  };
  for (const column of columns) {
    if ('each' in column || column.exactSlot >= 0) {
      endRun();
      cells.push(column);
    } else places.push(column.index);
  }
  endRun();
  return cells;
}

function writeCell(out: ByteWriter, column: Column, group: EvaluatedGroup): void {
  if ('each' in column) {
    writeList(out, column, group);
    return;
  }
  const value = group.values[column.index] as number;
  if (!Number.isNaN(value)) writeFigure(out, value, column.exactSlot, group);
}

/** Names of figures need neither quotes nor escapes. */
function writeList(out: ByteWriter, { each }: ListColumn, group: EvaluatedGroup): void {
  let isFirst = true;
  each(group, (name, figure, exactSlot) => {
    if (!isFirst) out.text(BETWEEN_LISTED);
    isFirst = false;
    out.text(name);
    out.byte(SPACE);
    writeFigure(out, figure, exactSlot, group);
  });
}

function writeFigure(
  out: ByteWriter,
  figure: number,
  exactSlot: number,
  group: EvaluatedGroup,
): void {
  if (exactSlot < 0) out.figure(figure);
  else out.billionths(group.sumOf(exactSlot));
}

/** Whether `csvCell` certainly leaves a text unchanged: it needs neither quotes nor escapes. */
function isPlain(bytes: Uint8Array, start: number, end: number): boolean {
  if (start < end && BYTE_KINDS[bytes[start] as number] !== 0) return false;
  for (let at = start; at < end; at++) if (BYTE_KINDS[bytes[at] as number] === 2) return false;
  return true;
}

/**
 * The kinds of bytes by their numbers: 1 for those that can begin a formula, 2 for those that must be checked as text
 * (controls, quotes, commas, and lead bytes of C1 controls and full-width signs), otherwise 0.
 */
const BYTE_KINDS = Uint8Array.from({ length: 256 }, (_, byte) => {
  if (byte < 0x20 || [0x22, COMMA, 0x7f, 0xc2, 0xef].includes(byte)) return 2;
  return Number('=+-@'.includes(String.fromCharCode(byte)));
});
