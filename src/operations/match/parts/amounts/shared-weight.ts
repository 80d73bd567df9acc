import type { Catalogue } from '../../../../catalogue/catalogue.ts';
import { readLine } from '../../../../search/lines/reading/read-line.ts';
import { USUAL_SIZE_CONFIDENCE } from '../../../../search/lines/weighing/weigh-quantity.ts';
import type { MatchedPart } from '../matched-part.ts';

/** Foods joined as equals: "carrots and parsnips", but not "rice with peas". */
const AS_EQUALS = /^[^,;]*?\s(?:and|und|[&+])\s[^,;]*$/i;
const ADDED = /\s(?:with|mit|on|auf)\s/i;

/**
 * The parts of a text that gives one weight for several foods of a group: "1 kg chicken thighs and drumsticks" is 1 kg
 * of both. Each gets an equal share, which is assumed. Other parts stay unchanged.
 */
export function withSharedWeight(
  catalogue: Catalogue,
  text: string,
  parts: readonly MatchedPart[],
): readonly MatchedPart[] {
  if (parts.length < 2 || !AS_EQUALS.test(text) || ADDED.test(text)) return parts;
  const [first, ...others] = parts.map((part) => readLine(part.text));
  const isWeighed = first?.quantity !== undefined && first.measure?.kind === 'unit';
  if (!isWeighed || others.some(({ quantity, measure }) => quantity ?? measure)) return parts;
  const [stated] = parts[0]?.candidates ?? [];
  const groups = parts.map(({ candidates: [best] }) =>
    best === undefined ? null : (catalogue.find(best.id)?.food.foodGroup ?? null),
  );
  const isOneGroup = groups[0] !== null && groups.every((group) => group === groups[0]);
  if (stated?.amount === undefined || !isOneGroup) return parts;
  const amount = stated.amount / parts.length;
  return parts.map((part) => ({
    ...part,
    candidates: part.candidates.map((candidate) => ({
      ...candidate,
      ...{ amount, unit: stated.unit, isSizeAssumed: true },
      amountConfidence: USUAL_SIZE_CONFIDENCE,
      confidence: candidate.foodConfidence * USUAL_SIZE_CONFIDENCE,
      remarks: [`the line weighs ${parts.length} foods together: assumed equal parts`],
    })),
  }));
}
