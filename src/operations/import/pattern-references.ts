import type { Catalogue } from '../../catalogue/catalogue.ts';
import { readTable } from '../../importers/read-table.ts';
import { type Diagnostic, ViandError } from '../../model/diagnostic.ts';
import { FOOD_PATTERNS, type FoodPatternName, foodPattern } from '../../model/food-patterns.ts';
import { nutrient, unknownNutrients } from '../../model/nutrients.ts';
import { LABEL_NUTRIENTS } from '../../search/patterns/label-axes.ts';
import type { PatternReference } from '../../search/patterns/pattern-estimator.ts';

/** The columns of the table of reference foods: amounts are per 100 g, in the units of viand. */
export const REFERENCE_COLUMNS: readonly string[] = [
  'source',
  'source_code',
  'name',
  ...LABEL_NUTRIENTS,
  'food_patterns',
];

/** The foods of a catalogue whose food patterns were measured, each state with its own. */
function* embeddedReferences(catalogue: Catalogue): Generator<PatternReference> {
  for (const { name, otherNames, variants } of catalogue.foods()) {
    for (const { processing, nutrients, foodPatterns, foodPatternsOrigin: origin } of variants) {
      if (foodPatterns === null || origin === null) continue;
      const state = processing === 'raw' ? '' : ` ${processing}`;
      yield { names: [name + state, ...otherNames], nutrients, foodPatterns, origin };
    }
  }
}

/**
 * All foods from which food patterns are estimated: those of the catalogue, and those of the table. A food of
 * both has other names in each, and counts by either.
 *
 * @param table file with {@link REFERENCE_COLUMNS}; food patterns that it does not name are 0
 * @throws ViandError where the table cannot be read
 */
export async function readPatternReferences(
  catalogue: Catalogue,
  table: string,
): Promise<PatternReference[]> {
  const references = [...embeddedReferences(catalogue)];
  const refuse = (diagnostic: Diagnostic): never => {
    throw new ViandError(diagnostic);
  };
  for await (const row of readTable(table, REFERENCE_COLUMNS, refuse)) {
    const sourceCode = row.cell('source_code');
    const nutrients = unknownNutrients();
    for (const name of LABEL_NUTRIENTS) {
      const cell = row.cell(name);
      if (cell !== '') nutrients[nutrient(name).position] = Number(cell);
    }
    const foodPatterns = new Float64Array(FOOD_PATTERNS.length);
    for (const part of row.cell('food_patterns').split(';')) {
      const [name = '', amount] = part.split(' ');
      if (name !== '') foodPatterns[foodPattern(name as FoodPatternName).position] = Number(amount);
    }
    const origin = { source: row.cell('source'), sourceCode };
    references.push({ names: [row.cell('name')], nutrients, foodPatterns, origin });
  }
  return references;
}
