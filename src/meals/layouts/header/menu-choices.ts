import { lazily } from '../../../collections/lazily.ts';
import { type Location, ViandError } from '../../../model/diagnostic.ts';
import { cellAt, type Grid, type GridRow } from '../../../tables/grid.ts';
import { quotedList } from '../../../text/escaping/quote.ts';
import { isNameOf } from '../../headers/column-names.ts';
import { isCourse } from '../../words/headings/meal-names.ts';
import { headerEnd } from './header-end.ts';

/** A dish of a menu that people eat instead of another: "Menü 1", "Option B". */
const CHOICE =
  /^(?:menüs?|menus?|option|choice|wahl|wahlmenü|menülinie|linie|line|alternative)[ _-]?(?:\d|[a-d]|i{1,3})(?![a-zäöüß\d])/i;

/** Diets for which a menu offers a dish, and names of such dishes. */
const DIET = '(?:vegetari(?:an|sch)e?s?|veggie|veg|v|vegane?s?|meat[- ]?free|fleischlose?s?)';
const diets = lazily(
  () => new RegExp(`^(?:${DIET}|vollkost|leichte vollkost|schonkost)$|${dietDish}`, 'i'),
);
const dietDish = `^${DIET}[ -](?:option|choice|alternative|variante?|main(?: course| dish)?|dish|meal|men[uü]|gericht|hauptgericht|speise)$`;
const dietDishes = lazily(() => new RegExp(dietDish, 'i'));

/** Whether a column has one of several dishes to choose from. */
export function isChoice(name: string): boolean {
  return CHOICE.test(name.trim());
}

/** Whether a cell is more than an answer or a mark, such as one that says that a dish is vegetarian. */
function isDish({ cells }: GridRow, position: number): boolean {
  return !/^(?:yes|no|ja|nein|true|false|\P{L}*|\p{L})$/iu.test(cellAt(cells, position));
}

/**
 * Refuses a menu that offers several dishes, since it does not say which of them was eaten.
 *
 * @throws ViandError that names the dishes
 */
export function assertNoChoices({ rows, location }: Grid): void {
  for (const [index, { cells }] of rows.slice(0, headerEnd(rows)).entries()) {
    const names = cells.map((cell) => cell.trim());
    const choices = names.filter(isChoice);
    const main = names.find((name) => isCourse(name));
    const food = names.find((name) => isNameOf('food', name));
    // "Vegetarian" next to a food describes it, unlike "Vegetarian option".
    const are = food === undefined || isCourse(food) ? diets() : dietDishes();
    const beside = names.filter(
      (name, at) => are.test(name) && rows.slice(index + 1).some((row) => isDish(row, at)),
    );
    const instead = food ?? main;
    // A dessert after two diets does not belong to them.
    const isOffered =
      choices.length === 0 &&
      instead !== undefined &&
      (beside.length < 2 || names.indexOf(instead) < names.indexOf(beside[0] as string));
    const offered = [...choices, ...(isOffered ? [instead] : []), ...beside];
    if (offered.length < 2 || (choices.length < 2 && beside.length === 0)) continue;
    throw new ViandError({
      code: 'meal/unclear-layout',
      message: `The columns ${quotedList(offered)} may be a choice: the table does not say which of them was eaten`,
      location,
      expected: 'only the columns of what was eaten, or --column with the name of one of them',
    });
  }
}

/**
 * Refuses a menu with days as columns and a row for each of several dishes.
 *
 * @param labels the first cells of the rows with food on one day
 * @throws ViandError that names the dishes
 */
export function assertNoChoicesInRows(labels: readonly string[], location: Location): void {
  const offered = [...new Set(labels.map((label) => label.trim()))].filter(
    (label) => isChoice(label) || dietDishes().test(label),
  );
  if (offered.length < 2) return;
  throw new ViandError({
    code: 'meal/unclear-layout',
    message: `The rows ${quotedList(offered)} may be a choice: the table does not say which of them was eaten`,
    location,
    expected: 'only the rows of what was eaten',
  });
}
