import { behindNothing } from '../../words/amounts/not-eaten.ts';
import { readHeading } from '../../words/headings/read-heading.ts';
import { mealsOfLine } from '../../words/meals-of-line.ts';

/** A line of a chat. */
export interface ChatLine {
  readonly date: string;
  readonly time: string;
  readonly person: string;
  readonly said: string;
  /** Whether the line continues the message above. */
  readonly isContinued: boolean;
}

/**
 * The lines of a chat with the meals that they name: "Lunch: soup" is soup at lunch. A meal with foods in its message
 * ends with the message. A message with only "Lunch:" applies until the next meal or day of the same person.
 *
 * @returns undefined if no line names a meal
 */
export function withChatMeals<Line extends ChatLine>(
  lines: readonly Line[],
): (Line & { readonly meal: string })[] | undefined {
  const found: (Line & { readonly meal: string })[] = [];
  /** The meal that applies to the following lines, by person. */
  const open = new Map<string, { meal: string; date: string; isOfMessage: boolean }>();
  let isNamed = false;
  for (const line of lines) {
    const above = open.get(line.person);
    if (above !== undefined && line.isContinued) above.isOfMessage = true;
    for (const part of mealsOfLine(line.said)) {
      const heading = readHeading(part);
      const isMeal = heading?.column === 'meal' && !/^\d/.test(heading.title);
      if (isMeal) {
        isNamed = true;
        const isOfMessage = heading.rest !== '' || line.isContinued;
        open.set(line.person, { meal: heading.title, date: line.date, isOfMessage });
      }
      const last = open.get(line.person);
      const isOpen = last?.date === line.date && (!last.isOfMessage || line.isContinued || isMeal);
      const said = behindNothing(isMeal ? heading.rest : part);
      if (said !== '' || !isMeal) found.push({ ...line, said, meal: isOpen ? last.meal : '' });
    }
  }
  return isNamed ? found : undefined;
}
