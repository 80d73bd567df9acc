import type { Catalogue } from '../../../catalogue/catalogue.ts';
import { type Candidate, candidateOf } from '../../../search/lines/candidates/candidate.ts';
import { type FoodLine, nameOfLine } from '../../../search/lines/reading/food-line.ts';
import { lineKey, type NameAnswers } from './name-answers.ts';

/** The food that a person chose for the line; undefined without an answer. */
export function answeredLine(
  catalogue: Catalogue,
  text: string,
  answers: NameAnswers | undefined,
  read: () => FoodLine,
): { readonly candidates: readonly Candidate[]; readonly isLeftOut?: true } | undefined {
  // Most records have no answers, and reading a long line takes time.
  if (answers === undefined || answers.size === 0) return undefined;
  const line = read();
  const answer = answers.get(lineKey(text)) ?? answers.get(nameOfLine(line));
  if (answer === undefined) return undefined;
  if (answer === 'left out') return { candidates: [], isLeftOut: true };
  const found = catalogue.find(answer.foodId);
  // An answer of an earlier catalogue may name a food that this one does not have.
  if (found === undefined) return undefined;
  // A person said that it is this food, however badly its name fits.
  const weighed = candidateOf(line, found.food, found.variantId);
  const amount = answer.amount ?? weighed.amount;
  const unit = answer.unit ?? weighed.unit;
  const isSizeAssumed = answer.amount === undefined && weighed.isSizeAssumed;
  const { name } = found.food;
  const remarks = answer.amount === undefined ? weighed.remarks : [];
  return {
    candidates: [
      {
        id: answer.foodId,
        name,
        amount,
        unit,
        // The food is certain, but the amount is not.
        confidence: amount === undefined ? weighed.confidence : 1,
        foodConfidence: 1,
        amountConfidence: amount === undefined ? 0 : 1,
        isSizeAssumed,
        remarks,
        line,
      },
    ],
  };
}
