import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { PatternReference } from '../../estimation/food-patterns/pattern-estimator.ts';

/** The foods of a catalogue whose food patterns were measured, each state with its own. */
export function patternReferences(catalogue: Catalogue): PatternReference[] {
  const references: PatternReference[] = [];
  for (const { name, otherNames, variants } of catalogue.foods()) {
    for (const { processing, nutrients, foodPatterns, foodPatternsOrigin: origin } of variants) {
      if (foodPatterns === null || origin === null) continue;
      const state = processing === 'raw' ? '' : ` ${processing}`;
      references.push({ names: [name + state, ...otherNames], nutrients, foodPatterns, origin });
    }
  }
  return references;
}
