/** A food with strokes behind it: "Kaffee (Tasse): |||", "Brötchen II". */
const WITH_STROKES = /^([^|]*?\p{L}[^|]*?)\s*:?\s+([|I]+(?:\s+[|I]+)*)\s*$/u;

/** A quick test: most texts have no line with strokes at its end. */
const MAY_HAVE = /[|I]{2}[ \t]*\r?$/m;

/** The strokes of a full group, with the one across it. */
const GROUP = 5;

/** What one stroke counts, in brackets or behind the food: "Wasser (Glas)", "Wasser 0,2 l". */
const ONE = /^(.*?)\s*(?:\((\p{L}[^()]*|\d[^()]*)\)|\s(\d[\d.,]*\s?\p{L}{1,2}))$/u;

/**
 * A text with its tally marks as numbers, if several lines have some: "Kaffee (Tasse): |||" is "3 Tasse Kaffee". Groups
 * of four may be groups of five without the stroke across, so that their lines stay. Their strokes become letters, which
 * make a line uncertain, since bars say nothing.
 */
export function withTallies(text: string): string {
  if (!MAY_HAVE.test(text)) return text;
  const lines = text.split(/\r\n|\n|\r/);
  const found = lines.map((line) => WITH_STROKES.exec(line)).filter((one) => one !== null);
  if (found.length < 2 || !found.some(([, , strokes = '']) => strokes.length > 1)) return text;
  return lines.map(counted).join('\n');
}

/** A cell with nothing but strokes: "|||", "IIII I", "HHT II" for a group with the stroke across. */
const STROKES = /^(?:[|I]+|HHT|卌)(?:\s+(?:[|I]+|HHT|卌))*$/u;

/**
 * The number of strokes in a cell.
 *
 * @returns undefined for any other cell, and for groups of four, which may be of five
 */
export function strokesIn(cell: string): number | undefined {
  return STROKES.test(cell) ? countOf(cell.replace(/(?:HHT|卌)/gu, '|||||')) : undefined;
}

/** Whether a cell has nothing but strokes. */
export function isStrokes(cell: string): boolean {
  return STROKES.test(cell);
}

function countOf(strokes: string): number | undefined {
  const groups = strokes.split(/\s+/);
  const isFull = ({ length }: string) => length === GROUP;
  const count = groups.join('').length;
  return count === GROUP - 1 || !groups.slice(0, -1).every(isFull) ? undefined : count;
}

function counted(line: string): string {
  const [, food = '', strokes = ''] = WITH_STROKES.exec(line) ?? [];
  if (strokes === '') return line;
  const count = countOf(strokes);
  if (count === undefined) return line.replaceAll('|', 'I');
  const [, name = food, measure, size] = ONE.exec(food) ?? [];
  const weight = size ?? (/^\d/.test(measure ?? '') ? measure : undefined);
  if (weight !== undefined) return `${count} x ${weight} ${name}`;
  return [count, measure, name].filter(Boolean).join(' ');
}
