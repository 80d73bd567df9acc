import type { Catalogue } from '../../catalogue/catalogue.ts';
import { type Food, standardVariant, type Variant } from '../../model/food.ts';
import { amountIn } from '../../search/lines/candidates/candidate-amount.ts';
import { acceptanceOf, type Candidate } from '../../search/lines/candidates/candidates.ts';
import { weighedRaw } from '../../search/lines/candidates/weighed-raw.ts';
import { droppedAlternative } from '../../search/lines/normalising/remarks/alternatives.ts';
import { withoutDescription } from '../../search/lines/normalising/remarks/description.ts';
import { drainedShareOf } from '../../search/lines/weighing/assumed-sizes/drained-tins.ts';
import { weightText } from '../../text/numbers/rounding.ts';
import { matchText } from '../match/names/foods-of-text.ts';
import { driedOrTinned } from './dried-or-tinned.ts';
import { driedVariant, isOnlyCooked, isPlain, uncooked } from './ingredient-states.ts';

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
  /** Whether the text gives an amount. Otherwise, a usual serving counts. */
  readonly isAmountGiven: boolean;
  /** The assumptions, as sentences. */
  readonly assumptions: readonly string[];
}

/** Candidates that are not certain, or a food without a weight. */
export interface UnweighedPart {
  readonly candidates: readonly Candidate[];
  readonly isCertain: boolean;
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
  return isWeighed(described) ? { ...described, text } : asWritten;
}

function weighText(catalogue: Catalogue, text: string, accept: number): Ingredient | UnweighedPart {
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
  const isWeightStated = line.measure?.kind === 'unit' && line.measure.unit === 'g';
  const either =
    raw !== undefined && isWeightStated
      ? driedOrTinned(catalogue, matched, { food, dried: raw, grams: best.amount })
      : undefined;
  if (either !== undefined) return { candidates: either, isCertain: false };
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
    isAmountGiven: line.quantity !== undefined || line.measure !== undefined,
  };
}
