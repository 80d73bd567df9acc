import { isDay } from './headings/days.ts';
import { isMeal } from './headings/meal-names.ts';

/** What somebody ate again: "same as yesterday", "wie am Montag", "same breakfast". */
export interface RepeatedMeal {
  /** The label of a day, the day before, or the meal or day above. */
  readonly day: string | 'before' | 'above' | 'same';
  /** The meal, if the text names one. */
  readonly meal: string | undefined;
  /** The words of the reference. */
  readonly text: string;
  /** What was eaten with it; blank if nothing was. */
  readonly rest: string;
}

const AGAIN = String.raw`(?:\s(?:again|too|wieder|nochmals?|noch ?mal|as (?:before|above|always above)))?`;
const THE_SAME =
  '(?:(?:exactly )?(?:the )?same(?: thing| food)?|(?:das |die |den )?(?:gleiche?n?|selben?|gleiches)|dasselbe|genauso|genau)';

/** "same", "ditto", "s. o.": what stands above. */
const ABOVE = new RegExp(
  String.raw`^(?:(?:exactly )?(?:the )?same(?: thing)?|ditto|dito|idem|dasselbe|das (?:gleiche|selbe)|s\.\s?o\.?|(?:see|as|like|same as) (?:above|before)|siehe oben|wie (?:oben|zuvor|vorher))${AGAIN}$`,
  'iu',
);

/** "same as yesterday", "wie am Montag", "siehe Tag 1", "same as breakfast" */
const LIKE = new RegExp(
  String.raw`^(?:${THE_SAME}\s)?(?:as|like|than|wie|see|siehe)\s(?:(?:on|at|for|am|an|beim?|zum|im)\s)?(\S.*)$`,
  'iu',
);

/** "same breakfast", "gleiches Frühstück wie gestern", "same lunch as on Monday" */
const SAME_MEAL =
  /^(?:the )?(?:same|(?:das |die )?gleiches?|dasselbe|selbes)\s(\p{L}+)(?:\s(?:again|wieder)|\s(?:as|like|wie)\s(?:(?:on|at|am)\s)?(\S.*))?$/iu;

const DAY_BEFORE = /^(?:yesterday|the day before|day before|gestern|(?:am )?vortag)$/i;

/** What follows a reference: another food. What was not eaten again is unclear. */
const WITH = /\s*(?:,|\+|&|\s(?:plus|and|und|with|mit)\s)\s*/iu;
const EXCEPT =
  /(?<!\p{L})(?:no|not|without|but|except|less|half|double|more|ohne|kein\p{L}*|aber|außer|nur|nicht|weniger|mehr|halbe\p{L}*|doppelte?\p{L}*)(?!\p{L})/iu;

/** Reads what somebody ate again; undefined for any other text. */
export function repeatedMeal(whole: string): RepeatedMeal | undefined {
  const [text = '', ...others] = whole.trim().replace(/[.!]$/, '').split(WITH);
  const rest = others.join(', ');
  if (EXCEPT.test(whole)) return undefined;
  const found = referenceOf(text);
  return found && { ...found, text, rest };
}

function referenceOf(text: string): Pick<RepeatedMeal, 'day' | 'meal'> | undefined {
  if (ABOVE.test(text)) return { day: 'above', meal: undefined };
  const [, meal = '', as] = SAME_MEAL.exec(text) ?? [];
  if (meal !== '' && isMeal(meal)) {
    const day = as === undefined ? 'before' : dayOf(as);
    return day === undefined ? undefined : { day, meal };
  }
  const target = LIKE.exec(text)?.[1];
  return target === undefined ? undefined : targetOf(target);
}

function targetOf(target: string): Pick<RepeatedMeal, 'day' | 'meal'> | undefined {
  const day = dayOf(target);
  if (day !== undefined) return { day, meal: undefined };
  if (isMeal(target)) return { day: 'same', meal: target };
  // "Monday's breakfast", "gestern Mittag", "breakfast on Monday"
  const [, first = '', second = ''] =
    /^(\S+?)(?:['’]s)?\s(?:(?:on|am|von|from)\s)?(\S.*)$/iu.exec(target) ?? [];
  const [before, behind] = [dayOf(first), dayOf(second)];
  if (before !== undefined && isMeal(second)) return { day: before, meal: second };
  return behind !== undefined && isMeal(first) ? { day: behind, meal: first } : undefined;
}

function dayOf(text: string): string | undefined {
  if (DAY_BEFORE.test(text)) return 'before';
  return isDay(text) ? text : undefined;
}
