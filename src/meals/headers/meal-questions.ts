import { lazily } from '../../collections/lazily.ts';
import { isMeal, isMealColumn } from '../words/headings/meal-names.ts';
import { columnTopic } from './column-names.ts';

/** How forms ask for what was eaten, as opposed to when, where or with whom. */
const ASKS_WHAT =
  /^(?:what|which|was|welche|any|please|bitte|describe|list|gab es|haben sie|hast du)(?!\p{L})/iu;

/** Questions about something other than food. */
const ASKS_OTHER =
  /(?<!\p{L})(?:time|when|where|why|how|who|mood|feel|felt|hungry|hunger|cost|price|allerg\p{L}*|usually|uhrzeit|uhr|wann|wo|warum|wie|wer|stimmung|kostete?n?|normalerweise|üblicherweise)(?!\p{L})/iu;

/** Words of questions that mean a meal or drinks without naming them. */
const ASKED = lazily((): readonly (readonly [words: RegExp, name: string])[] => [
  [/(?<!\p{L})gefrühstückt(?!\p{L})/iu, 'Frühstück'],
  [/(?<!\p{L})(?:getrunken|trinken)(?!\p{L})/iu, 'Getränke'],
  [/(?<!\p{L})(?:drink|drunk|drank|drinks)(?!\p{L})/iu, 'Drinks'],
]);

/** The meal, or the drinks, that a question asks for; undefined for any other cell. */
export function mealAskedFor(cell: string): string | undefined {
  const title = cell.trim();
  if (!/\?|\s\S+\s/.test(title) || !ASKS_WHAT.test(title) || ASKS_OTHER.test(title)) return;
  const words = title.match(/[\p{L}'’-]+/gu) ?? [];
  const pairs = words.slice(1).map((word, at) => `${words[at]} ${word}`);
  const meals = [...pairs, ...words.slice(1)].filter((text) => isMeal(text));
  const between = words.find((word) => /^(?:between|zwischen)$/i.test(word));
  if (between !== undefined) return /^b/i.test(between) ? 'in between' : 'dazwischen';
  const named = meals[0] ?? ASKED().find(([asked]) => asked.test(title))?.[1];
  if (named !== undefined || columnTopic(title) !== 'food') return named;
  // "Was hast du in der Pause gegessen?"
  return words.slice(1).find((word) => isMealColumn(word)) ?? furtherFood(title);
}

/** Food that people ate in addition to the meals that a form asks for. */
function furtherFood(title: string): string {
  return /^(?:what|which|any|please|describe|list)/i.test(title) ? 'anything else' : 'Weiteres';
}
