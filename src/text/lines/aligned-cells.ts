/** A piece of a line between gaps of two or more spaces, and its place in the line. */
interface Chunk {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** A column of a table that spaces align, by the place of its name. */
export type AlignedColumn = Chunk;

const CHUNK = /\S+(?: \S+)*/g;

/** A number at the end of a piece that a long name has pushed next to it: "Chicken thighs, boneless 12.5". */
const NUMBER_BEHIND = /^(.*\S) ([\d.,/]+)$/;

/** The pieces of a line that two or more spaces separate. */
export function chunksOf(line: string): Chunk[] {
  return [...line.matchAll(CHUNK)].map(({ 0: text, index }) => chunk(text, index));
}

/** The cells of a row: each piece of it is in the column whose name it is below, or nearest to. */
export function alignedCells(line: string, columns: readonly AlignedColumn[]): string[] {
  const chunks = chunksOf(line);
  // A long name pushes the cells behind it out of their places.
  if (chunks.length === columns.length) return chunks.map(({ text }) => text);
  const cells = columns.map(() => '');
  for (const one of chunks.flatMap((whole) => parted(whole, columns))) {
    const at = columnOf(one, columns);
    cells[at] = [cells[at] as string, one.text].filter(Boolean).join(' ');
  }
  return cells;
}

function parted(whole: Chunk, columns: readonly AlignedColumn[]): Chunk[] {
  const next = columns.find((column) => beginsAmount(whole, column.from - whole.from));
  if (next !== undefined) {
    const length = next.from - whole.from;
    const rest = chunk(whole.text.slice(length), next.from);
    return [chunk(whole.text.slice(0, length - 1), whole.from), ...parted(rest, columns)];
  }
  const [, name, number] = NUMBER_BEHIND.exec(whole.text) ?? [];
  if (name === undefined || number === undefined) return [whole];
  const [first, last] = [chunk(name, whole.from), chunk(number, whole.to - number.length)];
  return columnOf(first, columns) === columnOf(last, columns) ? [whole] : [first, last];
}

/** Whether an amount begins behind one blank at a position of a piece, which fills the column before. */
function beginsAmount({ text }: Chunk, at: number): boolean {
  return at > 1 && text[at - 1] === ' ' && /^\d.*\p{L}/u.test(text.slice(at));
}

function chunk(text: string, from: number): Chunk {
  return { text, from, to: from + text.length };
}

/** The position of the column whose name begins at the same place, or shares most characters with a piece, or has the shortest gap to it. */
function columnOf({ from, to }: Chunk, columns: readonly AlignedColumn[]): number {
  const below = columns.findIndex((column) => column.from === from);
  if (below >= 0) return below;
  const shared = columns.map((column) => Math.min(to, column.to) - Math.max(from, column.from));
  return shared.indexOf(Math.max(...shared));
}
