import {
  type AlignedColumn,
  alignedCells,
  chunksOf,
} from '../../../../text/lines/aligned-cells.ts';
import { beginsWithAmount } from '../../../words/amounts/begins-with-amount.ts';
import { isTotalLine } from '../around/recipe-headings.ts';

/** Names of columns in a table of ingredients, in the order of a line. */
const COLUMNS = [
  /^(?:menge|amount|quantity|qty|anzahl|gewicht|weight|gramm|grams|g)(?: \(.*\)| (?:in )?(?:k?g|ml|l))?$/i,
  /^(?:einheit|mengeneinheit|me|unit|maß|measure)$/i,
  /^(?:zutat(?:en)?|ingredients?|lebensmittel|food|name|produkt|item|artikel(?:bezeichnung|name)?|bezeichnung|rohstoffe?|rohware|product)$/i,
];

/** The unit of all amounts, in the name of their column: "Weight (g)", "Menge in ml", "Gramm". */
const UNIT_OF_COLUMN = /^.*[( ](kg|g|ml|l|oz)\)?$|^(g)(?:ramms?|rams?)?$/i;

/** The amount without peel and bones, if a table has that as well. */
const NET_AMOUNT =
  /^(?:(?:menge|gewicht|amount|weight) \(?(?:netto|net)\)?|netto(?:menge|gewicht)?|net(?: (?:amount|weight))?)(?: \(.*\)| in g)?$/i;
const GROSS_AMOUNT =
  /^(?:(?:menge|gewicht|amount|weight) \(?(?:brutto|gross)\)?|brutto(?:menge|gewicht)?|gross(?: (?:amount|weight))?)(?: \(.*\)| in g)?$/i;

/** The amounts for a number of servings, next to those for others: "10 Portionen", "Menge für 4 Personen (g)". */
const BATCH =
  /^(?:(?:menge|amount) )?(?:(?:für|for|pro|per) )?(\d{1,4}) (?:portion(?:en|s)?|port\.|servings?|personen|persons?|pers\.|people)(?: \(?(?:in )?(?:k?g|ml|l)\)?)?$/i;

/** A column that says to which dish an ingredient belongs. */
const DISH =
  /^(?:gerichte?|rezept(?:e|name)?|speisen?|dish(?:es)?|recipes?(?: name)?|menü|menu|mahlzeit|meal)$/i;

/** Columns of words that classify the ingredients, and are not part of them. */
const LABEL =
  /^(?:kategorien?|category|categories|(?:waren|lebensmittel)?gruppe|(?:food )?group|abteilung|section|bereich|gang|course|lieferant|supplier|allergene?s?|komponente|component|teil|part|schritt|step|id|nr\.?|no\.?|pos(?:ition)?\.?|#)$/i;

/** The separators of the cells of a line. */
const SEPARATORS = ['|', '\t', ';', ','];

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

/** The header of a table of ingredients. */
interface TableHeader {
  readonly names: readonly string[];
  /** The unit of amounts without one; empty if a column gives it or it is unknown. */
  readonly unit: string;
  /** The columns of a line, in its order. */
  readonly order: readonly number[];
  readonly ingredient: number;
  /** The column of the dish, or -1. */
  readonly dish: number;
  readonly separator: string;
  /** The servings that the amounts are for, if their column says it. */
  readonly servings: string | undefined;
  /** The places of the columns, if spaces align them. */
  readonly aligned?: readonly AlignedColumn[];
}

/**
 * The lines of a table of ingredients, as lines of text: "250 g rote Linsen" for "| 250 g | rote Linsen |". A row of
 * totals keeps only its name.
 *
 * @param written lines, unchanged, since tabs separate cells
 */
export function recipeTable(written: readonly string[]): RecipeTable {
  const lines = new Map<number, string>();
  const skipped = new Set<string>();
  const dishes = new Set<string>();
  let dish = '';
  let table: TableHeader | undefined;
  let first: number | undefined;
  for (const [index, one] of written.entries()) {
    const line = one.trim();
    const header = headerOf(line) ?? alignedHeader(one);
    if (header !== undefined) {
      if (first === undefined && header.aligned === undefined)
        addFacts(lines, written.slice(0, index), header);
      if (header.servings !== undefined) removeServings(lines, written.slice(0, index));
      first ??= index;
      table = header;
      lines.set(index, header.servings === undefined ? '' : `Portionen: ${header.servings}`);
    } else if (table !== undefined && isRow(one, table)) {
      const cells = cellsIn(one, table);
      dish = (table.dish < 0 ? '' : cells[table.dish]) || dish;
      if (dish !== '') dishes.add(dish);
      const isOfFirst = dish === '' || dishes.values().next().value === dish;
      lines.set(index, RULE.test(line) || !isOfFirst ? '' : lineOf(cells, table, skipped));
    } else if (table?.aligned !== undefined && chunksOf(one).length < LEAST_CELLS) {
      // A food without an amount, or an empty line, does not end such a table.
    } else if (line.startsWith('|')) {
      lines.set(index, RULE.test(line) ? '' : withoutEmphasis(cellsOf(line, '|').join(' ')));
    } else table = undefined;
  }
  return { header: first, lines, skippedColumns: [...skipped], dishes: [...dishes] };
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
    const isOther =
      heading !== undefined && (LABEL.test(heading) || BATCH.test(heading) || NUMERIC.test(cell));
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

function headerOf(line: string): TableHeader | undefined {
  for (const separator of SEPARATORS) {
    if (!line.includes(separator)) continue;
    const header = headerOfCells(cellsOf(line, separator), separator);
    if (header !== undefined) return header;
  }
  return undefined;
}

/** The header of a table whose columns spaces align: "Zutat      Menge   Einheit". */
function alignedHeader(line: string): TableHeader | undefined {
  const aligned = chunksOf(line);
  const header = headerOfCells(
    aligned.map(({ text }) => text),
    ' ',
  );
  return header && { ...header, aligned };
}

function headerOfCells(cells: readonly string[], separator: string): TableHeader | undefined {
  const order = COLUMNS.map((column) => cells.findIndex((cell) => column.test(cell)));
  if (order[0] === -1) order[0] = amountColumn(cells);
  const servings = BATCH.exec(cells[order[0] ?? -1] ?? '')?.[1];
  // "|1 Portion|10 Portionen": nothing is above the ingredients.
  if (servings !== undefined && order[2] === -1 && cells[0] === '') order[2] = 0;
  const [amount = -1, , ingredient = -1] = order;
  if (amount < 0 || ingredient < 0) return undefined;
  const [, behind, alone] =
    (order[1] ?? -1) < 0 ? (UNIT_OF_COLUMN.exec(cells[amount] ?? '') ?? []) : [];
  const known = order.filter((position) => position >= 0);
  const dish = cells.findIndex((cell) => DISH.test(cell));
  return {
    names: cells,
    unit: (behind ?? alone ?? '').toLowerCase(),
    order: known,
    ingredient,
    dish,
    separator,
    servings,
  };
}

/** The column of net amounts, otherwise of gross amounts, or of the first number of servings; -1 if there is none. */
function amountColumn(cells: readonly string[]): number {
  const places = [NET_AMOUNT, GROSS_AMOUNT, BATCH].map((name) =>
    cells.findIndex((cell) => name.test(cell)),
  );
  return places.find((at) => at >= 0) ?? -1;
}

function cellsOf(line: string, separator: string): string[] {
  const bare = separator === '|' ? line.replace(/^\|/, '').replace(/\|$/, '') : line;
  return bare.split(separator).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'));
}

/** A cell without the marks of bold text: "Serves:" for "**Serves:**". */
function withoutEmphasis(text: string): string {
  return text.replace(/\*\*|__/g, '').trim();
}
