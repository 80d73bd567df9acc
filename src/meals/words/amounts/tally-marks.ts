import { sizeOfUnit } from './size-in-name.ts';

/** A food with strokes behind it: "Kaffee (Tasse): |||", "Brötchen II", "Tee: //". Further tabs are between cells. */
const WITH_STROKES =
  /^([^|\t]*?\p{L}[^|\t]*?)[ \t]*:?[ \t]+([|I]+(?: +[|I]+)*|\/+(?: +\/+)*)[ \t]*$/u;

/** A quick test: most texts have no line with strokes at its end. */
const MAY_HAVE = /(?:[|I]{2}|\/\/)[ \t]*\r?$/m;

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
const STROKES = /^(?:[|I]+|l{2,}|HHT|卌)(?:\s+(?:[|Il]+|HHT|卌))*$/u;

/** Slashes as strokes. One alone mostly says that there was nothing. */
const SLASHES = /^\/{2,}(?:\s+\/+)*$|^\/(?:\s+\/+)+$/;

/** Several crosses or ticks, and each counts: "x x", "xxx", "✓✓". */
const CROSSES = /^(?:[x×✓✔☑☒●•][\s,+]*){2,}$/iu;

const CROSS = /^[x×✓✔☑☒●•]$/i;

/** Whether a cell has nothing but tally marks. */
export function isTally(cell: string): boolean {
  return STROKES.test(cell) || SLASHES.test(cell) || CROSSES.test(cell);
}

/**
 * Reads the tally marks of a table.
 *
 * @param cells the cells that may have some: next to "//" and "xx", a single slash or cross counts one
 * @returns the number of marks in a cell; undefined for any other cell, and for groups of four strokes, which may be of
 * five
 */
export function tallyReader(cells: readonly string[]): (cell: string) => number | undefined {
  const hasSlashes = cells.some((cell) => SLASHES.test(cell));
  const hasCrosses = cells.some((cell) => CROSSES.test(cell));
  return (cell) => {
    if (CROSSES.test(cell) || (hasCrosses && CROSS.test(cell)))
      return cell.replace(/[\s,+]/g, '').length;
    const isCount = STROKES.test(cell) || SLASHES.test(cell) || (hasSlashes && cell === '/');
    return isCount ? countOf(cell.replace(/(?:HHT|卌)/gu, '|||||')) : undefined;
  };
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
  if (count === undefined) return line.replaceAll(/[|/](?=[|/\s]*$)/g, 'I');
  const [, name = food, measure, size] = ONE.exec(food) ?? [];
  const weight =
    size ?? sizeOfUnit(measure ?? '')?.size ?? (/^\d/.test(measure ?? '') ? measure : undefined);
  if (weight !== undefined) return `${count} x ${weight} ${name}`;
  return [count, measure, name].filter(Boolean).join(' ');
}
