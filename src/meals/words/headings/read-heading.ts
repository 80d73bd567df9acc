import { withoutEnergy } from '../amounts/energy-text.ts';
import { isPlace } from '../asides/places.ts';
import { isGivenName } from '../people/given-names.ts';
import { dayOfTitle, isDay } from './days.ts';
import type { Heading } from './heading.ts';
import {
  isDrinkAtTime,
  isExtraBefore,
  isFurtherMeal,
  isMeal,
  isMealLetter,
  isMealOrExtra,
  isToldMeal,
} from './meal-names.ts';

/** A time of day before what was eaten: "07:30 2 eggs", "8 Uhr: Kaffee", "7.30-8.00 Uhr", "8 am". */
const TIME =
  /^((?:(?:[01]?\d|2[0-4])[:.][0-5]\d\s*(?:-|–|bis|to)\s*)?(?:[01]?\d|2[0-4])(?::[0-5]\d(?:\s*(?:uhr|h|[ap]\.?m\.?))?|(?:\.[0-5]\d)?\s*(?:uhr|[ap]\.?m\.?)))(?![\p{L}\d])\s*[:,–-]?\s*(.*)$/iu;

/** A heading, and the food in the same line, if any. */
export type HeadingOfLine = Heading & { readonly rest: string };

/** Reads a line as a heading, a time, or a heading after a time. */
export function readHeading(line: string): HeadingOfLine | undefined {
  const bare = withoutEnergy(line);
  const sum = bare === line ? undefined : readHeading(bare);
  // An app sums up the foods below: "Breakfast (420 kcal)".
  if (sum !== undefined && sum.column !== 'heading' && sum.rest === '') return sum;
  const [, time = '', eaten = ''] =
    TIME.exec(line.trim().replace(/^(?:um|gegen|at)\s+(?=\d)/i, '')) ?? [];
  if (time === '') return readTitle(line);
  const named = readTitle(eaten);
  return named?.column === 'meal' ? named : { column: 'meal', title: time, rest: eaten };
}

/** The ways to write a heading, the most particular ones first. */
const WAYS: readonly ((line: string) => HeadingOfLine | undefined)[] = [
  dayAlone,
  weekAlone,
  mealBeforeDash,
  mealAtTime,
  mealInProse,
  mealThatWas,
  adverbBeforeFood,
  mealBeforeAmount,
  mealWithFood,
  titleBeforeColon,
];

function readTitle(line: string): HeadingOfLine | undefined {
  for (const read of WAYS) {
    const found = read(line);
    if (found !== undefined) return found;
  }
  return undefined;
}

function dayAlone(line: string): HeadingOfLine | undefined {
  const title = dayOfTitle(line);
  return title === undefined ? undefined : { column: 'day', title, rest: '' };
}

/** "Week 2", "KW 10", "2. Woche", "Week of 2 March": a heading above the days, also without a colon. */
const WEEK =
  /^\s*((?:week|wk|woche|kw|kalenderwoche)\.?\s?(?:nr\.?\s?|no\.?\s?|#)?(?:\d{1,2}|one|two|three|four|eins|zwei|drei|vier)(?:\s*[(/,–-].*)?|\d{1,2}\.\s?(?:kw|woche)|(?:week|woche)\s(?:of|from|commencing|beginning|starting|vom|ab)\s.*\d.*|w\/c\s.*\d.*)\s*:?\s*$/iu;

function weekAlone(line: string): HeadingOfLine | undefined {
  const title = WEEK.exec(line)?.[1];
  return title === undefined ? undefined : { column: 'heading', title: title.trim(), rest: '' };
}

function ofMeal(title: string, rest: string): HeadingOfLine {
  return { column: 'meal', title, rest };
}

/** "B - 2 eggs", "Drinks – 2 l water", "Lunch ..... soup": a meal or its letter before a dash, dots or an arrow. */
const BEFORE_DASH =
  /^\s*(\p{L}[\p{L} /.-]*?)(?:\s*[-–—]\s+|\s*=\s*|\s+>\s+|\s*(?:\.{2,}|…+|_{2,}|[-=]?>|→)\s*)(\S.*)$/u;

function mealBeforeDash(line: string): HeadingOfLine | undefined {
  const [, written = '', eaten = ''] = BEFORE_DASH.exec(line) ?? [];
  const meal = written.replace(WORD_BEFORE_MEAL, '');
  if (meal !== written) return isToldMeal(meal) ? ofMeal(meal, eaten) : undefined;
  return isMealLetter(meal) || isMealOrExtra(meal) ? ofMeal(meal, eaten) : undefined;
}

/** A meal with its time, and what was eaten: "Lunch 12:30", "Dinner (18:00): 1 banana". */
const MEAL_AT =
  /^\s*(?:[4-9]\.\s)?((?:[1-3]\.\s)?[^\d:(]{1,30}?)[\s,(–-]+(?:ca\.? |um |at )?(?:[01]?\d|2[0-4])[:.][0-5]\d(?:\s*(?:uhr|h|[ap]\.?m\.?))?(?![\p{L}\d]|\s?(?:k?g|[mcd]?l|oz)(?!\p{L}))\)?\s*[:,–-]?\s*(.*)$/iu;

function mealAtTime(line: string): HeadingOfLine | undefined {
  const [, meal = '', eaten = ''] = MEAL_AT.exec(line) ?? [];
  if (!isMealOrExtra(meal)) return undefined;
  const isAlone = eaten === '' || isPlace(eaten);
  return isAlone ? ofMeal(line.trim().replace(/\s*:$/, ''), '') : ofMeal(meal, eaten);
}

/** "For breakfast I had two eggs", "Zum Mittagessen gab es Suppe" */
const IN_PROSE =
  /^\s*(?:and |then |und |dann )?(?:for|at|in the|zum|zu|beim|am)\s+(\p{L}+)(?:\s+(?:time|today|heute))?,?\s+(?:i|we|there was|gab(?:['’]s| es)|hatte(?:n)? (?:ich|wir)|hab(?:e|en)? (?:ich|wir)|aß ich|ich hatte|ich habe)\s+(?:had |ate |have |eaten |drank )?(\S.*?)(?:\s(?:gegessen|getrunken))?[.!]?\s*$/iu;

function mealInProse(line: string): HeadingOfLine | undefined {
  const [, meal = '', eaten = ''] = IN_PROSE.exec(line) ?? [];
  return isToldMeal(meal) ? ofMeal(meal, eaten) : undefined;
}

/** "Lunch was 150 g chicken", "Das Mittagessen war Suppe" */
const MEAL_WAS =
  /^\s*(?:my |the |mein |das )?(\p{L}+)(?: (?:today|heute))?\s+(?:was|were|war|waren|consisted of|bestand aus)\s*:?\s+(\S.*)$/iu;

function mealThatWas(line: string): HeadingOfLine | undefined {
  const [, meal = '', eaten = ''] = MEAL_WAS.exec(line) ?? [];
  return isMeal(meal) ? ofMeal(meal, eaten) : undefined;
}

/** "Abends Suppe": words that cannot be foods. */
const ADVERB =
  /^\s*((?:früh)?morgens|vormittags|mittags|nachmittags|(?:spät)?abends|nachts|zwischendurch)[\s,]+(\p{L}.*)$/iu;

function adverbBeforeFood(line: string): HeadingOfLine | undefined {
  const [, adverb = '', eaten = ''] = ADVERB.exec(line) ?? [];
  const isHeading = adverb !== '' && !line.includes(':') && !isPlace(eaten);
  return isHeading ? ofMeal(adverb, eaten) : undefined;
}

/** "Abends 1 Teller Suppe", "for dinner 100 g rice", "Frühstück 2 Brötchen": a meal before an amount of a food. */
const BEFORE_AMOUNT =
  /^\s*((?:(?:for|at|in the|zum|beim|am)\s+)?(?:(?:1|2)\.\s)?\p{L}+)[\s,]+(?!\d+(?:[.:]\d\d)?\s*(?:uhr|h|[ap]\.?m)(?!\p{L}))((?:\d|[½¼¾]|an?\s|one\s|two\s|eine?n?\s|zwei\s|drei\s)[^:]*\p{L}{3}.*)$/iu;

const WORD_BEFORE_MEAL = /^(?:for|at|in the|zum|beim|am|gegen)\s+/i;

function mealBeforeAmount(line: string): HeadingOfLine | undefined {
  const [, written = '', eaten = ''] = BEFORE_AMOUNT.exec(line) ?? [];
  const meal = written.replace(WORD_BEFORE_MEAL, '');
  const isHeading = isMeal(meal) || (meal !== written && isToldMeal(meal));
  return isHeading ? ofMeal(meal, eaten) : undefined;
}

/** "Brunch mit Rührei", "Dinner with wine": a meal with what was eaten, or with whom. */
const MEAL_WITH = /^\s*(\p{L}+)\s+(?:mit|with)\s+([^:]*\p{L})[.!]?\s*$/iu;

/** "Freunden", "my parents", "der Familie" */
const COMPANY =
  /^(?:(?:my|the|our|a|den|der|dem|meine[nmr]?|unsere[nmr]?|einer|einem)\s)?(?:\p{L}*(?:freund|kolleg|famil|eltern|kind|gäst|nachbar|bekannt|verein|mutter|vater|oma|opa)\p{L}*|friends?|colleagues?|coworkers?|family|parents|kids|children|guests|neighbou?rs|mum|mom|dad|partner|wife|husband|frau|mann|team|girls|boys|mama|papa)$/iu;

function mealWithFood(line: string): HeadingOfLine | undefined {
  const [, meal = '', eaten = ''] = MEAL_WITH.exec(line) ?? [];
  if (!isMeal(meal)) return undefined;
  const isCompany = isPlace(`mit ${eaten}`) || COMPANY.test(eaten) || isGivenName(eaten);
  return isCompany ? ofMeal(line.trim(), '') : ofMeal(meal, eaten);
}

/** "Abends beim Italiener: pizza", "Lunch at work: soup": a place or company after the name of a meal. */
const MEAL_SOMEWHERE = /^(\p{L}+)\s+(?:bei|beim|im|in|mit|zu|at|with|out|on)\s[\p{L}\s]+$/iu;

/** "Mittwoch Frühstück" */
const DAY_AND_MEAL = /^(\p{L}+)[\s,–-]+(\S.*)$/u;

/** "Meal: Breakfast", as forms have it. */
const LABEL_OF_MEAL = /^(?:meal(?: ?type)?|mahlzeit)$/i;

/** A day or a meal, perhaps before a colon. Any other title ends with its colon, and does not begin with an amount. */
/** A colon in brackets or between digits is part of the title: "Meal 1 (at 9:15 a.m.): oats". */
const COLON = /(?<!\d):|:(?!\d)/;
const IN_BRACKETS = /\([^()]*\)/g;

function titleBeforeColon(line: string): HeadingOfLine | undefined {
  const colon = line.replace(IN_BRACKETS, (inner) => '_'.repeat(inner.length)).search(COLON);
  const hasColon = colon >= 0;
  const title = (hasColon ? line.slice(0, colon) : line).trim();
  const rest = hasColon ? line.slice(colon + 1).trim() : '';
  if (isDay(title)) return { column: 'day', title, rest };
  if (LABEL_OF_MEAL.test(title) && isMealOrExtra(rest)) return ofMeal(rest, '');
  if (rest !== '' && isMealLetter(title)) return ofMeal(title, rest);
  const told = title.replace(WORD_BEFORE_MEAL, '');
  if (told !== title && isToldMeal(told)) return ofMeal(told, rest);
  const somewhere = hasColon ? (MEAL_SOMEWHERE.exec(title)?.[1] ?? '') : '';
  if (isMeal(title) || isMeal(somewhere) || isExtraBefore(title, rest)) return ofMeal(title, rest);
  if (!hasColon) return undefined;
  const [, day = '', meal = ''] = DAY_AND_MEAL.exec(title) ?? [];
  if (isDay(day) && isMeal(meal)) return { column: 'day', title: day, rest: `${meal}: ${rest}` };
  if (rest === '' && (isFurtherMeal(title) || isDrinkAtTime(title))) return ofMeal(title, rest);
  return colon === line.length - 1 && !/^\d/.test(title)
    ? { column: 'heading', title, rest }
    : undefined;
}
