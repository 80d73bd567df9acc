/** Names of columns in a table of ingredients, in the order of a line. */
const COLUMNS = [
  /^(?:menge|amount|quantity|qty|anzahl|gewicht|weight|gramm|grams|g)(?: \(.*\)| in g)?$/i,
  /^(?:einheit|unit|maß|measure)$/i,
  /^(?:zutat(?:en)?|ingredients?|lebensmittel|food|name|produkt|item)$/i,
];

/** What separates the cells of a line. */
const SEPARATORS = ['|', '\t', ';', ','];

/** "|---|:--|" below the header of a table in Markdown. */
const RULE = /^[|:\s-]+$/;

/**
 * The lines of a table of ingredients, as lines of text: "250 g rote Linsen" for "| 250 g | rote Linsen |".
 *
 * @param lines unchanged, since tabs separate cells
 * @returns by their positions; headers and rules are empty
 */
export function recipeTable(lines: readonly string[]): ReadonlyMap<number, string> {
  const found = new Map<number, string>();
  let order: readonly number[] | undefined;
  let separator = '';
  lines.forEach((written, index) => {
    const line = written.trim();
    const header = headerOf(line);
    if (header !== undefined) {
      ({ order, separator } = header);
      found.set(index, '');
    } else if (order !== undefined && line.includes(separator)) {
      const cells = cellsOf(line, separator);
      const own = order.map((position) => cells[position] ?? '');
      const others = cells.filter((_, position) => order?.includes(position) !== true);
      const text = [...own, ...others].filter((cell) => cell !== '').join(' ');
      found.set(index, RULE.test(line) ? '' : text);
    } else if (line.startsWith('|')) {
      found.set(index, RULE.test(line) ? '' : cellsOf(line, '|').join(' '));
    } else order = undefined;
  });
  return found;
}

function headerOf(
  line: string,
): { readonly order: readonly number[]; readonly separator: string } | undefined {
  for (const separator of SEPARATORS) {
    if (!line.includes(separator)) continue;
    const cells = cellsOf(line, separator);
    const order = COLUMNS.map((column) => cells.findIndex((cell) => column.test(cell)));
    const [amount = -1, , ingredient = -1] = order;
    if (amount < 0 || ingredient < 0) continue;
    return { order: order.filter((position) => position >= 0), separator };
  }
  return undefined;
}

function cellsOf(line: string, separator: string): string[] {
  const bare = separator === '|' ? line.replace(/^\|/, '').replace(/\|$/, '') : line;
  return bare.split(separator).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'));
}
