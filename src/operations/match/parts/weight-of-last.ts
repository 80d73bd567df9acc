import { readLine } from '../../../search/lines/reading/read-line.ts';
import { withAmountInDoubt } from './amount-in-doubt.ts';
import type { MatchedPart } from './matched-part.ts';

/** From this weight on, in g, people rather weigh the plate than what is added to it, by the project's judgement. */
const LEAST_OF_ALL = 150;

const ADDED = /\s(?:with|mit)\s/i;

/**
 * The parts of a text whose only weight is behind the last food: "schnitzel with chips 400 g" may be 400 g of both. The
 * weight is then assumed. Other parts stay unchanged.
 */
export function withDoubtfulTotal(
  text: string,
  parts: readonly MatchedPart[],
): readonly MatchedPart[] {
  const lines = parts.map((part) => readLine(part.text));
  const last = lines.at(-1);
  const isOnlyWeight = lines.every(({ quantity }, at) =>
    at === lines.length - 1 ? quantity !== undefined : quantity === undefined,
  );
  if (parts.length < 2 || !isOnlyWeight || last === undefined || !ADDED.test(text)) return parts;
  const grams =
    last.measure?.kind === 'unit' && last.measure.unit === 'g'
      ? (last.quantity as number) * last.measure.factor
      : 0;
  const isBehind = /\d\s?\p{L}*\.?\s*$/u.test(text);
  if (grams < LEAST_OF_ALL || !isBehind) return parts;
  return parts.map((part, at) =>
    at < parts.length - 1
      ? part
      : withAmountInDoubt(part, 'the weight may be that of all foods together'),
  );
}
