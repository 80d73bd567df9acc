import type { DiagnosticSink } from '../../model/diagnostic.ts';
import { FOOD_PATTERNS, type FoodPatternVector } from '../../model/food-patterns.ts';
import { isRepeated, readFoodPatternVector } from '../cells.ts';
import { readTable } from '../read-table.ts';
import { orphan } from './at-a-glance-tables.ts';
import type { FpedFile, FpedStyle } from './files.ts';

type FoodPatternUnit = (typeof FOOD_PATTERNS)[number]['unit'];

/** How FPED writes the units of food patterns. */
const UNITS: Readonly<Record<FpedStyle, Readonly<Record<FoodPatternUnit, string>>>> = {
  'of a release': {
    'cup eq': 'cup eq.',
    'oz eq': 'oz. eq.',
    'tsp eq': 'tsp. eq.',
    g: 'grams',
    drinks: 'no. of drinks',
  },
  'of several releases': {
    'cup eq': 'cup eq',
    'oz eq': 'oz eq',
    'tsp eq': 'tsp eq',
    g: 'grams',
    drinks: 'no. of drinks',
  },
};

/**
 * Reads FPED. If there are several files, the first that has a food counts.
 *
 * @param codes the codes of the foods; a file of one release must have no others
 */
export async function readFped(
  files: readonly FpedFile[],
  codes: ReadonlyMap<string, unknown>,
  fault: DiagnosticSink,
): Promise<Map<string, FoodPatternVector>> {
  const patterns = new Map<string, FoodPatternVector>();
  for (const { file, style } of files) {
    const columns = FOOD_PATTERNS.map(
      ({ name, unit }) => `${name.toUpperCase()} (${UNITS[style][unit]})`,
    );
    const vectors = new Map<string, FoodPatternVector>();
    for await (const row of readTable(file, ['FOODCODE', ...columns], fault)) {
      if (isRepeated(row, 'FOODCODE', vectors, fault)) continue;
      const code = row.cell('FOODCODE');
      if (style === 'of a release' && !codes.has(code)) {
        fault(orphan(code, row.location, 'a code from the table of foods'));
      }
      const vector = readFoodPatternVector(row, columns, fault);
      if (vector !== undefined) vectors.set(code, vector);
    }
    for (const [code, vector] of vectors) if (!patterns.has(code)) patterns.set(code, vector);
  }
  return patterns;
}
