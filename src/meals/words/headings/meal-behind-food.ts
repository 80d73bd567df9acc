import { isMeal } from './meal-names.ts';

/** A meal in brackets behind what was eaten, perhaps with its time: "2 eggs (breakfast)", "rice (lunch, 1pm)". */
const IN_BRACKETS = /^(.*[\p{L}\d)])\s*\(([^()]{2,40})\)$/u;

const CLOCK = String.raw`(?:[01]?\d|2[0-4])`;

/** A time behind what was eaten: "2 eggs 8:00", "1 apple at 4pm", "Kaffee (15 Uhr)". Without its word, it has a colon. */
const TIME_BEHIND = new RegExp(
  String.raw`^(.*\p{L}.*?)[\s,–-]+\(?(${CLOCK}:[0-5]\d(?:\s?(?:uhr|h|[ap]\.?m\.?))?|${CLOCK}(?:[.:][0-5]\d)?\s?(?:uhr|[ap]\.?m\.?))\)?$`,
  'iu',
);

/**
 * What was eaten, without the meal or the time behind it: "2 eggs (breakfast)". Undefined for any other text.
 */
export function mealBehindFood(
  text: string,
): { readonly meal: string; readonly eaten: string } | undefined {
  const [, eaten = '', said = ''] = IN_BRACKETS.exec(text.trim()) ?? [];
  const [meal = ''] = said.split(/,\s*/);
  if (eaten !== '' && isMeal(meal)) return { meal, eaten };
  const [, before = '', time = ''] = TIME_BEHIND.exec(text.trim()) ?? [];
  const food = before.replace(/(?:[\s,(–-]+(?:at|um|gegen|@))?[\s,(–-]*$/i, '');
  // "12:00-13:00" is from one time to another.
  return before === '' || /\d$/.test(food) ? undefined : { meal: time, eaten: food };
}
