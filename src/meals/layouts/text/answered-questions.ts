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
  const form = new FormReader(lines.map(withMealNamed));
  for (const at of lines.keys()) form.read(at);
  return { lines: form.lines, unclear: form.unclear };
}

/** Reads the lines of a form one after another. */
class FormReader {
  readonly lines: string[];
  readonly unclear = new Map<number, string>();
  /** The places of the foods since the last heading or answer. */
  #foods: number[] = [];

  constructor(lines: readonly string[]) {
    this.lines = [...lines];
  }

  read(at: number): void {
    const written = this.lines[at] as string;
    if (written.trim() === '') return;
    const line = withoutBullet(written);
    const behind = answerBehind(line);
    if (behind === undefined) this.#addFood(at, line);
    else {
      this.lines[at] = '';
      this.#answer(at, behind === '' ? this.#takeAnswerBelow(at) : behind);
      this.#foods = [];
    }
  }

  #addFood(at: number, line: string): void {
    const heading = readHeading(line);
    if (heading !== undefined && heading.column !== 'heading') this.#foods = [];
    if (heading === undefined || heading.rest !== '') this.#foods.push(at);
  }

  /** The answer below a question, whose line becomes blank; undefined if nobody answered. */
  #takeAnswerBelow(at: number): string | undefined {
    const below = nextFilled(this.lines, at);
    const answer = withoutBullet(this.lines[below] ?? '');
    if (answer === '' || isQuestionOrHeading(answer)) return undefined;
    this.lines[below] = '';
    return answer;
  }

  /** Adds an answer to the foods above; without one, they have no amount. */
  #answer(at: number, answer: string | undefined): void {
    if (answer === undefined) return;
    const foods = this.#foods.map((place) => this.lines[place] as string);
    const joined = joinedFoods(answer, foods);
    if (joined === undefined) this.unclear.set(at, answer);
    for (const [index, place] of this.#foods.entries()) this.lines[place] = joined?.[index] ?? '';
  }
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
