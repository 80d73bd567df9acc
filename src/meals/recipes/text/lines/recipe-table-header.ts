import { type AlignedColumn, chunksOf } from '../../../../text/lines/aligned-cells.ts';

/** Names of columns in a table of ingredients, in the order of a line. */
const COLUMNS = [
  /^(?:menge|amount|quantity|qty|anzahl|gewicht|weight|gramm|grams|g)(?: \(.*\)| (?:in )?(?:k?g|ml|l))?$/i,
  /^(?:einheit|mengeneinheit|me|unit|maß|measure)$/i,
  /^(?:zutat(?:en)?|ingredients?|lebensmittel|food|name|produkt|item|artikel(?:bezeichnung|name)?|bezeichnung|rohstoffe?|rohware|product)$/i,
];

/** The unit of all amounts, in the name of their column: "Weight (g)", "Menge in ml", "Gramm". */
const UNIT_OF_COLUMN = /^.*[( ](kg|g|ml|l|oz)\)?$|^(g)(?:ramms?|rams?)?$/i;

/** A column of steps. Beside one, that of the ingredients has their amounts. */
const STEPS =
  /^(?:method|directions|instructions|steps|preparation|zubereitung|anleitung|arbeitsschritte|so geht['’]?s)$/i;

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

/** The separators of the cells of a line. */
const SEPARATORS = ['|', '\t', ';', ','];

/** The header of a table of ingredients. */
export interface TableHeader {
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

/** The header of a table of ingredients that a line is; undefined for any other line. */
export function tableHeader(line: string): TableHeader | undefined {
  return separatedHeader(line.trim()) ?? alignedHeader(line);
}

function separatedHeader(line: string): TableHeader | undefined {
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
  if (order[0] === -1 && cells.some(isStepsName)) order[0] = order[2] ?? -1;
  const [amount = -1, , ingredient = -1] = order;
  if (amount < 0 || ingredient < 0) return undefined;
  const [, behind, alone] =
    (order[1] ?? -1) < 0 ? (UNIT_OF_COLUMN.exec(cells[amount] ?? '') ?? []) : [];
  const known = [...new Set(order)].filter((position) => position >= 0);
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

/** The cells of a line, trimmed and without quotes. */
export function cellsOf(line: string, separator: string): string[] {
  const bare = separator === '|' ? line.replace(/^\|/, '').replace(/\|$/, '') : line;
  return splitCells(bare, separator).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'));
}

/** The cells of a line. A separator within quotes is part of its cell: `Milch,"0,5",l`. */
function splitCells(line: string, separator: string): string[] {
  const cells: string[] = [];
  let isOpen = false;
  for (const part of line.split(separator)) {
    if (isOpen) cells[cells.length - 1] += separator + part;
    else cells.push(part);
    if (part.split('"').length % 2 === 0) isOpen = !isOpen;
  }
  return isOpen ? line.split(separator) : cells;
}

/** Whether a column has the amounts for a number of servings. */
export function isBatchName(name: string): boolean {
  return BATCH.test(name);
}

/** Whether a column has the steps of the recipe. */
export function isStepsName(name: string): boolean {
  return STEPS.test(name);
}
