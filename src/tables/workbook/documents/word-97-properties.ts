import type { TextMeaning } from './document-rows.ts';
import type { CellDefinition } from './marked-cells.ts';

/** The properties of a paragraph that tables need. */
export interface ParagraphProperties {
  readonly isInTable: boolean;
  /** Whether its mark ends a row, whose cells it then defines. */
  readonly endsRow: boolean;
  readonly cells: readonly CellDefinition[];
}

/** Properties from one position of the file up to another. */
interface PropertyRange<Properties> {
  readonly start: number;
  readonly end: number;
  readonly properties: Properties;
}

/** Sorted ranges of the file, in which positions are found in few steps. */
export class PropertyRanges<Properties> {
  readonly #ranges: readonly PropertyRange<Properties>[];

  constructor(ranges: readonly PropertyRange<Properties>[]) {
    this.#ranges = ranges.toSorted((one, other) => one.start - other.start);
  }

  /** The properties at a position; undefined if they are the default ones. */
  at(position: number): Properties | undefined {
    let low = 0;
    let high = this.#ranges.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#ranges[middle] as PropertyRange<Properties>).end <= position) low = middle + 1;
      else high = middle;
    }
    const found = this.#ranges[low];
    return found !== undefined && found.start <= position ? found.properties : undefined;
  }
}

/** The streams of a document that properties are in. */
export interface PropertyStreams {
  readonly document: Buffer;
  readonly table: Buffer;
  /** The stream of large properties; most documents have none. */
  readonly data: Buffer;
}

/** The size of a page of properties, and of the entry of a paragraph in it ([MS-DOC] 2.9.78, 2.9.24). */
const PAGE_BYTES = 512;
const PARAGRAPH_ENTRY_BYTES = 13;

/**
 * @param at the position of the list of pages in the table stream
 * @param length its length in bytes
 */
export function paragraphProperties(
  streams: PropertyStreams,
  at: number,
  length: number,
): PropertyRanges<ParagraphProperties> {
  const ranges = pageRuns(streams, at, length, (page, run, runs) => {
    const offset = 2 * page.readUInt8(4 * (runs + 1) + PARAGRAPH_ENTRY_BYTES * run);
    if (offset === 0) return undefined;
    const size = page.readUInt8(offset);
    // The size is in words; 0 means that it is in the next byte. The number of a style is before the changes.
    const [start, bytes] =
      size === 0 ? [offset + 2, 2 * page.readUInt8(offset + 1)] : [offset + 1, 2 * size - 1];
    return paragraphOf(page.subarray(start + 2, start + bytes), streams.data);
  });
  return new PropertyRanges(ranges);
}

/** What the text of a document means where it is not just shown; for the parameters, see {@link paragraphProperties}. */
export function textMeanings(
  streams: PropertyStreams,
  at: number,
  length: number,
): PropertyRanges<TextMeaning> {
  const ranges = pageRuns(streams, at, length, (page, run, runs) => {
    const offset = 2 * page.readUInt8(4 * (runs + 1) + run);
    if (offset === 0) return undefined;
    return meaningOf(page.subarray(offset + 1, offset + 1 + page.readUInt8(offset)));
  });
  return new PropertyRanges(ranges);
}

/** The runs of all pages that a list names: their positions, and then the numbers of the pages ([MS-DOC] 2.8.5). */
function pageRuns<Properties>(
  { document, table }: PropertyStreams,
  at: number,
  length: number,
  propertiesOf: (page: Buffer, run: number, runs: number) => Properties | undefined,
): PropertyRange<Properties>[] {
  const pages = Math.max(0, Math.floor((length - 4) / 8));
  return Array.from({ length: pages }, (_, index) => {
    const number = table.readUInt32LE(at + 4 * (pages + 1 + index)) & 0x3f_ff_ff;
    const page = document.subarray(number * PAGE_BYTES, (number + 1) * PAGE_BYTES);
    const runs = page.readUInt8(PAGE_BYTES - 1);
    return Array.from({ length: runs }, (_run, run) => {
      const properties = propertiesOf(page, run, runs);
      const [start, end] = [page.readUInt32LE(4 * run), page.readUInt32LE(4 * run + 4)];
      return properties === undefined ? [] : [{ start, end, properties }];
    }).flat();
  }).flat();
}

/** Changes of properties ([MS-DOC] 2.6): in a table, the end of a row, the cells of a row, and many changes elsewhere. */
const IN_TABLE = 0x24_16;
const ENDS_ROW = 0x24_17;
const CELLS = 0xd6_08;
const ELSEWHERE = 0x66_46;

function paragraphOf(changes: Buffer, data: Buffer): ParagraphProperties | undefined {
  let properties: ParagraphProperties = { isInTable: false, endsRow: false, cells: [] };
  for (const { code, operand } of changesIn(changes)) {
    if (code === IN_TABLE) properties = { ...properties, isInTable: operand[0] === 1 };
    else if (code === ENDS_ROW) properties = { ...properties, endsRow: operand[0] === 1 };
    else if (code === CELLS) properties = { ...properties, cells: cellsOf(operand) };
    else if (code === ELSEWHERE) {
      const at = operand.readUInt32LE(0);
      const more = data.subarray(at + 2, at + 2 + data.readUInt16LE(at));
      return paragraphOf(more, Buffer.alloc(0));
    }
  }
  return properties.isInTable ? properties : undefined;
}

/** The size of the description of a cell, and the flags in it ([MS-DOC] 2.9.317, 2.9.319). */
const CELL_BYTES = 20;
const CONTINUES_ROW = 0x02;
const IN_VERTICAL_MERGE = 0x20;
const BEGINS_VERTICAL_MERGE = 0x40;

/** The cells of a row: their number, their edges, and their descriptions, and the last descriptions may be missing. */
function cellsOf(operand: Buffer): CellDefinition[] {
  const count = operand.readUInt8(0);
  const descriptions = 1 + 2 * (count + 1);
  return Array.from({ length: count }, (_, cell) => {
    const at = descriptions + CELL_BYTES * cell;
    const flags = at + 2 <= operand.length ? operand.readUInt16LE(at) : 0;
    return {
      edge: operand.readInt16LE(1 + 2 * (cell + 1)),
      continuesRow: (flags & CONTINUES_ROW) !== 0,
      continuesAbove: (flags & IN_VERTICAL_MERGE) !== 0 && (flags & BEGINS_VERTICAL_MERGE) === 0,
    };
  });
}

/** Changes of characters ([MS-DOC] 2.6.1): deleted, struck out once or twice, hidden, and raised. */
const MEANINGS: ReadonlyMap<number, TextMeaning> = new Map([
  [0x08_00, 'not shown'],
  [0x08_37, 'struck'],
  [0x2a_53, 'struck'],
  [0x08_3c, 'not shown'],
  [0x2a_48, 'raised'],
]);

/** The change of how many half-points text is raised. */
const POSITION = 0x48_45;

function meaningOf(changes: Buffer): TextMeaning | undefined {
  let meaning: TextMeaning | undefined;
  for (const { code, operand } of changesIn(changes)) {
    if (code === POSITION && operand.readInt16LE(0) > 0) meaning = 'raised';
    // 2 of a position means lowered; any other value than 1 leaves a property as its style has it.
    if (operand[0] === 1) meaning = MEANINGS.get(code) ?? meaning;
  }
  return meaning;
}

interface Change {
  readonly code: number;
  readonly operand: Buffer;
}

/** The sizes of operands by the highest three bits of a code ([MS-DOC] 2.2.5.1); 0 if the size comes before it. */
const OPERAND_BYTES = [1, 1, 2, 4, 2, 2, 0, 3] as const;

function* changesIn(changes: Buffer): Generator<Change> {
  for (let at = 0; at + 3 <= changes.length; ) {
    const code = changes.readUInt16LE(at);
    const fixed = OPERAND_BYTES[code >> 13] as number;
    const [start, size] = fixed > 0 ? [at + 2, fixed] : variableOperand(changes, code, at + 2);
    yield { code, operand: changes.subarray(start, start + size) };
    at = start + size;
  }
}

/** The operand that defines cells has two bytes for its size, which is one too large. */
function variableOperand(changes: Buffer, code: number, at: number): readonly [number, number] {
  if (code !== CELLS) return [at + 1, changes.readUInt8(at)];
  return [at + 2, changes.readUInt16LE(at) - 1];
}
