import { notesOn } from '../../../text/escaping/notes-on-lines.ts';
import { mayFollow, numberOfDay, weekdayOf } from '../../words/days/next-day.ts';
import type { HeadingsAbove } from '../../words/headings/heading.ts';
import { type RepeatedMeal, repeatedMeal } from '../../words/repeated-meal.ts';
import type { LineUnder } from '../rows/other-rows/record-under.ts';

/**
 * Lines with the foods of an earlier meal or day in the place of a reference to it, such as "same as yesterday". A
 * reference that may mean several meals, or none, stays a line, so that viand asks for its food.
 */
export function withRepeatedMeals(lines: readonly LineUnder[]): {
  readonly lines: readonly LineUnder[];
  readonly notes: readonly string[];
} {
  const read: LineUnder[] = [];
  const repeated: string[] = [];
  for (const line of lines) {
    const reference = repeatedMeal(line.text);
    const isWholeDay = reference?.meal === undefined && !line.under.has('meal');
    // Other meals of the day may replace those of the repeated day.
    const isUnclear = isWholeDay && lines.some((one) => one !== line && isOfSame(one, line));
    const foods = reference === undefined || isUnclear ? [] : foodsOf(reference, line, read);
    if (reference === undefined || foods.length === 0) {
      read.push(line);
      continue;
    }
    repeated.push(`${reference.text} (${foods.map(({ text }) => text).join(', ')})`);
    for (const { text, under } of foods) read.push({ ...line, text, under: inPlace(line, under) });
    if (reference.rest !== '') read.push({ ...line, text: reference.rest });
  }
  return { lines: read, notes: notesOn('assumed that earlier food was eaten again', repeated) };
}

/** The headings of a repeated food: those of the reference, and the meal of the food if the reference has none. */
function inPlace({ under }: LineUnder, earlier: HeadingsAbove): HeadingsAbove {
  const meal = earlier.get('meal');
  return under.has('meal') || meal === undefined ? under : new Map([...under, ['meal', meal]]);
}

/** The foods above a line that its reference certainly means; empty if that is unclear. */
function foodsOf(
  { day, meal }: RepeatedMeal,
  { under }: LineUnder,
  above: readonly LineUnder[],
): readonly LineUnder[] {
  const own = above.filter((line) => line.under.get('person') === under.get('person'));
  const current = under.get('day');
  const name = meal ?? under.get('meal');
  const isOfMeal = (line: LineUnder) => name === undefined || isSameMeal(line, name);
  const isToday = (line: LineUnder) => isSameDay(line.under, under);
  if (day === 'same') return own.filter((line) => isToday(line) && isOfMeal(line));
  // Below other food of the day, "as above" may mean that food.
  if (day === 'above' && own.some(isToday) && !own.some((line) => !isToday(line) && isOfMeal(line)))
    return [];
  const earlier = own.filter((line) => !isToday(line));
  const last = earlier.at(-1);
  if (current === undefined || last === undefined) return [];
  const isOfWeek = (line: LineUnder) => line.under.get('heading') === under.get('heading');
  const ofDay =
    day === 'before' || day === 'above'
      ? earlier.filter((line) => isSameDay(line.under, last.under))
      : earlier.filter((line) => isOfWeek(line) && isNamed(line.under.get('day') ?? '', day));
  const isUnclear =
    new Set(ofDay.map((line) => line.under.get('day'))).size > 1 ||
    (day === 'before' && !mayFollow(current, last.under.get('day') ?? ''));
  return isUnclear ? [] : ofDay.filter(isOfMeal);
}

/** Whether two lines are about the same person on the same day. */
function isOfSame({ under }: LineUnder, other: LineUnder): boolean {
  return isSameDay(under, other.under) && under.get('person') === other.under.get('person');
}

function isSameDay(one: HeadingsAbove, other: HeadingsAbove): boolean {
  return one.get('day') === other.get('day') && one.get('heading') === other.get('heading');
}

function isSameMeal({ under }: LineUnder, meal: string): boolean {
  return under.get('meal')?.toLowerCase() === meal.toLowerCase();
}

/** Whether the label of a day is the one that a text names: "Mon 2 March" is "Monday". */
function isNamed(label: string, named: string): boolean {
  if (label.toLowerCase() === named.toLowerCase()) return true;
  const [number, weekday] = [numberOfDay(named), weekdayOf(named)];
  if (number !== undefined) return numberOfDay(label) === number;
  return weekday !== undefined && !/\d/.test(named) && weekdayOf(label) === weekday;
}
