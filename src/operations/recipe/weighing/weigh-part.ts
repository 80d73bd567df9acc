import type { Catalogue } from '../../../catalogue/catalogue.ts';
import { makesOtherFood } from '../../../meals/recipes/ingredients/plainer-wordings.ts';
import { type Food, standardVariant, type Variant } from '../../../model/food.ts';
import {
  acceptanceOf,
  type Candidate,
  candidateOf,
  lacksUnit,
  WITH_USUAL_SALT,
} from '../../../search/lines/candidates/candidate.ts';
import { amountIn } from '../../../search/lines/candidates/candidate-amount.ts';
import {
  haveHeadOf,
  namesInAllLanguages,
} from '../../../search/lines/candidates/names-of-kinds.ts';
import type { SizedFood } from '../../../search/lines/candidates/sized-food.ts';
import { weighedRaw } from '../../../search/lines/candidates/weighed-raw.ts';
import { isSalted } from '../../../search/lines/name-fit/salt-words.ts';
import { droppedAlternative } from '../../../search/lines/normalising/remarks/alternatives.ts';
import { withoutDescription } from '../../../search/lines/normalising/remarks/description.ts';
import { readLine } from '../../../search/lines/reading/read-line.ts';
import { drainedShareOf } from '../../../search/lines/weighing/assumed-sizes/drained-tins.ts';
import {
  isOnTopic,
  type Remark,
  type RemarkTopic,
  rewordRemark,
} from '../../../search/lines/words/remark.ts';
import { MINOR_WORDS } from '../../../search/lines/words/word-classes.ts';
import { weightText } from '../../../text/numbers/rounding.ts';
import { foldedName, foldWords } from '../../../text/words/fold-words.ts';
import { matchText } from '../../match/names/foods-of-text.ts';
import { lacksWordsOf } from '../../match/names/in-tables/lacks-description.ts';
import { driedOrTinned } from './dried-or-tinned.ts';
import { driedVariant, isOnlyCooked, isPlain, uncooked } from './ingredient-states.ts';
import { isUncooked, stateBeforeCooking } from './state-before-cooking.ts';

/** An ingredient of a recipe, and the food that it was taken for. */
export interface WeighedIngredient {
  readonly text: string;
  /** Id of the variant. */
  readonly foodId: string;
  readonly foodName: string;
  readonly grams: number;
  /** 0 to 1: how certainly the text names the food and its amount. */
  readonly confidence: number;
  /** Ids of the other foods that it may be, with which the dish has nearly the same energy; absent if it is certain. */
  readonly mayBe?: readonly string[];
  readonly food: Food;
  readonly variant: Variant;
}

/** A weighed ingredient with the assumptions about it. */
export interface Ingredient extends WeighedIngredient {
  /** Whether the text gives an amount. Otherwise, a usual serving counts. */
  readonly isAmountGiven: boolean;
  /** The assumptions, as sentences. */
  readonly assumptions: readonly Remark[];
}

/** Candidates that are not certain, or a food without a weight. */
export interface UnweighedPart {
  readonly candidates: readonly Candidate[];
  readonly isCertain: boolean;
  /** Whether the food is certain, but its line states two amounts that differ. */
  readonly hasTwoAmounts?: boolean;
  /** The food, if only its amount is uncertain, with a usual amount. */
  readonly guess?: Ingredient;
  /** Kinds of one food, if the text leaves open which of them it means; absent or empty otherwise. */
  readonly kinds?: readonly Ingredient[];
}

/** Whether a part has a certain food and a weight. */
export function isWeighed(one: Ingredient | UnweighedPart): one is Ingredient {
  return 'foodId' in one;
}

/** Weighs a text that names one food, if need be without the words that only describe it. */
export function weighPart(
  catalogue: Catalogue,
  text: string,
  accept: number,
): Ingredient | UnweighedPart {
  const asWritten = weighText(catalogue, text, accept);
  const plain = isWeighed(asWritten) ? text : withoutDescription(text);
  if (plain === text || plain === '') return asWritten;
  const described = weighText(catalogue, plain, accept);
  const isSame = isWeighed(described) && !lacksWordsOf(catalogue, text, described.food);
  return isSame ? { ...described, text } : asWritten;
}

function weighText(catalogue: Catalogue, text: string, accept: number): Ingredient | UnweighedPart {
  const found = matchText(catalogue, text);
  const asFound = weighAmong(catalogue, text, found, accept);
  const state = isPlain(text) ? stateBeforeCooking(catalogue, found[0]?.line) : undefined;
  if (state === undefined || (isWeighed(asFound) && isUncooked(asFound.variant, state)))
    return asFound;
  const ofTable = matchText(catalogue, `${text}, ${state.word}`);
  const asRaw = weighAmong(catalogue, text, ofTable, accept);
  if (isWeighed(asRaw) && isUncooked(asRaw.variant, state)) return asRaw;
  if (!isWeighed(asFound) || !state.isDry) return asFound;
  return { candidates: ofTable.length > 0 ? ofTable : found, isCertain: false };
}

function weighAmong(
  catalogue: Catalogue,
  text: string,
  candidates: readonly Candidate[],
  accept: number,
): Ingredient | UnweighedPart {
  const [matched] = candidates;
  const weighed = matched && weighCandidate(catalogue, text, matched);
  if (matched === undefined || weighed === undefined) return { candidates, isCertain: false };
  const { best, one, raw } = weighed;
  const isCertain = acceptanceOf(best) >= accept;
  if (!isCertain || one === undefined) {
    const isGuess = one !== undefined && best.foodConfidence >= accept && isAmountRead(best);
    const guess = isGuess ? { guess: one } : {};
    const kinds = isCertain ? [] : kindsOf(catalogue, text, candidates);
    return { candidates, isCertain, kinds, ...guess };
  }
  const { line } = matched;
  const isWeightStated = line.measure?.kind === 'unit' && line.measure.unit === 'g';
  const either =
    raw !== undefined && isWeightStated
      ? driedOrTinned(catalogue, matched, { food: one.food, dried: raw, grams: best.amount ?? 0 })
      : undefined;
  return either === undefined ? one : { candidates: either, isCertain: false };
}

/** Whether the amount of a candidate has a certain unit, so that only its size is assumed. */
function isAmountRead(one: Candidate): boolean {
  return !lacksUnit(one) && !one.line.isUnclear;
}

/** The least confidence in each of several kinds of a food between which a text leaves the choice. */
const LEAST_OF_KINDS = 0.6;

/**
 * The foods that a text may mean equally well, if they are kinds of one food: full-fat and low-fat quark for "quark".
 * Empty if there is only one, or if they have little in common.
 */
function kindsOf(
  catalogue: Catalogue,
  text: string,
  candidates: readonly Candidate[],
): readonly Ingredient[] {
  const [first] = candidates;
  if (first === undefined || first.foodConfidence < LEAST_OF_KINDS) return [];
  const tied = candidates.filter(({ foodConfidence }) => foodConfidence === first.foodConfidence);
  if (makesOtherFood(text) || !tied.every((one) => isAmountRead(one) && isNamedBy(catalogue, one)))
    return [];
  const kinds = tied.flatMap((one) => weighCandidate(catalogue, text, one)?.one ?? []);
  const areAlike =
    kinds.length === tied.length && new Set(kinds.map(({ food }) => food.foodGroup)).size === 1;
  return areAlike && kinds.length > 1 ? kinds : [];
}

/** Whether a line names a candidate, except for its kind, and says nothing else of it. */
function isNamedBy(catalogue: Catalogue, { id, line }: Candidate): boolean {
  const food = catalogue.find(id)?.food;
  if (food === undefined) return false;
  const names = namesInAllLanguages(food);
  const all = names.map(foldedName).join(' ');
  const isSaid = (word: string) => foldWords(word).every((one) => all.includes(one));
  if (!names.some((name) => haveHeadOf(name, line.words))) return false;
  return [...line.words, ...line.qualifiers].every((word) => MINOR_WORDS.has(word) || isSaid(word));
}

/** A text as the amount of a certain food; undefined if the food has no such measure. */
export function weighAs(catalogue: Catalogue, text: string, food: Food): Ingredient | undefined {
  return weighCandidate(catalogue, text, candidateOf(readLine(text), food, undefined))?.one;
}

/** "500 ml stock without salt", "Erdnussmus, ungesalzen" */
const WITHOUT_SALT =
  /(?<!\p{L})(?:(?:ohne|without|no)\s(?:(?:added|zugesetztes)\s)?(?:salz|salt)|(?:salz|salt)[ -]?(?:frei|free)|ungesalzen\p{L}*|unsalted)(?!\p{L})/iu;

/** A candidate in the state that a recipe means, and as an ingredient if it has a weight. */
function weighCandidate(catalogue: Catalogue, text: string, matched: Candidate) {
  const found = catalogue.find(matched.id);
  if (found === undefined) return undefined;
  const { food, variantId } = found;
  // Unless recipes call a food cooked, they give its weight before cooking.
  const { line } = matched;
  const sized: SizedFood = matched.sized ?? food;
  const isStateSaid = !(sized.isInUsualState && isPlain(text));
  const named = isStateSaid ? food.variants.find(({ id }) => id === variantId) : undefined;
  const raw = named === undefined && isPlain(text) ? uncooked(food, text, line) : undefined;
  const measured = raw && sized.variants.find(({ id }) => id === raw.id);
  const ofRaw = measured === undefined ? matched : weighedRaw(matched, sized, measured);
  const dried = raw === undefined ? undefined : driedVariant(food, text, ofRaw);
  const best = dried === undefined ? ofRaw : { ...matched, ...amountIn(line, food, dried) };
  if (best.amount === undefined) return { best, one: undefined, raw };
  const variant = dried ?? raw ?? named ?? standardVariant(food);
  const { confidence, unit, amount } = best;
  const solid = line.tin && !line.isDrained ? drainedShareOf(line.tin, food) : undefined;
  const isOnlyAsCooked = named === undefined && isOnlyCooked(food, variant, text);
  const assumptions = assumptionsOf(text, best, { variant, isOnlyAsCooked, solid });
  // 1 ml of food and liquid from a jar weighs about 1 g.
  const density = unit === 'ml' && solid === undefined ? (variant.density ?? 1) : 1;
  const one: Ingredient = {
    ...{ text, foodId: variant.id, foodName: food.name, confidence },
    ...{ grams: amount * density * (solid ?? 1), food, variant, assumptions },
    isAmountGiven: line.quantity !== undefined || line.measure !== undefined,
  };
  return { best, one, raw };
}

/** The assumptions about a weighed candidate. */
function assumptionsOf(
  text: string,
  { remarks, isSizeAssumed, amount = 0, unit }: Candidate,
  {
    variant,
    isOnlyAsCooked,
    solid,
  }: {
    readonly variant: Variant;
    /** It is cooked only because the catalogue has no raw one. */
    readonly isOnlyAsCooked: boolean;
    /** The share of the content of a tin that is no liquid. */
    readonly solid: number | undefined;
  },
): readonly Remark[] {
  const says = (...topics: readonly RemarkTopic[]) =>
    remarks.some((one) => isOnTopic(one, ...topics));
  const when = (isSo: boolean, note: Remark) => (isSo ? [note] : []);
  const alternative = droppedAlternative(text);
  const isSizeUnsaid = isSizeAssumed && !says('amount', 'no amount', 'liquid');
  const isSaltUnsaid = WITHOUT_SALT.test(text) && isSalted(variant) && !says('salt');
  return [
    ...remarks.filter((one) => solid === undefined || !isOnTopic(one, 'liquid')),
    ...when(alternative !== undefined, `used the first of the alternatives, not ${alternative}`),
    ...when(isSizeUnsaid, `assumed a usual size, ${weightText(amount)} ${unit}`),
    ...when(unit === 'ml' && variant.density === null, 'assumed that 1 ml weighs 1 g'),
    ...when(isOnlyAsCooked, `counted as ${variant.processing}, since the catalogue has no raw one`),
    ...when(isSaltUnsaid, WITH_USUAL_SALT),
    ...(solid === undefined
      ? []
      : [`counted ${100 * solid} % of the tin or jar, since the rest is liquid`]),
  ].map((one) => rewordRemark(one, (remark) => `${text}: ${remark}`));
}
