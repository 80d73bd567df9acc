import { alignedCells, chunksOf } from '../../../../text/lines/aligned-cells.ts';
import { beginsWithAmount } from '../../../words/amounts/begins-with-amount.ts';
import { isTotalLine } from '../around/recipe-headings.ts';
import {
  cellsOf,
  isBatchName,
  isStepsName,
  type TableHeader,
  tableHeader,
} from './recipe-table-header.ts';

/** Columns of words that classify the ingredients, and are not part of them. */
const LABEL =
  /^(?:kategorien?|category|categories|(?:waren|lebensmittel)?gruppe|(?:food )?group|abteilung|section|bereich|gang|course|lieferant|supplier|allergene?s?|komponente|component|teil|part|schritt|step|id|nr\.?|no\.?|pos(?:ition)?\.?|#)$/i;

/** "|---|:--|" below the header of a table in Markdown. */
const RULE = /^[|:\s-]+$/;

/** A cell of a column such as kcal or price: "1700", "1,29 €", "350 kcal", "-". */
const NUMERIC =
  /^(?:[<~≈]?\s*[€$£]?\s*\d[\d.,\s]*(?:%|g|mg|µg|kj|kcal|€|eur(?:o|os)?|chf|\$|£|ct|cents?)?(?:\s*\/\s*\p{L}+)?|[-–—]+)$/iu;

/** The lines of a file with a table of ingredients. */
export interface RecipeTable {
  /** The position of the first header; undefined if there is no table. */
  readonly header: number | undefined;
  /** The lines of the table as lines of text, by their positions; headers and rules are empty. */
  readonly lines: ReadonlyMap<number, string>;
  /** Columns that are not read, such as "kcal" and "Kategorie". */
  readonly skippedColumns: readonly string[];
  /** The dishes that a column names; only the rows of the first one have lines. */
  readonly dishes: readonly string[];
}

/**
 * The lines of a table of ingredients, as lines of text: "250 g rote Linsen" for "| 250 g | rote Linsen |". A row of
 * totals keeps only its name.
 *
 * @param written lines, unchanged, since tabs separate cells
 */
export function recipeTable(written: readonly string[]): RecipeTable {
  const reader = new TableReader(written);
  for (const index of written.keys()) reader.read(index);
  return reader.table();
}

/** Reads the lines of a file one after another. */
class TableReader {
  readonly #written: readonly string[];
  readonly #lines = new Map<number, string>();
  readonly #skipped = new Set<string>();
  readonly #dishes = new Set<string>();
  /** The dish of the last row that names one. */
  #dish = '';
  /** The header of the table that may go on; undefined between tables. */
  #header: TableHeader | undefined;
  #first: number | undefined;

  constructor(written: readonly string[]) {
    this.#written = written;
  }

  read(index: number): void {
    const line = this.#written[index] as string;
    const header = tableHeader(line);
    if (header !== undefined) this.#openTable(index, header);
    else if (this.#header !== undefined && isRow(line, this.#header))
      this.#addRow(index, this.#header);
    else if (this.#header !== undefined && skipsLine(line, this.#header)) return;
    else this.#addOther(index);
  }

  table(): RecipeTable {
    return {
      header: this.#first,
      lines: this.#lines,
      skippedColumns: [...this.#skipped],
      dishes: [...this.#dishes],
    };
  }

  #openTable(index: number, header: TableHeader): void {
    const above = this.#written.slice(0, index);
    if (this.#first === undefined && header.aligned === undefined)
      addFacts(this.#lines, above, header);
    const { servings } = header;
    if (servings !== undefined) removeServings(this.#lines, above);
    this.#lines.set(index, servings === undefined ? '' : `Portionen: ${servings}`);
    this.#first ??= index;
    this.#header = header;
  }

  #addRow(index: number, header: TableHeader): void {
    const line = this.#written[index] as string;
    if (isRule(line)) {
      this.#lines.set(index, '');
      return;
    }
    const cells = cellsIn(line, header);
    this.#dish = (header.dish < 0 ? '' : cells[header.dish]) || this.#dish;
    if (this.#dish !== '') this.#dishes.add(this.#dish);
    const [first = ''] = this.#dishes;
    this.#lines.set(index, this.#dish === first ? lineOf(cells, header, this.#skipped) : '');
  }

  /** A row of another table in Markdown is text; any other line ends the table. */
  #addOther(index: number): void {
    const line = (this.#written[index] as string).trim();
    if (!line.startsWith('|')) this.#header = undefined;
    else this.#lines.set(index, isRule(line) ? '' : withoutEmphasis(cellsOf(line, '|').join(' ')));
  }
}

function isRule(line: string): boolean {
  return RULE.test(line.trim());
}

/** Whether a line without rows goes on: a food without an amount, or an empty line, between rows that spaces align. */
function skipsLine(line: string, { aligned }: TableHeader): boolean {
  return aligned !== undefined && chunksOf(line).length < LEAST_CELLS;
}

/** Adds the rows above a table as facts: "Portionen: 100" for "Portionen;100". */
function addFacts(
  lines: Map<number, string>,
  above: readonly string[],
  { names, separator }: TableHeader,
): void {
  for (const [index, line] of above.entries()) {
    const cells = cellsOf(line.trim(), separator);
    // Only a row with as many commas as the header has is none of prose.
    if (!line.includes(separator) || (separator === ',' && cells.length < names.length)) continue;
    const [name = '', ...values] = cells.filter((cell) => cell !== '');
    lines.set(index, values.length === 0 ? name : `${name.replace(/:$/, '')}: ${values.join(' ')}`);
  }
}

/** Removes the servings above a table whose columns say how many their amounts are for. */
function removeServings(lines: Map<number, string>, above: readonly string[]): void {
  for (const [index, line] of above.entries())
    if (/\d/.test(line) && /portion|serving|person|people/i.test(line)) lines.set(index, '');
}

/** A row as a line of text; the names of columns of numbers are added to those that are skipped. */
function lineOf(
  cells: readonly string[],
  { names, unit, order, ingredient, dish }: TableHeader,
  skipped: Set<string>,
): string {
  const name = withoutEmphasis(cells[ingredient] ?? '');
  if (isTotalLine(name)) return name;
  const others = cells.filter((cell, position) => {
    if (order.includes(position) || position === dish || cell === '') return false;
    const heading = names[position];
    const isOther = heading !== undefined && (isOtherColumn(heading) || NUMERIC.test(cell));
    if (isOther && heading !== '') skipped.add(heading);
    return !isOther;
  });
  const [amount = '', ...further] = order.map((position) => cells[position] ?? '');
  const own = /^[\d.,]+$/.test(amount) ? unit : '';
  const line = [amount, own, ...further].filter((cell) => cell !== '').join(' ');
  // In brackets, "Dinkel" beside "Mehl" is a kind of it, rather than another food.
  const isPlain = others.length > 0 && others.every((cell) => /^[\p{L}\d .-]+$/u.test(cell));
  return isPlain ? `${line} (${others.join(', ')})` : [line, ...others].join(', ');
}

/** Whether a column classifies the ingredients, or has amounts for other servings, or steps. */
function isOtherColumn(heading: string): boolean {
  return LABEL.test(heading) || isBatchName(heading) || isStepsName(heading);
}

/** The fewest cells of a row whose columns spaces align. */
const LEAST_CELLS = 2;

/** Whether a line is a row of a table; without separators, steps may be below it. */
function isRow(line: string, table: TableHeader): boolean {
  if (table.aligned === undefined) return line.includes(table.separator);
  if (chunksOf(line).length < LEAST_CELLS) return false;
  const cells = cellsIn(line, table);
  const name = cells[table.ingredient] as string;
  return beginsWithAmount(cells[table.order[0] as number] as string) || isTotalLine(name);
}

function cellsIn(line: string, { separator, aligned }: TableHeader): string[] {
  return aligned === undefined ? cellsOf(line.trim(), separator) : alignedCells(line, aligned);
}

/** A cell without the marks of bold text: "Serves:" for "**Serves:**". */
function withoutEmphasis(text: string): string {
  return text.replace(/\*\*|__/g, '').trim();
}
