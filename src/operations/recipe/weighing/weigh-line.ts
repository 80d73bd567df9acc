import type { Catalogue } from '../../../catalogue/catalogue.ts';
import { MAX_GRAMS } from '../../../engine/entries/entry-diagnostics.ts';
import { ingredientText } from '../../../meals/recipes/ingredients/ingredient-text.ts';
import { withRomanceInEnglish } from '../../../meals/recipes/ingredients/languages/romance-ingredients.ts';
import { isAsMuchAsLiked, reasonNotEaten } from '../../../meals/recipes/ingredients/not-eaten.ts';
import type { IngredientLine } from '../../../meals/recipes/recipe.ts';
import type { Diagnostic } from '../../../model/diagnostic.ts';
import type { Candidate } from '../../../search/lines/candidates/candidate.ts';
import { quoted } from '../../../text/escaping/quote.ts';
import { foldedName } from '../../../text/words/fold-words.ts';
import { matchText } from '../../match/names/foods-of-text.ts';
import { type DescribedKinds, describedKinds } from './described-kinds.ts';
import { withoutFryingFat } from './frying-fat.ts';
import {
  amountOfEach,
  otherRecipe,
  tooMuch,
  uncertain,
  withoutAmount,
  withTwoAmounts,
} from './ingredient-faults.ts';
import { type LinePart, partsOfLine, weighWhole } from './parts-of-line.ts';
import { type SkippedIngredient, statedGrams } from './skipped-ingredients.ts';
import { type Ingredient, isWeighed, type UnweighedPart } from './weigh-part.ts';

/** What became of a line, or of a part of it: an ingredient, or the reason why it is none. */
export type LineOutcome =
  | { readonly ingredient: Ingredient }
  | { readonly skipped: SkippedIngredient }
  /** A sentence on a food that does not count, since nobody eats it or as much as they like. */
  | { readonly leftOut: string }
  /** A line around the ingredients that names no food. */
  | { readonly remark: string };

/** What weighing a line needs besides the line. */
export interface Weighing {
  readonly catalogue: Catalogue;
  /** The minimum confidence of a food, 0 to 1. */
  readonly accept: number;
  /** The caller's name for that confidence. */
  readonly option: string;
  /** Whether the lines are mostly in French, Italian or Spanish. */
  readonly isRomance: boolean;
  /** Names the candidates of a text in the language of the reader. */
  readonly namesOf: (text: string, candidates: readonly Candidate[]) => readonly string[];
}

/** Finds the foods of a line such as "500 g potatoes", and their weights. */
export function weighLine(weighing: Weighing, written: IngredientLine): LineOutcome[] {
  const { catalogue, accept, isRomance } = weighing;
  const line = withWholeName(catalogue, written);
  const { text: whole, ofEach } = line;
  const reason = reasonNotEaten(whole);
  if (reason !== undefined) return [{ leftOut: `${whole}: left out, since ${reason}` }];
  const other = unsavedRecipe(catalogue, line);
  if (other !== undefined) {
    return [{ skipped: { text: whole, grams: statedGrams(whole), faults: [other] } }];
  }
  const read = isRomance ? withRomanceInEnglish(whole, isRomance) : whole;
  const parts = partsOfLine(catalogue, read, accept) ?? [
    { text: whole, one: weighWhole(catalogue, read, accept) },
  ];
  if (line.mayBeRemark && !parts.every(({ one }) => isWeighed(one))) return [{ remark: whole }];
  if (ofEach !== undefined && ofEach.times === undefined) {
    const faults = [amountOfEach(whole, line.location, ofEach.heading)];
    return [{ skipped: { text: whole, grams: undefined, faults } }];
  }
  const note = line === written ? undefined : readNote(written, whole);
  return parts.map((part) => outcomeOf(weighing, part, line, note));
}

/** The fault of a line that names another recipe, unless that was saved before and so is one of the user's own foods. */
function unsavedRecipe(catalogue: Catalogue, line: IngredientLine): Diagnostic | undefined {
  const { recipe } = line;
  if (recipe === undefined || catalogue.findOwn(foldedName(recipe)) !== undefined) return undefined;
  return otherRecipe(line, recipe);
}

function readNote(written: IngredientLine, whole: string): string {
  return `@${written.text}: read as ${quoted(whole)}; names of several words need braces after them`;
}

/** @param note an assumption about how the line was read */
function outcomeOf(
  weighing: Weighing,
  { text, one }: LinePart,
  line: IngredientLine,
  note: string | undefined,
): LineOutcome {
  if (!isWeighed(one)) return { skipped: unweighed(weighing, text, one, line) };
  if (isOnlyLiked(one, line.text)) {
    return {
      leftOut: `${text}: left out, since it has no amount and people add as much as they like`,
    };
  }
  if (one.grams > MAX_GRAMS) {
    const faults = [tooMuch(text, line.location)];
    return { skipped: { text, grams: statedGrams(text), faults } };
  }
  const eaten = withTimes(withoutFryingFat(one, line.text), line);
  const assumptions = note === undefined ? eaten.assumptions : [note, ...eaten.assumptions];
  return { ingredient: { ...eaten, text, assumptions } };
}

function unweighed(
  { catalogue, accept, namesOf, option }: Weighing,
  text: string,
  one: UnweighedPart,
  line: IngredientLine,
): SkippedIngredient {
  return {
    text,
    grams: statedGrams(text),
    faults: [faultOf(one, { ...line, text }, namesOf, option)],
    isUnsure: true,
    isUnlikeFood: isUnlikeFood(one),
    ...kindsOf(catalogue, text, one, accept),
    ...(one.guess === undefined ? {} : { guess: one.guess }),
  };
}

/** The foods that a text may mean, if it leaves open only which kind of a food it is. */
function kindsOf(
  catalogue: Catalogue,
  text: string,
  { kinds = [], isCertain }: UnweighedPart,
  accept: number,
): Partial<DescribedKinds> {
  if (kinds.length > 0 || isCertain) return { kinds };
  return describedKinds(catalogue, ingredientText(text), accept) ?? {};
}

/** The most of a seasoning whose amount nobody states, in g. A usual serving of other foods says little about a dish. */
const MOST_OF_SEASONING = 30;

function isOnlyLiked({ isAmountGiven, grams }: Ingredient, line: string): boolean {
  return !isAmountGiven && grams > MOST_OF_SEASONING && isAsMuchAsLiked(line);
}

/** Below this confidence, the likeliest food has only a few letters in common with a text. */
const LEAST_LIKENESS = 0.35;

function isUnlikeFood({ candidates }: UnweighedPart): boolean {
  return candidates.every(({ confidence }) => confidence < LEAST_LIKENESS);
}

/** An ingredient below "pro Person", as much as all servings need. */
function withTimes(one: Ingredient, { text, ofEach }: IngredientLine): Ingredient {
  if (ofEach?.times === undefined) return one;
  const note = `${text}: counted ${ofEach.times} times, since the heading is ${quoted(ofEach.heading)}`;
  return { ...one, grams: one.grams * ofEach.times, assumptions: [...one.assumptions, note] };
}

/** A Cooklang ingredient without braces, with the next word if the two together are the name of a food. */
function withWholeName(catalogue: Catalogue, line: IngredientLine): IngredientLine {
  const { withNextWord } = line;
  if (withNextWord === undefined) return line;
  const [best] = matchText(catalogue, withNextWord);
  return best?.foodConfidence === 1 ? { ...line, text: withNextWord } : line;
}

function faultOf(
  { candidates, isCertain, hasTwoAmounts = false }: UnweighedPart,
  { text, location }: IngredientLine,
  namesOf: (text: string, candidates: readonly Candidate[]) => readonly string[],
  option: string,
) {
  if (hasTwoAmounts) return withTwoAmounts(text, location);
  const names = namesOf(text, candidates);
  const [best] = names;
  if (isCertain && best !== undefined) return withoutAmount(text, location, best);
  const likely = candidates.map(({ confidence }, at) => ({ name: names[at] ?? '', confidence }));
  return uncertain(text, location, likely, option);
}
