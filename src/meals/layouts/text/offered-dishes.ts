import { type Location, ViandError } from '../../../model/diagnostic.ts';
import { quotedList } from '../../../text/escaping/quote.ts';
import type { HeadingsAbove } from '../../words/headings.ts';
import { isChoice } from '../header/menu-choices.ts';

/** "Menü 1: Schweinebraten", "Option B - curry" */
const LABELLED = /^([^:–-]{3,24}?)\s*(?::|\s[–-])\s*\S/;

/** The dishes of a menu in lines of text. People eat one of them. */
export class OfferedDishes {
  readonly #first = new Map<string, string>();

  /**
   * Takes a line below its headings.
   *
   * @throws ViandError for the second dish of a meal
   */
  take(line: string, under: HeadingsAbove, location: Location): void {
    const [, label = ''] = LABELLED.exec(line) ?? [];
    if (!isChoice(label)) return;
    const meal = JSON.stringify([...under]);
    const other = this.#first.get(meal);
    if (other === undefined) this.#first.set(meal, label);
    else if (other !== label) {
      throw new ViandError({
        code: 'meal/unclear-layout',
        message: `The lines ${quotedList([other, label])} may be a choice: the text does not say which of them was eaten`,
        location,
        expected: 'only the lines of what was eaten',
      });
    }
  }
}
