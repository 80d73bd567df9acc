import type { Catalogue } from '../../../catalogue/catalogue.ts';
import {
  ingredientParts,
  ingredientText,
  seasonedParts,
} from '../../../meals/recipes/ingredients/ingredient-text.ts';
import type { Food } from '../../../model/food.ts';
import { acceptanceOf } from '../../../search/lines/candidates/candidate.ts';
import { withFlavoursAsQualifiers } from '../../../search/lines/normalising/foods/flavours.ts';
import { readLine } from '../../../search/lines/reading/read-line.ts';
import { specifiedFood } from '../../../search/lines/reading/specified-food.ts';
import { foodsOfEach } from '../../../search/lines/splitting/amounts-of-each.ts';
import { splitFoods, splitJoined } from '../../../search/lines/splitting/split-foods.ts';
import { quotedList } from '../../../text/escaping/quote.ts';
import { foldedName } from '../../../text/words/fold-words.ts';
import { matchText } from '../../match/names/foods-of-text.ts';
import { endsInCollective } from '../../match/parts/listed-beside.ts';
import { missedFoods } from '../../match/parts/missed-foods.ts';
import { type Ingredient, isWeighed, type UnweighedPart, weighPart } from './weigh-part.ts';

/** A part of a line, with its food. */
interface Part {
  readonly text: string;
  readonly one: Ingredient | UnweighedPart;
}

/**
 * The foods that a line lists. If some are unknown, it is a list only if two are known, or if the line as a whole is
 * not a food: "butter, very soft" is one food.
 *
 * @returns undefined for a line that is one food
 */
export function weighParts(catalogue: Catalogue, line: string, accept: number): Part[] | undefined {
  const texts = partsOf(line);
  if (texts.length < 2) return weighBeside(catalogue, line, accept);
  const parts = texts.flatMap((text) => {
    // "Salz, Zucker, 1 Prise Muskat": the first part lists foods, too.
    const isShorter = text.length < line.length && !/\d/.test(text);
    const listed = isShorter ? weighParts(catalogue, text, accept) : undefined;
    return (
      listed ??
      weighBeside(catalogue, text, accept) ?? [{ text, one: weighPart(catalogue, text, accept) }]
    );
  });
  const known = parts.filter(({ one }) => isWeighed(one)).length;
  if (known === parts.length || (isOfEach(line) && known > 0)) return parts;
  if (known === 0) return undefined;
  const [whole] = matchText(catalogue, ingredientText(line));
  const confidence = whole === undefined ? 0 : acceptanceOf(whole);
  const isOneFood = whole?.foodConfidence === 1 || (known === 1 && confidence >= accept);
  return isOneFood ? undefined : parts;
}

/** The group of foods that people add to a line without an amount. */
const SEASONINGS = 'Spices and Herbs';

/**
 * A food with an amount, and the foods without one that its line lists after commas: "500 g Kartoffeln, Butter, Muskat",
 * "2 EL Öl, Salz und Pfeffer". Undefined for a line that names one food.
 */
function weighBeside(catalogue: Catalogue, line: string, accept: number): Part[] | undefined {
  const seasoned = weighSeasoned(catalogue, line, accept);
  if (seasoned !== undefined || !line.includes(',') || namesFlavour(line)) return seasoned;
  const text = ingredientText(line);
  const [head = '', ...others] = splitJoined(text);
  const one = [text, head].map((part) => weighPart(catalogue, part, accept)).find(isWeighed);
  if (one === undefined || !/\d/.test(head) || endsInCollective(head)) return undefined;
  if (mayBeTwoFoods(catalogue, { text, head, others }, one, accept))
    return [{ text: line, one: { candidates: matchText(catalogue, head), isCertain: false } }];
  const match = (part: string) => ({ text: part, candidates: matchText(catalogue, part) });
  // A word in a longer part may describe the first food: "chicken, skin removed".
  const missed = missedFoods(text, one.food, match)
    .map(({ part }) => part.text)
    .filter((part) => others.includes(part) && !describes(part, one.food));
  if (missed.length === 0) return undefined;
  const added = missed.map((part) => ({ text: part, one: weighPart(catalogue, part, accept) }));
  // One or two other foods may say the kind of the first: "500 ml Brühe, Huhn".
  const counted =
    added.length < LEAST_LISTED ? added.filter((part) => isAddition(part.one)) : added;
  const first = counted.length > 0 ? weighedHead(catalogue, head, one, accept) : one;
  const inDoubt = missed.filter((part) => !counted.some(({ text: other }) => other === part));
  const note = `${line}: left out ${quotedList(inDoubt)}, perhaps only the kind of food: a food needs an amount or a line of its own`;
  const noted =
    inDoubt.length > 0 ? { ...first, assumptions: [...first.assumptions, note] } : first;
  return [{ text: counted.length > 0 ? head : line, one: noted }, ...counted];
}

/**
 * Whether a comma may separate two foods, although the two words together are the name of a third: "200 g flour, almonds"
 * is hardly almond flour. Behind a comma, "olive" describes an oil, but a plural or a grain is a food.
 */
function mayBeTwoFoods(
  catalogue: Catalogue,
  { text, head, others }: { text: string; head: string; others: readonly string[] },
  whole: Ingredient,
  accept: number,
): boolean {
  const [part = '', ...further] = others;
  if (further.length > 0 || specifiedFood(text) !== undefined) return false;
  const [first, second] = [head, part].map((one) => weighPart(catalogue, one, accept));
  if (first === undefined || !isWeighed(first) || first.foodId === whole.foodId) return false;
  if (second === undefined || !isWeighed(second) || second.foodId === first.foodId) return false;
  const words = readLine(text);
  const isSaid = [...words.words, ...words.qualifiers].includes(part.toLowerCase());
  const { foodGroup } = second.food;
  return isSaid && (PLURAL.test(part) || foodGroup === 'Cereal Grains and Pasta');
}

const PLURAL = /\p{L}{2}[^s]s$|^\p{Lu}\p{L}+(?:n|e|er)$/u;

/** The first food of a line by itself, if it is the same food. */
function weighedHead(
  catalogue: Catalogue,
  head: string,
  one: Ingredient,
  accept: number,
): Ingredient {
  const ofHead = weighPart(catalogue, head, accept);
  return isWeighed(ofHead) && ofHead.foodId === one.foodId ? ofHead : one;
}

/** From this number of foods after the first on, a line is a list, whatever these foods are. */
const LEAST_LISTED = 3;

/** Foods outside the group of seasonings that people also add without an amount. */
const ADDITIONS = new Set(
  'butter unsalted-butter margarine baking-margarine sugar garlic onion lemon-juice'.split(' '),
);

function isAddition(one: Ingredient | UnweighedPart): boolean {
  if (!isWeighed(one)) return false;
  const { foodGroup, id } = one.food;
  return foodGroup === SEASONINGS || id.endsWith('-oil') || ADDITIONS.has(id);
}

/** "Saft abgetropft", "juice reserved": what is done with a part of the food. */
const DONE = /\s\p{Ll}*(?:ge\p{Ll}{2,}(?:t|en)|\p{Ll}{2}ed)$/u;

/** The shortest name that shows that a word contains it. */
const SHORTEST_NAME = 4;

/** Whether a part after a comma has an amount, or describes the food before it: "Kartoffeln, Pellkartoffeln". */
function describes(part: string, { name, otherNames }: Food): boolean {
  const folded = foldedName(part);
  const isKind = [name, ...otherNames]
    .map(foldedName)
    .some((one) => one.length >= SHORTEST_NAME && folded.includes(one));
  return isKind || /\d/.test(part) || DONE.test(part);
}

/** The foods of a line with a food, its amount and at least one seasoning: "2 EL Öl, Salz und Pfeffer". */
function weighSeasoned(catalogue: Catalogue, line: string, accept: number): Part[] | undefined {
  const [first = '', ...others] = seasonedParts(line);
  if (others.length === 0 || namesFlavour(line)) return undefined;
  const one = weighPart(catalogue, first, accept);
  if (!isWeighed(one)) return undefined;
  const rest = others.map((text) => ({ text, one: weighPart(catalogue, text, accept) }));
  const known = rest.flatMap(({ one: other }) => (isWeighed(other) ? other.food : []));
  const areSeasonings = known.every(
    ({ foodGroup, id }) => foodGroup === SEASONINGS && id !== one.food.id,
  );
  return known.length > 0 && areSeasonings ? [{ text: first, one }, ...rest] : undefined;
}

/** Whether a line states one amount for each of its foods: "Je 1 rote und gelbe Paprika". */
function isOfEach(line: string): boolean {
  return foodsOfEach(ingredientText(line)) !== undefined;
}

/** Whether a line gives the flavour of its food after a comma: "Puddingpulver, Vanille" is one food. */
function namesFlavour(line: string): boolean {
  const plain = ingredientText(line);
  return withFlavoursAsQualifiers(plain) !== plain;
}

/** The ingredients in one line, each with its amount: "200 g flour, 1 egg", "Salz und Pfeffer". */
function partsOf(text: string): string[] {
  const plain = ingredientText(text);
  const ofEach = foodsOfEach(plain);
  if (ofEach !== undefined) return ofEach;
  if (namesFlavour(text)) return splitFoods(plain);
  const [whole = '', ...more] = ingredientParts(text);
  return more.length > 0 ? [whole, ...more] : splitFoods(whole);
}
