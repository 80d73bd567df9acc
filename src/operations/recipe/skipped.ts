import type { EntrySink } from '../../meals/reading.ts';
import { ingredientText } from '../../meals/recipes/ingredient-text.ts';
import { type Diagnostic, ViandError } from '../../model/diagnostic.ts';
import { readLine } from '../../search/lines/read-line.ts';

/** An ingredient that viand cannot weigh, or does not know. */
export interface SkippedIngredient {
  /** Its line, or the food id of its entry; empty where there is none. */
  readonly text: string;
  /** The weight, if the text states it. */
  readonly grams: number | undefined;
  /** Why it is skipped, at least one. */
  readonly faults: readonly Diagnostic[];
}

/** The weight that a line states whatever it names, such as "200 g"; 1 ml counts as 1 g. */
export function statedGrams(line: string): number | undefined {
  const { quantity, measure } = readLine(ingredientText(line));
  if (measure?.kind !== 'unit' || quantity === undefined) return undefined;
  return quantity * measure.factor;
}

/**
 * Adds to a sink that it collects the faulty entries.
 *
 * @param skipped takes them
 * @param report takes the problems that are of no entry
 */
export function collectingFaulty(
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

/** @throws ViandError with the faults of ingredients, unless there are none */
export function throwFaults(skipped: readonly SkippedIngredient[]): void {
  if (skipped.length > 0) throw ViandError.of(skipped.flatMap(({ faults }) => faults));
}
