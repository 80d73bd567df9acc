import type { Diagnostic, Location } from '../../../model/diagnostic.ts';
import { cutShort, quoted } from '../../../text/escaping/quote.ts';
import { withoutBullet } from '../../../text/lines/without-bullet.ts';
import { mealAskedFor } from '../../headers/meal-questions.ts';
import { isAmountCell } from '../../words/amounts/amount-cells.ts';
import { answerBehind } from '../../words/amounts/amount-questions.ts';
import { readHeading } from '../../words/headings/read-heading.ts';

/** The lines of a form without its questions, and the answers that belong to no certain food. */
interface Answered {
  readonly lines: readonly string[];
  /** The lines with an answer to "How much?" that may be of several foods, or of none. */
  readonly unclear: ReadonlyMap<number, string>;
}

/**
 * Reads the questions of a form in text: "What did you have for lunch?" is the heading of a meal, and the answer to
 * "How much of it?" is the amount of the food above it. The line of an answer becomes blank.
 */
export function withQuestionsAnswered(lines: readonly string[]): Answered {
  if (!lines.some((line) => line.includes('?') || answerBehind(line) !== undefined)) {
    return { lines, unclear: new Map() };
  }
  const read = lines.map(withMealNamed);
  const unclear = new Map<number, string>();
  /** The places of the foods since the last heading or answer. */
  let foods: number[] = [];
  for (let at = 0; at < read.length; at += 1) {
    const line = read[at] as string;
    if (line.trim() === '') continue;
    const behind = answerBehind(withoutBullet(line));
    if (behind === undefined) {
      const heading = readHeading(withoutBullet(line));
      if (heading !== undefined && heading.column !== 'heading') foods = [];
      if (heading === undefined || heading.rest !== '') foods.push(at);
      continue;
    }
    read[at] = '';
    const answerAt = behind === '' ? nextFilled(read, at) : at;
    const answer = answerAt === at ? behind : withoutBullet(read[answerAt] ?? '');
    if (answerAt !== at && (answer === '' || isQuestionOrHeading(answer))) {
      // Nobody answered: the food above has no amount.
      foods = [];
      continue;
    }
    if (answerAt !== at) read[answerAt] = '';
    const joined = joinedFoods(
      answer,
      foods.map((place) => read[place] as string),
    );
    if (joined === undefined) unclear.set(at, answer);
    for (const [index, place] of foods.entries()) read[place] = joined?.[index] ?? '';
    foods = [];
  }
  return { lines: read, unclear };
}

/** The problem of an answer to "How much?" that may be of several foods. */
export function unclearAnswer(answer: string, location: Location): Diagnostic {
  return {
    code: 'meal/bad-amount',
    field: 'amount',
    message: `The answer ${quoted(answer)} does not say how much of each food was eaten`,
    value: cutShort(answer),
    location,
    expected: 'the amount of each food in its own line, such as "60 g oats"',
  };
}

/** A question about a meal as its heading, before an answer in the same line. */
function withMealNamed(line: string): string {
  const text = withoutBullet(line);
  const end = text.indexOf('?');
  if (end < 0) return line;
  const meal = mealAskedFor(text.slice(0, end + 1));
  return meal === undefined
    ? line
    : `${meal}: ${text.slice(end + 1).replace(/^[\s:]+/, '')}`.trim();
}

function nextFilled(lines: readonly string[], at: number): number {
  const next = lines.findIndex((line, place) => place > at && line.trim() !== '');
  return next < 0 ? lines.length : next;
}

/** "1/2", "1.5": an answer, although it looks like a date. */
const NUMBER_ALONE = /^[\d½¼¾⅓⅔][\d.,/]*$/;

function isQuestionOrHeading(line: string): boolean {
  if (NUMBER_ALONE.test(line)) return false;
  const heading = readHeading(line);
  return line.endsWith('?') || (heading !== undefined && heading.rest === '');
}

/** Separators between the foods of a line, or between their amounts. */
const BETWEEN = /\s*[,;+&]\s+|\s+(?:und|and|mit|with)\s+/i;

/** "60 g", "ein großer Teller", "about half a bowl" */
const BEGINS_WITH_NUMBER =
  /^(?:(?:ca\.?|circa|etwa|ungefähr|about|approx\.?|roughly|~)\s*)?(?:[\d½¼¾⅓⅔]|(?:an?|one|two|three|four|half|eine?n?|zwei|drei|vier|halbe?r?s?)\s)/i;

/** "60 g Müsli": an amount with more words than its unit. */
const AMOUNT_WITH_FOOD = /^(?:\d|[½¼¾⅓⅔]|an?\s|eine?n?\s|halbe?\s|half\s).*\p{L}{3}/iu;

/**
 * The lines of foods with the amounts of an answer: that of the only food, one for each of them, or those of an answer
 * that names as many foods again. Undefined if it may be another food's.
 */
function joinedFoods(answer: string, lines: readonly string[]): readonly string[] | undefined {
  const amounts = answer.split(BETWEEN);
  const [only] = lines;
  const parts = lines.map(partsOf);
  const foods = parts.flatMap(({ foods }) => foods);
  if (only === undefined || foods.some((food) => /^\d/.test(food))) return undefined;
  if (foods.length === 1 && amounts.length === 1 && BEGINS_WITH_NUMBER.test(answer)) {
    return [`${parts[0]?.heading}${amounts.join('')} ${foods.join('')}`];
  }
  if (foods.length !== amounts.length) return undefined;
  const areAmounts = amounts.every((amount) => isAmountCell(amount));
  const areFoods = !areAmounts && amounts.every((amount) => namesOneOf(amount, foods));
  if (!areAmounts && !areFoods) return undefined;
  let next = 0;
  return parts.map(({ heading, foods: own }) => {
    const texts = own.map((food) => {
      const amount = amounts[next++] as string;
      return areFoods ? amount : `${amount} ${food}`;
    });
    return heading + texts.join(', ');
  });
}

/** Whether an answer such as "60 g Müsli" has an amount and one of the foods that the person named before. */
function namesOneOf(answer: string, foods: readonly string[]): boolean {
  const text = answer.toLowerCase();
  return (
    AMOUNT_WITH_FOOD.test(answer) &&
    foods.some((food) => food.split(/\s+/).some((word) => text.includes(word.toLowerCase())))
  );
}

/** The heading in the line of a food, and the foods behind it. */
function partsOf(line: string): { readonly heading: string; readonly foods: readonly string[] } {
  const text = withoutBullet(line);
  const rest = readHeading(text)?.rest || text;
  return { heading: text.slice(0, text.length - rest.length), foods: rest.split(BETWEEN) };
}
