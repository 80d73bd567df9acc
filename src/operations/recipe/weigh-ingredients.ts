import type { Catalogue } from '../../catalogue/catalogue.ts';
import { MAX_GRAMS } from '../../engine/entries/entry-diagnostics.ts';
import { mixtureIn } from '../../meals/recipes/ingredients/dissolved-in.ts';
import {
  firstAlternative,
  ingredientText,
  leavesApart,
  withCompoundCompleted,
} from '../../meals/recipes/ingredients/ingredient-text.ts';
import { isAsMuchAsLiked, reasonNotEaten } from '../../meals/recipes/ingredients/not-eaten.ts';
import {
  areRomance,
  withRomanceInEnglish,
} from '../../meals/recipes/ingredients/romance-ingredients.ts';
import { isDifference } from '../../meals/recipes/ingredients/second-amounts.ts';
import { syrupIn } from '../../meals/recipes/ingredients/simple-syrup.ts';
import { starterIn } from '../../meals/recipes/ingredients/sourdough-starter.ts';
import type { IngredientLine } from '../../meals/recipes/recipe.ts';
import { remarkNotes } from '../../meals/recipes/text/around/dropped-lines.ts';
import type { Candidate } from '../../search/lines/candidates/candidate.ts';
import { quoted } from '../../text/escaping/quote.ts';
import { foldedName, foldWords } from '../../text/words/fold-words.ts';
import { candidateNames } from '../match/names/candidate-names.ts';
import { matchText } from '../match/names/foods-of-text.ts';
import type { Services } from '../services.ts';
import { type DescribedKinds, describedKinds } from './described-kinds.ts';
import { withoutFryingFat } from './frying-fat.ts';
import {
  amountOfEach,
  otherRecipe,
  tooMuch,
  uncertain,
  withoutAmount,
} from './ingredient-faults.ts';
import { withoutRepeats } from './repeated-foods.ts';
import { type SkippedIngredient, statedGrams } from './skipped-ingredients.ts';
import { withUsualSalt } from './unmeasured-salt.ts';
import { weighExample } from './weigh-example.ts';
import { type Ingredient, isWeighed, type UnweighedPart, weighPart } from './weigh-part.ts';
import { weighParts } from './weigh-parts.ts';
import { weighPlainer } from './weigh-plainer.ts';
import { weighTwiceStated } from './weigh-twice-stated.ts';

/** Ingredients, those that could be weighed and the others. */
export interface WeighedIngredients {
  readonly ingredients: readonly Ingredient[];
  readonly skipped: readonly SkippedIngredient[];
  /** Notes on lines that do not count because nobody eats their foods, as sentences. */
  readonly leftOut?: readonly string[] | undefined;
}

/**
 * Finds the foods of lines such as "500 g potatoes", and their weights. Lines without a certain food, or without an
 * amount, are skipped.
 *
 * @param accept the minimum confidence of a food, 0 to 1
 * @param option the caller's name for that confidence
 */
export function weighLines(
  { catalogue, language = 'en' }: Pick<Services, 'catalogue' | 'language'>,
  lines: readonly IngredientLine[],
  accept: number,
  option = '--accept',
): WeighedIngredients {
  const namesOf = (text: string, candidates: readonly Candidate[]) =>
    candidateNames(catalogue, text, candidates, language);
  const skipped: SkippedIngredient[] = [];
  const leftOut: string[] = [];
  /** Lines around the ingredients that name no food. */
  const remarks: string[] = [];
  const isRomance = areRomance(lines.map(({ text }) => text));
  const ingredients = lines.flatMap((written) => {
    const line = withWholeName(catalogue, written);
    const { text: whole, recipe } = line;
    const reason = reasonNotEaten(whole);
    if (reason !== undefined) {
      leftOut.push(`${whole}: left out, since ${reason}`);
      return [];
    }
    // A dish that was saved before is one of the user's own foods.
    if (recipe !== undefined && catalogue.findOwn(foldedName(recipe)) === undefined) {
      skipped.push({ text: whole, grams: statedGrams(whole), faults: [otherRecipe(line, recipe)] });
      return [];
    }
    const read = isRomance ? withRomanceInEnglish(whole, isRomance) : whole;
    const parts =
      weighDifference(catalogue, read) ??
      weighEqualParts(catalogue, read, accept) ??
      weighMixture(catalogue, read, accept) ??
      weighParts(catalogue, read, accept);
    const own = parts ?? [{ text: whole, one: weighWhole(catalogue, read, accept) }];
    if (line.mayBeRemark && !own.every(({ one }) => isWeighed(one))) {
      remarks.push(whole);
      return [];
    }
    const { ofEach } = line;
    if (ofEach !== undefined && ofEach.times === undefined) {
      const faults = [amountOfEach(whole, line.location, ofEach.heading)];
      skipped.push({ text: whole, grams: undefined, faults });
      return [];
    }
    return own.flatMap(({ text, one }) => {
      if (isWeighed(one) && isOnlyLiked(one, whole)) {
        leftOut.push(
          `${text}: left out, since it has no amount and people add as much as they like`,
        );
        return [];
      }
      if (isWeighed(one) && one.grams <= MAX_GRAMS) {
        const eaten = withTimes(withoutFryingFat(one, whole), line);
        if (line === written) return { ...eaten, text };
        const note = `@${written.text}: read as ${quoted(whole)}; names of several words need braces after them`;
        return { ...eaten, text, assumptions: [note, ...eaten.assumptions] };
      }
      const faults = [
        isWeighed(one)
          ? tooMuch(text, line.location)
          : faultOf(one, { ...line, text }, namesOf, option),
      ];
      skipped.push({
        ...{ text, grams: statedGrams(text), faults },
        ...(isWeighed(one)
          ? {}
          : {
              isUnsure: true,
              isUnlikeFood: isUnlikeFood(one),
              ...kindsOf(catalogue, text, one, accept),
              ...(one.guess === undefined ? {} : { guess: one.guess }),
            }),
      });
      return [];
    });
  });
  const once = withoutRepeats(ingredients);
  return {
    ingredients: withUsualSalt(once.ingredients),
    skipped,
    leftOut: [...leftOut, ...once.leftOut, ...remarkNotes(remarks)],
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

/** A line from which another amount or food is to be taken away, which viand cannot weigh. Undefined for other lines. */
function weighDifference(
  catalogue: Catalogue,
  line: string,
): { text: string; one: UnweighedPart }[] | undefined {
  const text = ingredientText(line);
  if (!isDifference(text)) return undefined;
  return [{ text: line, one: { candidates: matchText(catalogue, text), isCertain: false } }];
}

/** The two equal parts of a sourdough starter or of a syrup of bars; undefined for other lines. */
function weighEqualParts(catalogue: Catalogue, line: string, accept: number) {
  const text = ingredientText(line);
  const starter = starterIn(text);
  const syrup = starter === undefined ? syrupIn(text) : undefined;
  if (starter === undefined && syrup === undefined) return undefined;
  const solid = starter?.flour ?? syrup?.sugar ?? '';
  const water = starter?.water ?? syrup?.water ?? '';
  const what = starter === undefined ? 'sugar' : 'flour';
  const note = `${line}: counted as equal parts of ${what} and water`;
  return [solid, water].map((part, at) => {
    const one = weighPart(catalogue, part, accept);
    const isNoted = at === 0 && isWeighed(one);
    return { text: part, one: isNoted ? { ...one, assumptions: [note, ...one.assumptions] } : one };
  });
}

/**
 * A food and the liquid in which it is dissolved. The liquid counts unless it is poured away. Undefined for other
 * lines.
 */
function weighMixture(catalogue: Catalogue, line: string, accept: number) {
  const mixture = mixtureIn(ingredientText(line));
  if (mixture === undefined) return undefined;
  const texts = mixture.isPouredAway ? [mixture.food] : [mixture.food, mixture.liquid];
  const parts = texts.map((text) => ({ text, one: weighPart(catalogue, text, accept) }));
  const [first] = parts;
  if (!mixture.isPouredAway || first === undefined || !isWeighed(first.one)) return parts;
  const note = `${line}: left out the water that it soaked in`;
  return [{ text: line, one: { ...first.one, assumptions: [...first.one.assumptions, note] } }];
}

/** A line that names one food, or alternatives, and then means the first, unless the line as a whole is a food. */
function weighWhole(
  catalogue: Catalogue,
  line: string,
  accept: number,
): Ingredient | UnweighedPart {
  const text = ingredientText(line);
  const ofExample =
    weighExample(catalogue, line, accept) ?? weighTwiceStated(catalogue, line, accept);
  if (ofExample !== undefined) return ofExample;
  const whole = weighPart(catalogue, text, accept);
  const leaves = isWeighed(whole) ? undefined : leavesApart(text);
  if (leaves !== undefined) {
    const ofLeaves = weighPart(catalogue, leaves, accept);
    if (isWeighed(ofLeaves)) return ofLeaves;
  }
  const first = isWeighed(whole)
    ? undefined
    : (withCompoundCompleted(text).find(({ word }) => catalogue.hasFoodWith(foldWords(word)))
        ?.line ?? firstAlternative(text));
  const weighed = first === undefined ? whole : weighPart(catalogue, first, accept);
  if (first === undefined || !isWeighed(weighed))
    return isWeighed(whole) ? whole : (weighPlainer(catalogue, line, text, accept) ?? whole);
  const assumption = `${line}: used the first of the alternatives`;
  return { ...weighed, assumptions: [assumption, ...weighed.assumptions] };
}

function faultOf(
  { candidates, isCertain }: UnweighedPart,
  { text, location }: IngredientLine,
  namesOf: (text: string, candidates: readonly Candidate[]) => readonly string[],
  option: string,
) {
  const names = namesOf(text, candidates);
  const [best] = names;
  if (isCertain && best !== undefined) return withoutAmount(text, location, best);
  const likely = candidates.map(({ confidence }, at) => ({ name: names[at] ?? '', confidence }));
  return uncertain(text, location, likely, option);
}
