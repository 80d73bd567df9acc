import type { Catalogue } from '../../../../catalogue/catalogue.ts';
import { readLine } from '../../../../search/lines/reading/read-line.ts';
import type { MatchedPart } from '../matched-part.ts';
import { withAmountInDoubt } from './amount-in-doubt.ts';

/** From this weight on, in g, people rather weigh the plate than what is added to it, by the project's judgement. */
const LEAST_OF_ALL = 150;

const ADDED = /\s(?:with|mit)\s/i;
const AS_EQUALS = /^[^,;]*?\s(?:and|und|[&+])\s[^,;]*$/i;

/** Groups of foods that people mix as equals. */
const PLANTS = /^(?:Vegetables|Legumes)/;

/**
 * The parts of a text whose only weight is behind the last food: "schnitzel with chips 400 g" may be 400 g of both, and
 * so may "peas and corn 80 g". The weight is then assumed. Other parts stay unchanged.
 */
export function withDoubtfulTotal(
  catalogue: Catalogue,
  text: string,
  parts: readonly MatchedPart[],
): readonly MatchedPart[] {
  const lines = parts.map((part) => readLine(part.text));
  const last = lines.at(-1);
  const isOnlyWeight = lines.every(({ quantity }, at) =>
    at === lines.length - 1 ? quantity !== undefined : quantity === undefined,
  );
  const areEqual = AS_EQUALS.test(text) && areOfPlants(catalogue, parts);
  if (parts.length < 2 || !isOnlyWeight || last === undefined) return parts;
  if (!(ADDED.test(text) || areEqual)) return parts;
  const grams =
    last.measure?.kind === 'unit' && last.measure.unit === 'g'
      ? (last.quantity as number) * last.measure.factor
      : 0;
  const isBehind = /\d\s?\p{L}*\.?\s*$/u.test(text);
  if (grams === 0 || (grams < LEAST_OF_ALL && !areEqual) || !isBehind) return parts;
  return parts.map((part, at) =>
    at < parts.length - 1
      ? part
      : withAmountInDoubt(part, 'the weight may be that of all foods together'),
  );
}

function areOfPlants(catalogue: Catalogue, parts: readonly MatchedPart[]): boolean {
  return parts.every(({ candidates: [best] }) =>
    PLANTS.test((best && catalogue.find(best.id)?.food.foodGroup) ?? ''),
  );
}
