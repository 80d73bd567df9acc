import { type HeadingsAbove, placed } from '../../words/headings/heading.ts';
import { mealBehindFood } from '../../words/headings/meal-behind-food.ts';
import type { DiaryLine } from './lines-in-context.ts';

/**
 * A food with the meal that stands behind it: "2 eggs (breakfast)". Below a meal, a time behind a food is no other one.
 */
export function withOwnMeal(
  text: string,
  under: HeadingsAbove,
): { readonly text: string; readonly under: HeadingsAbove } {
  const own = mealBehindFood(text);
  if (own === undefined) return { text, under };
  const isTimeOfMeal = /^\d/.test(own.meal) && /^\D/.test(under.get('meal') ?? '');
  return {
    text: own.eaten,
    under: isTimeOfMeal ? under : placed({ column: 'meal', title: own.meal }, under),
  };
}

/** The headings above a line that begins with a person. */
export function withPerson(under: HeadingsAbove, own: DiaryLine['own']): HeadingsAbove {
  return own === undefined ? under : new Map([...under, ['person', own.person] as const]);
}
