import { ViandError } from '../../../../model/diagnostic.ts';
import { cellAt, type GridRow } from '../../../../tables/grid.ts';
import { quoted, quotedList } from '../../../../text/escaping/quote.ts';
import { isChoice } from '../../header/menu-choices.ts';
import type { OtherColumn } from '../../header/record-header.ts';

/** Names of columns with the dish or the diet that a row belongs to: "Menülinie", "Kostform", "Menu option". */
const NAME =
  /^(?:(?:(?:menü|menu|speise(?:n)?|essens|kost|gericht)[- ]?)?linie|(?:menu|food|dish)[- ]?line|menü(?:art|nummer|wahl)?|menu(?: (?:option|choice|type))?|wahlmenü|kostform|kostart|ernährungsform|diet(?: type)?)$/i;

/** Names that may also be those of other columns, such as ways of cooking. Their cells then tell. */
const MAY_NAME = /^(?:option|choice|auswahl|wahl|alternative)$/i;

/** The number or letter of a dish. */
const CODE = /^(?:\d|[a-d]|i{1,3})$/i;

/** A column of menu lines, and two that are for the same meal. */
export interface MenuLines {
  readonly name: string;
  readonly choices: readonly [string, string];
}

/**
 * Finds a column whose rows offer several dishes for one meal: people eat
 * "Menü 1" or "Menü 2" of a day.
 *
 * @param rows the rows with foods
 * @param labels the positions of the columns of persons, days and meals, whose blank cells are filled
 */
export function findMenuLines(
  others: readonly OtherColumn[],
  rows: readonly (readonly string[])[],
  labels: readonly number[],
): MenuLines | undefined {
  for (const { name, position, topic } of others) {
    if (topic !== undefined) continue;
    const cells = rows.map((row) => cellAt(row, position));
    const filled = cells.filter((cell) => cell !== '');
    const title = name.trim();
    const mayBeCode = (cell: string) => MAY_NAME.test(title) && CODE.test(cell);
    const areChoices = filled.length > 1 && filled.every((one) => isChoice(one) || mayBeCode(one));
    if (!NAME.test(title) && !areChoices) continue;
    const choices = choicesOfOneMeal(rows, cells, labels);
    if (choices !== undefined) return { name, choices };
  }
  return undefined;
}

function choicesOfOneMeal(
  rows: readonly (readonly string[])[],
  cells: readonly string[],
  labels: readonly number[],
): readonly [string, string] | undefined {
  const first = new Map<string, string>();
  for (const [at, row] of rows.entries()) {
    const cell = cells[at] as string;
    if (cell === '') continue;
    const meal = JSON.stringify(labels.map((position) => cellAt(row, position)));
    const other = first.get(meal);
    if (other === undefined) first.set(meal, cell);
    else if (other !== cell) return [other, cell];
  }
  return undefined;
}

/** Notes that all dishes count, although people eat one of them. */
export function menuLinesNote({ name, choices }: MenuLines): string {
  return `column ${quoted(name)}: ${quotedList(choices)} are for the same meal, and all of them count`;
}

/** Why a table is not the record of a person, unless each menu line is evaluated by itself. */
export function menuLinesFault(
  { name, choices }: MenuLines,
  { location }: Pick<GridRow, 'location'>,
): ViandError {
  return new ViandError({
    code: 'meal/unclear-layout',
    message: `The column ${quoted(name)} offers ${quotedList(choices)} for the same meal: the table does not say which of them was eaten`,
    location,
    expected: `only the rows of what was eaten, or --by with ${quoted(name)} to evaluate each by itself`,
  });
}
