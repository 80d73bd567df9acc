import type { Terminal } from '../../io/terminal/terminal.ts';
import { typedLines } from '../../io/terminal/typed-lines.ts';
import type { MatchedLine } from '../../operations/match/match-line.ts';
import type { NameAnswer } from '../../operations/match/name-answers.ts';
import {
  REVIEW_HELP,
  type Review,
  reviewAnswers,
  startReview,
  takeInput,
} from '../../operations/match/review.ts';
import type { Catalogue } from '../../operations/services.ts';
import { rounded } from '../../text/rounding.ts';

/** Asks about each uncertain line and gives the answers; the end of the input ends the review. */
export async function reviewLines(
  lines: readonly MatchedLine[],
  catalogue: Catalogue,
  { stdin, stderr }: Terminal,
): Promise<Map<string, NameAnswer>> {
  let review = startReview(lines);
  if (review.isEnded) return new Map();
  stderr.write(`${REVIEW_HELP}\n\n`);
  stderr.write(question(review));
  for await (const typed of typedLines(stdin)) {
    review = takeInput(review, typed, catalogue);
    if (review.isEnded) break;
    stderr.write(question(review));
  }
  return reviewAnswers(review);
}

function question({ items, position, message }: Review): string {
  const item = items[position];
  if (item === undefined) return '';
  const { text, candidates, amount } = item;
  const choices = candidates.map((candidate, index) => {
    const eaten = amount ?? candidate;
    const size = eaten.amount === undefined ? 'amount?' : `${rounded(eaten.amount)} ${eaten.unit}`;
    return `  ${index + 1}  ${candidate.name}, ${size} (${Math.round(candidate.confidence * 100)} %)\n`;
  });
  const none = choices.length === 0 ? ['  no food found: type other words\n'] : [];
  const remark = message === undefined ? '' : `  ${message}\n`;
  return `${remark}${position + 1}/${items.length}  ${text}\n${[...choices, ...none].join('')}> `;
}
