import type { Language } from '../../../language/language.ts';
import { localName } from '../../../language/local-name.ts';
import { mayBeSalty } from '../../../meals/recipes/ingredients/seasoning-words.ts';
import { nutrient } from '../../../model/nutrients.ts';
import { isOnTopic } from '../../../search/lines/words/remark.ts';
import { quotedList } from '../../../text/escaping/quote.ts';
import { weightText } from '../../../text/numbers/rounding.ts';
import type { CountedIngredients, SkippedIngredient } from '../weighing/skipped-ingredients.ts';
import type { Ingredient } from '../weighing/weigh-part.ts';
import { OF_FAT } from './energy-of-fat.ts';

/**
 * How much all open choices together may change each of these nutrients of the dish, as a share of it, and its HEI-2015,
 * by the project's judgement.
 */
const MOST_OF_NUTRIENT = 0.05;
const MOST_POINTS = 2;

/** With fewer ingredients that are certain, no choice is too small to matter. */
const LEAST_CERTAIN = 3;

/** The most kinds between which a choice may be indifferent. */
const MOST_KINDS = 30;

/** Energy comes first: the choices with the smallest difference in energy are made first. */
const ENERGY = nutrient('energy').position;
const COMPARED = [
  ENERGY,
  ...(['sodium', 'sugar', 'saturated_fatty_acids'] as const).map((key) => nutrient(key).position),
];

/** A choice between kinds or amounts: how much it may change the dish. */
interface Choice {
  readonly one: SkippedIngredient;
  /** The likeliest of them. */
  readonly first: Ingredient;
  readonly others: readonly Ingredient[];
  /** The differences in the compared nutrients. */
  readonly spreads: readonly number[];
}

/** What the choices need in addition to the ingredients. */
export interface ChoiceNeeds {
  readonly language?: Language | undefined;
  /** The HEI-2015 of a dish. */
  readonly scoreOf: (ingredients: readonly Ingredient[]) => number;
}

/** Ingredients with those whose kind or amount hardly matters. */
export interface WithChoices extends CountedIngredients {
  /** What was counted although its kind or its amount is uncertain. */
  readonly guessed: readonly SkippedIngredient[];
}

/**
 * Counts ingredients that leave open which kind of a food they are, such as full-fat or low-fat quark, or how much of
 * it, if the dish is nearly the same with each: all choices together change its energy, sodium, sugar and saturated fat
 * by at most 5 %, and its HEI-2015 by at most 2 points. An assumption names the kinds.
 */
export function withIndifferentKinds(
  { ingredients, skipped }: CountedIngredients,
  { language = 'en', scoreOf }: ChoiceNeeds,
): WithChoices {
  if (ingredients.length < LEAST_CERTAIN) return { ingredients, skipped, guessed: [] };
  const totals = COMPARED.map((position) =>
    ingredients.reduce((sum, one) => sum + (amountOf(one, position) || 0), 0),
  );
  const choices = skipped
    .flatMap((one) => choiceOf(one) ?? [])
    .sort((a, b) => (a.spreads[0] as number) - (b.spreads[0] as number));
  const counted = new Map<SkippedIngredient, Ingredient>();
  let changed = COMPARED.map(() => 0);
  let points = 0;
  for (const choice of choices) {
    const sums = changed.map((sum, at) => sum + (choice.spreads[at] as number));
    if (!sums.every((sum, at) => sum <= (totals[at] as number) * MOST_OF_NUTRIENT)) continue;
    const dish = [...ingredients, ...counted.values()];
    const further = points + spreadOfScore(choice, (kind) => scoreOf([...dish, kind]));
    if (!(further <= MOST_POINTS)) continue;
    [changed, points] = [sums, further];
    const share = Math.ceil((100 * (choice.spreads[0] as number)) / (totals[0] as number));
    counted.set(choice.one, withNote(choice, share, language));
  }
  return {
    ingredients: [...ingredients, ...counted.values()],
    skipped: skipped.filter((one) => !counted.has(one)),
    guessed: [...counted.keys()],
  };
}

function choiceOf(one: SkippedIngredient): Choice | undefined {
  const { kinds = [], unknownWords, guess, text } = one;
  const [first, ...others] = kinds;
  if (first === undefined) {
    const energy = guess && amountOf(guess, ENERGY);
    if (energy === undefined || Number.isNaN(energy) || mayBeSalty(text)) return undefined;
    const spreads = COMPARED.map((_, at) => (at === 0 ? (MOST_TIMES - 1) * energy : 0));
    return { one, first: guess as Ingredient, others: [], spreads };
  }
  const spreads = COMPARED.map((position, at) => {
    if (unknownWords === undefined) return spreadOf(kinds, position);
    return at === 0 ? OF_FAT * first.grams : 0;
  });
  return kinds.length > MOST_KINDS ? undefined : { one, first, others, spreads };
}

/** How many times a usual amount people may use of a food whose amount is uncertain, by the project's judgement. */
const MOST_TIMES = 3;

/** The difference between the kinds with the most and the least of a nutrient; NaN if only some have a known amount. */
function spreadOf(kinds: readonly Ingredient[], position: number): number {
  const amounts = kinds.map((one) => amountOf(one, position));
  if (position !== ENERGY && amounts.every(Number.isNaN)) return 0;
  return Math.max(...amounts) - Math.min(...amounts);
}

function spreadOfScore({ first, others }: Choice, scoreWith: (kind: Ingredient) => number): number {
  if (others.length === 0) return 0;
  const scores = [first, ...others].map(scoreWith);
  return Math.max(...scores) - Math.min(...scores);
}

/** The likeliest kind, with a note on how much the others or another amount matter. */
function withNote({ one, first, others }: Choice, share: number, language: Language): Ingredient {
  const { text, kinds = [], unknownWords } = one;
  const nameOf = ({ food }: Ingredient) => localName(food, language);
  const sorted = others.toSorted((a, b) => amountOf(a, ENERGY) - amountOf(b, ENERGY));
  const extremes = [...new Set([sorted[0], sorted.at(-1)])].flatMap((kind) => kind ?? []);
  if (kinds.length === 0) {
    // The remark that there is no amount would be untrue: there is a number of unknown pieces.
    const further = first.assumptions.filter((note) => !isOnTopic(note, 'no amount'));
    const note = `${text}: its amount is uncertain, counted as ${weightText(first.grams)} g; ${MOST_TIMES} times as much would change the energy of the dish by at most ${share} %`;
    return { ...first, text, assumptions: [note, ...further] };
  }
  const note =
    unknownWords === undefined
      ? `${text}: counted as ${nameOf(first)}${extremes.length === 0 ? ', the only kind that is known' : `; instead of it, ${extremes.map(nameOf).join(' or ')} would change the energy of the dish by at most ${share} %`}`
      : `${text}: counted as ${nameOf(first)} without the unknown ${quotedList(unknownWords)}; any other food would have at most ${share} % of the energy of the dish`;
  return {
    ...first,
    text,
    mayBe: others.map(({ foodId }) => foodId),
    assumptions: [note, ...first.assumptions],
  };
}

function amountOf({ grams, variant }: Ingredient, position: number): number {
  return (grams * (variant.nutrients[position] as number)) / 100;
}
