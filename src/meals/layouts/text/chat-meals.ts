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
  const open = new Map<string, OpenMeal>();
  let isNamed = false;
  for (const line of lines) {
    const above = open.get(line.person);
    if (above !== undefined && line.isContinued) above.isOfMessage = true;
    for (const part of mealsOfLine(line.said)) {
      const heading = readHeading(part);
      const isMeal = heading?.column === 'meal' && !/^\d/.test(heading.title);
      isNamed ||= isMeal;
      const isOfMessage = isMeal && (heading.rest !== '' || line.isContinued);
      if (isMeal) open.set(line.person, { meal: heading.title, date: line.date, isOfMessage });
      const said = behindNothing(isMeal ? heading.rest : part);
      const meal = mealOf(line, isMeal, open.get(line.person));
      if (said !== '' || !isMeal) found.push({ ...line, said, meal });
    }
  }
  return isNamed ? found : undefined;
}

interface OpenMeal {
  readonly meal: string;
  readonly date: string;
  /** Whether the meal ends with its message. */
  isOfMessage: boolean;
}

/** The meal of a line, perhaps of an earlier message of the same day; empty if none applies. */
function mealOf(line: ChatLine, isMeal: boolean, last: OpenMeal | undefined): string {
  const isOpen = last?.date === line.date && (!last.isOfMessage || line.isContinued || isMeal);
  return isOpen ? last.meal : '';
}
