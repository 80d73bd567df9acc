import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { RecordLine } from '../../meals/records/dietary-record.ts';
import type { Candidate } from '../../search/lines/candidates/candidates.ts';
import { CERTAIN_CONFIDENCE } from './foods-of-text.ts';
import type { MatchedPart } from './matched-part.ts';

/** How the kind may stand beside the food: "cheese (Gouda)", "Joghurt fettarm", "low fat yoghurt", "Vollkornbrot". */
const WITH_KIND: readonly ((text: string, kind: string) => string)[] = [
  (text, kind) => `${text} (${kind})`,
  (text, kind) => `${text} ${kind}`,
  (text, kind) => text.replace(/\p{L}+$/u, (food) => `${kind} ${food}`),
  (text, kind) => text.replace(/\p{L}+$/u, (food) => `${kind}${food.toLowerCase()}`),
];

/**
 * The food of a line with a remark that may say its kind, if both certainly are another food of the same group;
 * otherwise the food without the remark.
 *
 * @param match finds the foods of a line without remarks
 */
export function withKind<Part extends MatchedPart>(
  catalogue: Catalogue,
  { kind, ...plain }: RecordLine,
  match: (line: RecordLine) => Part[],
): Part[] {
  const served = match(plain);
  const { food, foodId, text } = plain;
  const [general] = served[0]?.candidates ?? [];
  if (kind === undefined || foodId !== undefined || served.length !== 1 || general === undefined)
    return served;
  const groupOf = ({ id }: Candidate) => catalogue.find(id)?.food.foodGroup;
  for (const named of WITH_KIND) {
    const name = food === undefined ? {} : { food: named(food, kind) };
    const exact = match({ ...plain, text: named(text, kind), ...name });
    const special = exact.length === 1 ? exact[0]?.candidates[0] : undefined;
    const isKind =
      special !== undefined &&
      special.foodConfidence >= CERTAIN_CONFIDENCE &&
      special.id !== general.id &&
      groupOf(special) === groupOf(general);
    if (isKind) return exact;
  }
  return served;
}
