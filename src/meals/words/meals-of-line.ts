import { labelOfNoFood } from './amounts/not-eaten.ts';
import { isMealLetter, isMealOrExtra, isToldMeal } from './headings/meal-names.ts';
import { readHeading } from './headings/read-heading.ts';
import { sentencesOf } from './sentences.ts';

/** Text that may begin another meal in the same line: "; Lunch:", " / L -", ". At lunch I", ", abends". */
const NEXT_MEAL =
  /(?:(?:[,;]\s+(?:und\s+|dann\s+)?|(?<!(?:morgen|mittag|abend|nacht)s)\sund\s+)(?=(morgens|vormittags|mittags|nachmittags|abends|nachts|zwischendurch)\s+(?!und\s|oder\s|ge\p{L}+(?:t|en)\s*(?:[,;]|$))\S)|(?:\s*[;|]|\s\/{1,2}|(?<!\d)\.)\s+(?=(\p{L}[\p{L} .]{0,24}?)\s*(?::|\s[-–])\s)|[.,;]\s+(?=(?:for|at|in the|zum|beim|am)\s(\p{L}+),?\s(?:i|we|there|gab|hatte|hab|aß|ich)\p{L}*\s))/giu;

/** A time between what was eaten before and after it: ", 10:00 apple", " - 12 Uhr:", ", um 13 Uhr". */
const NEXT_TIME =
  /\s*(?:[,;|]|\s[-–—]|\.(?=\s))\s+(?=(?:(?:dann|und|then|and)\s+)?(?:(?:um|gegen|ab|at)\s+)?(?:(?:[01]?\d|2[0-4]):[0-5]\d|(?:[01]?\d|2[0-4])(?:[.:][0-5]\d)?\s?(?:uhr|[ap]\.?m\.?)(?!\p{L}))[\s:,–-]+\S)/giu;

/** The meals that one line holds, each with its name or time: "Breakfast: 2 eggs; Lunch: soup", "7:30 tea, 10:00 apple". */
export function mealsOfLine(line: string): string[] {
  const parts = readHeading(line)?.column === 'heading' ? [line] : line.split(NEXT_TIME);
  return parts
    .flatMap((part) => namedMealsOf(part.replace(/^(?:dann|und|then|and)\s+/i, '')))
    .flatMap((part) => (labelOfNoFood(part) === undefined ? sentencesOf(part) : [part]));
}

function namedMealsOf(line: string): string[] {
  const meals: string[] = [];
  let start = 0;
  for (const match of line.matchAll(NEXT_MEAL)) {
    const { 0: between, 1: adverb, 2: titled = adverb, 3: told, index } = match;
    const name = titled ?? told ?? '';
    if (told === undefined ? !isMealLetter(name) && !isMealOrExtra(name) : !isToldMeal(name)) {
      continue;
    }
    meals.push(line.slice(start, index));
    start = index + between.length;
  }
  return [...meals, line.slice(start)];
}
