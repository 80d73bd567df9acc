import { ViandError } from '../../model/diagnostic.ts';
import type { Grid } from '../../tables/grid.ts';
import { lazily } from '../../text/lazily.ts';
import { quotedList } from '../../text/quote.ts';
import { isNameOf } from '../column-names.ts';
import { isCourse } from '../records/headings.ts';
import { headerEnd } from './header-end.ts';

/** A dish of a menu that is eaten instead of another: "Menü 1", "Option B". */
const CHOICE =
  /^(?:menüs?|menus?|option|choice|wahl|wahlmenü|menülinie|linie|line|alternative)[ _-]?(?:\d|[a-d]|i{1,3})(?![a-zäöüß\d])/i;

/** Diets that a menu offers besides its main dish. */
const diets = lazily(
  () => /^(?:vegetari(?:an|sch)e?s?|veggie|vegane?s?|vollkost|leichte vollkost|schonkost)$/i,
);

/** Whether a column has one of several dishes to choose from. */
export function isChoice(name: string): boolean {
  return CHOICE.test(name.trim());
}

/**
 * Refuses a menu that offers several dishes, since it does not say which of them was eaten.
 *
 * @throws ViandError that names the dishes
 */
export function assertNoChoices({ rows, location }: Grid): void {
  for (const { cells } of rows.slice(0, headerEnd(rows))) {
    const names = cells.map((cell) => cell.trim());
    const choices = names.filter(isChoice);
    const main = names.find((name) => isCourse(name));
    const beside = names.some((name) => isNameOf('food', name))
      ? []
      : names.filter((name) => diets().test(name));
    const offered = [...choices, ...(choices.length === 0 && main ? [main] : []), ...beside];
    if (offered.length < 2 || (choices.length < 2 && beside.length === 0)) continue;
    throw new ViandError({
      code: 'meal/unclear-layout',
      message: `The columns ${quotedList(offered)} may be a choice: the table does not say which of them was eaten`,
      location,
      expected: 'only the columns of what was eaten, or --column with the name of one of them',
    });
  }
}
