import type { Catalogue } from '../../catalogue/catalogue.ts';
import { MAX_GRAMS } from '../../engine/entries/entry-diagnostics.ts';
import { mixtureIn } from '../../meals/recipes/ingredients/dissolved-in.ts';
import {
  firstAlternative,
  ingredientParts,
  ingredientText,
  leavesApart,
  seasonedParts,
} from '../../meals/recipes/ingredients/ingredient-text.ts';
import { reasonNotEaten } from '../../meals/recipes/ingredients/not-eaten.ts';
import {
  areRomance,
  withRomanceInEnglish,
} from '../../meals/recipes/ingredients/romance-ingredients.ts';
import { starterIn } from '../../meals/recipes/ingredients/sourdough-starter.ts';
import type { IngredientLine } from '../../meals/recipes/recipe.ts';
import { type Food, standardVariant, type Variant } from '../../model/food.ts';
import {
  acceptanceOf,
  amountIn,
  type Candidate,
} from '../../search/lines/candidates/candidates.ts';
import { weighedRaw } from '../../search/lines/candidates/weighed-raw.ts';
import { withFlavoursAside } from '../../search/lines/normalising/foods/flavours.ts';
import { droppedAlternative } from '../../search/lines/normalising/remarks/alternatives.ts';
import { foodsOfEach } from '../../search/lines/splitting/amounts-of-each.ts';
import { splitFoods } from '../../search/lines/splitting/split-foods.ts';
import { drainedShareOf } from '../../search/lines/weighing/assumed-sizes/drained-tins.ts';
import { foldedName } from '../../text/fold-words.ts';
import { quoted } from '../../text/quote.ts';
import { weightText } from '../../text/rounding.ts';
import { candidateNames } from '../match/names/candidate-names.ts';
import { matchText } from '../match/names/foods-of-text.ts';
import type { Services } from '../services.ts';
import { withoutFryingFat } from './frying-fat.ts';
import { otherRecipe, tooMuch, uncertain, withoutAmount } from './ingredient-faults.ts';
import { driedVariant, isOnlyCooked, isPlain, uncooked } from './ingredient-states.ts';
import { type SkippedIngredient, statedGrams } from './skipped-ingredients.ts';

/** An ingredient of a recipe, and the food that it was taken for. */
export interface WeighedIngredient {
  readonly text: string;
  /** Id of the variant. */
  readonly foodId: string;
  readonly foodName: string;
  readonly grams: number;
  /** 0 to 1: how certainly the text names the food and its amount. */
  readonly confidence: number;
}

/** A weighed ingredient with its food, and the assumptions about it. */
export interface Ingredient extends WeighedIngredient {
  readonly food: Food;
  readonly variant: Variant;
  /** The assumptions, as sentences. */
  readonly assumptions: readonly string[];
}

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
      weighStarter(catalogue, read, accept) ??
      weighMixture(catalogue, read, accept) ??
      weighParts(catalogue, read, accept);
    const own = parts ?? [{ text: whole, one: weighWhole(catalogue, read, accept) }];
    return own.flatMap(({ text, one }) => {
      if (isWeighed(one) && one.grams <= MAX_GRAMS) {
        const eaten = withoutFryingFat(one, whole);
        if (line === written) return { ...eaten, text };
        const note = `@${written.text}: read as ${quoted(whole)}; names of several words need braces after them`;
        return { ...eaten, text, assumptions: [note, ...eaten.assumptions] };
      }
      const faults = [
        isWeighed(one)
          ? tooMuch(text, line.location)
          : faultOf(one, { ...line, text }, namesOf, option),
      ];
      skipped.push({ text, grams: statedGrams(text), faults });
      return [];
    });
  });
  return { ingredients, skipped, leftOut };
}

/** A Cooklang ingredient without braces, with the next word if the two together are the name of a food. */
function withWholeName(catalogue: Catalogue, line: IngredientLine): IngredientLine {
  const { withNextWord } = line;
  if (withNextWord === undefined) return line;
  const [best] = matchText(catalogue, withNextWord);
  return best?.foodConfidence === 1 ? { ...line, text: withNextWord } : line;
}

/** The flour and the water of a sourdough starter; undefined for other lines. */
function weighStarter(catalogue: Catalogue, line: string, accept: number) {
  const starter = starterIn(ingredientText(line));
  if (starter === undefined) return undefined;
  const note = `${line}: counted as equal parts of flour and water`;
  return [starter.flour, starter.water].map((text, at) => {
    const one = weighPart(catalogue, text, accept);
    const isNoted = at === 0 && isWeighed(one);
    return { text, one: isNoted ? { ...one, assumptions: [note, ...one.assumptions] } : one };
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

/**
 * The foods that a line lists. If some are unknown, it is a list only if two are known, or if the line as a whole is
 * not a food: "butter, very soft" is one food.
 *
 * @returns undefined for a line that is one food
 */
function weighParts(catalogue: Catalogue, line: string, accept: number) {
  const texts = partsOf(line);
  if (texts.length < 2) return weighSeasoned(catalogue, line, accept);
  const parts = texts.flatMap(
    (text) =>
      weighSeasoned(catalogue, text, accept) ?? [{ text, one: weighPart(catalogue, text, accept) }],
  );
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

/** The foods of a line with a food, its amount and at least one seasoning: "2 EL Öl, Salz und Pfeffer". */
function weighSeasoned(catalogue: Catalogue, line: string, accept: number) {
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
  return withFlavoursAside(plain) !== plain;
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

/** Candidates that are not certain, or a food without a weight. */
interface Unweighed {
  readonly candidates: readonly Candidate[];
  readonly isCertain: boolean;
}

function isWeighed(one: Ingredient | Unweighed): one is Ingredient {
  return 'foodId' in one;
}

/** A line that names one food, or alternatives, and then means the first, unless the line as a whole is a food. */
function weighWhole(catalogue: Catalogue, line: string, accept: number): Ingredient | Unweighed {
  const text = ingredientText(line);
  const whole = weighPart(catalogue, text, accept);
  const leaves = isWeighed(whole) ? undefined : leavesApart(text);
  if (leaves !== undefined) {
    const ofLeaves = weighPart(catalogue, leaves, accept);
    if (isWeighed(ofLeaves)) return ofLeaves;
  }
  const first = isWeighed(whole) ? undefined : firstAlternative(text);
  const weighed = first === undefined ? whole : weighPart(catalogue, first, accept);
  if (first === undefined || !isWeighed(weighed)) return whole;
  const assumption = `${line}: used the first of the alternatives`;
  return { ...weighed, assumptions: [assumption, ...weighed.assumptions] };
}

function weighPart(catalogue: Catalogue, text: string, accept: number): Ingredient | Unweighed {
  const candidates = matchText(catalogue, text);
  const [matched] = candidates;
  const found = matched && catalogue.find(matched.id);
  if (matched === undefined || found === undefined) return { candidates, isCertain: false };
  const { food, variantId } = found;
  const named = food.variants.find(({ id }) => id === variantId);
  // Unless recipes call a food cooked, they give its weight before cooking.
  const { line } = matched;
  const raw = named === undefined && isPlain(text) ? uncooked(food, text, line) : undefined;
  const ofRaw = raw === undefined ? matched : weighedRaw(matched, food, raw);
  const dried = raw === undefined ? undefined : driedVariant(food, text, ofRaw);
  const best = dried === undefined ? ofRaw : { ...matched, ...amountIn(line, food, dried) };
  const isCertain = acceptanceOf(best) >= accept;
  if (!isCertain || best.amount === undefined) return { candidates, isCertain };
  const variant = dried ?? raw ?? named ?? standardVariant(food);
  const { confidence, unit, amount } = best;
  const assumptions = best.remarks.map((remark) => `${text}: ${remark}`);
  const alternative = droppedAlternative(text);
  if (alternative !== undefined)
    assumptions.push(`${text}: used the first of the alternatives, not ${alternative}`);
  const isSaid = best.remarks.some((remark) => /^(?:assumed|counted|no amount given)/.test(remark));
  if (best.isSizeAssumed && !isSaid)
    assumptions.push(`${text}: assumed a usual size, ${weightText(amount)} ${unit}`);
  if (unit === 'ml' && variant.density === null)
    assumptions.push(`${text}: assumed that 1 ml weighs 1 g`);
  if (named === undefined && isOnlyCooked(food, variant, text))
    assumptions.push(
      `${text}: counted as ${variant.processing}, since the catalogue has no raw one`,
    );
  const solid = line.tin && !line.isDrained ? drainedShareOf(line.tin, food) : undefined;
  if (solid !== undefined)
    assumptions.push(
      `${text}: counted ${100 * solid} % of the tin or jar, since the rest is liquid`,
    );
  // 1 ml of food and liquid from a jar weighs about 1 g.
  const density = unit === 'ml' && solid === undefined ? (variant.density ?? 1) : 1;
  return {
    ...{ text, foodId: variant.id, foodName: food.name, confidence },
    ...{ grams: amount * density * (solid ?? 1), food, variant, assumptions },
  };
}

function faultOf(
  { candidates, isCertain }: Unweighed,
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
