import type { Catalogue } from '../../../catalogue/catalogue.ts';
import { BoundedCache } from '../../../collections/bounded-cache.ts';
import type { RecordLine } from '../../../meals/records/dietary-record.ts';
import type { Food } from '../../../model/food.ts';
import { allNames } from '../../../model/food-names.ts';
import type { Candidate } from '../../../search/lines/candidates/candidate.ts';
import { foldedName, foldWords } from '../../../text/words/fold-words.ts';
import { CERTAIN_CONFIDENCE } from '../names/foods-of-text.ts';
import type { MatchedPart } from './matched-part.ts';

/** Ways to write the kind together with the food: "cheese (Gouda)", "Joghurt fettarm", "low fat yoghurt", "Vollkornbrot". */
const WITH_KIND: readonly ((text: string, kind: string) => string)[] = [
  (text, kind) => `${text} (${kind})`,
  (text, kind) => `${text} ${kind}`,
  (text, kind) => text.replace(/\p{L}+$/u, (food) => `${kind} ${food}`),
  (text, kind) => text.replace(/\p{L}+$/u, (food) => `${kind}${food.toLowerCase()}`),
];

/**
 * The food of a line with a remark that may name its kind, if the two together certainly are another food of the same
 * group; otherwise the food without the remark.
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
  if (!isInNames(catalogue, kind)) return served;
  const foodOf = ({ id }: Candidate) => catalogue.find(id)?.food;
  const groupOf = (one: Candidate) => foodOf(one)?.foodGroup;
  for (const named of WITH_KIND) {
    const name = food === undefined ? {} : { food: named(food, kind) };
    const exact = match({ ...plain, text: named(text, kind), ...name });
    const special = exact.length === 1 ? exact[0]?.candidates[0] : undefined;
    const isKind =
      special !== undefined &&
      special.foodConfidence >= CERTAIN_CONFIDENCE &&
      special.id !== general.id &&
      groupOf(special) === groupOf(general) &&
      (foodOf(special)?.id === foodOf(general)?.id || isOfKind(foodOf(special), kind));
    if (isKind) return exact;
  }
  return served;
}

/** Whether the names of a food have all words of a kind: oranges are not juice "at home". Shares of fat are often not in names. */
function isOfKind(food: Food | undefined, kind: string): boolean {
  if (food === undefined || kind.includes('%')) return food !== undefined;
  const names = allNames(food).map(foldedName).join(' ');
  return foldWords(kind).every((word) => names.includes(word));
}

/** Remarks that were looked up in the names of a catalogue. Most are not about the food, and many recur. */
const LOOKED_UP = new WeakMap<Catalogue, BoundedCache<string, boolean>>();
const MOST_LOOKED_UP = 1000;

/** Whether some food has all words of a remark in its names, so that it may be a kind: "fettarm", but not "at home". */
function isInNames(catalogue: Catalogue, kind: string): boolean {
  if (kind.includes('%')) return true;
  const known = LOOKED_UP.get(catalogue) ?? new BoundedCache(MOST_LOOKED_UP);
  LOOKED_UP.set(catalogue, known);
  let isNamed = known.get(kind);
  if (isNamed === undefined) {
    const hits = catalogue.search({ text: kind, type: 'all', offset: 0, limit: 1 });
    isNamed = hits.totalCount > 0 && hits.isExact && hits.searchedFor === undefined;
    known.set(kind, isNamed);
  }
  return isNamed;
}
