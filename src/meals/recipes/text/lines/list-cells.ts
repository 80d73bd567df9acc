import { cellsOf, tableHeader } from './recipe-table-header.ts';

/** `Pancakes,"250 g flour`: a line whose last cell goes on in the next line. */
const OPENED = /^(?:([^"]*)[,;])?"([^"]*)$/;

/** `500 ml milk","Mix everything.` or `500 ml milk",4`: the end of such a cell. */
const CLOSED = /^([^"]*)"(?:[,;].*)?$/;

/**
 * The lines of a table whose only recipe has all its ingredients in one cell, without the other cells: the name of the
 * dish takes the place of the header.
 */
export function withListCell(lines: readonly string[]): readonly string[] {
  const header = lines.findIndex((line) => line.trim() !== '');
  const [, before = '', first] = OPENED.exec(lines[header + 1] ?? '') ?? [];
  if (first === undefined || tableHeader(lines[header] ?? '') === undefined) return lines;
  const length = lines.slice(header + 2).findIndex((line) => CLOSED.test(line));
  if (length < 0) return lines;
  const end = header + 2 + length;
  // Another row is another recipe.
  if (lines.slice(end + 1).some((line) => OPENED.test(line))) return lines;
  const [last = ''] = CLOSED.exec(lines[end] as string)?.slice(1) ?? [];
  const name = cellsOf(before, before.includes(';') ? ';' : ',').find((cell) =>
    /\p{L}/u.test(cell),
  );
  return lines.map((line, at) => {
    if (at === header) return name === undefined ? '' : `# ${name}`;
    if (at === header + 1) return first;
    if (at === end) return last;
    return at > end ? '' : line;
  });
}
