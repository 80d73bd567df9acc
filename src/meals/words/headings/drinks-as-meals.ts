import { isDrinkAtTime, isMeal } from './meal-names.ts';
import { readHeading } from './read-heading.ts';

/**
 * Lines in which a drink at a time is a meal with a colon: "Tea 6pm" above foods, next to "Breakfast 8am" above foods.
 * Without another meal that is written with its time, it is a drink.
 */
export function withDrinksAsMeals(lines: readonly string[]): readonly string[] {
  if (!lines.some(isDrinkAtTime)) return lines;
  const isMealWithTime = (line: string) => {
    const heading = readHeading(line);
    return heading?.column === 'meal' && heading.rest === '' && isMeal(line) && /\d/.test(line);
  };
  if (!lines.some(isMealWithTime)) return lines;
  return lines.map((line, at) => {
    const below = lines.slice(at + 1).find((one) => one.trim() !== '');
    const hasFoods = below !== undefined && readHeading(below) === undefined;
    return isDrinkAtTime(line) && hasFoods ? `${line.trim()}:` : line;
  });
}
