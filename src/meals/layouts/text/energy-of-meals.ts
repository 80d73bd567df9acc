import { isEnergy } from '../../words/amounts/energy-text.ts';
import { readHeading } from '../../words/headings/read-heading.ts';

/**
 * The places of lines with the energy of a meal between its name and its foods: "412 kcal" below "Lunch". Without foods
 * below it, the energy is all that is known of the meal, so that viand asks for them.
 */
export function energyOfMeals(lines: readonly string[]): readonly number[] {
  return lines.flatMap((line, at) => {
    if (!isEnergy(line)) return [];
    const above = readHeading(lines[at - 1] ?? '');
    const below = (lines[at + 1] ?? '').trim();
    const isOfMeal = above?.column === 'meal' && above.rest === '';
    return isOfMeal && below !== '' && readHeading(below) === undefined ? [at] : [];
  });
}
