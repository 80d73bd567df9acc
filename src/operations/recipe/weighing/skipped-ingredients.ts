import type { EntrySink } from '../../../meals/entries/reading.ts';
import { ingredientText } from '../../../meals/recipes/ingredients/ingredient-text.ts';
import { type Diagnostic, ViandError } from '../../../model/diagnostic.ts';
import { readLine } from '../../../search/lines/reading/read-line.ts';
import type { Ingredient } from './weigh-part.ts';

/** An ingredient that viand does not know or cannot weigh. */
export interface SkippedIngredient {
  /** Its line, or the food id of its entry; empty if it has neither. */
  readonly text: string;
  /** The weight, if the text states it. */
  readonly grams: number | undefined;
  /** The reasons why it is skipped; at least one. */
  readonly faults: readonly Diagnostic[];
  /** Whether only its food or its weight is uncertain, rather than that it is faulty in another way. */
  readonly isUnsure?: boolean;
  /** The food, if only its amount is uncertain, with a usual amount. */
  readonly guess?: Ingredient;
  /** Kinds of one food, if the text only leaves open which of them it means. */
  readonly kinds?: readonly Ingredient[];
  /** Words that its kinds leave out and that viand does not know, so that it may be any food. */
  readonly unknownWords?: readonly string[];
  /** Whether its words are like those of no food, so that it may be text of the page. */
  readonly isUnlikeFood?: boolean;
  /** Whether the dish can be computed without it: whatever it is, it matters little. */
  readonly isMinor?: boolean;
}

/** Ingredients that count, and those that do not. */
export interface CountedIngredients {
  readonly ingredients: readonly Ingredient[];
  readonly skipped: readonly SkippedIngredient[];
}

/**
 * The weight in a line, such as "200 g", whatever food it names; 1 ml counts as 1 g. Undefined if it may be another
 * weight: "4 chicken breasts, 600 g" may be 600 g or 2400 g.
 */
export function statedGrams(line: string): number | undefined {
  const { quantity, measure, isUnclear } = readLine(ingredientText(line));
  if (measure?.kind !== 'unit' || quantity === undefined || isUnclear) return undefined;
  return quantity * measure.factor;
}

/**
 * Wraps a sink so that faulty entries are collected.
 *
 * @param skipped receives the faulty entries
 * @param report receives the problems that do not belong to an entry
 */
export function collectFaultyEntries(
  sink: EntrySink,
  skipped: SkippedIngredient[],
  report: (fault: Diagnostic) => void,
): EntrySink {
  let open: { -readonly [Key in keyof SkippedIngredient]: SkippedIngredient[Key] } | undefined;
  return {
    ...sink,
    row(group) {
      open = { text: '', grams: undefined, faults: [] };
      sink.row(group);
    },
    report(fault) {
      if (open === undefined || fault.field === 'entries') return report(fault);
      if (open.faults.length === 0) skipped.push(open);
      open.faults = [...open.faults, fault];
    },
    remarks({ foodId, amount, unit }) {
      if (open !== undefined) {
        open.text = foodId;
        if (unit === 'g' || unit === 'ml') open.grams = weightOf(amount);
      }
      open = undefined;
      return [];
    },
  };
}

function weightOf(amount: number | undefined): number | undefined {
  return amount !== undefined && amount >= 0 && Number.isFinite(amount) ? amount : undefined;
}

/** @throws ViandError with the faults of the skipped ingredients, if there are any */
export function throwFaults(skipped: readonly SkippedIngredient[]): void {
  if (skipped.length > 0) throw ViandError.of(skipped.flatMap(({ faults }) => faults));
}
