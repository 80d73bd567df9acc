import { isTotalLine } from './recipe-headings.ts';

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

/** A cell of a column such as kcal or price: "1700", "1,29 €", "350 kcal", "-". */
const NUMERIC =
  /^(?:[<~≈]?\s*[€$£]?\s*\d[\d.,\s]*(?:%|g|mg|µg|kj|kcal|€|eur(?:o|os)?|chf|\$|£|ct|cents?)?(?:\s*\/\s*\p{L}+)?|[-–—]+)$/iu;

/** The lines of a file that has a table of ingredients. */
export interface RecipeTable {
  /** The lines of the table as lines of text, by their positions; headers and rules are empty. */
  readonly lines: ReadonlyMap<number, string>;
  /** Columns of numbers that are not amounts of ingredients, such as "kcal". */
  readonly skippedColumns: readonly string[];
}

/** The header of a table of ingredients. */
interface TableHeader {
  readonly names: readonly string[];
  /** The columns of a line, in its order. */
  readonly order: readonly number[];
  readonly ingredient: number;
  readonly separator: string;
}

/**
 * The lines of a table of ingredients, as lines of text: "250 g rote Linsen" for "| 250 g | rote Linsen |". Of a row of
 * totals, only the name remains.
 *
 * @param written lines, unchanged, since tabs separate cells
 */
export function recipeTable(written: readonly string[]): RecipeTable {
  const lines = new Map<number, string>();
  const skipped = new Set<string>();
  let table: TableHeader | undefined;
  for (const [index, one] of written.entries()) {
    const line = one.trim();
    const header = headerOf(line);
    if (header !== undefined) {
      table = header;
      lines.set(index, '');
    } else if (table !== undefined && line.includes(table.separator)) {
      lines.set(index, RULE.test(line) ? '' : lineOf(line, table, skipped));
    } else if (line.startsWith('|')) {
      lines.set(index, RULE.test(line) ? '' : cellsOf(line, '|').join(' '));
    } else table = undefined;
  }
  return { lines, skippedColumns: [...skipped] };
}

/** A row as a line of text; the names of columns of numbers are added to those that are skipped. */
function lineOf(
  line: string,
  { names, order, ingredient, separator }: TableHeader,
  skipped: Set<string>,
): string {
  const cells = cellsOf(line, separator);
  const name = (cells[ingredient] ?? '').replace(/\*\*|__/g, '');
  if (isTotalLine(name)) return name;
  const others = cells.filter((cell, position) => {
    if (order.includes(position) || cell === '') return false;
    const isNumeric = position < names.length && NUMERIC.test(cell);
    if (isNumeric && names[position] !== '') skipped.add(names[position] as string);
    return !isNumeric;
  });
  return [...order.map((position) => cells[position] ?? ''), ...others]
    .filter((cell) => cell !== '')
    .join(' ');
}

function headerOf(line: string): TableHeader | undefined {
  for (const separator of SEPARATORS) {
    if (!line.includes(separator)) continue;
    const cells = cellsOf(line, separator);
    const order = COLUMNS.map((column) => cells.findIndex((cell) => column.test(cell)));
    const [amount = -1, , ingredient = -1] = order;
    if (amount < 0 || ingredient < 0) continue;
    const known = order.filter((position) => position >= 0);
    return { names: cells, order: known, ingredient, separator };
  }
  return undefined;
}

function cellsOf(line: string, separator: string): string[] {
  const bare = separator === '|' ? line.replace(/^\|/, '').replace(/\|$/, '') : line;
  return bare.split(separator).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'));
}
