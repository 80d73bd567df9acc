import type { Terminal } from '../../io/terminal/terminal.ts';
import { typedLines } from '../../io/terminal/typed-lines.ts';
import { type Translate, translator } from '../../language/translate.ts';
import type { Words } from '../../language/words.ts';
import { foodName } from '../../operations/explain/food-name.ts';
import type { NameAnswer } from '../../operations/match/answers/name-answers.ts';
import type { MatchedLine } from '../../operations/match/match-line.ts';
import {
  REVIEW_HELP,
  type Review,
  reviewAnswers,
  startReview,
  takeInput,
} from '../../operations/match/review.ts';
import type { Services } from '../../operations/services.ts';
import { rounded } from '../../text/numbers/rounding.ts';

/** Asks about each uncertain line and gives the answers; the end of the input ends the review. */
export async function reviewLines(
  lines: readonly MatchedLine[],
  { catalogue, foods }: Services,
  { stdin, stderr }: Terminal,
  words: Words,
): Promise<Map<string, NameAnswer>> {
  let review = startReview(lines);
  if (review.isEnded) return new Map();
  const translate = translator(words.language);
  const nameOf = (id: string, name: string, text: string) =>
    words.language === 'en' ? name : foodName(foods, id, words, text);
  const question = (of: Review) => questionText(of, translate, nameOf);
  stderr.write(`${translate(REVIEW_HELP)}\n\n`);
  stderr.write(question(review));
  for await (const typed of typedLines(stdin)) {
    review = takeInput(review, typed, catalogue);
    if (review.isEnded) break;
    stderr.write(question(review));
  }
  return reviewAnswers(review);
}

function questionText(
  { items, position, message }: Review,
  translate: Translate,
  nameOf: (id: string, name: string, text: string) => string,
): string {
  const item = items[position];
  if (item === undefined) return '';
  const { text, candidates, amount } = item;
  const choices = candidates.map((candidate, index) => {
    const eaten = amount ?? candidate;
    const size =
      eaten.amount === undefined ? translate('amount?') : `${rounded(eaten.amount)} ${eaten.unit}`;
    return `  ${index + 1}  ${nameOf(candidate.id, candidate.name, text)}, ${size} (${Math.round(candidate.confidence * 100)} %)\n`;
  });
  const none = choices.length === 0 ? [`  ${translate('no food found: type other words')}\n`] : [];
  const remark = message === undefined ? '' : `  ${translate(message)}\n`;
  return `${remark}${position + 1}/${items.length}  ${text}\n${[...choices, ...none].join('')}> `;
}
