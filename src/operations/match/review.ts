import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { FoodLine } from '../../search/lines/reading/food-line.ts';
import { readLine } from '../../search/lines/reading/read-line.ts';
import { rounded } from '../../text/numbers/rounding.ts';
import { foodKey, lineKey, type NameAnswer } from './answers/name-answers.ts';
import type { Candidate, MatchedLine } from './match-line.ts';
import { matchFoodLine } from './names/foods-of-text.ts';

/** A line under review, because its food is not certain. */
export interface ReviewItem {
  readonly text: string;
  readonly candidates: readonly Candidate[];
  /** The key and the meaning; undefined for a line that is left open. */
  readonly answer?: { readonly key: string; readonly answer: NameAnswer };
  /** An amount that replaces that of the candidates. */
  readonly amount?: { readonly amount: number; readonly unit: 'g' | 'ml' };
  /** The candidates were found by typed words with an amount, which replaces that of the line. */
  readonly isAmountTyped?: boolean;
}

/** A review of uncertain lines, one after the other. It changes only through {@link takeInput}. */
export interface Review {
  readonly items: readonly ReviewItem[];
  /** The current item; the number of items at the end. */
  readonly position: number;
  readonly isEnded: boolean;
  /** What a person should know about the last input. */
  readonly message?: string;
}

/** Starts a review. Lines with the same text are reviewed once. */
export function startReview(lines: readonly MatchedLine[]): Review {
  const items = new Map<string, ReviewItem>();
  for (const { text, candidates } of lines) items.set(lineKey(text), { text, candidates });
  return { items: [...items.values()], position: 0, isEnded: items.size === 0 };
}

/** The answers that a review understands, as the terminal shows them. */
export const REVIEW_HELP =
  '1, 2, 3 or Enter choose; "150 g" changes the amount; other words search; s skips, n asks later, u undoes, q saves and ends';

/** Answers of a review by their keys. */
export function reviewAnswers({ items }: Review): Map<string, NameAnswer> {
  return new Map(items.flatMap(({ answer }) => (answer ? [[answer.key, answer.answer]] : [])));
}

/** Takes what a person typed about the current item. */
export function takeInput(review: Review, input: string, catalogue: Catalogue): Review {
  const item = review.items[review.position];
  const text = input.trim();
  if (item === undefined || text === 'q') return { ...review, isEnded: true };
  if (text === 'u') return undone(review);
  if (text === 'n') return advanced(review, withoutAnswer(item));
  if (text === 's') {
    return advanced(review, { ...item, answer: { key: lineKey(item.text), answer: 'left out' } });
  }
  if (/^\d*$/.test(text)) return chosen(review, item, text === '' ? 1 : Number(text));
  const line = readLine(text);
  if (line.words.length === 0) return withAmount(review, item, text);
  const isAmountTyped = line.quantity !== undefined;
  // Other words for the food keep the amount of the line.
  const searched = isAmountTyped ? line : { ...readLine(item.text), ...wordsOf(line) };
  const candidates = matchFoodLine(catalogue, text, searched);
  return candidates.length === 0
    ? { ...review, message: `There is no food "${text}"` }
    : replaced(review, { ...withoutAmount(item), candidates, isAmountTyped });
}

/** The words of the line for the food alone. */
function wordsOf({ words, processings, isCooked }: FoodLine): Partial<FoodLine> {
  return { words, processings, isCooked };
}

function withoutAmount({ amount: _, ...item }: ReviewItem): ReviewItem {
  return item;
}

function chosen(review: Review, item: ReviewItem, number: number): Review {
  const candidate = item.candidates[number - 1];
  if (candidate === undefined) return { ...review, message: REVIEW_HELP };
  const amount = item.amount ?? typedAmount(item, candidate);
  // Otherwise, each line with this measure would count as one serving, whatever its number.
  if (amount === undefined && candidate.amount === undefined) {
    return {
      ...review,
      message: 'The weight of this measure is unknown: write the amount in g or ml, such as 150 g',
    };
  }
  const answer =
    amount === undefined
      ? { key: foodKey(item.text), answer: { foodId: candidate.id } }
      : { key: lineKey(item.text), answer: { foodId: candidate.id, ...amount } };
  return advanced(review, { ...item, answer });
}

/** The amount of a candidate, if a person typed it with the words. */
function typedAmount(
  { isAmountTyped }: ReviewItem,
  { amount, unit }: Candidate,
): ReviewItem['amount'] {
  return isAmountTyped && amount !== undefined && unit !== undefined
    ? { amount: rounded(amount), unit }
    : undefined;
}

function withAmount(review: Review, item: ReviewItem, text: string): Review {
  const { quantity, measure } = readLine(text);
  if (quantity === undefined || measure?.kind !== 'unit') {
    return { ...review, message: 'Cannot read the amount: write it in g or ml, such as 150 g' };
  }
  const amount = { amount: rounded(quantity * measure.factor), unit: measure.unit };
  return replaced(review, { ...item, amount });
}

function replaced(review: Review, item: ReviewItem): Review {
  const items = review.items.with(review.position, item);
  const { message: _, ...rest } = review;
  return { ...rest, items };
}

function advanced(review: Review, item: ReviewItem): Review {
  const position = review.position + 1;
  return { ...replaced(review, item), position, isEnded: position === review.items.length };
}

function undone(review: Review): Review {
  const before = review.position - 1;
  const item = review.items[before];
  if (item === undefined) return { ...review, message: 'There is nothing to undo' };
  const { amount: _, ...reset } = withoutAnswer(item);
  return { ...replaced({ ...review, position: before }, reset), isEnded: false };
}

function withoutAnswer({ answer: _, ...item }: ReviewItem): ReviewItem {
  return item;
}
