import { type Diagnostic, type Location, ViandError } from '../../../model/diagnostic.ts';
import { cutShort, quoted, quotedList } from '../../../text/escaping/quote.ts';
import type { HeadingsAbove } from '../../words/headings/heading.ts';
import { isPlanTitle } from '../../words/headings/record-titles.ts';
import { isChoice } from '../header/menu-choices.ts';

/** "Menü 1: Schweinebraten", "Option B - curry" */
const LABELLED = /^([^:–-]{3,24}?)\s*(?::|\s[–-])\s*\S/;

/** "Today's menu", "Menu of the day", "Tageskarte" */
const MENU =
  /^(?:(?:today['’]s|the|our) menu|(?:\p{L}+ )?menu (?:of the day|of the week|today|for today)|\p{L}*(?:speise|tages|wochen|mittags)(?:n)?karte)(?: \p{L}+){0,3}\s*:?$/iu;

/** Whether a line between those of a diary is the title of a menu, which lists what was offered. */
export function isMenuTitle(line: string): boolean {
  const text = line.trim();
  return MENU.test(text) || (isPlanTitle(text) && !/:\s*\S/.test(text));
}

/** The problem of a menu between the lines of a diary. */
export function menuFault(title: string, location: Location): Diagnostic {
  return {
    code: 'meal/bad-amount',
    field: 'food',
    message: `${quoted(title)} lists what was offered, not what was eaten`,
    value: cutShort(title),
    location,
    expected: 'only the lines of what was eaten',
  };
}

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
